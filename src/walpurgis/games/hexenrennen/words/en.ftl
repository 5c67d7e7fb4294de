name = Hexen Rennen
tagline = A broom race to the summit, on a course that everybody has trapped. You most of all.
genre = race

## Clauses

HR-01 = Every clan has 3 witches, 12 tiles and 12 cards: the numbers 2 to 10 once each, and three times its symbol.
HR-02 = Two broomsticks divide the course into three stages; beyond it, three finish squares are worth 2, 3 and 4. For 2 to 4 players.
HR-03 = Every player has a clan with its witches, tiles and cards, and starts with all 12 cards in hand.
HR-04 = For each stage you pick one symbol and three numbers from your tiles, in secret, until none is left.
    .now = Not quite. Each stage takes { $numbers } numbers, each of them once: try again.
HR-05 = The 16 tiles of each stage are shuffled and laid face down; after tile 48 come the finish squares 49, 50 and 51.
HR-06 = All witches wait at the start, before tile 1.
HR-07 = On your turn the die is rolled and you move one of your witches forward by exactly that number; then the next player goes.
    .now = { $why ->
        [lay] Tiles first. Yours are not laid yet: put three numbers into each stage.
        [laid] Yours are laid. The others are still making up their minds: wait a moment.
        [move] The witch first. The die has fallen: choose the one that moves.
        [answer] Answer first. There is a witch on your symbol: leave her there, or play a card.
        [alike] All alike at the start. They go in order: take witch { $witch }.
        [own-chance] One moment. Chance is not done yet: wait and see.
        [chance] One moment. Everybody is waiting for { $seat } and for chance: wait and see.
       *[turn] Not now. Everybody is waiting for { $seat }: your turn will come.
    }
HR-08 = A tile holds one witch; a finish square holds as many as come.
    .now = No room. { $other }’s witch is already on tile { $place }.
HR-09 = The die is rolled every turn. If one of your witches can use it, one must; if none can, your turn is over, with no second roll.
HR-10 = No witch goes beyond square 51.
    .now = Too far. From tile { $place } a { $number } goes { $over } past the last square.
HR-11 = Witches fly over others; occupied tiles are counted.
HR-12 = A witch at the start does not count occupied tiles: with a 3 she enters on the third free tile.
HR-13 = A face-down tile on which a witch stops is turned over and stays face up; what it shows happens at once.
HR-14 = A number of her own colour carries her on by as much. If that tile is occupied, or beyond tile 48, she stays.
HR-15 = On a number of another colour she stays, and the turn is over.
HR-16 = On her own symbol your witch stays, or you play a card: by a number, or to the next symbol of hers, face up and free.
    .now = No free { clan } symbol ahead. Beyond tile { $place } yours lies nowhere face up and free: play a number, or stay.
HR-17 = On another clan’s symbol that clan decides: she stays, or a card sends her back, by a number or from symbol to symbol.
    .now = No free { clan } symbol behind. Before tile { $place } yours lies nowhere face up and free: play a number, or leave her.
HR-18 = Nobody is sent back past tile 1.
    .now = Too far back. From tile { $place } a { $number } would send her past tile 1: play a lower card, or leave her.
HR-19 = You can play a card if you hold it and its move is possible; once played it is out of the game, for all to see.
    .now = { $value ->
        [sym] No symbol left. Your three have been played: choose another card.
       *[other] No { $value } left. Yours has been played: choose another card.
    }
HR-20 = You never have to play a card, but for this: a number card has just sent a witch back onto your symbol.
    .now = { $cards ->
        [one] No choice. A number card sent her here: play your card.
       *[other] No choice. A number card sent her here: play one of your { $cards } possible cards.
    }
HR-21 = The squares 49 to 51 are reached only by an exact number, of the die or of a card; a number too high is no use.
HR-22 = A witch on a finish square moves no more; reaching it has no effect and ends the turn.
    .now = Leave her in peace. Witch { $witch } has arrived and is keeping { $points } points warm: move another one.
HR-23 = The game is over as soon as somebody has all three witches on the finish. Their squares are counted: most points wins.
HR-24 = With three players one clan has no player: chance puts its tiles among the others, and its cards wait face down in a pile.
HR-25 = On a neutral symbol a card drawn from its pile sends the witch back, if it can; then the card is out of the game.
HR-26 = With two players two clans are neutral, each with its own pile.

