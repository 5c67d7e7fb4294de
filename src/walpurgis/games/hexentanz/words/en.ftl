name = Hexentanz
tagline = Every witch wears the same black hat, anybody may move any of them, and one thing is certain: you knew just now which ones were yours.

## Clauses

HT-01 = The ring has 36 squares; each colour has a start square, an exit square 27 squares further on with a goal of four places behind it, and a home inside the ring.
HT-02 = There are six colours of four witches, all under the same black hat, and one ordinary die.
HT-03 = Three players have 4 witches each, four have 3, five or six have 2; with fewer or more players there is no dance.
HT-04 = All your witches start in the home of your colour.
HT-05 = The oldest player begins, then turns go round clockwise.
    .now = One at a time. It is { $seat }’s turn.
HT-06 = A turn is one roll of the die and one action with it; a six does not give another roll.
HT-07 = Witches move clockwise by the number rolled.
HT-08 = As long as you have witches at home, you must bring one of them out, even if she pushes somebody: with a 1 she stands on your start square.
    .now = { $witches ->
        [one] Not yet. One of your witches is still at home: bring her out first.
       *[other] Not yet. { $witches } of your witches are still at home: bring one out first.
    }
HT-09 = Once none of your witches is at home, you move any witch on the ring, of whatever colour; a roll must be used.
    .now = Nobody there. Square { $square } is empty: choose a witch on the ring.
HT-10 = If you roll a six you may, instead of moving, look secretly under one hat on the ring.
    .now = Not this time. Looking takes a 6, and you rolled { $face }.
HT-11 = A witch who ends her move on an occupied square pushes the one standing there back 7 squares.
HT-12 = If she would land on an occupied square, the pushed witch goes back 7 more, and so on until she finds an empty one.
HT-13 = A pushed witch lifts her hat for a moment, and everybody sees her colour.
HT-14 = A witch enters a goal only by a forward move past its exit square: from the exit square itself that takes at least a 1, from each square before it one more.
    .now = Too far. From square { $square } it takes { $needed } to get into your goal, and you rolled { $face }.
HT-15 = You may roll more than you need to get into the goal; the rest is lost.
HT-16 = Nobody enters a goal backwards; but a witch pushed back across her exit square may go in later, moving forward.
HT-17 = A witch who reaches a goal is uncovered; if the colour is right she stays there and never moves again.
HT-18 = If the colour is wrong, she is put on the exit square of her own colour, with her hat on again.
HT-19 = The first player whose witches are all in the goal wins, and the game is over at once.

## Readings

HT-R1 = On your turn you may take any witch within reach into your own goal, if you say so; she may just as well dance past it.
HT-R2 = Only your own witches need to be out before you may move any witch; witches at somebody else’s home stay there.
HT-R3 = No looking under hats as long as you have witches at home.
    .now = { $witches ->
        [one] Not yet. One of your witches is still at home, and bringing her out comes before peeking.
       *[other] Not yet. { $witches } of your witches are still at home, and bringing them out comes before peeking.
    }
HT-R4 = A wrong witch who comes back onto an occupied square pushes the witch standing there, as in any move.
HT-R5 = You can look under any hat on the ring, and nowhere else.
    .now = No hat there. Square { $square } is empty: choose a hat on the ring.
HT-R6 = It makes no difference which of your witches comes out first.
HT-R7 = At the end the winner comes first, then whoever has more witches in the goal; equal numbers share a place.
HT-R8 = A witch who is pushed back across her own exit square is pushed as usual.
HT-R9 = The 36 squares, a start every 6 and the exit 27 squares further on are read off the board of 1988.
HT-R10 = A look takes the place of this turn’s move; everybody may know that you looked, and where.
HT-R11 = After 500 turns in a row in which no witch comes to stay in a goal, the dance is over.

## House rules

HT-H1 = House rule: a witch who was taken into the wrong goal goes straight into her own, stays there and counts for her owner.
HT-H2 = House rule: your screen, and yours alone, keeps your own witches marked.

