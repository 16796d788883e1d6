title = Wild Kingdom
tagline = Nine kinds of animals, nine bags of tricks. Hunt the other lion, or march yours across the board!

seat-white = White
seat-black = Black
piece-white-frog = white frog
piece-white-frog-poisoned = poisoned white frog
piece-white-dart = white Poison Dart Frog
piece-white-spider = white spider
piece-white-spider-poisoned = poisoned white spider
piece-white-crocodile = white crocodile
piece-white-crocodile-poisoned = poisoned white crocodile
piece-white-porcupine = white porcupine
piece-white-porcupine-poisoned = poisoned white porcupine
piece-white-rhino = white rhino
piece-white-rhino-poisoned = poisoned white rhino
piece-white-giraffe = white giraffe
piece-white-giraffe-poisoned = poisoned white giraffe
piece-white-hippo = white hippo
piece-white-hippo-poisoned = poisoned white hippo
piece-white-lion = white lion
piece-white-lion-poisoned = poisoned white lion
piece-black-frog = black frog
piece-black-frog-poisoned = poisoned black frog
piece-black-dart = black Poison Dart Frog
piece-black-spider = black spider
piece-black-spider-poisoned = poisoned black spider
piece-black-crocodile = black crocodile
piece-black-crocodile-poisoned = poisoned black crocodile
piece-black-porcupine = black porcupine
piece-black-porcupine-poisoned = poisoned black porcupine
piece-black-rhino = black rhino
piece-black-rhino-poisoned = poisoned black rhino
piece-black-giraffe = black giraffe
piece-black-giraffe-poisoned = poisoned black giraffe
piece-black-hippo = black hippo
piece-black-hippo-poisoned = poisoned black hippo
piece-black-lion = black lion
piece-black-lion-poisoned = poisoned black lion

# What an animal bears, said after its name
mark-poisoned = poisoned
mark-webbed = caught in a web

cell-jungle = jungle
cell-swamp = swamp
ground-dry = jungle, on nobody’s far bank
ground-swamp = swamp
ground-bank-white = far bank of White, where white frogs change
ground-bank-black = far bank of Black, where black frogs change
zone-changing-white = White’s far bank, where white frogs change
zone-changing-black = Black’s far bank, where black frogs change
zone-territory-white = territory of White’s hippo
zone-territory-black = territory of Black’s hippo

# What can be done on a square, said after its name
effect-leap = can be leapt to
effect-leap-frog = Leap Frog is possible here
effect-tongue = the Sticky Tongue reaches here
effect-dart = a Poison Dart reaches here
effect-jump = can be jumped to
effect-bite = a bite is possible here
effect-drown = Drown is possible here
effect-tough-guy = can run here over frogs
effect-fling = Fling is possible here
effect-territory = can charge here over enemies
effect-swipe = Swipe is possible here

# What a button does when there is a choice
choice-leap = Leap to { $cell } and stay there
choice-leap-frog = Leap on to { $cell }
choice-tongue = Sticky Tongue: eat the spider on { $cell }
choice-dart = Poison Dart: poison the animal on { $cell }
choice-jump = Jump to { $cell }
choice-bite = Bite the animal on { $cell }
choice-drown = Drown it, then end on { $cell }
choice-tough-guy = Run over the frogs to { $cell }
choice-fling = Fling it to { $cell }
choice-territory = Charge over the enemies to { $cell }
choice-swipe = Swipe ({ $cell })

# What the marks on the board mean
explain-move = Go there. The square is empty.
explain-capture = Go there and capture the animal.
explain-leap = Leap: over a neighbour to the empty square right behind it. If it is an enemy, it is captured.
explain-leap-frog = Leap Frog: over a friend first, then over an enemy, who is captured.
explain-tongue = Sticky Tongue: eat a spider without leaving your square.
explain-dart = Poison Dart: poison an enemy without leaving your square.
explain-jump = Jump: fly two or three squares in a straight line, over anything.
explain-bite = Poison Fangs: bite an enemy next to you, who is poisoned.
explain-drown = Drown: pull a neighbour under water, then choose the swamp square where to end.
explain-tough-guy = Tough Guy: run over frogs, who are captured, and on to this square.
explain-fling = Fling: throw a neighbour one or two squares away from you.
explain-territory = Territorialism: charge over enemies in the territory, who are captured, and on to this square.
explain-swipe = Swipe: remove everybody on one side of the lion, friends too.

event-poisoned = { $piece } on { $at } is poisoned.
event-changed = On { $at } a frog has changed: { $piece }.
event-flung = { $piece } is flung from { $from } to { $to }.

# Why a game ended, said after "White wins:"
reason-lion-taken = the other lion is gone
reason-lion-home = the lion has reached the last row

