title = Monkey Monarchs
tagline = Trap the other alpha, or sit down in its nest.

seat-yellow = Yellow
seat-blue = Blue
piece-alpha-yellow = yellow alpha
piece-female-yellow = yellow female
piece-bachelor-yellow = yellow bachelor
piece-alpha-blue = blue alpha
piece-female-blue = blue female
piece-bachelor-blue = blue bachelor

cell-home-yellow = yellow nest
cell-home-blue = blue nest
cell-rock = rock

option-board = The mountain
option-board-5x5 = 5 by 5 squares
option-board-6x6 = 6 by 6 squares, a calmer start

# Why a game ended, said after "Yellow wins:"
reason-home = the alpha has reached the other nest
reason-alpha = the other alpha is defeated
reason-stuck = the other side cannot move

# What is wrong with a position, said after "This position cannot be played:"
error-clan-size = { $seat } must have at most six monkeys, those on the board and those defeated together
error-two-alphas = { $seat } has more than one alpha
error-no-alpha = there is no alpha on the board
error-both-home = each alpha is already in the nest of the other

# Said in the setup editor
setup-note = The small mountain and the start are reconstructed: the words of the rulebook do not say how many females and bachelors each clan has or where they stand, and we did not have the picture. If your own box shows another start, lay it out here.
number-lost = Monkeys already defeated

help-setup = Setting up
help-setup-1 = Each side has a clan of six golden snub-nosed monkeys. The alpha, the male that leads the clan, wears a crown, the females carry their young, and the bachelors, males without a family, sit on a branch with their tail raised. Yellow has one alpha, three females and two bachelors. Blue has one alpha, two females and three bachelors.
help-setup-2 = The mountain is 5 squares by 5. The clans start in two opposite corners, each alpha in its nest in the very corner.
help-example-start = The start on the small mountain.
help-setup-3 = For a calmer start, choose the other side of the board with 6 squares by 6. The monkeys stand in the same way, only further apart.
help-example-start-6x6 = The start on the large mountain.

help-goal = The goal
help-goal-1 = The two clans want the same mountain. You win when your alpha reaches the nest where the other alpha started. You also win when you defeat the other alpha.
help-goal-2 = Watch out: monkeys of your own clan can be talked into helping the other side!

help-turn = Your turn
help-turn-1 = Yellow goes first, then you take turns. On your turn you move one of your monkeys. You may not pass.

help-moving = Moving
help-moving-1 = Every monkey moves one square: sideways, up, down or on a slant. The square must be empty.

help-nests = The nests
help-nests-1 = Once an alpha has left its nest, only the alpha of the other side may enter it. Nobody of its own clan may, not even the alpha itself.
help-example-closed = The yellow alpha has left a1. It can step to any empty square around it, but not back into the nest.
help-nests-2 = There is one exception. Any monkey may step into an empty nest if that very move defeats the other alpha.
help-example-exception = If the female on a2 steps into the nest on a1, the blue alpha is trapped between her and the female on c1. So she may, and yellow wins.

help-trap = Defeating monkeys
help-trap-1 = You defeat monkeys of the other side by trapping them in one straight line between two monkeys that work together. The line may run across, up and down, or on a slant. There may be one, two or three monkeys in the trap, side by side and without a gap. They leave the board.
help-trap-2 = One of the two must be the monkey you have just moved. A trap that comes about in any other way defeats nobody.
help-trap-3 = There are three ways to work together.

help-alpha = Together with the alpha
help-alpha-1 = Your alpha works together with every monkey of its clan, female or bachelor.
help-example-alpha = If the blue female on d2 moves to c2, she and the blue alpha have a yellow female and a yellow bachelor between them. Both are defeated.

help-alike = Two of a kind
help-alike-1 = Two females of one clan work together, and so do two bachelors. A female and a bachelor never do.
help-example-alike = If the yellow female on d3 moves to c3, she works together with the female on c5: the bachelor on c4 is defeated. She now stands between the blue bachelors on b4 and d2 herself, but nothing happens to her, because blue did not move.
help-example-unlike = The same again, but a bachelor stands on d3. If it moves to c3, the blue bachelor stays: a bachelor and a female do not work together.

