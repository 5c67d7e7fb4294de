name = Spirale de la hyène
tagline = Off to the well, and quickly home again. Get there first and you are the hyena. Enjoy your meal.
genre = dice, fright

## Clauses

HY-01 = A spiral leads from the village to the well. You have one villager, three dice with a white and a black side, and coins called tabas.
HY-02 = Everybody for themselves: you start in the village without a taba. Draw lots to see who begins; any number of figures can share a square.
HY-03 = A game has several rounds, all played the same way.
HY-04 = On your turn, throw the three dice: one white side is a taba, two are 4 squares, three are 6, none is 12 squares or a taba, your choice.
    .now = { $moment ->
        [dice] Patience. The dice are still in the air.
        [choice] One throw a turn. Yours shows no white side: choose the squares or the tabas.
       *[begin] Dice first. Squares or tabas are your choice only after a throw without a white side.
    }
HY-05 = Instead of throwing you may pay 2 tabas and go 12 squares: this is the long run, on the way out or back.
    .now = { $moment ->
        [late] Too late. You buy the long run instead of throwing, not after it: choose the squares or the tabas.
       *[begin] { $tabas ->
            [0] Too expensive. The long run costs { $price } tabas, and you have none: throw the dice.
           *[other] Too expensive. The long run costs { $price } tabas, and you have { $tabas }: throw the dice.
        }
    }
HY-06 = Turns go round clockwise.
    .now = One at a time. It is { $seat }’s turn.
HY-07 = The first at the well turns into the hyena: she starts again from the village with her tabas, and from your next turn on you play her.
HY-08 = The hyena too goes to the well first, and everything is double for her: tabas, squares, and the long run, 24 squares for 4 tabas.
    .now = { $tabas ->
        [0] Too expensive. A hyena’s long run costs { $price } tabas, and you have none: throw the dice.
       *[other] Too expensive. A hyena’s long run costs { $price } tabas, and you have { $tabas }: throw the dice.
    }
HY-09 = On her way to the well the hyena eats nobody.
HY-10 = You reach the well with the number needed or with more; the rest is lost.
HY-11 = At the well you pay 2 tabas for water, then 2 more for permission to leave; the hyena pays 10 for water and may then leave.
    .now = { $phase ->
        [out] Nothing to pay yet. They collect at the well, and you are not there: go on first.
       *[other] Nothing left to pay. All is settled, so off you go.
    }
HY-12 = Each payment takes a different turn, and you can leave on the turn after the last payment at the earliest.
HY-13 = You can pay as soon as you have the tabas: on arrival, or right after the throw that brought the missing one.
    .now = { $tabas ->
        [0] Not enough. { $due } tabas are due, and you have none: throw for them.
       *[other] Not enough. { $due } tabas are due, and you have { $tabas }: throw for the rest.
    }
HY-14 = If you cannot pay, you go on throwing: while you still owe, only tabas come of it, and two or three white sides do nothing.
HY-15 = Tabas that you have paid lie on your token and go to the bank when you leave the well.
HY-16 = From the well you go back to the village, by the same throws.
HY-17 = On her way back the hyena eats every villager whom she reaches or passes: for that villager the round is over, without a point.
HY-18 = When she leaves the well, the hyena also eats those who are still there, whatever they have paid, and those who have not got there yet.
HY-19 = A villager who reaches the village is safe.
HY-20 = A round ends when every villager is safe or eaten.
HY-21 = Every villager who gets back scores 1 point; as soon as one is back, the hyena scores nothing, otherwise she scores 2.
HY-22 = Whoever has the most points after the last round wins.

## Readings

HY-R1 = The village too is reached with the number needed or with more, and players who are safe or eaten are passed over.
    .now = { $phase ->
        [safe] You are home. Put your feet up until the next round: it is { $seat }’s turn.
       *[eaten] Eaten. It is dark inside a hyena. Wait for the next round: it is { $seat }’s turn.
    }
