name = Waz Baraz
tagline = Twenty witches dance in a circle, one player alone knows who leads them, and all you will ever hear from that player is a single word, or silence.

## Clauses

WB-01 = There are 20 witches with red backs, numbered 1 to 20, 20 with blue backs and the same numbers, 18 green movement cards, an OK card, a NO card and six pawns.
WB-02 = The dance is for three to six players; with fewer or more there is none.
WB-03 = One movement card lies face down, unseen by anybody: the start; behind it the red witches form a circle clockwise, 1 to 20, so that there are 21 places.
WB-04 = Every player has one pawn, the WazBaraz too, and all pawns begin on the start.
WB-05 = The player most skilled in magic is the first WazBaraz, the master of ceremonies.
WB-06 = The WazBaraz secretly chooses two blue witches, the mistresses of the dance, and takes the OK and NO cards.
    .now = { $count ->
        [one] One witch is not enough: there are { $mistresses } mistresses. Choose { $mistresses }.
       *[other] That makes { $count } witches: there are { $mistresses } mistresses. Choose { $mistresses }.
    }
WB-07 = One movement card is laid open at the start, the others are dealt equally to all but the WazBaraz: 8, 5, 4 or 3 each with 3, 4, 5 or 6 players; what is left over is put aside unseen for the whole game.
WB-08 = The player to the left of the WazBaraz begins, turns go round clockwise, and the WazBaraz takes no turns.
    .now = One at a time. It is { $seat }’s turn.
WB-09 = On your turn you must play exactly one movement card from your hand: count its number of places clockwise from the card at the circle, and lay it there.
    .now = You have no { $value }. Choose one of the cards in your hand.
WB-10 = The WazBaraz looks at the witches between the two movement cards, without the place left and the place reached, and says WAZ if a mistress is among them.
WB-11 = WAZ is said once, even for several mistresses; if there is none, nothing is said.
WB-12 = At the end of your turn you take the movement card that lay at the circle before into your hand.
WB-13 = A card that reaches or passes the start gives the WazBaraz 1 point; leaving the start gives none.
WB-14 = Only a card laid exactly at the start lets you ask about one witch: the WazBaraz shows you alone OK, a mistress, or NO.
WB-15 = At the beginning of your own turn, before you play a card, you may name the two mistresses aloud.
    .now = { $count ->
        [one] One witch is not enough: there are { $mistresses } mistresses. Name them all, and nobody else.
       *[other] That makes { $count } witches: there are { $mistresses } mistresses. Name them all, and nobody else.
    }
WB-16 = If you name the mistresses rightly, the round is over, you score 5 points, and you play no card.
WB-17 = If you name them wrongly, the WazBaraz scores 2 points and the round goes on.
WB-18 = Points are steps of your pawn around the circle.
WB-19 = The finder becomes the new WazBaraz: gives the hand to the old one, receives OK and NO, and secretly chooses new mistresses.
WB-20 = The game is over when a pawn has gone all 21 steps and is back at the start: its player wins.
WB-21 = You can play with more than two mistresses: all of them must be named, everything else stays as it is.
    .now = { $count ->
        [one] One witch is not enough: { $mistresses } mistresses lead this dance.
       *[other] That makes { $count } witches: { $mistresses } mistresses lead this dance.
    }
WB-22 = You can lay the circle in another order than that of the numbers.

## Readings

WB-R1 = The WazBaraz chooses the mistresses freely and does not draw them blindly.
WB-R2 = The start counts as a place when you count, but never as a witch between two cards.
WB-R3 = A new round leaves hands and the card at the circle as they are; the player left of the new WazBaraz begins, and all 20 witches can be chosen again.
WB-R4 = The software answers for the WazBaraz: always truly, and at once.
WB-R5 = You may name only once a turn: now play a card.
WB-R6 = You need not ask.
WB-R7 = Movement cards show 3 to 10, as reviews say; that there are two of each, and a third 6 and a third 7, is our assumption.
WB-R8 = The game ends at once when a pawn has gone 21 steps or more, before anything that would follow; at the end steps decide, and equal steps share a place.
WB-R9 = A turn goes in this order: naming, card, WAZ or silence, the point at the start, the question, taking the old card.
WB-R10 = You may name any witches and ask about any witch, also those who were named or asked about before.
WB-R11 = After a wrong naming you play on as usual, and nobody hears what was wrong; whom you ask about is heard by all, the answer is not.
WB-R12 = The hand that is handed over is known to both players, and to nobody else; when the game is over everything is shown.
WB-R13 = With three or four mistresses WAZ alone cannot tell some of them apart: asking and guessing remain.