## Readings

HR-R1 = In a turn only the witch chosen for it moves: her own colour is that of the player whose turn it is, even after going back.
HR-R2 = A tile’s number does not carry a witch onto the finish: only a die or a card does.
HR-R3 = The duty to play counts after a neutral card too, and for the witch’s own clan, which must then take her forward.
HR-R4 = If the neutral pile is empty, nothing happens.
HR-R5 = Players with equal points share the place.
HR-R6 = The tile that a symbol card leads to has no effect: the turn is over.
HR-R7 = Nobody knows the order of the tiles within a stage, so it is drawn when a tile is turned over.
HR-R8 = The seat that was named to begin has the first turn.
HR-R9 = The numbers 2 to 10 once each, an ordinary die, the finish in the order 2, 3, 4: that is our choice.

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
event-course = Shuffled with everybody’s tiles, face down: the course is ready. On your brooms, { $seat } begins!
event-die = { $seat } rolls a { $face }.
event-stuck = { $seat } can do nothing with a { $face }. The witches whistle and look elsewhere.
    .you = You rolled a { $face }: none of your witches can move by that, so your turn is over.
    .short = cannot move
event-enter = { $seat }’s witch { $witch } takes off: tile { $target }.
    .short = takes off → { $target }
event-move = { $seat }’s witch { $witch } flies from tile { $place } { to-place }.
    .short = { flown }
event-reveal = Tile { $place } is turned over: { a-tile }!
event-rest = Tile { $place }, { a-tile }: { $seat }’s witch { $witch } sits down there, and the turn is over.
event-held = { $seat }’s witch { $witch } stops on { a-tile }, but there is nowhere to leap to: she stays on tile { $place }.
event-carried = { $seat }’s witch { $witch } stops on { a-tile } and leaps from tile { $place } { to-place }.
    .short = leaps → { $target }
event-symbol = Ouch! Tile { $place } bears { $seat }’s symbol. What will become of { $other }’s witch { $witch }?
event-own-symbol = { $seat }’s witch { $witch } lands on her own symbol, tile { $place }. A card, perhaps?
event-forced = A number card sent her there, so { $seat } must answer with a card.
event-helpless = A number card sent her there, so { $seat } should answer, and has no card that can be played.
event-unanswered = So { $other }’s witch { $witch } stays on tile { $place }.
event-empty = A symbol { of-clan }, but that pile is empty: { $seat }’s witch { $witch } gets away with it.
event-stay = { $seat }’s witch { $witch } stays put on tile { $place }.
event-spare = { $seat } spares { $other }’s witch { $witch } on tile { $place }. This time.
    .short = spares { $other }
event-forward = { $value ->
    [sym] { $seat } plays a symbol: witch { $witch } flies from tile { $place } to the next one, tile { $target }.
   *[other] { $seat } plays the { $value }: witch { $witch } flies from tile { $place } { to-place }.
}
    .short = { $value ->
        [sym] symbol: { flown }
       *[other] card { $value }: { flown }
    }
event-back = { $value ->
    [sym] { $seat } plays a symbol: { $other }’s witch { $witch } is whirled back from tile { $place } to the nearest free symbol of that kind, tile { $target }.
   *[other] { $seat } plays the { $value }: { $other }’s witch { $witch } goes back from tile { $place } to tile { $target }.
}
    .short = sends { $other } back → { $target }
event-neutral = From the pile comes { a-tile }: { $seat }’s witch { $witch } goes back from tile { $place } { back-to }.
    .you = From the pile came { a-tile }: your witch { $witch } went back from tile { $place } { back-to }.
    .short = back → { $target }
event-in-vain = From the pile comes { a-tile }, in vain: { $seat }’s witch { $witch } stays on tile { $place }, and breathes again.
    .you = From the pile came { a-tile }, in vain: your witch { $witch } stayed on tile { $place }.
event-finish = Arrived! { $seat }’s witch { $witch } sits down by the fire: { $points } points.
    .short = { $points } points
