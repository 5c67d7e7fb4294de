name = {{title}}
tagline = Two snails, twenty squares, no hurry.
genre = a race

{{CL}}-01 = Two to four players have two snails each, who start before square 1 and go to square 20.
{{CL}}-02 = On your turn you roll the die and move one of your snails by it.
{{CL}}-03 = Whoever can move must move; whoever cannot, rests.
{{CL}}-04 = The last roll is exact.
    .now = Too far by { $over }.
{{CL}}-05 = An occupied leaf is closed to all.
    .now = Somebody sits on leaf { $leaf }: move the other snail.
{{CL}}-06 = Whoever brings both snails home first wins, and the game is over.

event-die = { $seat } rolls a { $face }.
event-move = { $seat } creeps to square { $square }.
step-die = The die shows { $a }
step-move = Move snail { $a }
step-rest = Rest
spot-square = Square { $a }
spot-die = The die
piece-snail = snail { $value }
piece-die = a { $value }