## House rules

WB-H1 = House rule: two, three or four mistresses lead the dance.
WB-H2 = House rule: the circle is laid in the order of the numbers, or shuffled.
WB-H3 = House rule: the WazBaraz chooses the mistresses, or draws them blindly.

option-mistresses = How many mistresses lead the dance?
option-circle = In which order do the witches dance?
option-circle-numeric = 1 to 20, clockwise.
option-circle-shuffled = As they were drawn.
option-mistress_choice = Who picks the mistresses?
option-mistress_choice-free = The WazBaraz, with care.
option-mistress_choice-drawn = Chance, and only the WazBaraz looks.

## What happened

event-witch = { the-witch } takes place { $place } in the circle.
event-start = A card is laid face down: here the circle begins. Nobody has seen what is on it.
event-chosen = { $seat } has chosen { $mistresses } mistresses and looks as if nothing had happened.
event-mistresses = Your mistresses: { $witches }. Not a word!
event-drawn = { $count ->
    [one] { $seat } draws the first mistress and does not bat an eyelid.
   *[other] { $seat } draws another mistress. That makes { $count }.
}
event-mistress = Psst: { the-witch }, { $witch }, leads the dance.
event-open = Open at the start: { $value }.
event-dealt = { $seat } gets a card.
event-card = Your card: { $value }.
event-named = “I know who leads the dance!” { $seat } names { $witches }.
event-right = It is true! The dance stops, { $points } steps for { $seat }.
event-wrong = Wrong, and nobody learns why: { $points } steps for { $other }.
event-points = { $points ->
    [one] { $seat } goes 1 step on and has gone { $total }.
   *[other] { $seat } goes { $points } steps on and has gone { $total }.
}
event-laid = { $seat } plays { $value }: from { from-place } to { to-place }.
event-waz = WAZ! says { $seat }. At least one mistress dances among { $witches }.
event-silence = { $seat } looks at { $witches } and is silent.
event-reached = Right onto the start! { $other } is pleased, and { $seat } may ask.
event-passed = { $seat } comes past the start, and { $other } holds out a hand.
event-asked = { $seat } leans over and asks about { the-witch }, { $witch }.
event-unasked = { $seat } would rather not ask anything.
event-ok = Psst, for { $seat } alone: OK! { the-witch }, { $witch }, leads the dance.
event-no = Psst, for { $seat } alone: NO. { the-witch }, { $witch }, just likes the music.
event-took = { $seat } takes the { $value } into the hand.
event-handed = { $seat } hands over all cards to { $other } and gets OK and NO.
event-handed-cards = The cards that went from { $seat } to { $other }: { $cards }.
event-wazbaraz = All bow: { $seat } is the new WazBaraz.
event-won = Once round the whole dance: { $seat } wins!
event-revealed = The last mistresses: { $witches }. And the start card was: { $value }.
event-hand = { $seat } still had { $cards }.
event-aside = Put aside unseen: { $cards }.

## What a step would do

