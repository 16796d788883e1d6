app = Wild
app-tagline = Animal board games for quiet afternoons, with no network needed.
text-missing = …
skip = Skip to the game
home = All games
failed-title = Not here
page-unknown = There is nothing at this address.
page-no-save = This game is not saved in this browser. It may have been deleted, or it was saved on another device.

## Home
continue = Go on playing
games = The games
plate = Plate { $number }
play = Play
new-game = New game
rules = Rules
saves = Saved games
settings = Settings
board-of = The board of { $game }
words = How to go on

## Playing
to-move = to move
winner = winner
moves = Moves
tools = Tools
undo = Undo
redo = Redo
flip = Flip
menu = More
share = Share
wins = { $seat } wins
drawn = A draw
outcome = How the game ended
rematch = Rematch
tap-kept = One moment, your tap is kept
tap-chosen = { $step } chosen. { $count ->
    [one] One place to go.
   *[other] { $count } places to go.
  }
pieces-none = The board is empty.
tap-asked = How to go on: { $choices }.
guide-of = What { $piece } on { $cell } can do
guide-release = Take the choice back
guide-explain = Explain the marks
sure = Are you sure?
sure-yes = Do it
sure-no = Rather not
zones = Areas
zones-show = Show areas
zones-hide = Hide areas
last-none = Nothing has been played yet.
overtaken = Another tab has played on in this game. You now see what was played there.
overtaken-keep = Keep mine too
copy-of = { $name } (my line)

## The list of moves
log-start = Start
log-at = After move { $at }.
log-draw = draw
log-resign = { $seat } gives up
lines = Other lines: { $count }
line = From move { $at }: { $first } ({ $length } moves)
line-end = Up to move { $length }
type-move = Write a move
type-play = Play the move that is written

## Asking first
new-game-of = New game: { $game }
new-game-kept = The game you are playing stays among your saved games.
new-game-start = Start
offer-draw = Offer a draw
draw-question = { $seat } offers a draw. Does { $other } agree?
draw-agree = Agree: the game is a draw
draw-go-on = Play on
resign = Give up
resign-question = { $seat } gives up and loses this game. Are you sure?
resign-yes = Give up
dialog-close = Close
dialog-cancel = Cancel
note-close = Dismiss

## Setting up
change-position = Change this position
setup-title = Set up: { $game }
setup-own = Set up your own
setup-mine = My setups
setup-edit = Change
setup-pieces = What a tap puts down
setup-remove = Take away
setup-grounds = Ground
setup-usual-ground = Usual board
setup-clear = Clear
setup-start = Usual start
setup-turn = To move
setup-number = { $seat }: { $what }
setup-less = { $what }: one less
setup-more = { $what }: one more
setup-ready = Ready to play. { $seat } is to move.
setup-wait = The rules are just starting. You can put pieces down already.
setup-play = Play
setup-share = Share
setup-keep = Keep
setup-keep-text = You will find it under “New game” and can begin there as often as you like.
setup-name = Name of the setup
setup-name-proposal = My setup { $number }
setup-keep-yes = Keep
setup-kept = “{ $name }” is kept. You will find it under “New game”.

## Sharing
share-text = Whoever opens this link sees the game as it stands and can play on. Nothing is sent to a server: the whole game is in the link.
share-link = Link to this game
share-copy = Copy link
share-copied = Copied
share-send = Send …
share-code = QR code of the link
share-too-long = This game is too long for a QR code. Please use the link.
receive-title = A game arrives
receive-text = Opening the game that was sent to you …

## Saved games
saves-none = No game is saved yet. Every game you play is kept here by itself.
saves-rename = Rename
saves-delete = Delete
saves-deleted = “{ $name }” was deleted.
saves-undo = Undo
saves-name = Name of the game
saves-name-save = Save the name
saves-moves = { $count ->
    [0] not begun
    [one] 1 move
   *[other] { $count } moves
  }
saves-changed = last played { $when }
saves-files = Keep a copy
saves-export = Save to a file
saves-import = Read from a file
saves-files-text = All your games in one file, to keep or to take to another device.
import-done = { $added ->
    [0] No new game in this file.
    [one] One game was added.
   *[other] { $added } games were added.
  }{ $known ->
    [0] { "" }
    [one] { " " }One was here already.
   *[other] { " " }{ $known } were here already.
  }{ $bad ->
    [0] { "" }
    [one] { " " }One could not be read and was left out.
   *[other] { " " }{ $bad } could not be read and were left out.
  }
import-unreadable = This file holds no saved games of this app. Nothing was changed.
import-newer = This file comes from a newer version of the app. Please update first. Nothing was changed.
import-too-big = This file is too big to be saved games. Nothing was changed.
trouble-full = The browser has no room left. The game goes on, but it will be gone when you close this page. Save your games to a file to keep them.
trouble-closed = This browser keeps nothing, perhaps because the window is private. The game goes on, but it will be gone when you close this page.