# Asked before a move
question-own-lion = This removes your own lion: you would lose at once. Do it all the same?

# What is wrong with a position, said after "This position cannot be played:"
error-lions = each side must have one lion, and only one
error-on-swamp = the { $piece } on { $cell } stands on swamp, where it may not be
error-poisoned-dart = the Poison Dart Frog on { $cell } cannot be poisoned
error-map = the map of the ground cannot be read

# Why something cannot be done
why-duty = A frog has its duty: it must capture the frog on { $cell } first.
why-webbed = The spider on { $spider } holds the { $piece } on { $cell } in her web, so it cannot move.
why-poisoned = The { $piece } can still move and capture, but it has no abilities.
why-quills = { $cell } is too close to the quills of the porcupine on { $porcupine }.
why-swamp-end = The { $piece } may not stop in the swamp.
why-frog-back = Frogs never go back. Only a Poison Dart Frog does.
why-frog-step-captures = A frog’s step captures nothing. Leap over this animal instead: tap the square right behind it.
why-frog-way = A frog steps one square on a slant, or it leaps over a neighbour.
why-leap-blocked = There is no empty square behind { $cell } to land on.
why-must-leap-on = After this leap the frog must go on and capture the frog on { $cell }.
why-leap-friend-twice = The second leap must go over an enemy next to the frog, never over a friend.
why-tongue-blocked = The animal on { $cell } is in the way.
why-not-in-line = That is not in a straight line.
why-too-far = That is too far for the { $piece }.
why-way-blocked = The { $piece } cannot get past { $cell }.
why-own = An animal of your own stands on { $cell }.
why-diagonal-captures = A rhino’s step on the slant captures nothing. It needs an empty square.
why-orthogonal-captures = A giraffe’s straight step captures nothing. It needs an empty square.
why-second-swamp = It gets stuck on { $cell }, the second swamp square on its way.
why-crocodile-dry = From dry land a crocodile goes one step only, and it cannot drown anybody.
why-crocodile-crocodile = No crocodile can capture a crocodile that lies in the swamp.
why-porcupine-swamp = A porcupine does not go into the swamp.
why-fling-porcupine = Ouch! Nobody can fling a porcupine.
why-fling-submerged = It is submerged, so the giraffe cannot get hold of it.
why-fling-no-room = There is no room to fling it: the board ends right behind it.
why-territory = { $cell } is outside the hippo’s territory, so she cannot run over the animal there.
why-hippo-porcupine = A hippo never runs over a porcupine. She can only stop on it.
why-log = Your friend on { $cell } is a log in the swamp: you may cross it, but not stop on it.
why-already-poisoned = The { $piece } cannot be poisoned again.
why-dart-immune = Poison does nothing to a Poison Dart Frog.
why-spider-captures = A spider captures nothing. She bites instead.
why-not-yours = This animal belongs to the other side. To move: { $seat }.
why-nothing = The { $piece } cannot do anything just now.
why-swipe-empty = Nobody is on that side, so there is nothing to swipe.

# Said in the setup editor
setup-note = The swamp and the two far banks are reconstructed: we had the words of the rulebook, but not its pictures. If your own board looks different, change the ground here.

help-setup = Setting up
help-setup-1 = The board has ten rows of ten squares. White’s animals start at the bottom, Black’s at the top. White sits so that the square a1 is in the left corner.
help-setup-2 = Each side has one lion, one hippo, one crocodile, two rhinos, two giraffes, two porcupines, two spiders and ten frogs. The crocodiles are already lying in the swamp.
help-example-start = The start. Tap any white animal to see what it can do.

help-goal = The goal
help-goal-1 = Your lion is the king. There are three ways to win.
help-goal-2 = First: you remove the other lion, in whatever way.
help-goal-3 = Second: when your move is over, your own lion stands on the last row, the one farthest from you. White’s lion heads for row 10, Black’s for row 1.
help-example-lion-home = The white lion has just run from e8 to e10. It is on the last row, and White wins.
help-goal-4 = Third: the other side’s turn begins and it has no legal move.
help-example-no-moves = The white spider has just crept from d8 to b9. Both black animals are caught in her web, so Black has no move, and White wins.
help-goal-5 = White goes first, then you take turns. Each turn is one move or one ability of one animal. You may not pass.

