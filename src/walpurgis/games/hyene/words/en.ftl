name = Spirale de la hyène
tagline = Fetch your water and run home before the hyena has had a drink; or be first at the well, and be the hyena.

## Clauses

HY-01 = A spiral of squares leads from the village to the well; 2 to 5 players have one villager each, and there are a hyena, three dice with a white and a black side, and coins called tabas.
HY-02 = Everybody plays alone and starts in the village without a taba, the hyena waits off the board, who begins is drawn, and any number of figures can share a square.
HY-03 = A game is several rounds, all alike.
HY-04 = On your turn you throw the three dice: one white side brings a taba, two bring 4 squares, three bring 6, and none brings 12 squares or a taba, as you like.
    .now = { $moment ->
        [dice] Patience. The dice are still in the air.
        [choice] One throw a turn. Yours shows no white side: choose the squares or the tabas.
       *[begin] Dice first. Squares or tabas are your choice only after a throw without a white side.
    }
HY-05 = Instead of throwing you may pay 2 tabas and go 12 squares, wherever you are on your way.
    .now = { $tabas ->
        [0] Too dear. The long move costs { $price } tabas, and you have none.
       *[other] Too dear. The long move costs { $price } tabas, and you have { $tabas }.
    }
HY-06 = Turns go round clockwise.
    .now = One at a time. It is { $seat }’s turn.
HY-07 = The first player to reach the well turns into the hyena: the villager leaves the board, the hyena starts in the village, the tabas stay, and from the next turn on this player plays the hyena.
HY-08 = The hyena too has to go to the well first, and everything is double for her: two tabas for one white side, 8 squares for two, 12 for three, 24 squares or two tabas for none, and 24 squares for 4 tabas.
    .now = { $tabas ->
        [0] Too dear. A hyena’s long move costs { $price } tabas, and you have none.
       *[other] Too dear. A hyena’s long move costs { $price } tabas, and you have { $tabas }.
    }
HY-09 = On her way to the well the hyena eats nobody.
HY-10 = You reach the well with the number needed or with more; the rest is lost.
HY-11 = At the well a villager pays 2 tabas for water, then 2 more for leave to go; the hyena pays 10 for water and may then go.
    .now = { $phase ->
        [out] Nothing to pay yet. They collect at the well, and you are not there.
       *[other] Nothing left to pay. All is settled, so off you go.
    }
HY-12 = Each payment takes a different turn, and you leave in a later turn than the last payment.
HY-13 = You can pay as soon as you have the tabas: on arrival, or right after the throw that brought the missing one.
    .now = { $tabas ->
        [0] Not enough. { $due } tabas are due, and you have none: throw for them.
       *[other] Not enough. { $due } tabas are due, and you have { $tabas }: throw for the rest.
    }
HY-14 = If you cannot pay, you go on throwing turn by turn; as long as a payment is open only tabas come of it, and two or three white sides do nothing.
HY-15 = Tabas that are paid lie on the figure’s token and go to the bank when she leaves the well.
HY-16 = From the well you go back to the village, by the same throws.
HY-17 = On her way back the hyena eats every villager on a square that she reaches or passes; an eaten villager leaves the board, takes no more turns and scores nothing this round.
HY-18 = With her first move off the well the hyena also eats all villagers who are still at the well, whatever they have paid, or have not reached it yet.
HY-19 = A villager who reaches the village is safe.
HY-20 = A round ends when every villager is safe or eaten.
HY-21 = The hyena scores 2 points if no villager got back, otherwise none; every villager who got back scores 1.
HY-22 = The most points after the last round win.

## Readings

HY-R1 = The village too is reached with the number needed or with more, and players who are safe or eaten are passed over.
    .now = { $phase ->
        [safe] You are home. Put your feet up until the next round: it is { $seat }’s turn.
       *[eaten] You have been eaten, and it is dark in here. Wait for the next round: it is { $seat }’s turn.
    }
HY-R2 = With a payment open, a turn that begins with enough tabas is for paying and nothing else; but when you arrive with enough, or the throw has just brought the missing one, you may pay at once or keep your tabas until your next turn.
    .now = { $moment ->
        [none] Nothing to keep. No payment is open, so your tabas are your own.
        [short] Nothing to decide yet. { $due } tabas are due and you have { $tabas }: throw first.
        [due] Pay or keep. { $due } tabas are due and you have { $tabas }; there is nothing else to do this turn.
       *[begin] Pay first. { $due } tabas are due and you have { $tabas }: this turn is for paying.
    }
HY-R3 = With a payment open, a throw without a white side brings the tabas without a question; a figure that may leave has the usual choice.
    .now = No choice here. You owe { $due } tabas and have { $tabas }: whatever you throw, only tabas can come of it.
HY-R4 = At the well a move can be bought only once leaving is allowed.
    .now = Not so fast. You still owe { $due } tabas here, and the keeper of the well takes no bribes.
HY-R5 = The order of turns stays the same; each round is begun by the next player, and tabas and figures start anew.
HY-R6 = The bank never runs out of tabas.
HY-R7 = A hyena who reaches the village has eaten everybody who was not home, so the round is over.
HY-R8 = Equal points share the place.
HY-R9 = The sheet does not say how long the spiral is, how many rounds are played, or who wins in the end: 81 steps, one round per player and the most points are our choice; all moves are even, so an odd number of steps plays like the next even one.

## House rules

HY-H1 = How many steps from the village to the well? From 30 to 120; 45 is the short game.
HY-H2 = How many rounds? From 1 to 10; one per player unless you say otherwise.

option-steps = How many steps from the village to the well? 45 is the short game.
option-rounds = How many rounds? One per player unless you say otherwise.

