title = Manakin Mates
tagline = Line up four dancing birds, but never five.

seat-purple = Purple
seat-white = White
piece-purple = purple bird
piece-white = white bird
supply-purple = purple birds still to come
supply-white = white birds still to come

cell-neutral = neutral clearing
cell-purple = purple square
cell-white = white square

# Why a game ended, said after "Purple wins:"
reason-four = four in a row by a move
reason-five = the other side has five in a row
reason-stuck = the other side cannot move

# What is wrong with a position, said after "This position cannot be played:"
error-too-many-discs = there are more than twelve birds, on the board and waiting
error-supply = { $seat } must have a number of waiting birds from 0 to 6
error-both-five = both sides have five in a row
error-four-flag = it says that { $seat } has just made four in a row, but there is no such row

# Said in the setup editor
setup-note = The board starts empty, as the rulebook says. Its colours are reconstructed from the words of the rulebook, because we did not have its picture.
number-supply = Birds still waiting

help-setup = Setting up
help-setup-1 = The board starts empty. Each side has six birds waiting beside it. A bird is a disc with a purple side and a white side, so a bird that is turned over belongs to the other side from then on.
help-setup-2 = The board is 5 squares by 5. It has 8 purple squares with an orchid and 12 white squares with a palm leaf. The four corners and the centre are green clearings and belong to no colour.
help-example-board = The empty board. A twig joins two squares of one colour wherever they touch at a corner.

help-goal = The goal
help-goal-1 = Each of you leads a group of blue manakins that are practising a dance. Be the first to bring four of your birds into one straight row by moving one of them. The row may run across, up and down, or on a slant.
help-goal-2 = Five in a row is one dancer too many: then you lose.

help-turn = Your turn
help-turn-1 = Purple goes first, then you take turns. On your turn you do exactly one of two things:
help-turn-2 = Place: put one of your waiting birds on any empty square.
help-turn-3 = Move: take one of your birds on the board to another square.
help-turn-4 = You may not pass. A bird never leaves the board again.

help-moving = Moving
help-moving-1 = Any bird can step to an empty square beside it, in all eight directions.
help-moving-2 = A bird on a square of its own colour can also slide. It follows a diagonal of that colour as far as you like, along the twigs, and stops on any empty square on the way. It does not jump over birds.
help-example-slides-purple = The purple bird stands on purple. Besides its single steps it can slide two squares each way, as far as a3 or e3.
help-example-slides-white = The white bird stands on white. It can slide three squares, up to d5. That is the longest slide there is.

help-neutral = Green clearings
help-neutral-1 = You can place birds on the clearings and step onto them and off again. They give no slide: a bird standing on one only steps, and a slide neither ends on one nor goes across it.
help-neutral-2 = The rulebook does not spell out that last part. We read it so because a clearing is not part of any coloured diagonal.

help-flip = Turning birds over
help-flip-1 = When you move a bird and it closes in birds of the other side between itself and another of your birds, in one straight line and without a gap, they are all turned over. Now they are yours. One move can do this in several directions.
help-example-flip = If purple moves d3 to c3, the white birds on b3 and d4 are caught and turn purple. Now the white bird on c4 stands between two purple ones as well, but it stays white: nothing turns over because of a bird that was only just turned.
help-flip-2 = You cannot choose: whatever your move closes in must turn over. Your own birds never do. You may move between two birds of the other side without harm.
help-flip-3 = Placing a bird never turns anything over.
help-example-placing-never-flips = Purple has just placed the bird on c3. The white bird on b3 is closed in, but it stays white.

help-winning = Winning
help-winning-1 = You win when your move leaves four of your birds side by side in one row. The bird you moved, or one that it turned over, must be part of that row.
help-example-four-by-move = Purple moves d3 to c3. Four in a column: purple wins.
help-example-four-by-flip = Purple moves d3 to d4. The white bird on c4 turns over, and four purple birds stand on a slant: purple wins.
help-winning-2 = You may place a bird so that it makes four, but that does not win. If such a row is simply left standing, it does not win later because you move some other bird. That is how we read the rulebook, which says that the move itself must bring the four about.
help-example-four-by-placing = The same four, but the bird on c3 was placed. The game goes on.

help-losing = Losing
help-losing-1 = As soon as five birds of one side stand in a row, that side loses. It does not matter how the row came about: by placing, by moving or by turning birds over.
help-losing-2 = Five counts before four. If a move makes a four and a five at once, it loses.
help-example-five-loses = If purple moves d3 to c3, there are five in the column, and white wins.

help-stuck = No move left
help-stuck-1 = If it is your turn, all your birds are placed and none of them can move, you lose. The rulebook says nothing about this. We follow Yonmoque, an older game of the same family.

help-notation = Writing moves down
help-notation-1 = Every square has a name: a letter for its column, counted from the left, and a number for its row, counted from the bottom. So a1 is the square at the bottom left.
help-notation-2 = A move is written with the square where it starts and the square where it ends: d3-c3. Read it aloud as “d three to c three”. When a bird is placed, only its square is written, after the sign @: @c3, “place on c three”. You can type your moves in this way, too.

help-repetition = Going round in circles
help-repetition-1 = When the same position comes up for the third time with the same side to play, the game is a draw. This is a house rule of ours, because the rulebook has none. You can switch it off when you start a game. You can also give up or agree on a draw at any time.

help-reconstructed = What we had to work out
help-reconstructed-1 = We had the words of the rulebook, but not its picture of the board. We worked out the colours from what the words say: the corners and the centre are neutral, and the longest slide is two squares for purple and three for white. A chessboard pattern whose purple squares are those of the centre’s colour fits exactly.
help-reconstructed-2 = If your own box shows a different board, please trust your box.

help-nature = The real dancers
help-nature-1 = The blue manakin, Chiroxiphia caudata, lives in the Atlantic Forest: in the south-east of Brazil, the east of Paraguay and the north-east of Argentina. Males are bright blue and black with a red crown. Females are olive green, which hides them well when they sit on their eggs.
help-nature-2 = Males meet at a dancing ground, called a lek, and dance on a thin, slightly bent branch about a metre and a half above the ground. One of them, the alpha, is in charge. The others are his helpers.
help-nature-3 = When a female arrives, the males line up beside her on the branch. The one nearest to her jumps up, hovers in front of her, and lands at the far end of the line. The next one follows, and so on, round and round like a cartwheel, often more than fifty times.
help-nature-4 = When she is ready, the alpha calls to send the others away and dances one last dance alone. Only he mates with her. The helpers practise for the day when the place of the alpha becomes free.