help-lesson-1 = Lesson 1: frog and lion
help-lesson-1-1 = You need not read everything before you play. Four short lessons show you the animals, two at a time. The boards are alive: touch “Try it”, do what the words ask, and start over as often as you like. In the tasks you are always White.
help-lesson-1-2 = A frog steps one square forward on a slant, and only onto an empty square. Its step captures nothing. To capture, it leaps over a neighbour onto the empty square right behind: forward, forward on a slant, or sideways. It never goes back.
help-example-lesson-frog = The frog on c3 can step to b4 or d4, or leap over the giraffe to c5. The leap captures the giraffe.
help-lesson-1-3 = A frog may leap over a friend too. The friend stays where it is, and then the frog may leap on once more, this time over an enemy. That is the Leap Frog.
help-try-leap = Task 1. Win in one move: the frog can reach the lion on f6, but it needs a friend to leap over first.
help-lesson-1-4 = A lion walks one or two squares and may turn in between. It captures what it steps on, and there it stops. It cannot go through other animals, but it can go around them.
help-example-lesson-lion = The lion on d4 cannot pass through the rhino on e4. But around the rhino, over e3 or e5, it gets to f4 and captures the giraffe.
help-try-home = Task 2. Win in one move: take the lion to row 10. Your own rhino blocks one square there, and a black one stands in the way.
help-lesson-1-5 = Instead of walking, a lion can swipe: it clears one of its four sides, up to three squares in a row. Everybody there is gone, friends as well.
help-try-swipe = Task 3. Remove three black animals with one Swipe: choose the lion, then “Swipe”, then the middle of a side.
help-lesson-1-6 = Frogs have a duty. When a frog of yours is next to an enemy frog and can leap over it, you must make that capture, whatever else you would rather do.
help-try-duty = Task 4. The lion on d6 is within reach, but a frog has its duty. Find the only legal move.
help-try-offer = Task 5. Win in two moves. The frog and the giraffe protect the lion on a7. If you capture one of them or swipe both away, that lion captures yours. So use the duty: offer a frog, and see who has to leave.

help-lesson-2 = Lesson 2: rhino and giraffe
help-lesson-2-1 = A rhino runs straight ahead, back or sideways, as far as it likes. It captures the first animal it meets. Only enemy frogs do not stop it: it runs right over them, and each of them is captured. It can also step one square on a slant, onto an empty square.
help-example-lesson-rhino = The rhino on b3 can run over the frog on b6 and capture the giraffe on b9 in the same move. It may also stop earlier.
help-try-tough-guy = Task 6. Win in one move. One of your two rhinos cannot get through to the lion on j9, the other can.
help-lesson-2-2 = A giraffe does it the other way round: it runs along the slants as far as it likes, and steps one square straight without capturing. Both get stuck in mud. On the second swamp square of their way they have to stop.
help-try-mud = Task 7. Win in one move. Three of your animals look at the lion on e8. Two of them get stuck in the swamp. Which one gets there?
help-lesson-2-3 = And a giraffe can fling! It throws a neighbour, friend or enemy, one or two squares straight away from itself. What the thrown animal hits is gone.
help-example-lesson-giraffe = The giraffe on d3 cannot capture the rhino on e3, because that is a straight step. But it can fling the rhino to f3 or g3.
help-try-fling = Task 8. Win in one move: something has to hit the lion on f7.

help-lesson-3 = Lesson 3: spider and porcupine
help-lesson-3-1 = A spider runs up to three squares and may turn after each. She captures nothing. But every enemy next to her is caught in her web and cannot move. Only in the swamp is one safe from webs. When she has run, she may also bite an enemy next to her. A poisoned animal can still move and capture, but it loses all its abilities.
help-example-lesson-spider = The spider has run from c2 to d3. Now you choose: stay there, or also bite the rhino on e3.
help-lesson-3-2 = Or she jumps: two or three squares in a straight line, over anything, onto an empty square that is not swamp. After a jump she cannot bite.
help-try-web = Task 9. Win in one move: catch both black animals in the web, and Black has no move. The way is blocked, so the spider has to jump.
help-try-rescue = Task 10. Win in one move. A spider holds your lion in her web. It cannot walk to row 10, but can it fly?
help-lesson-3-3 = A porcupine only goes one square at a time. But its quills keep enemies away: they may not enter or cross the eight squares around it, unless the move captures the porcupine. And whoever captures it is pricked and leaves the board too. Only lions and frogs can do it unharmed.
help-example-lesson-porcupine = Black to move. The rhino on a4 wants to run along its row, but d4 is next to the porcupine. It has to stop on c4 at the latest.
help-try-quills = Task 11. Capture the porcupine on e3 without losing an animal.