## What happened

event-round = Round { $round }: everybody is back in the village, the tabas are back in the bank, and { $seat } begins.
event-dice = { $white ->
    [0] { $seat } throws three black sides.
    [1] { $seat } throws one white side.
    [2] { $seat } throws two white sides.
   *[other] { $seat } throws three white sides.
}
event-taba = { $gain ->
    [one] { $seat } pockets a taba and has { $tabas }.
   *[other] { $seat } pockets { $gain } tabas and has { $tabas }.
}
event-nothing = Nothing doing: { $seat } still owes { $due } tabas and stays at the well.
event-buy = { $seat } puts { $price } tabas on the table, and the dice may rest.
event-move = { $place ->
    [well] { $seat } walks on to the well.
    [village] { $seat } runs the last stretch to the village.
   *[step] { $seat } walks { $squares } squares, to square { $target }.
}
event-hyena-move = { $place ->
    [well] The hyena ({ $seat }) trots up to the well, tongue out.
    [village] The hyena ({ $seat }) bursts into the village.
   *[step] The hyena ({ $seat }) lopes { $squares } squares, to square { $target }.
}
event-well = { $seat } is at the well. A hand is held out: { $due } tabas, please.
event-hyena = { $seat } is first at the well, drops the jar and grows a great many teeth: the hyena is in the village.
event-pay-water = { $seat } pays { $due } tabas for water.
event-pay-leave = { $seat } pays { $due } tabas more and may go.
event-keep = { $seat } keeps the { $due } tabas until the next turn.
event-leave = { $seat } leaves the well; { $tabas } tabas clink into the bank.
event-safe = { $seat } is home with the water. One point!
event-eaten = The hyena ({ $other }) catches up with { $seat } on square { $square }. Gulp.
event-eaten-well = { $seat } was still bargaining at the well. The hyena ({ $other }) does not bargain. Gulp.
event-eaten-out = { $seat } had not even seen the well. The hyena ({ $other }) finds { $seat } all the same. Gulp.
event-round-over = { $home ->
    [0] Round { $round } is over, and nobody got home: 2 points for the hyena, { $seat }.
    [one] Round { $round } is over: one villager got home, and the hyena, { $seat }, goes hungry for points.
   *[other] Round { $round } is over: { $home } villagers got home, and the hyena, { $seat }, goes hungry for points.
}
event-won = { $points ->
    [one] { $seat } wins with one point!
   *[other] { $seat } wins with { $points } points!
}
event-won-together = { $points ->
    [one] { $seat } shares the victory with one point.
   *[other] { $seat } shares the victory with { $points } points.
}

## What a step would do

preview-throw = { $gain ->
    [one] One white: a taba. Two white: { $two } squares. Three white: { $three } squares. None: { $none } squares or a taba.{ on-the-menu }
   *[other] One white: { $gain } tabas. Two white: { $two } squares. Three white: { $three } squares. None: { $none } squares or { $gain } tabas.{ on-the-menu }
}
preview-throw-due = You have { $tabas } of { $due } tabas. One white side or none helps; two or three do nothing.
preview-buy = For { $price } tabas you run { destination }.{ eaten }{ behind }{ left }
preview-advance = You run { destination }.{ eaten }{ behind }
preview-taba = { $gain ->
    [one] A taba instead of running: you will have { $tabas }.
   *[other] { $gain } tabas instead of running: you will have { $tabas }.
}
preview-pay-water = { $due ->
    [10] 10 tabas for a long drink; from your next turn on you may go hunting.{ left }
   *[other] { $due } tabas for water. In a later turn 2 more for leave to go.{ left }
}
preview-pay-leave = { $due } tabas, and from your next turn on you may run.{ left }
preview-keep = You keep your { $tabas } tabas for now; your next turn is for paying the { $due }.

## Steps

step-white = { $a ->
    [0] The dice show three black sides
    [1] The dice show one white side
    [2] The dice show two white sides
   *[other] The dice show three white sides
}
step-throw = Throw the dice
step-buy = Buy the long move
step-pay = Pay
step-keep = Keep the tabas until the next turn
step-advance = Take the long move
step-taba = Take the tabas

## The board

spot-village = The village
spot-step = Square { $a }
spot-well = The well
spot-dice = The dice
spot-tabas = { $a ->
    [0] The purse of violet
    [1] The purse of blue
    [2] The purse of red
    [3] The purse of green
   *[other] The purse of yellow
}
spot-token = { $a ->
    [0] The token of violet
    [1] The token of blue
    [2] The token of red
    [3] The token of green
   *[other] The token of yellow
}

piece-villager = { $value ->
    [out] { villager }, on the way to the well
    [water] { villager }, waiting for water
    [leave] { villager } with water, waiting for leave to go
    [free] { villager }, free to go
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
piece-side-white = a white side
piece-side-black = a black side

tally-tabas = Tabas
tally-paid = Paid at the well
tally-points = Points

fact-turn = Whose turn it is
fact-moment = What is to be done
fact-round = Round
    .said = Round { $value }.
fact-rounds = Rounds in all
fact-steps = Steps to the well
fact-hyena = Who is the hyena
    .said = { $seat } is the hyena.
fact-white = White sides

# Said inside other messages.
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
   *[other] { " " }The hyena is { $behind } squares behind you then.
}
on-the-menu = { $eaten-none ->
    [0] { "" }
   *[other] { " " }Eaten: { $eaten-two } with two white, { $eaten-three } with three, { $eaten-none } with none if you run.
}
left = { $tabas ->
    [0] { " " }That empties your purse.
   *[other] { " " }You have { $tabas } left.
}
