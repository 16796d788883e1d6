title = Sealed Shores
tagline = Crowd the beach until one rival sea lion cannot budge.

seat-sand = Sand
seat-brown = Brown
piece-sand = sand-coloured sea lion
piece-brown = brown sea lion

cell-middle = middle of the beach
cell-shore = shore

# Why a game ended, said after "Sand wins:"
reason-blocked = a sea lion of the other side cannot move

# What is wrong with a position, said after "This position cannot be played:"
error-off-the-island = there is a sea lion where the island has no point
error-herd-size = { $seat } must have between 1 and { $most } sea lions

# Said in the setup editor
setup-note = The island and the starting places are reconstructed, because we did not have the pictures of the rulebook: the island comes from Wana, an older game by the same inventor, and the places are ours. If your own box shows another start, lay it out here.

help-setup = Setting up
help-setup-1 = The island has 45 points in the shape of a cross. Each side has eight sea lions. Sand starts at the bottom and brown at the top.
help-setup-2 = Sand-coloured sea lions sit on a pale disc with notches in its rim. Brown ones have a mane, sit on a dark disc with two thin rings and look the other way.
help-example-setup = Ready to start.

help-goal = The goal
help-goal-1 = It is the season when the beach gets crowded, and each of you has a herd of South American sea lions to lead. You win if you shut in just one sea lion of the other side, so that it cannot move when that side’s turn begins.

help-turn = Your turn
help-turn-1 = Sand goes first, then you take turns. On your turn you move one of your sea lions by at least one point. You may not pass, and nothing is ever captured.

help-moving = Moving
help-moving-1 = A sea lion follows one of the lines it stands on and goes as far along it as you like. It may not turn off onto another line, and it can neither land on another sea lion nor pass one.
help-moving-2 = Every point lies on two lines. Three lines run from the left to the right and three from the bottom to the top. The other three are rings that go all the way round, through the shallow water in the corners.
help-example-ring = The sea lion on b4 stands on a row and on a ring. Along the ring it can swim up past b5 and b6 and round the corner to d8, where brown stops it. The other way round the ring, its friend on d2 is right next to it.

help-edge = Over the edge
help-edge-1 = The straight lines do not end at the edge. Where you see an arrow, a sea lion can dive in, come up again at the other end of the same line, and go on from there.
help-example-ten = The brown sea lion on c5 can reach ten points. Three of them, g5, h5 and i5, lie on the far side: it leaves the island on the left and comes up again on the right.
help-edge-2 = A sea lion that swims all the way round to its own point has not moved, so that does not count as a move.
help-example-round-trip = Nobody else is on this row. The sea lion on a5 can stop on any other point of it, but it cannot swim right round to where it started.

help-end = The end
help-end-1 = We look at the start of each turn. If it is your turn and one of your sea lions cannot move along either of its lines, you have lost at once. It does not help that your other sea lions can still move.
help-end-2 = A sea lion is shut in when all four points next to it along the lines are taken, no matter by whom. Do not forget the neighbour across the edge.
help-example-blocking = If brown moves c5 to b5, the sand-coloured sea lion on a5 is shut in: between a4, a6 and b5 on the beach, and i5 across the edge. Brown wins.
help-end-3 = If a single move shuts in sea lions of both sides, whoever made that move wins, because the other side’s turn comes first.
help-example-both-blocked = Brown’s move from c5 to b5 shuts in the sand-coloured sea lion on a5 and brown’s own on b6. It is sand’s turn, so brown wins.
help-end-4 = If you shut in only one of your own, the game goes on for now. You lose if it is still shut in when your next turn begins. The rulebook does not mention this. We worked it out from the rule that the start of a turn is what counts.
help-example-own-blocked = Brown has just shut in its own sea lion on b6. Now it is sand’s turn. Unless sand makes room, brown loses.

help-stuck = No move left
help-stuck-1 = This cannot happen by itself: as long as none of your sea lions is shut in, every one of them can move.

help-notation = Writing moves down
help-notation-1 = Every point has a name: a letter for its column, from a at the left to i at the right, and a number for its row, from 1 at the bottom to 9 at the top. The point in the very middle is e5.
help-notation-2 = A move is written with the point where it starts and the point where it ends, whichever way the sea lion swims: d4-e4. Read it aloud as “d four to e four”. You can type your moves in this way, too.

help-repetition = Going round in circles
help-repetition-1 = When the same position comes up for the third time with the same side to play, the game is a draw. This is a house rule of ours, because the rulebook has none. You can switch it off when you start a game. You can also give up or agree on a draw at any time.

help-reconstructed = What we had to work out
help-reconstructed-1 = We had the words of the rulebook, but not its pictures. We took the shape of the island and its lines from Wana, an older game by the same inventor. The starting places, too, are not in the words of the rulebook: we filled them in.
help-reconstructed-2 = The rulebook tells of a sea lion on the left that can reach ten points, three of them on the far side. On this island there are positions where exactly that is true. One of them is the example above.
help-reconstructed-3 = If your own box shows a different island or other starting places, please trust your box.

help-nature = The real sea lions
help-nature-1 = South American sea lions spend most of the year at sea. They hunt many kinds of fish, and also squid. From December to February, in the southern summer, they crowd together on the coasts to have their young.
help-nature-2 = The strong males, called bulls, have a thick mane. They come ashore weeks ahead of the females, and each one takes a piece of beach for himself. The better his place, the more females will come to it.
help-nature-3 = The females have been carrying their young for about a year. They give birth on the beach, and a few days later they mate again, mostly with the bull whose beach they are on.
help-nature-4 = A powerful bull gathers a group of 3 to 18 females, called a harem. He guards it day and night with roars, threats and fierce fights. All that time he hardly leaves his place and eats nothing, until his strength is used up.
help-nature-5 = Young and weaker males are pushed out to the edge of the crowded beach. Sometimes they band together, storm the beach and try to lead females away in the confusion. It seldom works, but now and then a young male wins a place of his own.
