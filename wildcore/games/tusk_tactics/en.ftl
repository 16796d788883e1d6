title = Tusk Tactics
tagline = Elephants mingle and climb into herds. Who leads the most?
title-largest-herd = Largest Herd
tagline-largest-herd = Five elephants listen to both of you. Who leads the tallest stack?

seat-yellow = Yellow
seat-orange = Orange
piece-yellow = yellow elephant
piece-orange = orange elephant
piece-neutral = neutral elephant

option-setup = The elephants start
option-setup-halves = each family on its own half
option-setup-rows = in rows of one family after the other

# Why a game ended, said after "Yellow wins:"
reason-most-herds = the most herds
reason-larger-herd = as many herds, but the largest one
reason-tallest = the tallest stack, or the next tallest where they are equal
reason-equal = both sides have led their elephants equally well

# What is wrong with a position, said after "This position cannot be played:"
error-hexagon-shape = its rows must have { $rows } points, from the top
error-too-many-elephants = there must be from 1 to { $most } elephants

# Said in the setup editor
setup-note = This board and this start are reconstructed: we had the words of the rulebook, but not its pictures. If your own box shows another start, lay it out here.
setup-note-largest-herd = This board and this start are reconstructed: the words name 35 elephants, five of them neutral, but we did not have the pictures. If your own box shows another start, lay it out here.

help-setup = Setting up
help-setup-1 = The board has 30 points in six rows. Lines lead from each point to its neighbours, in up to six directions. One elephant stands on every point: 15 yellow ones on the upper half and 15 orange ones on the lower half.
help-example-halves = The start. Touch any elephant to see where it can go.
help-setup-2 = You can also start with the families mixed from the first move: row by row, yellow and orange take turns. Choose this when you start a game.
help-example-rows = The other start, row by row.

help-goal = The goal
help-goal-1 = Two elephant families meet in the savannah. They mingle, and the elephants form new, smaller herds. In this game elephants that are together stand on each other in a stack.
help-goal-2 = The elephant on top leads the stack. A stack of four or more is a herd. When nobody can move any more, the family that leads the most herds wins.

help-turn = Your turn
help-turn-1 = Yellow goes first, then you take turns. On your turn you move one elephant, or one whole stack with an elephant of your family on top.
help-turn-2 = If you can move, you must, even when you would rather not.
help-turn-3 = If you cannot move, you are done for the rest of the game. The other player goes on alone and makes every move there still is. Nothing can give you a new move, because a point that is empty stays empty.
help-example-alone = Orange has just gone from f2 to e2. No yellow stack can move any more, so it is orange’s turn again.

help-movement = Moving
help-movement-1 = An elephant or a stack follows one straight line. It goes exactly as many points as it is tall: a single elephant one point, a stack of two elephants two points, a stack of three elephants three points, and so on.
help-movement-2 = It must end on another elephant or stack, of either family. It may not end on an empty point, and it may not leave the board.
help-movement-3 = On its way it passes over anything: elephants, stacks and empty points.
help-movement-4 = A stack always moves as a whole. You cannot split it.
help-example-two = The stack of two on c3 goes two points. It may jump over its neighbours, and over the empty point d3 to reach e3.
help-example-three = Orange’s stack of three on c4 has two moves. To the upper left, to the upper right and to the right it would leave the board. To the left, on c1, there is no elephant to land on. So only f1 and f4 are left.

help-stacks = Taking the lead
help-stacks-1 = The stack that moves lands on top of the other one, and the two become a single, taller stack. Your elephant on top leads it now, even if it stood on the other family’s elephants.
help-stacks-2 = You may also land on a stack of your own. And nobody is safe for ever: the other family can land on your stack and lead it in turn.
help-example-takeover = Yellow went from c3 to d3 and leads two elephants there. If orange moves e3 to d3, the stack is three tall and led by orange.