option-wrong_witch = Where does a witch go who was taken into the wrong goal?
option-wrong_witch-exit = Onto the ring, to the exit square of her own colour.
option-wrong_witch-goal = Straight into her own goal, where she counts for her owner.
option-memory_aid = Does your screen mark your own witches for you?
option-memory_aid-off = No: you have to remember them.
option-memory_aid-on = Yes: for children, and for learning the game.

## What happened

event-die = { $seat } rolls a { $face }.
event-out = { $seat } sends a witch out: square { $square }.
event-move = { $seat } moves the hat on square { $square } to square { $target }.
event-push = Make way! Out tumbles… { a-witch }! She goes back { $back } squares, to square { $target }.
event-home = { $seat } takes the hat on square { $square } home. Hat off!
event-stay = { $witches ->
    [one] It is { a-witch }, and she is home: the first for { $seat }.
   *[other] It is { a-witch }, and she is home: { $witches } now for { $seat }.
}
event-wrong-witch = Missed, it was { a-witch }! There she stands at her own door, square { $square }.
event-gift = Missed, it was { a-witch }! She flies straight into her own goal, and { $seat } thanks { $other } warmly.
event-look = { $seat } looks under the hat on square { $square }, smiles, and says nothing.
event-seen = Under the hat on square { $square } sits { a-witch }. Keep it to yourself.
event-won = All home before sunrise: { $seat } wins!
event-tired = 500 turns and nobody has gone home: the fire is out, the dance is over.

## What a step would do

preview-out = She comes out onto square { $target }.
preview-out-push = She comes out onto square { $target }. It is taken: the other witch is pushed { $back } squares back, to square { $landing }, and everybody sees her colour.
preview-move = From square { $square } to square { $target }.
preview-move-push = From square { $square } to square { $target }. It is taken: the other witch is pushed { $back } squares back, to square { $landing }, and everybody sees her colour.
preview-home = From square { $square } into your goal, and off with her hat. Are you sure that she is yours?
preview-look = You alone see who is under the hat on square { $square }. That is your whole turn.

## Steps

step-die = The die shows { $a }
step-out = Bring a witch out
step-move = Move the witch on square { $a }
step-home = Take the witch on square { $a } into your goal
step-look = Look under the hat on square { $a }

## The board

spot-ring = Square { $a }
spot-home = { $a ->
    [0] Violet home, place { $b }
    [1] Blue home, place { $b }
    [2] Red home, place { $b }
    [3] Green home, place { $b }
    [4] Yellow home, place { $b }
   *[other] Pink home, place { $b }
}
spot-goal = { $a ->
    [0] Violet goal, place { $b }
    [1] Blue goal, place { $b }
    [2] Red goal, place { $b }
    [3] Green goal, place { $b }
    [4] Yellow goal, place { $b }
   *[other] Pink goal, place { $b }
}
spot-die = By the fire
spot-hand = In front of { $seat }

piece-hat = { $colour ->
    [0] a violet witch under her hat
    [1] a blue witch under her hat
    [2] a red witch under her hat
    [3] a green witch under her hat
    [4] a yellow witch under her hat
    [5] a pink witch under her hat
   *[other] a hat, and somebody under it
}
piece-witch = { $colour ->
    [0] a violet witch
    [1] a blue witch
    [2] a red witch
    [3] a green witch
    [4] a yellow witch
   *[other] a pink witch
}
piece-sign = { $colour ->
    [0] your note: a violet one
    [1] your note: a blue one
    [2] your note: a red one
    [3] your note: a green one
    [4] your note: a yellow one
   *[other] your note: a pink one
}
piece-die = the die, showing { $value }

tally-home = At home
tally-ring = In the dance
tally-goal = In the goal

fact-turn = Whose turn it is
fact-face = The roll
fact-looker = Who looked last
fact-looked = Where they looked

# Said inside other messages.
a-witch = { $colour ->
    [0] a violet one
    [1] a blue one
    [2] a red one
    [3] a green one
    [4] a yellow one
   *[other] a pink one
}