preview-play = { $value }: from { from-place } to { to-place }. { $other } looks at { $witches }. WAZ, or silence?
preview-play-pass = { $value }: from { from-place } to { to-place }. { $other } looks at { $witches }. WAZ, or silence? You pass the start: 1 step for { $other }.
preview-play-start = { $value }: from { from-place } right onto the start. { $other } looks at { $witches } and goes 1 step, and you may ask about one witch.
preview-play-end = { $value }: from { from-place } to { to-place }. Careful: that is the last step { $other } needs to win.
preview-ask = Does { the-witch }, { $witch }, lead the dance? Everybody hears that you ask about her; the answer { $other } shows to you alone.
preview-no-ask = You ask nothing and take your card.
preview-name = { $witches }? Right: 5 steps, and you become the WazBaraz. Wrong: 2 steps for { $other }, and nobody will know why.
preview-choose = { $witches } will lead the dance, and only you will know.

## Steps

step-witch = Witch { $a } comes next in the circle
step-start = A card is laid face down as the start
step-mistress = Witch { $a } is drawn as a mistress
step-open = Open at the circle: { $a }
step-card = Dealt: { $a }
step-choose = Choose { $a } as mistresses
step-name = Name { $a }
step-play = Play the { $a }
step-ask = Ask about witch { $a }
step-no-ask = Ask nothing

## What the WazBaraz says

says-waz = WAZ!
says-silence = shh…
says-wrong = no!
says-whisper = psst…

arc-waz = WAZ was said here
arc-silence = silence here

## The board

spot-place = { $a ->
    [0] The start
   *[other] Place { $a } of the circle
}
spot-outside = { $b ->
    [0] Outside the circle, at the start
   *[other] Outside the circle, at place { $b }
}
spot-inside = { $b ->
    [0] Inside the circle, at the start
   *[other] Inside the circle, at step { $b }
}
spot-pile = The cards that nobody has
spot-hand = { $a ->
    [0] Violet’s hand
    [1] Blue’s hand
    [2] Red’s hand
    [3] Green’s hand
    [4] Yellow’s hand
   *[other] Pink’s hand
}
spot-middle = In the middle, the WazBaraz
spot-memory = What was said in this round

piece-witch = witch { $value }
flag-start = Start
flag-start-open = Start
piece-start = the start card, face down
piece-start-open = the start card: { $value }
piece-card = movement card { $value }
piece-back = { $count ->
    [one] one covered card
   *[other] { $count } covered cards
}
piece-pawn = { $colour ->
    [0] the violet pawn
    [1] the blue pawn
    [2] the red pawn
    [3] the green pawn
    [4] the yellow pawn
   *[other] the pink pawn
}
piece-mistress = a mistress of the dance
piece-ok = the OK card
piece-no = the NO card
piece-answer-ok = your answer: OK, a mistress
piece-answer-no = your answer: NO, not a mistress
piece-waz = { $seat } lays the { $a }: from { from-b } to { to-c }. WAZ!
piece-silence = { $seat } lays the { $a }: from { from-b } to { to-c }. Silence
piece-wrong = { $seat } named { $value }: wrong
piece-asked = { $seat } asked about { $value }
piece-asked-ok = { $seat } asked about { $value }: OK
piece-asked-no = { $seat } asked about { $value }: NO

tally-points = Steps
tally-cards = Cards

fact-stage = What comes next
fact-wazbaraz = WazBaraz
    .said = { $seat } is the WazBaraz.
fact-mistresses = Mistresses of the dance
fact-card = The card at the circle
fact-at = Where it lies

# Said inside other messages.
from-place = { $place ->
    [0] the start
   *[other] place { $place }
}
to-place = { $target ->
    [0] the start
   *[other] place { $target }
}
from-b = { $b ->
    [0] the start
   *[other] { $b }
}
to-c = { $c ->
    [0] the start
   *[other] { $c }
}
the-witch = { $witch ->
    [1] Aglaé
    [2] Brindille
    [3] Cunégonde
    [4] Dolorès
    [5] Églantine
    [6] Fanfreluche
    [7] Gudule
    [8] Hortense
    [9] Irma
    [10] Javotte
    [11] Kassandre
    [12] Lunella
    [13] Mirabelle
    [14] Nébuline
    [15] Ortie
    [16] Pétronille
    [17] Quenouille
    [18] Rififi
    [19] Sidonie
   *[other] Tarentule
}