help-lesson-4 = Lesson 4: crocodile, hippo and a colourful frog
help-lesson-4-1 = A crocodile is slow on land: one step. When it starts in the swamp, it goes one or two squares. And from there it can drown a neighbour: it captures it and then ends where it was, or on an empty swamp square next to its prey.
help-example-lesson-crocodile = The crocodile on g4 has its eye on the giraffe on h3. It can go to h3 and capture it there, or drown it and end on g4 or h4.
help-try-drown = Task 12. Capture the giraffe on g6 so that no black animal can take the crocodile afterwards.
help-lesson-4-2 = A hippo runs as far as she likes in all eight directions, through the swamp as well. In her territory, which is the swamp and your side of it, she runs right over enemies and captures them all. Of all enemies only a porcupine stops her.
help-example-lesson-hippo = The hippo on b3 can run along her row to j3 and capture both the rhino on d3 and the giraffe on f3.
help-try-territory = Task 13. Win in one move. Two hippos look at the lion on c9. One is in her territory nearly all the way.
help-lesson-4-3 = A crocodile or hippo that lies in the swamp looks like a log. Friends may walk over it, and for them its square counts as dry land.
help-try-log = Task 14. Win in one move: one of the rhinos has a log to help it through the swamp to d9.
help-lesson-4-4 = A frog that gets across the swamp changes into a Poison Dart Frog. It may go back as well as forward, it has no duty, and it can shoot an enemy up to two squares away: the victim is poisoned.
help-try-dart = Task 15. Win in one move. For this frog, back is a way too.
help-try-gallop = Task 16. Win in two moves, before the black lion gets to row 1. Three animals bar your lion’s way, but one of them has a duty. On the far bank your frog changes colour, and yet a black frog still has to capture it.
help-lesson-4-5 = That is all you need for a first game. The rest of this page tells everything exactly, and you can look things up whenever you like.

help-board = The board
help-board-1 = Most squares are jungle, which is dry ground. Across the middle runs a swamp of twelve squares: c7, d7, c6, d6, e6, f6, e5, f5, g5, h5, g4 and h4. Rhinos and giraffes get stuck in it, spiders may cross it without stopping, porcupines never enter it, and all the others go through it freely.
help-board-2 = The jungle beyond the swamp is your far bank. For White it is rows 8, 9 and 10, in row 7 the squares from e7 to j7, and in row 6 those from g6 to j6. For Black it is the same with the board turned round: rows 1, 2 and 3, in row 4 the squares from a4 to f4, and in row 5 those from a5 to d5. On the far bank your frogs change.
help-board-3 = All squares that are not your far bank are the territory of your hippo: your own bank, the swamp, and the dry ends beside it, which are a6, a7, b6, b7, i4, i5, j4 and j5. Those eight belong to the territory of both hippos.
help-example-zones = Only lions and hippos. The white hippo on d1 is at home everywhere except on White’s far bank, and the black one on g10 everywhere except on Black’s.
help-board-4 = “Straight line” means any of the eight directions: across, up and down, or on a slant. “Next to” means any of the eight squares around. White’s forward is up the board, Black’s is down.

help-frog = Frog
help-frog-1 = Moving: one square forward on a slant, onto an empty square. Swamp is no trouble.
help-frog-2 = Leaping: over any animal right next to it, friend or enemy, onto the square just behind, which must be empty. The direction may be forward, forward on a slant, or sideways, but never back. An enemy under the leap is captured, even one that is submerged in the swamp. A friend is not.
help-example-frog = The frog on f3 has no room to step, because both squares are taken and a step captures nothing. It can leap to d3, f5 or h3 over friends, to d5 over the rhino, and to h5 over the crocodile. Back to f1 it cannot leap. The frog on b2 may step to a3 or c3.
help-frog-3 = Ability, Sticky Tongue: an enemy spider one or two squares away in a straight line is eaten. The frog stays where it is. No animal may be in between, except one that is submerged. The tongue works backwards too. But when the spider sits right beside a frog on dry land, the frog is in her web and cannot use its tongue.
help-example-tongue = The frog on d5 can eat the spider on f7 across the swamp, and the one on d3 behind it. The spider on b5 is safe behind the hippo on c5, and the one on b4 is not in a straight line.
help-frog-4 = Ability, Leap Frog: when its first leap went over a friend, a frog may leap once more in the same move. This second leap has to go over an enemy. It may take another direction, but not back. Often you may stop after the first leap instead. When you may not, the duty of frogs says.
help-example-leap-frog = The frog has leapt from b3 over the hippo to d5. It can stay there, or leap over the giraffe on d6 to d7 and capture it. The spider on c5 is a friend, so that is no second leap, and the porcupine on e4 is behind it. (That porcupine is poisoned. Otherwise its quills would keep the frog away from d5.)
help-frog-5 = Changing: if a frog is on your far bank when your turn ends, it becomes a Poison Dart Frog, no matter how it got there. Even a poisoned frog changes, and then it is cured.
help-example-change = From e6 the frog can step to f7, which is the far bank, and change. On d7 it would still be in the swamp. The frog on i5 is poisoned: if it steps onto the far bank, it is cured.
help-frog-6 = Weaknesses: it cannot go back, its duty can lure it away, and rhinos run right over it.