HY-R2 = At the well, if your turn begins with enough tabas, you pay. If you have them on arrival or by your throw, you may also keep them a turn.
    .now = { $moment ->
        [none] Nothing to keep. You owe nothing, and your tabas are your own: throw the dice.
        [short] Nothing to decide yet. { $due } tabas are due and you have { $tabas }: throw first.
        [due] Pay or keep. { $due } tabas are due and you have { $tabas }: choose one or the other.
       *[begin] Pay first. { $due } tabas are due and you have { $tabas }: pay.
    }
HY-R3 = While you owe a payment, a throw without a white side brings tabas, without a choice; with permission to leave you choose as usual.
    .now = No choice here. You owe { $due } tabas and have { $tabas }: throw the dice, only tabas can come of it.
HY-R4 = At the well the long run can be bought only with permission to leave.
    .now = Not so fast. You still owe { $due } tabas, and the keeper of the well takes no bribes: pay, or throw the dice.
HY-R5 = The order of turns stays the same; each round is begun by the next player, and tabas and figures start anew.
HY-R6 = The bank never runs out of tabas.
HY-R7 = A hyena who reaches the village has eaten everybody who was not home, so the round is over.
HY-R8 = Players with equal points share the place.
HY-R9 = The sheet says neither how long the spiral is nor how many rounds are played: 81 squares and one round per player are our choice.

## House rules

HY-H1 = How many squares from the village to the well? From 30 to 120; 45 is the short game.
HY-H2 = How many rounds? From 1 to 10; usually one per player.

option-steps = How many squares from the village to the well? 45 is the short game.
option-rounds = How many rounds? Usually one per player.

## What happened

event-round = Round { $round } of { $rounds }: everybody is in the village, the tabas are in the bank, and { $seat } begins.
    .child = Everybody is in the village, and { $seat } begins.
event-dice = { $white ->
    [0] { $seat } throws: three black sides.
    [1] { $seat } throws: one white side.
    [2] { $seat } throws: two white sides.
   *[other] { $seat } throws: three white sides.
}
    .child = { $seat } throws the dice.
event-taba = { $gain ->
    [one] { $seat } pockets a taba and has { $tabas }.
   *[other] { $seat } pockets { $gain } tabas and has { $tabas }.
}
    .child = { $gain ->
        [one] { $seat } gets a coin.
       *[other] { $seat } gets { $gain } coins.
    }
    .short = { $gain ->
        [one] +1 taba
       *[other] +{ $gain } tabas
    }
event-nothing = No luck: { $seat } still owes { $due } tabas and stays at the well.
    .child = No luck: { $seat } stays at the well.
    .short = finds no taba
event-buy = { $seat } pays { $price } tabas for the long run, and the dice may rest.
    .child = { $seat } pays, and runs a long way.
    .short = pays { $price } tabas
event-move = { $place ->
    [well] { $seat }{ for-tabas } walks on to the well.
    [village] { $seat }{ for-tabas } runs the last stretch to the village.
   *[step] { $seat }{ for-tabas } walks { $squares } squares, to square { $target }.
}
    .child = { $place ->
        [well] { $seat } comes to the well.
        [village] { $seat } runs home.
       *[step] { $seat } walks on.
    }
    .short = { $place ->
        [well] to the well
        [village] to the village
       *[step] { $squares } squares
    }
event-hyena-move = { $place ->
    [well] The hyena ({ $seat }){ for-tabas } trots up to the well, tongue out.
    [village] The hyena ({ $seat }){ for-tabas } bursts into the village.
   *[step] The hyena ({ $seat }){ for-tabas } lopes { $squares } squares, to square { $target }.
}
    .child = { $place ->
        [well] The hyena comes to the well.
        [village] The hyena bursts into the village.
       *[step] The hyena runs.
    }
    .short = { $place ->
        [well] to the well
        [village] to the village
       *[step] { $squares } squares
    }
event-well = { $due ->
    [10] { $seat } is at the well. A hand is held out: 10 tabas for a long drink.
   *[other] { $seat } is at the well. A hand is held out: { $due } tabas for water, then { $due } to leave.
}
    .child = { $seat } is at the well. A hand is held out: coins, please!
