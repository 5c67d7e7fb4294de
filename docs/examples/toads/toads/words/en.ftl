name = Toads
tagline = Everybody hides toads under a hat. How many, all in all?
genre = bluff

TO-01 = Two to six players have five dice each, and a hat to hide them.
TO-02 = Every round all throw their dice under their hats, and look at their own alone.
TO-03 = Bids go round clockwise. Whoever lost a die opens the next round.
TO-04 = A bid is higher than the last: more dice, or as many of a higher face.
    .now = Too low. Bid more than { $count } times { $face }.
TO-05 = Nobody bids more dice than lie on the table.
    .now = Too many. There are only { $dice } dice: bid fewer, or doubt.
TO-06 = Whoever doubts lifts all hats. If there are as many, the doubter loses a die, else the bidder.
TO-07 = There is nothing to doubt before the first bid.
TO-08 = Without dice one is out. The last one with dice wins.
TO-H1 = House rule: how many dice each player begins with.

option-dice = Dice each

situation-open = { $dice } dice lie under the hats.
situation-raise = { $other } bids { $count } times { $face }.
aim-bid = Say of one face how many there are at least.
aim-doubt = Bid higher, or doubt it.

event-roll = { $seat } throws { $count ->
    [one] one die
   *[other] { $count } dice
}.
event-bid = { $seat } bids { $count } times { $face }.
event-doubt = { $seat } doubts { $count } times { $face }, the bid of { $other }.
event-lift = { $seat } had { $dice }.
event-lose = There were { $there } of { $face }: { $seat } loses a die and has { $left } left.
    .news = There were { $there } of { $face }: { $seat } loses a die.
end-last = { $seat } is the last one with dice.

title-bid = Bid
    .first = How many?
    .second = Of which?
step-roll = A throw: { $a }
step-bid = { $a } times { $b }
step-doubt = Doubt it
    .go = Lift the hats
spot-hat = The hat of { $seat }
spot-hand = The dice of { $seat }
spot-count = The bid: how many
spot-face = The bid: of which face
piece-hat = { $count ->
    [one] a hat over one die
   *[other] a hat over { $count } dice
}
piece-die = a { $value }
piece-count = { $value } times
tally-dice = dice