help-dart = Poison Dart Frog
help-dart-1 = It is a frog and can do everything that a frog can. Wherever this page says “frog”, it is meant too, unless we say “plain frog”.
help-dart-2 = It also goes backwards, with steps, leaps and the Leap Frog. It has no duty to capture. And it cannot be poisoned.
help-dart-3 = Ability, Poison Dart: it poisons one enemy that is one or two squares away in a straight line. No animal may be in between, except one that is submerged; the target itself may be submerged. The frog stays where it is. Shooting an animal that is already poisoned is not allowed.
help-example-dart = The Poison Dart Frog on g7 can hit the frog on g9 and the lion on e7. The giraffe on h6 protects the hippo on i5, and the frog on e8 is not in a straight line.
help-dart-4 = Weaknesses: it is captured like any frog. Rhinos run over it, and the plain frogs of the other side have a duty to capture it.

help-spider = Spider
help-spider-1 = Moving: one, two or three squares over empty squares, in any direction, and she may turn after each. She may run through swamp, but not end on it, and not where she started. She captures nothing.
help-spider-2 = Ability, Jump: two or three squares in a straight line over anything at all, onto an empty dry square. She may fly over the quills of a porcupine, but not land among them. A Jump leaves no time for a bite.
help-example-spider = Through the gap on f4 the spider can run across the swamp to d5 or g6. Jumping over the giraffe she gets to c5 or b6. She cannot end on e5, e6 or g5, which are swamp, nor on h6, where the hippo stands.
help-spider-3 = Ability, Poison Fangs: when she has moved, but not jumped, she may bite one enemy next to the square where she stops, even a submerged one. It is poisoned.
help-example-bite = The spider has run from b3 to d3. She can leave it at that, or bite the hippo on e4.
help-spider-4 = Or she stays where she is and bites two enemies next to her, exactly two. That takes her whole turn.
help-example-bite-two = The spider on d3 has two neighbours, on c4 and e4. Tap one and then the other, and both are poisoned.
help-spider-5 = Ability, Web: see “Webs” below.
help-spider-6 = Weaknesses: frogs eat her from two squares away. And a spider that is flung into the swamp is lost.

help-crocodile = Crocodile
help-crocodile-1 = Moving: if it starts in the swamp, one or two squares, and it may turn in between. It captures what it steps on and stops there. It may not end where it started. If it starts on dry land, it goes one square only. Swamp never slows it down.
help-crocodile-2 = No crocodile can capture another one that is in the swamp, neither by going there nor by drowning it. On dry land it can.
help-example-crocodile = The crocodile on e5 starts in the swamp and can go up to two squares, but it cannot capture the one on f6. The crocodiles on b2 and g2 are on dry land, so they go one square. The one on g2 can capture its neighbour on h2.
help-crocodile-3 = Ability, Submerge: a crocodile in the swamp looks like a log. Friends may walk over its square as if it were jungle, but not stop there. For Sticky Tongue and Poison Dart it counts as nothing in the way, whoever it belongs to. A giraffe cannot fling it. For enemies it is otherwise an animal like any other: they can capture it and leap over it.
help-example-submerge = The rhino on e2 crosses the log on e5. Now only e6 counts as swamp, and it can capture the rhino on e8. In the same way the giraffe on b2 can capture the giraffe on h8. The black animals cannot strike back at them: the crocodile is no log for Black.
help-crocodile-4 = Ability, Drown: from the swamp it captures an enemy next to it without going there. Then it ends on its own square, or on an empty swamp square next to where the victim was. If it changes its square, the new one must not be among the quills of an enemy porcupine.
help-example-drown = The crocodile on f5 can drown the hippo on g6 and end on f5, f6, g5 or h5. Or it simply goes to g6 and captures her there.
help-crocodile-5 = Weaknesses: out of the swamp it is slow and has no abilities. And a porcupine pricks it even under water: if it drowns one, both are gone.

help-porcupine = Porcupine
help-porcupine-1 = Moving: one square in any direction, and it captures what is there. It never enters the swamp, so it cannot capture anybody in it.
help-porcupine-2 = Ability, Untouchable: enemies may neither stop on nor pass through the eight squares around it, even those that are swamp. The squares that a frog leaps over count as well. There are exceptions.
help-porcupine-3 = Lions and porcupines do not mind. Animals that are flung, and a spider in the middle of a Jump, may fly through. And a move that captures this very porcupine may cross its squares, though not those of another one.
help-porcupine-4 = An animal that already stands among the quills may stay. If it moves, it must capture the porcupine or get out at once, without touching another of these squares.
help-example-untouchable = Black to move. The rhino on d1 may stop on d2 or capture the porcupine on d4, but not stop on d3. The rhino on e1 gets no further than e2. The giraffe on b6 may only enter to capture. The porcupine on f3 and the lion on b4 go wherever they like. And the frog on a7 can leap over the giraffe to c5 and at once over the porcupine to e3.
help-porcupine-5 = Ability, Quills: see “Quills” below.
help-porcupine-6 = Weaknesses: it is slow, cannot cross the swamp, and a lion or a frog captures it unharmed.