event-hyena = { $seat } is first at the well and grows a great many teeth: here is the hyena, starting again from the village.
    .news = { $seat } is the hyena! She starts again from the village, and for her everything is double. She pays 10 tabas at the well, then hunts: she eats whoever she reaches or passes.
    .child = { $seat } is first at the well, and turns into the hyena! She starts again in the village, twice as fast. First she must drink.
    .short = turns into the hyena
event-pay-water = { $due ->
    [10] { $seat } pays 10 tabas for a long drink.
   *[other] { $seat } pays { $due } tabas for water; { $due } more for permission to leave.
}
    .child = { $seat } pays for the water.
    .short = pays for the water
event-pay-leave = { $seat } pays { $due } more tabas and may leave.
    .child = { $seat } pays, and may leave.
    .short = pays to leave
event-keep = { $seat } keeps the { $due } tabas until the next turn.
    .child = { $seat } keeps the coins.
    .short = keeps the tabas
event-leave = { $seat } leaves the well; { $tabas } tabas clink into the bank.
    .child = { $seat } leaves the well.
event-safe = { $seat } is home with the water. One point!
    .child = { $seat } is home with the water!
    .short = is home: 1 point
event-eaten = The hyena ({ $other }) catches up with { $seat } on square { $square }. Gulp.
    .child = The hyena catches { $seat }. Gulp!
    .short = is eaten
event-eaten-well = { $seat } was still bargaining at the well. The hyena ({ $other }) does not bargain. Gulp.
    .child = The hyena catches { $seat } at the well. Gulp!
    .short = is eaten at the well
event-eaten-out = { $seat } had not even seen the well. The hyena ({ $other }) makes no exceptions. Gulp.
    .child = The hyena catches { $seat }. Gulp!
    .short = is eaten
event-round-over = { $home ->
    [0] Round { $round } is over, and nobody got home: 2 points for the hyena, { $seat }.
    [one] Round { $round } is over: one villager got home, so the hyena, { $seat }, gets no points.
   *[other] Round { $round } is over: { $home } villagers got home, so the hyena, { $seat }, gets no points.
}
    .news = { $home ->
        [0] Round { $round } is over: the hyena, { $seat }, ate everybody.
        [one] Round { $round } is over: one villager got home.
       *[other] Round { $round } is over: { $home } villagers got home.
    }
    .score = { $score }.
    .child = { $home ->
        [0] The hyena has eaten everybody.
       *[other] Somebody got home, and the hyena goes hungry.
    }
    .next = Next round
event-won = { $points ->
    [one] { $seat } wins with one point!
   *[other] { $seat } wins with { $points } points!
}
    .child = { $seat } wins!
event-won-together = { $points ->
    [one] { $seat } shares the victory with one point.
   *[other] { $seat } shares the victory with { $points } points.
}
end-won = { $rounds ->
    [one] { last-bite }One round, and most points win: { $points } for { $seat }.
   *[other] { last-bite }{ $rounds } rounds, and most points win: { $points } for { $seat }.
}
end-together = { $rounds ->
    [one] { last-bite }One round, and nobody has more than { $points }: the victory is shared.
   *[other] { last-bite }{ $rounds } rounds, and nobody has more than { $points }: the victory is shared.
}

## What a step would do

preview-throw = One white: { coins }. Two: { two-white }. Three: { three-white }. None: { no-white } or { coins }.{ on-the-menu }
    .child = Throw the dice: you walk on, or you get a coin.
preview-throw-due = You have { $tabas } of { $due } tabas. One white side or none helps; two or three do nothing.
    .child = Throw the dice: perhaps you get a coin.
preview-buy = For { $price } tabas you run { destination }.{ eaten }{ behind }
    .child = You pay, and you run { to-where }.{ eaten }
preview-advance = You run { destination }.{ eaten }{ behind }
    .child = You run { to-where }.{ eaten }
preview-taba = { $gain ->
    [one] A taba instead of running: you will have { $tabas }.
   *[other] { $gain } tabas instead of running: you will have { $tabas }.
}
    .child = You do not run: you take coins.
preview-pay-water = { $due ->
    [10] 10 tabas for a long drink; from your next turn on you may go hunting.{ left }
   *[other] { $due } tabas for water. Next turn at the earliest, 2 more for permission to leave.{ left }
}
    .child = You pay for the water.