event-over = All three of { $seat }’s witches are at the fire: the race is over.
event-winner = { $seat } wins with { $points } points!
end-won = { $other } has three witches by the fire: the race is over. Most points win: { $points } for { $seat }.
end-together = { $other } has three witches by the fire: the race is over. With { $points } points the victory is shared.

## What a step would do

preview-lay = Valley / slope / summit: { $split }. One of your symbols goes into each, and everything is shuffled with the others’ tiles.
preview-enter = She enters on tile { $target }. { carried-on }{ then }
preview-move = From tile { $place } { to-place }. { carried-on }{ then }
preview-forward = Your { $number }: from tile { $place } { to-place }. { carried-on }{ then }
    .count = +{ $count }
    .far = { $count } tiles on
preview-back = Your { $number }: { $seat }’s witch goes back to tile { $target }. { carried-on }{ then }
    .count = −{ $count }
    .far = { $count } tiles back
preview-symbol-forward = From tile { $place } to your next free symbol, tile { $target }. There she rests: the turn is over.
    .count = +{ $count }
    .far = { $count } tiles on
preview-symbol-back = { $seat }’s witch goes back from tile { $place } to your nearest free symbol, tile { $target }. There she rests: the turn is over.
    .count = −{ $count }
    .far = { $count } tiles back
preview-stay = She stays on tile { $place }, and the turn is over.

## What is going on, and what a move changes

situation-lay = You are { side-colour }. Hide three of your numbers in each landscape, beside your symbol that lies there already: they are shuffled with everybody’s tiles.
    .title = Lay your tiles
situation-first = You are { side-colour }. You rolled a { $face }: your witch { $witch } enters on free tile number { $face }.
    .title = First into the wind!
situation-only = You rolled a { $face }. Only your witch { $witch } can fly.
situation-move = You rolled a { $face }. Which witch flies?
situation-own = Your witch { $witch } is on your symbol, on tile { $place }. A card takes her on, or she stays.
    .title = Your symbol!
situation-own-forced = A card sent her onto your symbol, on tile { $place }: play one, and off she goes again.
    .title = A card it must be!
situation-own-stuck = { $cards ->
    [0] Your witch { $witch } is on your symbol, but your cards have all been played: she stays.
   *[other] Your witch { $witch } is on your symbol, but each of your cards leads onto a taken tile, too far, or to no free symbol: she stays.
}
    .title = Your symbol!
situation-other = { $seat } has a witch on your symbol, on tile { $place }. Send her back?
    .title = Hey, not so fast!
situation-other-forced = A card sent { $seat }’s witch onto your symbol, on tile { $place }: you must send her farther back.
    .title = A card it must be!
situation-other-stuck = { $cards ->
    [0] { $seat } has a witch on your symbol, but your cards have all been played: she stays.
   *[other] { $seat } has a witch on your symbol, on tile { $place }, but each of your cards leads past tile 1, onto a taken tile, or to no free symbol: she stays.
}
    .title = Hey, not so fast!

aim-lay = A race to the fire. On a number of yours your witch leaps that far, never past tile 48: small ones suit the summit. On your symbol a card takes her on; on another’s, their card may send her back.
aim-summit = { $left ->
    [one] One more witch to the fire, beyond tile 48: by the exact number, onto 2, 3 or 4 points. Then the race ends: most points win.
   *[other] Bring { $left ->
        [2] your other 2
       *[other] your { $left }
    } witches to the fire, beyond tile 48: by the exact number, onto 2, 3 or 4 points. Whoever has three there ends the race: most points win.
}
aim-card-own = { $cards ->
    [0] You have no cards left.
    [one] A card takes her on by its number. It is your last one.
   *[other] A card takes her on by its number, and works only once. You have { $cards } left.
}
aim-card-other = { $cards ->
    [0] You have no cards left.
    [one] A card sends her back by its number. It is your last one.
   *[other] A card sends her back by its number, and works only once. You have { $cards } left.
}

effect-enter = { $number ->
    [0] one more on the course
   *[other] tile { $target }, your { $number }: { she-leaps } to tile { $stop }
}{ and-there }
    .do = Witch { $witch } enters
    .go = Take off
effect-leap = tile { $target }, your { $number }: { she-leaps } to tile { $stop }{ and-there }
    .go = Leap!
