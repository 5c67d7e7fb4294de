name = Nine Men’s Morris
tagline = Three in a row, and one of theirs is gone.
genre = tactics

MO-01 = Two players have nine men each; the board has twenty-four points.
MO-02 = First all men are placed, in turn, each on an empty point.
MO-03 = Then a man of one’s own is moved along a line to the next empty point.
MO-04 = Three of one’s men in a row are a mill: whoever closes one takes a man of the other’s.
MO-05 = Only whoever has three men left may move to any empty point.
MO-06 = Whoever has fewer than three men, or cannot move, loses.
MO-07 = Sixty moves without a mill are a draw.
MO-R1 = A man in a mill is only taken when there is no other.

event-place = { $seat } places a man on point { $point }.
event-move = { $seat } moves to point { $point }.
event-mill = { $seat } closes a mill.
event-take = { $seat } takes a man of { $other } from point { $point }.
end-won = { $seat } has stopped the other.
end-draw = Nobody closed a mill for sixty moves: a draw.
situation-place = Place a man: { $left } left.
situation-move = Move a man to the next point.
situation-fly = You have three men: they may move anywhere.
situation-take = A mill! Take a man.
aim-mill = Three in a row take one of theirs.
effect-mill = closes a mill
step-place = Place on { $a }
step-move = From { $a } to { $b }
step-take = Take the man on { $a }
spot-point = Point { $a }
spot-hand = The men of { $seat }
piece-man = { $count ->
    [one] a man
   *[other] { $count } men
}
tally-men = men