help-end = The end
help-end-1 = The game ends when neither of you can move. Count the herds, the stacks of four elephants or more. It does not matter who stands underneath. Whoever leads more herds wins.
help-example-most = Nobody can move. Orange leads three herds and yellow two: orange wins.
help-end-2 = With the same number of herds, the one who leads the largest herd wins.
help-example-larger = Two herds each. Yellow’s largest has eight elephants, orange’s largest only four: yellow wins.
help-end-3 = If these are equal too, or if there is no herd at all, the game is a draw.
help-example-equal = Two herds each, and nine elephants in the largest of either side: a draw.

help-reconstructed = What we had to work out
help-reconstructed-1 = We had the words of the rulebook, but not its pictures. We worked out the board from 30 elephants that fill it and from the worked example, in which a stack of three in the middle would leave the board in three directions. The start with a half for each family is our reading. Because the words do not settle it, you can choose the start row by row instead.
help-reconstructed-2 = The draw is ours as well: the rulebook does not say what happens when the largest herds are equal.
help-reconstructed-3 = If your own box shows something else, please trust your box.

help-notation = Writing moves down
help-notation-1 = Every row of points has a letter, and a is the row at the top. In each row the points are numbered from the left, so a1 is the first point of the top row.
help-notation-2 = A move is written with the point where it starts and the point where it ends: c3-d3. Read it aloud as “c three to d three”. You can type your moves in this way, too.

help-repetition = No going round in circles
help-repetition-1 = Every move makes two stacks into one, so no position can ever come back. The house rule about a position that comes up three times, which you can switch on or off in our games, makes no difference here. You can give up or agree on a draw at any time.

help-largest-setup = Setting up
help-largest-setup-1 = This is Tusk Tactics on the other side of the board, which has 35 points in seven rows. Yellow has 15 elephants on the upper three rows, orange has 15 on the lower three. Between them, in the river, stand five neutral elephants. They belong to neither family.
help-example-largest-start = The start of Largest Herd.

help-largest-goal = The goal
help-largest-goal-1 = In the end only size matters: whoever leads the tallest stack wins.

help-neutral = Neutral elephants
help-neutral-1 = Both of you may move neutral elephants, and stacks led by a neutral elephant, exactly like your own. If they are all you can move, you must move one of them.
help-example-neutral = Yellow may move the neutral elephant on d3, for example onto an orange elephant. The stack is then led by a neutral elephant, and the other player may move it too.
help-neutral-2 = You can even land a neutral stack on a stack of the other family. They lose the lead, but you do not win it.

help-largest-end = The end
help-largest-end-1 = The game ends when neither of you can move anything. Whoever leads the tallest stack wins. Stacks led by a neutral elephant count for nobody.
help-example-tallest = The stack of eleven is led by a neutral elephant, so it does not count. Orange leads eight elephants on e3, yellow’s tallest is five: orange wins.
help-largest-end-2 = If your tallest stacks are equal, compare the second tallest, then the third, and so on. Someone who has no further stack counts nothing for it. If everything is equal, the game is a draw.
help-example-second = Seven against seven. The second tallest decides: yellow has five, orange has four, so yellow wins.

help-largest-reconstructed = What we had to work out
help-largest-reconstructed-1 = We did not have the picture of this side of the board or of its start. Thirty-five elephants in a hexagon without a hole, both families alike and five neutral ones between them: that is how we found it. How they stand on it is our reading as well. A draw when everything is equal, and that you have to move a neutral elephant when nothing else is left, is our reading of the words.

help-nature = Real elephant families
help-nature-1 = African savanna elephants, Loxodonta africana, live in families of related females with their young. The leader, the matriarch, is usually the oldest. She remembers where water is found in a dry year and knows the voices of many other elephants.
help-nature-2 = A family does not always stay together. It splits up to look for food and meets again hours, days or weeks later. Families that are friends join up, sometimes many at once, and part again. Scientists call this a fission–fusion society: splitting and joining.
help-nature-3 = When friends meet again they greet each other with rumbles, flap their ears and wrap their trunks around each other. Some of their rumbles are too deep for our ears, and other elephants hear them from kilometres away.
help-nature-4 = Young males leave their family in their teens. They live alone or with other males. African savanna elephants are endangered, because people kill them for their tusks and their land is becoming smaller.
