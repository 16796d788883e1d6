title = Baleen Bubbles
tagline = Whales, hold your line! Herd your fish into the ring of bubbles.

seat-blue = Blue
seat-black = Black
piece-whale-blue = blue whale
piece-whale-black = black whale
piece-fish-blue = blue school of fish
piece-fish-black = black school of fish

cell-centre = bubble net
cell-water = water

# Why a game ended, said after "Blue wins:"
reason-centre = the school of fish has stopped in the bubble net
reason-blocked = the other school of fish cannot move

# What is wrong with a position, said after "This position cannot be played:"
error-first-flag = the last sign must be 1 (nothing has moved yet) or - (the game is under way)
error-one-fish = { $seat } must have exactly one school of fish
error-too-many-whales = { $seat } has more than six whales
error-whale-in-centre = a whale is resting in the bubble net, where only fish may rest

help-setup = Setting up
help-setup-1 = The ocean is 7 squares by 7. Every side fills the row nearest to it: a school of fish in the middle, three whales to its left and three to its right. A school is a big group of fish that swim together.
help-setup-2 = Blue pieces look to the right and black pieces to the left. A whale is a smooth disc. A school of fish has an edge made of bubbles.
help-example-setup = Ready to start. The ring of bubbles on d4, right in the middle, is the bubble net.

help-goal = The goal
help-goal-1 = Each of you leads six humpback whales that chase one school of fish. Be the first to make your own school of fish stop in the bubble net, the ring in the very middle.
help-goal-2 = There is a second way to win: hem in the other school of fish so tightly that it cannot move at all.

help-turn = Your turn
help-turn-1 = Blue goes first, then you take turns. On your turn you move one of your pieces: a whale or your school of fish. You may not pass, and nothing is ever captured.
help-turn-2 = There is one limit, for the very first move of the game only: blue may not send its fish straight up the board, for there it would stop right in front of the black fish and stand in its way. Any other move is fine.
help-example-first-move = The first move. Here the blue fish may glide along the slants, to a4 or to g4, but not straight up.

help-moving = Moving
help-moving-1 = Whales and fish move alike. Pick one of the eight directions: across, up and down, or on a slant. The piece glides that way in a straight line and keeps going until something stops it, either the edge of the ocean or another piece, no matter whose.
help-moving-2 = You may not stop halfway. And a piece that has something right in front of it cannot go that way at all.
help-example-fish-slides = The black fish has four ways to go. A whale stops it on f7, on e6 and on d3. On the way to a4 only the edge stops it.
help-example-whale-slides = The blue whale on d2 can go to five squares. Along its row, and on the slants up to a5 and g5, only the edge stops it. Straight up, the black fish stops it on d6. Below, its friends are right in the way.

help-net = The bubble net
help-net-1 = Only the two schools of fish may rest in the bubble net. A whale may swim straight across it, but a move that would leave a whale there is not allowed.
help-example-whale-crosses = The row is empty, so the whale can swim from a4 through the bubble net to g4.
help-example-whale-may-not-stop = Now a black whale on e4 is in the way. The blue whale would have to stop in the bubble net, so it may not go along the row.

help-winning = Winning in the net
help-winning-1 = Your fish must come to rest in the net. Passing through does not count. So you need a helper: some piece that stands just behind the net and stops your fish in the right place. It may be any piece, even one of the other side.
help-example-fish-crosses = Nothing stands behind the net. From a1 the blue fish would shoot right through it, all the way to g7.
help-example-fish-stops = A blue whale is waiting on e5. If the fish goes up the slant from a1, it stops in the net, and blue wins.

help-blocked = Winning by blocking
help-blocked-1 = If a turn begins and that player’s fish cannot move in any direction, that player has lost, even if the whales could still move.
help-example-blocking = The black fish in the corner has only one way out, the slant through f6. If the blue whale glides from a6 to f6, the fish is stuck and blue wins.
help-blocked-2 = What if one move leaves both schools of fish stuck? Then whoever made the move wins, because it is now the other one’s turn. The rulebook does not mention this. It follows from looking at the start of a turn.
help-example-both-blocked = If the blue whale goes from f1 to f6, neither fish can move any more. It is black’s turn, so blue wins.
help-blocked-3 = If you block only your own fish, the game goes on for now. You lose if it is still stuck when your next turn begins. This too is our reading. We took it from King’s Valley, an older game in which pieces glide in the same way.
help-example-own-blocked = Blue has just walled in its own fish on a1. Now it is black’s turn. Blue loses unless black moves the whale on a2 away.

help-notation = Writing moves down
help-notation-1 = Every square has a name: a letter for its column, counted from the left, and a number for its row, counted from the bottom. So a1 is the square at the bottom left.
help-notation-2 = A move is written with the square where it starts and the square where it ends: a1-a6. Read it aloud as “a one to a six”. You can type your moves in this way, too.

help-repetition = Going round in circles
help-repetition-1 = When the same position comes up for the third time with the same side to play, the game is a draw. This is a house rule of ours, because the rulebook has none. You can switch it off when you start a game. You can also give up or agree on a draw at any time.

help-reconstructed = What we had to work out
help-reconstructed-1 = We had the words of the rulebook, but not its pictures. Seven pieces fill the first row, so the ocean is seven squares wide. We made it seven squares high as well, so that one square lies exactly in the middle.
help-reconstructed-2 = The light and dark tint of the water is our own. It only helps your eye to follow the slants. If your own box shows something else, please trust your box.

help-nature = The real bubble nets
help-nature-1 = Humpback whales live in all the oceans. They belong to the baleen whales: instead of teeth they have baleen, rows of bristly plates that hang from the upper jaw. The plates are made of keratin, like your fingernails.
help-nature-2 = Humpbacks hear very well and can feel changes in the water around them. When a group has found a big school of small fish or krill, the whales gather in a circle below it.
help-nature-3 = Then they swim in a spiral and let out bubble after bubble. The bubbles rise and form a round curtain, like a net without threads. The fish do not dare to swim through, and the whales draw the ring tighter and tighter.
help-nature-4 = All at once the whales shoot up through the middle with their mouths wide open. They close their mouths and press the water out through the baleen. The fish stay inside, as in a sieve, and are swallowed whole.
help-nature-5 = A single whale would have a hard time fencing in so many fish. When they work together, every one of them eats more.