help-deceit = Deceit
help-deceit-1 = Your female can also work together with a female of the other clan, who then deceives her own clan. Your bachelor can do the same with a bachelor of the other clan. The alphas are never talked into it.
help-deceit-2 = The helper stays on the board; only the monkeys between the two are defeated.
help-example-deceit = If the blue bachelor on b3 moves to c3, the yellow bachelor on c5 helps it: the yellow female on c4 is defeated.
help-deceit-3 = But females never deceive females, and bachelors never deceive bachelors.
help-example-no-deceit = If the blue female on b3 moves to c3, nothing happens: the yellow female on c5 does not help against another female.
help-deceit-4 = Even an alpha can fall to deceit.
help-example-deceit-alpha = If the yellow female on b3 moves to c3, the blue female on c5 helps her to defeat the blue alpha. Yellow wins.

help-care = Good to know
help-care-1 = One move can spring several traps at once.
help-example-several = If the yellow female on d3 moves to c3, she traps the bachelor on c4 and the bachelor on b3.
help-care-2 = On your own turn you never lose a monkey. So you may move between two monkeys of the other side without harm. But if one of your own monkeys stands in the line, between the two ends, that line defeats nobody.
help-example-own-between = If the female on d2 moves to c2, the line up to the female on c5 holds a blue bachelor and a yellow one. Neither is defeated.
help-care-3 = Four monkeys in a row, which fit only on the large mountain, are too many for a trap.
help-example-four = If the yellow alpha on f3 moves to f4, there are four monkeys between it and the female. Nobody is defeated.

help-duty = The alpha must come out
help-duty-1 = When three or more of your monkeys are defeated and your alpha is still in its nest, it must move out at once. No other monkey may move, not even to win. If the alpha cannot move, you move another monkey, and the alpha still has to leave as soon as it can.
help-example-duty = Yellow has lost three monkeys. Its alpha must leave a1, and b2 is the only square it can go to.

help-end = Winning
help-end-1 = You win as soon as your alpha enters the nest of the other alpha.
help-example-home = The yellow alpha steps from d4 to e5 and wins.
help-end-2 = You win as soon as the other alpha is defeated.
help-example-alpha-defeated = The yellow alpha moves from c2 to d2. Together with the female on d5 it defeats a bachelor and the blue alpha: yellow wins.
help-end-3 = And you win when the other side has no move on its turn.
help-example-stuck = The blue female has just moved from c1 to b1. The last yellow monkey has no empty square around it: blue wins.

help-notation = Writing moves down
help-notation-1 = Every square has a name: a letter for its column, counted from the left, and a number for its row, counted from the bottom. So a1 is the square at the bottom left. The yellow nest is a1. The blue nest is e5, or f6 on the large mountain.
help-notation-2 = A move is written with the square where it starts and the square where it ends: b2-b3. Read it aloud as “b two to b three”. Who is defeated is not written. You can type your moves in this way, too.

help-repetition = Going round in circles
help-repetition-1 = When the same position comes up for the third time with the same side to play, the game is a draw. This is a house rule of ours, because the rulebook has none. You can switch it off when you start a game. You can also give up or agree on a draw at any time.

help-reconstructed = What we had to work out
help-reconstructed-1 = We had the words of the rulebook, but not its pictures. That the small mountain is 5 by 5, how many females and bachelors each clan has, and how they stand in their corners: this is our reading. The words name only six monkeys a side, a different mix for each, and the 6 by 6 side.
help-reconstructed-2 = Some more things are our reading. The exception for the nests holds for both nests. When the alpha that has to come out is hemmed in, the others may move; but as long as it can come out, even a winning move of another monkey has to wait. And if there are two traps in one line, a short one by deceit and a longer one between two monkeys of your own clan, both count, each with up to three monkeys.
help-reconstructed-3 = If your own box shows something else, please trust your box.

help-nature = Real golden monkeys
help-nature-1 = Golden snub-nosed monkeys, Rhinopithecus roxellana, have golden fur, a blue face and a tiny upturned nose. They live in mountain forests of central and south-west China, high up, where snow lies in winter. Lichens from the trees are an important food for them.
help-nature-2 = Their society has several levels. The smallest unit is a family: one adult male with several females and their young. A number of families form a band that eats, rests and travels together. The families keep near each other, but they do not mix much, because that often means a quarrel.
help-nature-3 = Near a band there are groups of males without a family: young ones who had to leave home, and older ones who have lost theirs. They are the bachelors. Some of them wait for a chance to take over a family.
help-nature-4 = Females have a mind of their own: they sometimes mate with other males in secret. Then a new leader cannot be sure which young are his, and he does them no harm. That is where the deceit in this game comes from. Golden snub-nosed monkeys are endangered, because their forests are disappearing.
