GAMES = ()