help-rhino = Rhino
help-rhino-1 = Moving: any number of squares straight: up, down or sideways. It captures the animal that it runs into. It can also step one square on a slant, but only onto an empty square.
help-rhino-2 = In the swamp it gets stuck: when a move takes it onto swamp for the second time, that square is the end of the way. The square where it starts does not count, nor does a log.
help-example-rhino = To the right the rhino on d4 can go to h4 at most, and upwards to d7, because those are second swamp squares. It cannot capture the hippo on e5, because a step on a slant captures nothing. The rhino on b2 has all the room it wants.
help-rhino-3 = Ability, Tough Guy: it runs over enemy frogs as if they were air, and all of them are captured. It may also stop on one of them. On the slant this does not help: there a frog blocks it like anybody else.
help-example-tough-guy = The rhino on b8 can run over four frogs to i8 and capture them all, and the lion as well.
help-rhino-4 = Weaknesses: swamp and quills. It may only run over frogs among the quills of a porcupine if it captures that porcupine in the end. And its own frogs are in its way like anybody else.

help-giraffe = Giraffe
help-giraffe-1 = Moving: any number of squares on a slant. It captures the animal that it meets. It can also step one square straight, up, down or sideways, but only onto an empty square.
help-giraffe-2 = It gets stuck in the swamp exactly like the rhino, on the second swamp square of a move.
help-example-giraffe = Towards the upper left the giraffe on g3 has to stop on d6, its second swamp square. It cannot capture the hippo on h3, because its straight step captures nothing, but it could fling her. The giraffe on c2 has more room.
help-giraffe-3 = Ability, Fling: it throws an animal next to it, yours or the other side’s, straight away from itself. You choose one square or two. The edge of the board and the first animal in the way end the flight. That animal, friend or enemy, is removed, and the one that was flung stands in its place.
help-giraffe-4 = Porcupines cannot be flung, nor can submerged animals. An animal with the edge right behind it cannot be flung either. Webbed animals can. A flung animal may fly over swamp and quills, and land there too.
help-giraffe-5 = An animal flung onto a porcupine is removed together with it, unless it is a lion or a frog. A spider that ends on swamp is lost; if she hits somebody there, that animal is gone too.
help-example-fling = If the giraffe on e3 flings the rhino on d3 onto the porcupine on b3, both are gone. The hippo on e2 flies to e1 and stops at the edge. The frog on f3 hits the giraffe on g3. The poisoned spider on e4 would fall into the swamp and be lost. The porcupine on f4 stays where it is.
help-giraffe-6 = Weaknesses: it needs room. Swamp and quills stop it, and squares straight beside it are safe from capture.

help-hippo = Hippo
help-hippo-1 = Moving: any number of squares in any of the eight directions, swamp or not. She captures the animal that she runs into.
help-hippo-2 = Ability, Submerge: in the swamp she is a log, just like the crocodile.
help-hippo-3 = Ability, Territorialism: in her territory (see “The board”) she runs over enemies as if the squares were empty, and all of them are captured. What counts is where the victim stands, not where she started. Outside her territory she stops on the first animal that she captures. She never runs over a porcupine, not even a poisoned one.
help-example-territory = Along row 2 the hippo can capture the spider on d2 and the rhino on f2 and stop on g2, before the quills. Or she also captures the porcupine on i2, and is lost with it. On the slant she can capture the rhino on d4, the giraffe on f6 and the frog on h8. There she must stop, because h8 is not in her territory.
help-hippo-4 = Weaknesses: quills, webs on dry land, and poison, which takes away her charge.

help-lion = Lion
help-lion-1 = Moving: one or two squares in any direction, and it may turn in between. It captures what it steps on and stops there. It may not end where it started, and it cannot go through other animals, except over a friendly log. Swamp does not bother it.
help-lion-2 = Quills do not bother it either: it may walk among them and capture a porcupine unharmed. But a porcupine can capture a lion.
help-example-lion = The lion on d4 can capture the porcupine on e4, or walk around it and capture the rhino on f4, but not both. Its friends on c3, c4 and c5 close the way to the left, so b4 and the rest of that column are out of reach.
help-lion-3 = Ability, Swipe: look at the block of nine squares with the lion in the middle. The lion clears one of its four sides: three squares in a row, or fewer at the edge of the board. All animals on it are removed, your own and submerged ones too. Somebody must be there. The lion stays where it is.
help-example-swipe = The lion on e4 has four sides to choose from. Above, it removes the rhino on d5 and the submerged hippo on f5. Below, the porcupine on e3. To the left, the rhino and the giraffe on d4. To the right, the hippo and, alas, your own frog on f4.
help-example-swipe-edge = Black to move. At the edge the lion on j6 has only three sides, and two of them are short. Tap j7, i6 or j5.
help-lion-4 = Weaknesses: without it you lose. A web holds a lion too, and poison takes away its Swipe.
help-lion-5 = Beware of hurting your own lion, for instance by flinging an animal onto it. If your own move removes it, you lose at once. The app asks before you do such a thing.

