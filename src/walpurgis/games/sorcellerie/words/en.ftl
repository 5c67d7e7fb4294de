name = Sorcellerie!
tagline = Cat, broom, bat: see where the witch comes down, and shout the spell before your little sister does.
genre = reflexes

## Clauses

SO-01 = There is a cup with eight dice, a white one and seven with cats, brooms and bats; there is one witch figure, and there are 30 cards.
SO-02 = The forest side of a card shows many witches or one witch, and two signposts; the back shows the kind of witch you win.
SO-03 = The game is for 2 to 4 players.
SO-04 = Three witches of the same kind or five of different kinds win.
SO-05 = The cards lie in a pile, forest side up; seven make a circle round the cup, and the witch waits on one of them.
SO-06 = The youngest player shakes first, then the cup goes round clockwise.
SO-07 = The dice are shaken and shown to everybody at the same moment.
    .now = Nothing to say yet. First the cards are laid out, and { $seat } shakes the dice: wait for them.
SO-08 = The white die says how many cards the witch will fly on, clockwise; you work out in your head where she will land.
SO-09 = If there are many witches on that card, the answer is the symbol that shows most often on the seven dice.
SO-10 = If there is one witch on that card, the answer is the symbol that shows least often, even if it is on no die at all.
SO-11 = If two symbols tie, say both.
SO-12 = Everybody answers at the same time, as fast as they can, with the spell of the symbol.
SO-13 = A wrong answer puts you out for this round; the others go on.
SO-14 = If everybody was wrong, a new round begins.
SO-15 = The first right answer wins the card on which the witch is standing now, before she flies; it is laid in front of you, witch side up.
SO-16 = If several players are right at the same time, nobody gets the card.
SO-17 = Then the witch flies on by the white die, the gap in the circle is filled from the pile, and the next player shakes.
SO-18 = The game is over as soon as somebody has a winning set.
SO-19 = In the variant one signpost of each card points to its left neighbour and the other to its right one.
SO-20 = In the variant the witch follows the black signpost of her card if the white die has black pips, and the red one if they are red.

## Readings

SO-R1 = Two right answers almost at the same instant count as simultaneous. Your time starts when the dice appear on your own screen.
SO-R2 = The winner is decided only when no answer still under way could be earlier or simultaneous.
SO-R3 = One press is the whole answer: one symbol where two are due is wrong, and so are two where one is due.
    .now = What’s said is said. { $seat } has already answered: wait for the others.
SO-R4 = If several were right at once the witch still flies on; if everybody was wrong she stays, no card is drawn, and the next player shakes.
SO-R5 = If nobody is right by the time limit it is as if everybody had been wrong; whoever has not answered when the round is decided was silent.
    .now = Too late, { $seat }. The limit was { SECONDS($limit) } s: try again next round!
SO-R6 = In the variant the card she stands on gives the direction for the whole flight.
SO-R7 = The kind of a witch is seen only when her card is won, and answers stay hidden until the round is decided.
SO-R8 = When the pile is empty the circle closes up; when the last card is gone, whoever has the most cards wins.
SO-R9 = There are six kinds of five cards, each symbol is on two faces of a die, and the white die has 1, 2 and 3 in black and in red.
SO-R10 = The cards of the circle count from 1 to 7, clockwise, and the witch begins on card 1.
SO-R11 = Whether you have a winning set is checked when you take the card, before the witch flies.
SO-R12 = The winner is first; the others are placed by the number of their cards, and equal numbers share the place.
SO-R13 = Forty rounds in a row without a card won end the game, and the number of cards decides.

## House rules

SO-H1 = Must five witches be of different kinds to win?
SO-H2 = Do the signposts count?
SO-H3 = How close together is “at the same time”, and how long may you think?

