name = Snail Sprint
tagline = Two snails, twenty squares, no hurry.

SN-01 = Two to four players have two snails each, who start before square 1 and go to square 20.
SN-02 = In your turn you throw the die and move one of your snails by it.
SN-03 = Who can move must move; who cannot, rests.
SN-04 = The last throw is exact.
    .now = Too far by { $over }.
SN-05 = An occupied leaf is closed to all.
    .now = Somebody sits on leaf { $leaf }.
SN-06 = Who brings both snails home first wins, and the game is over.

event-die = { $seat } throws a { $face }.
event-move = { $seat } creeps to square { $square }.
step-die = The die shows { $a }
step-move = Move snail { $a }
step-rest = Rest
spot-square = Square { $a }
spot-die = The die
piece-snail = snail { $value }
piece-die = a { $value }