help-poison = Poison
help-poison-1 = Spiders poison with a bite, Poison Dart Frogs with a dart. A poisoned animal bears a sign and stays poisoned for the rest of the game. Only a frog is cured, when it changes.
help-poison-2 = A poisoned animal still moves and captures in its ordinary way, but it has lost all abilities. Frog: Sticky Tongue and Leap Frog. Spider: Jump, Web and Poison Fangs. Crocodile: Submerge and Drown. Porcupine: Untouchable and Quills. Rhino: Tough Guy. Giraffe: Fling. Hippo: Submerge and Territorialism. Lion: Swipe.
help-poison-3 = These are no abilities, so they stay: a frog’s leap, its duty and its change, the two squares of a crocodile that starts in the swamp, and that a lion does not mind quills.
help-example-poison = The rhino on b8 is poisoned and no longer a Tough Guy. It can capture the frog on d8, but there it must stop.
help-poison-4 = A poisoned crocodile or hippo in the swamp is no log. It blocks lines, and a giraffe can fling it. Even poisoned, a porcupine cannot be flung, and a crocodile in the swamp cannot be captured by a crocodile.
help-poison-5 = An animal that is already poisoned, or a Poison Dart Frog, cannot be bitten or shot.

help-web = Webs
help-web-1 = Every enemy next to a spider is webbed, as long as she stays there and is not poisoned. It cannot move, capture or use an ability that takes a turn. Abilities that work by themselves go on working: a webbed porcupine still has its quills.
help-web-2 = Spiders are never webbed, nor is an animal on a swamp square. You may run past an enemy spider freely; only where you stop it counts. This goes for frogs too, which may touch down beside her between two leaps.
help-web-3 = Webbed animals are not protected: they can be captured, poisoned, swiped and flung. If all your animals are webbed, you have lost.
help-example-web = Black to move. The spider on d5 holds the rhino on c4 and the giraffe on e4. The crocodile on d6 is in the swamp, and the spider on c5 is a spider: both are free.

help-quills = Quills
help-quills-1 = Whoever captures a porcupine is pricked and removed with it. It does not matter how it is captured: by a move, by drowning, or by being flung onto it. When one porcupine captures another, both are gone.
help-quills-2 = Lions and both sorts of frogs are not harmed, even when they are flung. A Swipe does not prick. A poisoned porcupine pricks nobody.
help-example-quills = If the rhino on d2 captures the porcupine on d5, both leave the board. The frog on c4 can leap over it to e6 and stay alive.

help-duty = The duty of frogs
help-duty-1 = If a plain frog of yours is next to an enemy frog and can legally leap over it, you must make such a capture. Everything else is forbidden, even capturing the lion. If there are several such captures, choose one.
help-duty-2 = The enemy frog may be plain or a Poison Dart Frog, but your Poison Dart Frogs themselves have no duty. A webbed frog cannot leap, so it has none. A poisoned frog still has it.
help-example-frog-duty = The rhino on a3 could capture the lion on a10, and the frog on j4 the rhino on j5. But that frog is next to the frog on i5, so the only legal move is to leap over it to h6.
help-duty-3 = The duty holds within a Leap Frog, too. If the first leap, over a friend, brings a plain frog next to an enemy frog that it can capture with a second leap, it may not stop, and it must capture a frog. The first leap is your free choice.
help-example-leap-frog-duty = Black to move. The frog on h9 may leap over its lion to f7. But then it must go on: over the frog on e6 to d5. It may not capture the lion on f6 or the spider on g6, nor stop on f7.

help-repetition = House rules
help-repetition-1 = When the same position comes up for the third time with the same side to play, the game is a draw. The rulebook has no such rule. It is ours, and you can switch it off when you start a game.
help-repetition-2 = It is also a draw when each side has made 60 moves in a row in which nobody was removed, nobody was poisoned and no frog moved. You can switch this off as well. And you can always give up or agree on a draw.