effect-finish = { $points } points, by the fire
    .go = To the finish!
effect-own = onto your symbol: you may play a card
effect-other = onto another symbol: { $other } may send her back
effect-neutral = onto a symbol { of-clan }: a card from the pile sends her back
effect-symbol = on to your next symbol, and the turn is over
effect-stay = she stays, and so does your card
    .do = Leave her
effect-spare = she stays, and so does your card
    .do = Leave her
effect-back-symbol = back to your last symbol, and the turn is over
effect-back = she stays there, and the turn is over
    .all = Send her back
effect-back-hidden = onto a face-down tile: who knows?
    .all = Send her back
effect-back-leap = but it is her { $number }: { she-leaps } to tile { $stop }
effect-back-own-forced = but it is her symbol: { $other } will take her on again
effect-back-other-forced = onto another symbol: { $other } must send her farther back
effect-back-again = onto your symbol again: you must send her farther back
effect-back-neutral = onto a symbol { of-clan }: the pile sends her farther back

hand-told = When a witch stops on your symbol, play one: it takes yours that far on, or another’s that far back. Each works once.

hint-card-own = On your symbol, a card takes your witch that many tiles on.
hint-card-other = On your symbol, you decide: a card sends her back.
hint-start = Your three witches start from here.
hint-entry = From the start only free tiles count: she enters here.
hint-finish = Squares 49, 50 and 51: only the exact number leads there, and there is room for everybody.
hint-shelf = The tiles you hid here. They fade once they are face up.
hint-leap = Your own number: your witch leaps that many tiles.
hint-own = Your symbol: you may play a card.
hint-other = Not your symbol: a card may send your witch back.

## Steps

step-lay = Lay your tiles (valley / slope / summit): { $a }
stays = { $count ->
    [one] Witch { $names } stays there. { $why }
   *[other] Witches { $names } stay there. { $why }
}
step-move = Move witch { $a }
    .do = Witch { $a } flies
    .go = Take off
    .tag = No. { $a }: { $from }
step-stay = Leave her there
    .do = Leave her