option-winning_set = Must five witches be of different kinds to win?
option-winning_set-different = Yes: five of different kinds, or three of the same.
option-winning_set-any = No: any five witches win, as in the German edition; so do three of the same kind.
option-signposts = Do the signposts count?
option-signposts-off = No: the witch always flies clockwise.
option-signposts-on = Yes, for experienced witches: black pips follow the black signpost, red pips the red one.
option-same_time_ms = How many milliseconds apart may two answers be and still count as simultaneous?
option-answer_limit_s = How many seconds are there to answer?

## What happened

event-card = { $scene ->
    [many] A new card: what a crowd of witches!
   *[one] A new card: one witch, all by herself.
}
    .many = { $count } cards are laid in a circle.
    .child = { "" }
event-dice = { $seat } shakes, and lifts the cup for all to see.
    .child = { "" }
event-done = { $seat } says no more. Hush!
    .child = { "" }
event-own-answer = You said { an-answer }, after { SECONDS($ms) } s.
    .child = { "" }
event-own-silence = No answer from you this time.
    .child = { "" }
event-right = { $scene ->
    [many] { a-flight } Many witches, so it is the most common symbol: { the-dice }. The answer was { the-right }.
   *[one] { a-flight } One witch, so it is the least common symbol: { the-dice }. The answer was { the-right }.
}
    .child = { "" }
event-silent = { $seat } did not answer in time.
    .child = { "" }
event-outrun = { $seat } said nothing: { $other } was quicker.
    .child = { "" }
event-wrong = { $seat } said { an-answer } after { SECONDS($ms) } s. Nicely shouted, and wrong.
    .child = Wrong, { $seat }!
event-late = { $seat } said { an-answer } too, { SECONDS($behind) } s after the first.
    .child = { "" }
event-same = { $seat } said { an-answer } after { SECONDS($ms) } s.
    .child = { "" }
event-first = { $seat } said { an-answer } after { SECONDS($ms) } s, and that is right!
    .child = { "" }
event-nobody = Nobody has it. The witch stays where she is and waits for better spells.
    .child = { "" }
event-together = { $seat } and { $other } together, { SECONDS($apart) } s apart: in such a din no spell works, and nobody gets the card.
    .child = { "" }
event-win = { $seat } turns the card over: { a-kind }!
    .child = { "" }
event-champion = { $set ->
    [alike] Three of the same kind: { $seat } becomes chief of the witches!
    [different] Five different kinds: { $seat } becomes chief of the witches!
   *[any] Five witches: { $seat } becomes their chief!
}
event-flight = { $way ->
    [cw] { $steps ->
        [one] Off flies the witch, one card on.
       *[other] Off flies the witch, { $steps } cards on.
    }
   *[ccw] { $steps ->
        [one] Off flies the witch, one card back.
       *[other] Off flies the witch, { $steps } cards back.
    }
}
    .child = { "" }
event-close = { $cards ->
    [one] The pile is empty: the circle closes up, 1 card is left in it.
   *[other] The pile is empty: the circle closes up, { $cards } cards are left in it.
}
event-empty = The last card is gone: whoever has the most is first.
event-tired = { $rounds } rounds without a card: the cup is put away, the cards are counted.

## What is going on, and what to aim for

situation-race = { $steps ->
    [one] She flies one card on, clockwise. Where does she land?
   *[other] She flies { $steps } cards on, clockwise. Where does she land?
}
    .title = Quick, the spell!
situation-signs = { $pips ->
    [black] She follows the star of her card, { $steps } on. Where does she land?
   *[red] She follows the mushroom of her card, { $steps } on. Where does she land?
}
    .title = Quick, the spell!
aim-different = Three witches alike, or five different ones. You have { $cards }.
aim-any = Three witches alike, or five in all. You have { $cards }.

## The first time

lesson = The race in three pictures
    .about = The dice fall. The first right spell wins the card and ends the race; a wrong one is out.
    .aim = Win three witches alike, or five different ones: one is on the back of each card.
    .note = As many cats as brooms? Say both, with one button.
    .clause = SO-11
    .go = Got it, shake!