help-notation = Writing moves down
help-notation-1 = Every square has a name: a letter for its column, counted from White’s left, and a number for its row, counted from White’s side. So a1 is the square at the bottom left, and j10 the one at the top right.
help-notation-2 = A move is written with the squares where it starts and ends, and with an x if it captures: a2-b3, j2xj9. Read these aloud as “a two to b three” and “j two takes j nine”. Whom a rhino or a hippo runs over on the way is not written. A Leap Frog names both landings: b3-d5xd7. An ability has its word in the middle: d5-tongue-f7, g7-dart-e7, d3-bite-c4-e4, f5-drown-g6-h5, e3-fling-d3-c3, e4-swipe-f4. You can type your moves in this way, too.

help-reconstructed = What we had to work out
help-reconstructed-1 = We had the words of the rulebook, but its pictures are lost. So the swamp is reconstructed. The words name some swamp squares and some that are dry, the two crocodiles start in it, and the start looks the same from both sides. We joined these squares into one river, two squares wide.
help-reconstructed-2 = The far banks are our reading: everything above the river for White, everything below it for Black. We use the same line for both rules that need one, the change of frogs and the territory of hippos.
help-reconstructed-3 = About poison: that it lasts for the rest of the game, and that a frog which changes is cured. The words only say that poisoned frogs can change and that Poison Dart Frogs are immune. We also do not allow poisoning somebody twice.
help-reconstructed-4 = About the duty: the frog that stands next to the enemy frog must capture it itself, by leaping. And a second leap is only required if it is allowed in every way, quills included. Between two leaps a frog is not webbed, because the words speak of animals that stop.
help-reconstructed-5 = About quills: a move that captures a porcupine may cross that porcupine’s squares, but not those of a second one. A crocodile that drowns somebody and ends elsewhere may not end among quills, but it may always stay where it is. And a lion or a frog that is flung onto a porcupine is not pricked.
help-reconstructed-6 = About Tough Guy: it does not make a rhino’s step on a slant a capture. About Fling: you choose between one square and two, the edge shortens a flight, and without any room there is no Fling. A submerged animal in the way is hit and not flown over. About Swipe: there must be somebody on that side.
help-reconstructed-7 = About the end: a lion on the last row wins when its own side’s move is over, even if a giraffe flung it there. If the enemy flung it there, it wins after the next move of its own side, if it is still there. Whoever removes their own lion loses. The words do not say so.
help-reconstructed-8 = In one example of the rulebook a frog lands beside an enemy porcupine, which its own rule forbids. We show it with a poisoned porcupine. In another a frog is said to land on h5, but from j4 over i5 it can only be h6.
help-reconstructed-9 = If your own board shows something else, please trust your board. You can lay out swamp and banks as you like in the setup editor.

help-nature = The real animals
help-nature-1 = Frogs catch insects with a tongue that is soft and very sticky. It shoots out and is back in the mouth in a fraction of a second. With their long hind legs some frogs leap twenty times as far as they are long.
help-nature-2 = Poison dart frogs live in the rainforests of Central and South America. Their bright colours warn: do not eat me! They shoot nothing. Their poison is in their skin, and they get it from ants and mites that they eat. People in Colombia rubbed the poison of one kind, the golden poison frog, on their blowgun darts. That is where the name comes from.
help-nature-3 = Jumping spiders leap many times the length of their body. Two of their eight eyes are huge and look straight ahead, so they judge the distance well. Most of them do not catch prey in webs, but they always trail a silk thread as a safety line. Other spiders build webs: the spider of this game can do both.
help-nature-4 = A crocodile that lies in wait shows only its eyes and nostrils above the water, so it looks like a floating log. It can stay under for a long time, and it often pulls its prey into the water.
help-nature-5 = The quills of a porcupine are thick, stiff hairs. It cannot shoot them. It raises them, rattles its tail and, if that does not help, charges backwards. Even lions have been badly hurt in this way.
help-nature-6 = Rhinos see poorly, but hear and smell very well. In spite of their weight they can run at about 50 kilometres an hour. They love to lie in mud, which keeps them cool and keeps insects off. Four of the five kinds are threatened, above all because people kill them for their horns.
help-nature-7 = Giraffes are the tallest animals in the world, up to five and a half metres. Their long neck has just seven bones, like yours. Male giraffes fight by swinging their necks and heads at each other. They do not really throw rhinos about.
help-nature-8 = Hippos spend the day in the water and come out at night to eat grass. They do not swim much: they walk and bound along the bottom. A bull defends his stretch of the river fiercely, and hippos are among the most dangerous animals of Africa for people.
help-nature-9 = Lions live in groups called prides, while nearly all other wild cats live alone. The lionesses do most of the hunting, together. A lion’s roar can be heard up to eight kilometres away. Most lions live in the savannas of Africa, not in the jungle, and a few hundred in a forest in India.