preview-pay-leave = { $due } tabas, and from your next turn on you may run.{ left }
    .child = You pay, and the next time you may run.
preview-keep = You keep your { $tabas } tabas and get nothing yet. On your next turn you must pay, and you get away one turn later.
    .child = You keep your coins for now.

## Steps

step-white = { $a ->
    [0] The dice show three black sides
    [1] The dice show one white side
    [2] The dice show two white sides
   *[other] The dice show three white sides
}
step-throw = Throw the dice
step-buy = Pay for the long run
step-pay = Pay
step-keep = Keep my tabas
step-advance = Make the long run
step-taba = Take tabas instead

## The board

spot-village = The village
    .label = village
spot-step = Square { $a }
spot-well = The well
spot-dice = The dice
spot-tabas = { $a ->
    [0] Violet’s purse
    [1] Blue’s purse
    [2] Red’s purse
    [3] Green’s purse
   *[other] Yellow’s purse
}
spot-dues = { $a ->
    [0] What violet pays
    [1] What blue pays
    [2] What red pays
    [3] What green pays
   *[other] What yellow pays
}
spot-token = { $a ->
    [0] Violet’s token
    [1] Blue’s token
    [2] Red’s token
    [3] Green’s token
   *[other] Yellow’s token
}

piece-villager = { $value ->
    [out] { villager }, on the way to the well
    [water] { villager }, waiting for water
    [leave] { villager } with water, waiting for permission to leave
    [free] { villager }, free to leave
    [back] { villager }, running home
   *[safe] { villager }, safe at home
}
piece-hyena = { $value ->
    [out] { hyena }, on the way to the well
    [water] { hyena }, thirsty
    [free] { hyena }, about to leave the well
   *[back] { hyena }, hunting
}
piece-jar-broken = { $colour ->
    [0] a broken jar: the violet villager has been eaten
    [1] a broken jar: the blue villager has been eaten
    [2] a broken jar: the red villager has been eaten
    [3] a broken jar: the green villager has been eaten
   *[other] a broken jar: the yellow villager has been eaten
}
piece-taba = { $count ->
    [one] a taba
   *[other] { $count } tabas
}
piece-water-due = the water is still to be paid
piece-water-paid = the water is paid
piece-leave-due = permission to leave is still to be paid
piece-leave-paid = permission to leave is paid
piece-calabash = the dice in the calabash
piece-side-white = a white side
piece-side-black = a black side

mark-paw = The hyena’s tracks
    .legend = paws: where she came from
mark-reach = Within the hyena’s reach
    .legend = rose: she eats here, even in passing

status-villager = { $place ->
    [village] in the village
    [well] at the well
   *[step] square { $square }
}
status-hyena = { $place ->
    [village] in the village
    [well] at the well
   *[step] square { $square }
}
    .who = hyena
status-safe = safe
status-eaten = eaten

sheet-points = The score sheet
cell-hyena = was the hyena
cell-safe = safe at home
cell-eaten = eaten

tally-tabas = Tabas
tally-points = Points

fact-turn = Whose turn it is
fact-moment = What is to be done
fact-round = Round
    .said = Round { $value }.
fact-rounds = Rounds in all
fact-steps = Squares to the well
fact-hyena = Who is the hyena
    .said = { $seat } is the hyena.
fact-white = White sides

