name = Yacht
tagline = Five dice, three throws, and the line you need is never the one.
genre = dice

YA-01 = Two to six players share five dice; each has a sheet of twelve lines.
YA-02 = On your turn you throw all dice, and up to twice more as many of them as you like.
YA-03 = What is thrown again is put back into the cup first. What is in the cup has to be thrown.
YA-04 = Each turn ends with one line, which is filled once in the game.
    .now = Taken. Choose a line that is still empty, not { $line }.
YA-05 = Ones to sixes bring the sum of the dice of that face.
YA-06 = A full house, three alike and two others alike, brings the sum of all dice.
YA-07 = Four alike bring the sum of these four.
YA-08 = A little straight, 1 to 5, and a big one, 2 to 6, bring 30 each.
YA-09 = Choice brings the sum of all dice.
YA-10 = A yacht, five alike, brings 50.
YA-11 = When all sheets are full, the highest total wins.
YA-R1 = There is nothing to throw before a die is in the cup.
YA-R2 = This die is in the cup already.

event-roll = { $seat } throws { $dice }.
event-lift = { $seat } puts a { $face } into the cup.
event-score = { $seat } fills { $line ->
    [ones] ones
    [twos] twos
    [threes] threes
    [fours] fours
    [fives] fives
    [sixes] sixes
    [full-house] the full house
    [four-alike] four alike
    [little-straight] the little straight
    [big-straight] the big straight
    [choice] choice
   *[yacht] the yacht
} with { $points }.
end-most = { $seat } has the most points: { $points }.
situation-throw = { $left ->
    [0] No throw left: fill a line.
    [one] One throw left.
   *[other] { $left } throws left.
}
aim-line = Put dice back into the cup and throw them again, or fill a line.
step-roll = A throw: { $a }
step-lift = Die { $a } into the cup
step-throw = Throw
step-score = { $a ->
    [ones] Ones
    [twos] Twos
    [threes] Threes
    [fours] Fours
    [fives] Fives
    [sixes] Sixes
    [full-house] Full house
    [four-alike] Four alike
    [little-straight] Little straight
    [big-straight] Big straight
    [choice] Choice
   *[yacht] Yacht
}
sheet-score = Sheet
column-ones = 1
column-twos = 2
column-threes = 3
column-fours = 4
column-fives = 5
column-sixes = 6
column-full-house = house
column-four-alike = four
column-little-straight = 1–5
column-big-straight = 2–6
column-choice = choice
column-yacht = yacht
spot-die = Die { $a }
spot-cup = The cup
piece-die = a { $value }
tally-points = points