step-card = { $a ->
    [sym] Play a symbol card
   *[other] Play the { $a }
}
    .tag = { $a ->
        [sym] symbol
       *[other] The { $a }
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

arrange-held = You are holding the { $item }. Touch a landscape: it falls there, face down.

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
    .label = { $a ->
        [2] Forest
       *[other] Storm
    }
    .about = { $a ->
        [2] The Forest
       *[other] The Storm
    } has no player. Sit down on one of its symbols, and a card from its pile will drive you back, if it can.
    .legend = { $names }: no player. A card from the pile drives back whoever stops on { $count ->
        [one] its symbol
       *[other] their symbols
    }.
spot-played = Played cards { of-clan-a }
    .about = { spot-pile.about }
spot-stage = { $a ->
    [1] Stage 1, tiles 1 to 16
    [2] Stage 2, tiles 17 to 32
   *[other] Stage 3, tiles 33 to 48
}
spot-die = The die

region-valley = Stage 1 · the valley
    .name = The valley
    .about = Stage 1 · tiles 1 to 16
region-slope = Stage 2 · the slope
    .name = The slope
    .about = Stage 2 · tiles 17 to 32
region-summit = Stage 3 · the summit
    .name = The summit
    .about = Stage 3 · tiles 33 to 48

piece-witch = witch { $value } { of-clan }
piece-tile = { $value ->
    [sym] the symbol { of-clan }
   *[other] the { $value } { of-clan }
}
piece-own = { $value ->
    [sym] your symbol, hidden here
   *[other] your { $value }, hidden here
}
piece-turned = { $value ->
    [sym] your symbol, face up by now
   *[other] your { $value }, face up by now
}
piece-card = { $value ->
    [sym] { $count ->
        [one] a symbol card { of-clan }
       *[other] { $count } symbol cards { of-clan }
    }
   *[other] the card { $value } { of-clan }
}
    .about = { $value ->
        [sym] Symbol card: it takes your witch on your symbol to your next one that is face up and free, or another’s witch back to the last one.
       *[other] On your symbol this card takes your witch { $value } tiles on, or another’s { $value } tiles back.
    }
piece-pile = { $count ->
    [one] one card { of-clan }, face down
   *[other] { $count } cards { of-clan }, face down
}
piece-drawn = { $count ->
    [one] one card drawn in all
   *[other] { $count } cards drawn in all
}
piece-die = the die, showing { $value }

tally-points = Points
tally-finished = Arrived
tally-cards = Cards
status-laid = has laid everything
status-laying = is laying tiles

fact-turn = Whose turn it is
fact-face = The roll
fact-phase = What comes next
fact-witch = The witch under way
fact-forced = Card compulsory

side = { $colour ->
    [0] the Mist
    [1] the Ice
    [3] the Forest
   *[other] the Storm
}

# Said inside other messages.
clan = { $colour ->
    [0] Mist
    [1] Ice
    [3] Forest
   *[other] Storm
}
side-colour = { $colour ->
    [0] the Mist, violet
    [1] the Ice, blue
    [3] the Forest, green
   *[other] the Storm, yellow
}
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
flown = { $target ->
    [49] { $place } → finish
    [50] { $place } → finish
    [51] { $place } → finish
   *[other] { $place } → { $target }
}
back-to = { $value ->
    [sym] to the nearest one back there that is face up and free, tile { $target }
   *[other] to tile { $target }
}
she-leaps = { $jumps ->
    [1] she leaps on
   *[other] she leaps { $jumps } times, on
}
and-there = { $then ->
    [own] , your symbol: you may play a card
    [other] , another symbol: { $other } may send her back
    [neutral] , a symbol { of-clan }: a card from the pile sends her back
   *[none] { "" }
}
carried-on = { $jumps ->
    [0] { "" }
   *[other] Her numbers carry her on to tile { $stop }.{ " " }
}
then = { $then ->
    [hidden] Tile { $stop } is still face down: who knows?
    [finish] That makes { $points } points!
    [rest] It is { a-tile }: she stays, and the turn is over.
    [held] It is { a-tile }, but tile { $leap } is taken: she stays.
    [held-end] It is { a-tile }, but that leads past tile 48: she stays.
    [own] Her own symbol: she may stay, or a card takes her on.
    [own-forced] Her own symbol: { $other } must play a card, if possible, and take her forward again.
    [other] { $other }’s symbol: stay or go back, that is for { $other } to say.
    [other-forced] { $other }’s symbol: { $other } must play a card, if possible, and send her farther back.
    [neutral] A symbol { of-clan }: a card from the pile says how far back she goes.
   *[empty] A symbol { of-clan }, but that pile is empty: nothing happens.
}

## Puzzles

puzzle-card = Which card wins the race?
    .more = One answer wins at once. With any other the race goes on, or is lost.

## Lesson

lesson-aim = Fly your three witches up the mountain and into the fire: 2, 3 or 4 points each. When somebody has all three there, the most points win.
lesson-enter = Take off
    .say = You rolled a 5. Your first witch flies in: to the fifth free tile.
    .why = Tiles lie face down. Where a witch stops, the tile is turned over and stays so.
lesson-leap = Your own number
    .say = A 1. One step farther lies a 10 of your colour. Move this witch there!
    .why = A number of your own carries your witch on, at once. Other people’s numbers do nothing for her.
lesson-own-symbol = Your symbol
    .say = She stands on your symbol: play a card, and she flies on. Take the 8.
    .why = A number card goes that far, once in the whole game. A symbol card takes her to the next such tile that lies open, and nothing more happens there.
lesson-back = Back with you!
    .say = Somebody else’s witch is on your symbol. A card of yours sends her back: the 9 does it well.
    .why = It is not your turn, and still you decide. Nobody is sent back beyond tile 1. Clans without a player have a pile: a card off it may do the same.
lesson-finish = Exactly there
    .say = She stands on tile 48 and you rolled a 3: exactly the last square by the fire, 4 points. In with her!
    .why = Only the exact number counts, of the die or of a card: 49 gives 2 points, 50 gives 3, 51 gives 4. When somebody has all three there, the most points win.
lesson-lay = Before the race
    .say = And this is how a race begins: everybody hides three numbers in each landscape. Lay yours as you like.
    .why = Where exactly they come to lie nobody knows. Small numbers suit the summit: nothing carries you past tile 48.