# Said inside other messages.
the-round = { $rounds ->
    [1] { "" }
   *[other] Round { $round } of { $rounds }.{ " " }
}
villager = { $colour ->
    [0] the violet villager
    [1] the blue villager
    [2] the red villager
    [3] the green villager
   *[other] the yellow villager
}
hyena = { $colour ->
    [0] the hyena, played by violet
    [1] the hyena, played by blue
    [2] the hyena, played by red
    [3] the hyena, played by green
   *[other] the hyena, played by yellow
}
to-where = { $ends ->
    [well] to the well
    [hyena] to the well, before anybody else: you turn into the hyena
    [safe] home, safe and sound
    [village] into the village
   *[step] a long way
}
destination = { $ends ->
    [well] to the well
    [hyena] to the well, before anybody else: you turn into the hyena
    [safe] to the village, safe and sound
    [village] all the way to the village
   *[step] to square { $target }
}
eaten = { $eaten ->
    [0] { "" }
    [one] { " " }On the way you eat one villager.
   *[other] { " " }On the way you eat { $eaten } villagers.
}
behind = { $behind ->
    [0] { "" }
    [one] { " " }The hyena will be one square behind.
   *[other] { " " }The hyena will be { $behind } squares behind.
}
on-the-menu = { $eaten-none ->
    [0] { "" }
   *[other] { " " }You would eat: { $eaten-two } with two white, { $eaten-three } with three, { $eaten-none } with none.
}
left = { $tabas ->
    [0] { " " }That empties your purse.
   *[other] { " " }You have { $tabas } left.
}

## What is going on

situation-out = { $who ->
    [hyena] { squares-left } to go, { tabas-in-hand }. Throw the dice.
   *[villager] { squares-left } to the well, { tabas-in-hand }. Throw the dice.
}
    .title = { $who ->
        [hyena] To the well, hyena!
       *[villager] Off to the well!
    }
    .child = { $who ->
        [hyena] To the well, hyena! Throw the dice.
       *[villager] Off to the well! Throw the dice.
    }
situation-out-rich = { $who ->
    [hyena] { squares-left } to go, { tabas-in-hand }. Throw, or pay { $price } tabas?
   *[villager] { squares-left } to the well, { tabas-in-hand }. Throw, or pay?
}
    .title = { $who ->
        [hyena] To the well, hyena!
       *[villager] Off to the well!
    }
    .child = { $who ->
        [hyena] To the well, hyena! Throw the dice, or pay and run far?
       *[villager] Off to the well! Throw the dice, or pay and run far?
    }
situation-back = { $who ->
    [hyena] { scent } Throw the dice.
   *[villager] { chased } Throw the dice.
}
    .title = { $who ->
        [hyena] The hunt is on!
       *[villager] Run home!
    }
    .child = { $who ->
        [hyena] Catch them! Throw the dice.
       *[villager] Run home! Throw the dice.
    }
situation-back-rich = { $who ->
    [hyena] { scent } Throw, or pay { $price } tabas?
   *[villager] { chased } Throw, or pay?
}
    .title = { $who ->
        [hyena] The hunt is on!
       *[villager] Run home!
    }
    .child = { $who ->
        [hyena] Catch them! Throw the dice, or pay and run far?
       *[villager] Run home! Throw the dice, or pay and run far?
    }
situation-choice = { $who ->
    [hyena] The best throw of all: up to 24 squares, or two tabas?
   *[villager] The best throw of all: up to 12 squares, or a taba?
}
    .title = Three black sides!
    .child = Three black ones! Run far, or take coins?
situation-due = You have { $tabas } tabas, and { owed }. Pay now, or keep them until your next turn: then you must pay, and get away one turn later.
    .title = { $what ->
        [water] Pay for the water now?
       *[leave] Pay to leave now?
    }
    .child = You are at the well. Pay, or keep your coins?
situation-pay = You are at the well with { $tabas } tabas, and { owed }.
    .title = Pay first
    .child = You are at the well. Pay first!
situation-short = { $tabas ->
    [0] You are at the well without a taba, and { owed }. Throw the dice.
    [one] You are at the well with one taba, and { owed }. Throw the dice.
   *[other] You are at the well with { $tabas } tabas, and { owed }. Throw the dice.
}
    .title = Not enough tabas yet
    .child = You are at the well, and you need { $due } coins. Throw the dice.

aim-first = { the-round }Fetch water for 4 tabas, found on the way, and get home: 1 point. The first at the well becomes the hyena, who drinks for 10 and hunts the others: 2 points if nobody gets home.
    .child = Go to the well and back home. Whoever is first at the well turns into the hyena, and eats the others!
aim-water = { $tabas ->
    [0] At the well you will need 4 tabas: 2 for water, 2 to leave. You have none yet.
   *[other] At the well you will need 4 tabas: 2 for water, 2 to leave. You have { $tabas }.
}
    .child = At the well you will need coins.
