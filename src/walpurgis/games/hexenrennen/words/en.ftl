name = Hexen Rennen
tagline = Three witches, forty-eight tiles face down, and not one of them where you hoped: race to the top of the hill, and look out for whose symbol you sit down on.

## Clauses

HR-01 = There are four clans; each has 3 witches, 12 tiles and 12 cards: on tiles and cards alike the numbers 2 to 10 once each, and three times the clan’s symbol.
HR-02 = Two broomsticks part the course into three stages, behind it lies a finish of three squares worth 2, 3 and 4, and there is one ordinary die, for 2 to 4 players.
HR-03 = Every player has a clan with its witches, tiles and cards, and starts with all 12 cards in hand.
HR-04 = For each stage you pick four of your own tiles in secret: one symbol and three numbers; no number is used twice, and none is left over.
HR-05 = The 16 tiles of a stage are shuffled and laid face down one after the other; behind tile 48 come the finish squares 49, 50 and 51, worth 2, 3 and 4 points.
HR-06 = All witches start before tile 1.
HR-07 = In your turn the die is rolled and you move one of your witches forward by exactly that number; turns go clockwise.
    .now = { $why ->
        [lay] First things first: lay your tiles, three numbers to a stage.
        [laid] Yours are laid already. Now the others have to make up their minds.
        [move] Now it is a witch’s turn to move: choose one of yours.
        [answer] Now it is about the witch on your symbol: leave her there, or play a card.
        [alike] The witches before tile 1 are all alike, so take the first of them: number { $witch }.
        [own-chance] One moment: first let chance have its say.
        [chance] One moment: it is { $seat }’s turn, and chance has not had its say.
       *[turn] Not now. Everybody is waiting for { $seat }.
    }
HR-08 = A tile holds one witch; a finish square holds as many as come.
    .now = No room. On tile { $place } sits a witch of { $other }’s, and a tile holds only one.
HR-09 = The die is thrown in every turn; if one of your witches can use the roll, one must, and if none can, your turn is over; there is no second roll.
HR-10 = No witch goes beyond square 51.
    .now = Too far. { $number } from tile { $place } is { $over } past the last square.
HR-11 = Witches fly over others; occupied tiles are counted.
HR-12 = For a witch still before tile 1 occupied tiles are not counted: with an N she enters on the N-th free tile, so she always gets in.
HR-13 = A face-down tile on which a witch stops is turned over and stays open, and what it shows happens, whether the die, a tile or a number card brought her there.
HR-14 = A number of her own colour carries her on by that number at once, if the tile reached is free; if it is occupied or lies behind tile 48, she stays and the turn is over.
HR-15 = On a number of another colour she stays, and the turn is over.
HR-16 = On her own symbol her player may leave her, or play a number card to take her forward, or a symbol card to take her to the next tile ahead that is open, free and shows this symbol.
    .now = Nowhere to fly to. Ahead of tile { $place } there is no open and free tile with your symbol.
HR-17 = On another clan’s symbol that clan’s player may leave her, or send her back: by a number card, or with a symbol card to the next tile behind her that is open, free and shows this symbol.
    .now = Nowhere to send her. Behind tile { $place } there is no open and free tile with your symbol.
HR-18 = Nobody is sent back beyond tile 1.
    .now = Too far back. { $number } from tile { $place } would take her off the course.
HR-19 = You can play a card only if you hold it and its move is possible; played cards are out of the game and open to all.
    .now = { $value ->
        [sym] No symbol left: your three are on the table already.
       *[other] No { $value } left: yours is on the table already.
    }
HR-20 = Playing a card is your choice, but when a number card has sent a witch back onto a symbol, that symbol’s clan must play a card if it has one that can be played.
    .now = { $cards ->
        [one] No way round it. A number card has sent her here, and you have a card that can be played: you must.
       *[other] No way round it. A number card has sent her here, and { $cards } kinds of cards can be played: you must choose one.
    }
HR-21 = The squares 49 to 51 are reached only by an exact number, of the die or of a card; what is too much cannot be used for that witch.
HR-22 = A witch on a finish square moves no more; reaching it has no effect and ends the turn.
    .now = Leave her in peace. Witch { $witch } has arrived and is keeping { $points } points warm.