lesson-1 = She flies clockwise, as many cards as the white die has pips.
    .title = How far?
lesson-2 = On a crowd, or on a witch all alone.
    .title = Where does she land?
lesson-3 = Crowd: the die you see most. Alone: the least, even none. A tie: both!
    .title = Shout!
show-1 = A crowd: the die you see most
show-2 = All alone: the one you see least
memo-1 = crowd: the most
memo-2 = alone: the least

ready = Ready?
    .about = The dice fall when you say so. Be quick: the first right spell wins.
    .go = Shake!

## How a round came out

result = { $result ->
    [won] First right spell: { $winner }!
    [together] Said together: for nobody
   *[nobody] Nobody has it
}
    .about = { $result ->
        [won] { $winner } wins the card the witch was on: { a-kind }.
        [together] The card stays, the witch flies on.
       *[nobody] The witch stays where she is.
    }
    .piece = { $result ->
        [won] { $kind }
       *[other] { "" }
    }
    .why = Why { the-right }?
    .far = { $way ->
        [cw] The white die: { $steps } on.
       *[ccw] The white die: { $steps } anticlockwise.
    }
    .there = { $scene ->
        [many] A crowd there: most seen wins.
       *[one] One witch there: least seen wins.
    }
    .clauses = { $scene ->
        [many] SO-08 SO-09
       *[one] SO-08 SO-10
    }
    .go = Next race!
    .child = { $result ->
        [won] { $winner } was first, and wins { a-kind }!
        [together] Two at once: nobody gets the card.
       *[nobody] Nobody has it. Again!
    }
end-champion = { $set ->
    [alike] Three witches of one kind: { $seat } becomes their chief.
    [different] Five different kinds of witches: { $seat } becomes their chief.
   *[any] Five witches: { $seat } becomes their chief.
}
end-empty = The last card is gone: most cards win, { $cards } here.
end-tired = Too many rounds without a card: most cards win, { $cards } here.

## Steps

step-draw = Card { $a } is laid into the circle
step-dice = The dice: white { $a }; cats, brooms, bats { $b }
step-say = { $a ->
    [c] { $b ->
        [b] Say cat and broom
        [t] Say cat and bat
       *[other] Say cat
    }
    [b] { $b ->
        [t] Say broom and bat
       *[other] Say broom
    }
   *[t] Say bat
}
step-silent = Say nothing
    .go = I don’t know: I say nothing

# All are asked at the same time: it is nobody’s turn.
seat-turn = thinking…
seat-your-turn = quick!

## The answer pad

pad-c = Cat
    .formula = Whiskers, purr and meow, show me how!
pad-b = Broom
    .formula = Swish, swoosh, off through the bush!
pad-t = Bat
    .formula = Flip, flap, wings that clap!
pad-c-b = Cat and broom
    .formula = Purr, meow, swoosh!
pad-c-t = Cat and bat
    .formula = Purr, meow, flap!
pad-b-t = Broom and bat
    .formula = Swish, flip, flap!

## The board

spot-circle = { $a ->
    [0] Card 1
    [1] Card 2
    [2] Card 3
    [3] Card 4
    [4] Card 5
    [5] Card 6
   *[other] Card 7
}
spot-pile = The pile
spot-dice = { $a ->
    [0] White die
   *[other] Die { $a }
}
spot-won = Cards won by { $seat }
spot-answer = { $seat }’s answer