## Rules
learn-title = { $game }: the rules
learn-contents = On this page
learn-try = Try it
learn-again = Start over
learn-solution = Show the solution
learn-solved = Solved! Well done.
learn-missed = Not quite. Start over, or look at the solution.
learn-open = Play on from here
learn-play = Play this game
learn-credits = Drawings

## Settings
set-language = Language
set-language-auto = As in the browser
set-theme = Colours
set-theme-auto = As on the device
set-theme-light = Paper
set-theme-dark = Forest
set-motion = Movement
set-motion-on = Pieces glide and turn
set-motion-off = No movement
set-keys = Single-key shortcuts
set-keys-on = On
set-keys-off = Off
install = Install the app
install-text = Puts Wild on your home screen, like any other app.
install-ios = On this device: open the Share menu and choose “Add to Home Screen”. Then Wild starts like any other app, without a network.
install-ios-done = Got it
update-ready = A new version is ready.
update-now = Reload now
update-later = Later
offline-ready = Ready to play without a network.
rules-failed = The rules could not be started in this browser. Please reload the page; if that does not help, this browser is too old for the game.

## Keyboard
keys = Keyboard
key-arrows = Walk over the board
key-enter = Tap the cell (the space bar does too)
key-escape = Let go of what is chosen
key-board = Go to the board
key-choices = Go to the choices beside the board
key-stack = List a stack from top to bottom
key-move = Write a move
key-undo = Undo, redo
key-flip = Turn the board
key-turn = Hear whose turn it is
key-pieces = Hear where the pieces are
key-last = Hear the last move
key-help = This list

## Cells, in words
cell-square = square { $cell }
cell-empty = empty
cell-stack = stack of { $count }, from the top: { $pieces }
stack-run = { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
  }
stack-title = { $cell }: stack of { $count }
stack-told = { $cell }, stack of { $count }, from top to bottom: { $pieces }.
stack-top = top
stack-bottom = bottom
stack-none = There is no stack here.
cell-chosen = chosen
cell-won = part of the row that ended the game
cell-last = part of the last move
effect-select = can be moved
effect-place = can be placed here
effect-move = can move here
effect-flip = can move here and turn over
effect-capture = can capture here
effect-other = can be chosen
cell-goes-on = then there is more to choose
choice-move = Stop on { $cell }
choice-place = Place it on { $cell }
choice-flip = Turn over on { $cell }
choice-capture = Capture on { $cell }
choice-other = Go on with { $cell }
supply-label = { $piece }: { $count }

## What the rules say
status-turn = { $seat } to move
status-won = { $seat } wins: { $reason }
status-drawn = A draw: { $reason }
reason-resigned = the other side gave up
reason-agreed = both sides agreed
reason-repetition = the same position for the third time
reason-sixty-moves = 60 moves by each side without a capture or other lasting change
reason-no-moves = the other side cannot move

event-moved = { $seat }: { $piece } from { $from } to { $to }.
event-placed = { $seat }: { $piece } placed on { $to }.
event-flipped = { $at } turns over: { $piece }.
event-captured = { $piece } on { $at } is captured.
event-resigned = { $seat } gives up.

option-repetition = The same position three times
option-repetition-on = ends the game in a draw
option-repetition-off = does not matter
option-sixty-moves = Sixty moves each in which nothing happens
option-sixty-moves-on = end the game in a draw
option-sixty-moves-off = do not matter

error-unreadable-move = “{ $move }” is not a move of this game.
error-illegal-move = { $move } is not possible now.
error-ambiguous-move = “{ $move }” can mean several moves: { $choices }.
error-game-over = This game is over.
error-not-here = Nothing can be done with { $cell } now.
error-unknown-game = This app does not have the game “{ $game }”. A newer version may have it.
error-unknown-option = The option { $option } is not known here.
error-position = This position cannot be played: { $why }.
error-position-fields = it must have { $fields } parts
error-position-turn = it does not say whose turn it is
error-board-shape = the board must have { $rows } rows of { $columns }
error-board-letter = “{ $letter }” stands for no piece
error-too-many-pieces = there are too many pieces
error-setup-over = Nothing is left to play here. { $status }.
error-record-broken = This game is damaged and cannot be opened.
error-record-newer = This game was saved by a newer version of the app. Please update first.
error-record-illegal = Move { $ply } ({ $move }) is not allowed by today’s rules. You see the game up to there.
error-record-full = A game can have { $limit } moves at most.
error-link-broken = This link is damaged. Perhaps a part of it got lost on the way; please ask for it again.
error-link-too-long = This link is too long to be a game.
error-link-newer = This link was made by a newer version of the app. Please update first.
error-internal = Something went wrong. Your game is saved; please try again.

credits = Drawings
credits-drawings = The animals on the pieces are from Fluent Emoji by Microsoft, painted over to show their species. Boards, pieces and signs were drawn for Wild.
credits-licences = Licences of the drawings