HR-23 = The game is over as soon as somebody has all three witches on the finish; each witch there counts 2, 3 or 4 points for her square, and the most points win.
HR-24 = With three players the fourth clan is neutral: no witches, but its tiles are laid at random and its cards are a face-down pile.
HR-25 = When a witch stops on a neutral symbol, a card is drawn from that pile and sends her back; if it cannot, nothing happens; either way the card is out of the game.
HR-26 = With two players two clans are neutral, each with its own pile.

## Readings

HR-R1 = In a turn only the witch moves that was chosen for it, so “her own colour” is always that of the player whose turn it is, even after she was sent back.
HR-R2 = A tile’s number does not carry a witch onto the finish: only a die or a card does.
HR-R3 = The duty to play counts after a neutral number card too, and for the witch’s own clan, which must then play forward; a neutral clan draws one card for it, never a second.
HR-R4 = If the neutral pile is empty, nothing happens.
HR-R5 = Equal points share the place.
HR-R6 = The tile that a symbol card leads to has no effect: the turn is over.
HR-R7 = Nobody knows the order of the tiles within a stage, so it is drawn when a tile is turned over.
HR-R8 = The seat that was named to begin has the first turn.
HR-R9 = Each number from 2 to 10 once, an ordinary die, finish squares in the order 2, 3, 4 and neutral tiles spread at random are our choice.

## House rules

HR-H1 = May a tile’s number carry a witch onto the finish?
HR-H2 = Do you choose your tiles for the stages, or are they dealt?

option-tiles_reach_finish = May a tile’s number carry a witch onto the finish?
option-tiles_reach_finish-off = No: only a die or a card gets her there.
option-tiles_reach_finish-on = Yes: onto squares 49 to 51, if it fits exactly.
option-course = Do you choose your tiles for the stages, or are they dealt?
option-course-chosen = Everybody chooses, in secret.
option-course-dealt = They are dealt at random and nobody looks: a quick start.

## What happened

event-laid = { $seat } has laid every tile and looks very innocent.
event-own-lay = Your numbers, stage by stage: { $split }. Not a word!
event-spread = Shuffled and spread without a look: the tiles { of-clan }.
event-course = Shuffled, face down, brooms across: the course is ready. On your brooms, { $seat } begins!
event-die = { $seat } rolls a { $face }.
event-stuck = { $seat } can do nothing with a { $face }. The witches whistle and look elsewhere.
event-enter = { $seat } sends a witch off: onto tile { $target }.
event-move = { $seat } flies from tile { $place } { to-place }.
event-reveal = Tile { $place } is turned over: { a-tile }!
event-rest = Tile { $place }, { a-tile }: { $seat }’s witch sits down and sulks.
event-held = { $seat } stops on { a-tile }, but there is nowhere to leap to. She stays on tile { $place }.
event-carried = { $seat } stops on { a-tile } and leaps from { $place } { to-place }.
event-symbol = Ouch, tile { $place } bears { $seat }’s symbol! What is to become of { $other }’s witch?
event-own-symbol = { $seat }’s witch lands on her own symbol, tile { $place }. A card, perhaps?
event-forced = A number card did this, so { $seat } must play a card.
event-helpless = { $seat } would have to play a card, and has none that fits.
event-empty = A symbol { of-clan }, but that pile is empty: { $seat } gets away with it.
event-stay = { $seat } stays comfortably on tile { $place }.
event-spare = { $seat } spares { $other }’s witch on tile { $place }. This time.
event-forward = { $value ->
    [sym] { $seat } plays a symbol and flies from { $place } to the next one, tile { $target }.
   *[other] { $seat } plays the { $value } and flies from { $place } { to-place }.
}
event-back = { $value ->
    [sym] { $seat } plays a symbol: { $other }’s witch is whirled back from { $place } to tile { $target }.
   *[other] { $seat } plays the { $value }: { $other }’s witch goes back from { $place } to tile { $target }.
}
event-neutral = From the pile comes { a-tile }: { $seat }’s witch goes back from { $place } to tile { $target }.
event-in-vain = From the pile comes { a-tile }, in vain: { $seat }’s witch stays on tile { $place }, and breathes again.
event-finish = Arrived! { $seat }’s witch { $witch } sits down by the fire: { $points } points.
event-over = All three of { $seat }’s witches are at the fire: the race is over.
event-winner = { $seat } wins with { $points } points!

