"""One folder a game. A folder's ``GAMES`` are the games, variants under a name of their own included, that it holds."""