aim-leave = { $phase ->
    [water] Water (2), then permission to leave (2), on two different turns. Then run!
   *[leave] Only permission to leave (2), and on the turn after that you run.
}
    .child = Pay for the water, then pay to leave. Then run!
aim-home = Get back to the village before the hyena: 1 point.
    .child = Be home before the hyena!
aim-drink = Drink first, for { $due } tabas at the well. Then eat them all: 2 points.
    .child = Drink first, then catch them all!
aim-hunt = { $home ->
    [0] Eat them all before a single one gets home: 2 points.
    [one] One villager is home already: no points for you, but you can keep the others from theirs.
   *[other] { $home } villagers are home already: no points for you, but you can keep the others from theirs.
}
    .child = Catch them all before they are home!

effect-throw = { $due ->
    [0] it is free, and it is luck
   *[other] only tabas count here
}
    .go = Throw
effect-run = { run-news }{ run-left }
    .do = { $ends ->
        [safe] To the village for { $price } tabas
        [village] To the village for { $price } tabas
        [well] To the well for { $price } tabas
        [hyena] To the well for { $price } tabas
       *[step] { $squares } squares for { $price } tabas
    }
    .go = Pay and run
effect-advance = { $ends ->
    [hyena] and you become the hyena
    [safe] and you are safe: 1 point
   *[other] { $eaten ->
        [0] free, and right now
        [one] and you eat one
       *[other] and you eat { $eaten }
    }
}
    .do = { $ends ->
        [safe] Run to the village
        [village] Run to the village
        [well] Run to the well
        [hyena] Run to the well
       *[step] Run { $squares } squares
    }
    .go = Run
effect-pay = { $what ->
    [water] { $due } tabas for water; { run-left }
   *[leave] { $due } tabas to leave; { run-left }
}
    .do = { $what ->
        [water] Pay for the water
       *[leave] Pay to leave
    }
    .go = Pay
effect-keep = pay on your next turn instead: one turn lost
    .go = Keep them
effect-taba = { $gain ->
    [one] one more: you will have { $tabas }
   *[other] { $gain } more: you will have { $tabas }
}
    .do = { $gain ->
        [one] Take a taba
       *[other] Take { $gain } tabas
    }

hint-dice = Count the white sides: one, 1 taba; two, 4 squares; three, 6; none, 12 squares or 1 taba.
hint-black = Three black sides: the long run, or a taba. Your choice.
hint-buy = { $price } tabas, and { $squares } squares without throwing: up to here.
hint-hyena = { $seat } is the hyena. Before she hunts she has to drink: 10 tabas at the well.
hint-hunted = The hyena is hunting! On the rose squares she eats whoever she reaches or passes.
hint-you-are-hyena = You are the hyena: everything is double. Before you hunt, drink: 10 tabas at the well.
hint-hunting = Now you hunt! On the rose squares you eat whoever you reach or pass.
hint-tabas = Save tabas for the well: a villager pays 4 there, the hyena 10.
hint-well = Here you pay twice, on two different turns: water, then permission to leave.

forecast-throw = What the dice might say
forecast-due = { $missing ->
    [one] The missing taba
   *[other] The { $missing } missing tabas
}
forecast-next = { $missing ->
    [one] After the water: the taba still missing
   *[other] After the water: the { $missing } tabas still missing
}
forecast-risk = Eaten on the hyena’s next turn
outcome-go = { run-ends }
outcome-taba = { $gain ->
    [one] 1 taba
   *[other] { $gain } tabas
}
outcome-either = { $gain ->
    [one] { run-short } or 1 taba
   *[other] { run-short } or { $gain } tabas
}
outcome-nothing = nothing
outcome-run = { $place ->
    [village] if you run: in the village
    [late] if you run: not at the well yet
   *[other] if you run: { squares-behind } from her
}
outcome-stay = { $behind ->
    [0] if you stay: at the well with her
   *[other] if you stay: { squares-behind } from her
}