## What a step would do

preview-lay = Your stages: { $split }. One of your symbols goes into each, and everything is shuffled with the others’ tiles.
preview-enter = She enters on tile { $target }. { carried-on }{ then }
preview-move = From { $place } { to-place }. { carried-on }{ then }
preview-forward = Your { $number }: from { $place } { to-place }. { carried-on }{ then }
preview-back = Your { $number }: { $seat }’s witch goes back from { $place } to { $target }. { carried-on }{ then }
preview-symbol-forward = From { $place } to your next free symbol, tile { $target }. There she rests: the turn is over.
preview-symbol-back = { $seat }’s witch goes back from { $place } to your next free symbol, tile { $target }. There she rests: the turn is over.
preview-stay = She stays on tile { $place }, and the turn is over.

## Steps

step-lay = Lay your tiles: { $a }
step-move = Move witch { $a }
step-stay = Leave her there
step-card = { $a ->
    [sym] Play a symbol card
   *[other] Play the { $a }
}
step-die = The die shows { $a }
step-turn = Turned over: { $b ->
    [sym] the symbol { of-clan-a }
   *[other] the { $b } { of-clan-a }
}
step-neutral = Drawn from the pile: { $b ->
    [sym] a symbol { of-clan-a }
   *[other] the { $b } { of-clan-a }
}
step-spread = The tiles { of-clan-a } are spread

## The board

spot-tile = Tile { $a }
spot-finish = { $a ->
    [49] Finish, 2 points
    [50] Finish, 3 points
   *[other] Finish, 4 points
}
spot-start = Start, witches { of-clan-a }
spot-hand = Hand { of-clan-a }
spot-pile = Pile { of-clan-a }
spot-played = Played cards { of-clan-a }
spot-stage = { $a ->
    [1] Stage 1, tiles 1 to 16
    [2] Stage 2, tiles 17 to 32
   *[other] Stage 3, tiles 33 to 48
}
spot-die = The die

piece-witch = witch { $value } { of-clan }
piece-tile = { $value ->
    [sym] the symbol { of-clan }
   *[other] the { $value } { of-clan }
}
piece-card = { $value ->
    [sym] { $count ->
        [one] a symbol card { of-clan }
       *[other] { $count } symbol cards { of-clan }
    }
   *[other] the card { $value } { of-clan }
}
piece-pile = { $count ->
    [one] one card { of-clan }, face down
   *[other] { $count } cards { of-clan }, face down
}
piece-die = the die, showing { $value }

tally-points = Points
tally-finished = Arrived
tally-cards = Cards

fact-turn = Whose turn it is
fact-face = The roll
fact-phase = What comes next
fact-witch = The witch under way
fact-forced = Whether a card must be played

# Said inside other messages.
of-clan = { $colour ->
    [0] of the Mist
    [1] of the Ice
    [3] of the Forest
   *[other] of the Storm
}
of-clan-a = { $a ->
    [0] of the Mist
    [1] of the Ice
    [2] of the Forest
   *[other] of the Storm
}
a-tile = { $value ->
    [sym] a symbol { of-clan }
   *[other] the { $value } { of-clan }
}
to-place = { $target ->
    [49] to the finish
    [50] to the finish
    [51] to the finish
   *[other] to tile { $target }
}
carried-on = { $jumps ->
    [0] { "" }
   *[other] Her own numbers carry her on to { $stop }.{ " " }
}
then = { $then ->
    [hidden] Tile { $stop } is still face down: who knows?
    [finish] That makes { $points } points!
    [rest] There lies { a-tile }: she stays, and the turn is over.
    [held] There lies { a-tile }, but there is nowhere to leap to: she stays.
    [own] Her own symbol: she may stay, or a card takes her on.
    [own-forced] Her own symbol: { $other } must play a card if one fits, and take her forward again.
    [other] { $other }’s symbol: stay or go back, that is for { $other } to say.
    [other-forced] { $other }’s symbol: { $other } must play a card if one fits, and send her farther back still.
    [neutral] A symbol { of-clan }: a card from the pile decides.
   *[empty] A symbol { of-clan }, but that pile is empty: nothing happens.
}