piece-many = { $value ->
    [cw] many witches; the star points clockwise, the mushroom anticlockwise
    [ccw] many witches; the star points anticlockwise, the mushroom clockwise
   *[other] many witches
}
piece-one = { $value ->
    [cw] one witch; the star points clockwise, the mushroom anticlockwise
    [ccw] one witch; the star points anticlockwise, the mushroom clockwise
   *[other] one witch
}
piece-figure = the flying witch
piece-pile = { $count ->
    [one] the last card of the pile
   *[other] { $count } cards
}
piece-soup = Granny Ladle
piece-rush = Miss Hurry
piece-muddle = Aunt Muddle
piece-cold = Miss Shivers
piece-grump = Old Grumble
piece-moon = Dozy Moon
piece-white = { $value ->
    [b1] white die, 1 black pip
    [b2] white die, 2 black pips
    [b3] white die, 3 black pips
    [r1] white die, 1 red pip
    [r2] white die, 2 red pips
    [r3] white die, 3 red pips
   *[other] white die: { $value }
}
piece-cat = cat
piece-broom = broom
piece-bat = bat
piece-done = done, hush
piece-time = after { SECONDS($value) } s
piece-silent = said nothing
piece-wrong = wrong, after { SECONDS($value) } s
piece-late = right but too late, after { SECONDS($value) } s
piece-same = right at the same time as somebody else, after { SECONDS($value) } s
piece-first = the first right spell, after { SECONDS($value) } s

tally-cards = Witches
tally-kinds = Kinds

status-near = one to go!
status-open = { "" }

fact-turn = Who shakes
fact-quiet = Rounds without a card
fact-result = How the round ended
fact-right = The right answer
fact-scene = What is on that card
fact-steps = How far she flies
fact-way = Which way she flies
fact-landed = The card she lands on
fact-cats = Cats
fact-brooms = Brooms
fact-bats = Bats
fact-winner = Who won the card
fact-kind = The witch won

# Said inside other messages.
an-answer = { $answer ->
    [cat] “cat”
    [broom] “broom”
    [bat] “bat”
    [cat-broom] “cat, broom”
    [cat-bat] “cat, bat”
   *[broom-bat] “broom, bat”
}
the-right = { $right ->
    [cat] cat
    [broom] broom
    [bat] bat
    [cat-broom] cat and broom
    [cat-bat] cat and bat
   *[broom-bat] broom and bat
}
a-flight = { $way ->
    [cw] { $steps ->
        [one] The witch was to land on the next card.
       *[other] The witch was to land { $steps } cards on.
    }
   *[ccw] { $steps ->
        [one] The witch was to land one card back.
       *[other] The witch was to land { $steps } cards back.
    }
}
a-kind = { $kind ->
    [soup] Granny Ladle
    [rush] Miss Hurry
    [muddle] Aunt Muddle
    [cold] Miss Shivers
    [grump] Old Grumble
   *[moon] Dozy Moon
}
the-dice = { the-cats }, { the-brooms }, { the-bats }
the-cats = { $cats ->
    [0] 0 cats
    [one] 1 cat
   *[other] { $cats } cats
}
the-brooms = { $brooms ->
    [0] 0 brooms
    [one] 1 broom
   *[other] { $brooms } brooms
}
the-bats = { $bats ->
    [0] 0 bats
    [one] 1 bat
   *[other] { $bats } bats
}

## Lesson

lesson-aim = Touch the right spell before the others do, and you win the card that the witch flies off from. Three alike or five different ones win.
lesson-most = What is there most of?
    .say = The white die says two: the witch will fly over to the second card. Many witches there! Which picture lies most often on the dice?
    .why = Many witches on the card: the picture you see most. Say it before anybody else does.
lesson-least = The rarest of all
    .say = Now one card on, and a lonely witch there. Which picture lies least often? One that is not there at all counts.
    .why = A single witch: the rarest picture. And you won the card on which the witch stood.
lesson-both = Two at once
    .say = Many witches, and two pictures lie equally often. Press the button with both.
    .why = A tie means both. A wrong answer puts you out of this round, so look twice.
lesson-three = Three alike win
    .say = You have two of the soup witches. The next card is the third: many witches where she flies. Quick!
    .why = Three alike or five different ones win. If two people answer in the same instant nobody gets the card.