coins = { $gain ->
    [one] 1 taba
   *[other] { $gain } tabas
}
two-white = { $two ->
    [one] 1 square
   *[other] { $two } squares
}
three-white = { $three ->
    [one] 1 square
   *[other] { $three } squares
}
no-white = { $none ->
    [one] 1 square
   *[other] { $none } squares
}
squares-behind = { $behind ->
    [one] one square
   *[other] { $behind } squares
}
for-tabas = { $price ->
    [0] { "" }
   *[other] , for { $price } tabas,
}
last-bite = { $hyena ->
    [0] { "" }
   *[other] Gulp: in the last round the hyena ({ $other }) ate everybody.{ " " }
}
squares-left = { $left ->
    [one] { $left } square
   *[other] { $left } squares
}
tabas-in-hand = { $tabas ->
    [0] no taba yet
    [one] one taba
   *[other] { $tabas } tabas
}
scent = { $prey ->
    [0] With your first step you eat whoever has not left the well.
    [one] The nearest is one square ahead of you.
   *[other] The nearest is { $prey } squares ahead of you.
}
chased = { $behind ->
    [-1] { squares-left } to the village, and the hyena is not hunting yet.
    [0] The hyena has had her drink, and is at the well with you.
    [one] The hyena is one square behind you, the village { squares-left } away.
   *[other] The hyena is { $behind } squares behind you, the village { squares-left } away.
}
owed = { $what ->
    [water] water costs { $due }
   *[leave] permission to leave costs { $due }
}
run-news = { $ends ->
    [hyena] you become the hyena; { "" }
    [safe] you are safe there: 1 point; { "" }
   *[other] { $eaten ->
        [0] { "" }
        [one] you eat one; { "" }
       *[other] you eat { $eaten }; { "" }
    }
}
run-ends = { $ends ->
    [well] { $squares ->
        [one] one square, to the well
       *[other] { $squares } squares, to the well
    }
    [hyena] to the well, and you are the hyena
    [safe] to the village, safe
    [village] to the village{ run-eats }
   *[step] { $squares } squares{ run-eats }
}
run-short = { $ends ->
    [well] to the well
    [hyena] to the well
    [safe] to the village
    [village] to the village{ run-eats },
   *[step] { $eaten ->
        [0] { $squares }
       *[other] { $squares }{ run-eats },
    }
}
run-eats = { $eaten ->
    [0] { "" }
    [one] , one eaten
   *[other] , { $eaten } eaten
}
run-left = { $tabas ->
    [0] your purse will be empty
    [one] one left
   *[other] { $tabas } left
}

## Puzzles

puzzle-chase = { $hyena ->
        [1] You are the hyena. What now?
       *[other] What now?
    }
    .more = Two players, one round on the short spiral: the winner of the round wins it all. One answer wins more often than any other.

## Lesson

lesson-aim = Go to the well in the middle and come home with water: 1 point. But whoever reaches the well first turns into the hyena, and hunts the others on their way home.
lesson-throw = Off to the well
    .say = Throw the three dice and count the white sides.
    .why = Two white: 4 squares. Three: 6. One white: no step, but a taba. You all go to the well and back.
lesson-black = All black
    .say = You throw again: no white at all, the best throw. Twelve squares, or a taba, as you like.
    .why = Tabas are needed at the well, and they buy steps: it is not always right to run.
lesson-buy = Buy your way
    .say = You have 2 tabas. Pay them instead of throwing: 12 squares for sure.
    .why = That works at any time, as long as you may move.
lesson-hyena = The first one there
    .say = Twelve squares are enough to be first at the well. Buy them, and see what becomes of you!
    .why = The first one there turns into the hyena. She starts again from the village, moves and earns double, and eats nobody on the way in.
lesson-pay = Water is not free
    .say = The hyena is somebody else, and on her way. You are at the well: pay for the water.
    .why = Two tabas for the water, two more to leave, in another turn. Short of tabas one throws, and only tabas count.
lesson-home = Run!
    .say = Eleven squares to the village, and the hyena at the well. Buy your twelve, and you are safe.
    .why = On her way back she eats whoever she reaches or passes. Safe at home is 1 point; the hyena gets 2 if nobody comes home.
