name = Waz Baraz
tagline = One person alone knows who leads the dance. All they will ever say is “WAZ”, or nothing at all.
genre = deduction

## Clauses

WB-01 = There are 20 red and 20 blue witches, numbered 1 to 20, 18 green movement cards, an OK card, a NO card and six pawns.
WB-02 = The dance takes three to six players.
WB-03 = The circle has 21 squares: the start, a movement card that nobody has looked at, and after it the red witches, 1 to 20.
WB-04 = Every player has one pawn, the WazBaraz too, and all pawns begin on the start.
WB-05 = The player most skilled in magic is the first WazBaraz.
WB-06 = Two witches lead the dance: the WazBaraz decides which two, says nothing about it, and keeps OK and NO.
    .now = { $why ->
        [waiting] One moment. { $seat } is still choosing the leaders: the dance begins right after that.
        [chosen] Already chosen. The leaders stay the same for the whole round: play your turn.
       *[count] { $count ->
            [one] Not enough. There are { $mistresses } leaders and you have one: choose { $mistresses }.
           *[other] The count is off. You have { $count } for { $mistresses } leaders: choose { $mistresses }.
        }
    }
WB-07 = One card waits face up at the start. The others make the hands: as many for each player, none for the WazBaraz.
    .now = One moment. Not all cards are dealt yet: wait for the last one.
WB-08 = The dance starts at the WazBaraz’s left and goes round clockwise. The WazBaraz takes no turns.
    .now = { $why ->
        [wazbaraz] No turn for you. You are the WazBaraz: keep a straight face while { $seat } plays.
        [choosing] No card for you. The WazBaraz plays none: choose the leaders.
       *[turn] One at a time. It is { $seat }’s turn.
    }
WB-09 = Play one card from your hand, just one: from the card on the circle it goes on as many squares as its number.
    .now = { $why ->
        [one] Only one per turn. Your card is laid: ask about a witch, or pass.
       *[missing] You have no { $value }. Choose one of the cards in your hand.
    }
WB-10 = WAZ means: at least one leader dances between the old card and yours, their own two squares not counted.
WB-11 = One leader or several, WAZ is said once. None: not a word, and that is an answer too.
WB-12 = A card laid, a card taken: to end your turn, the old card of the circle joins your hand.
WB-13 = A card that lands on the start or goes past it gives the WazBaraz 1 point. Leaving the start gives none.
WB-14 = Exactly on the start you may ask about one witch: the WazBaraz secretly shows you OK (a leader) or NO.
    .now = No question now. You must lay a card exactly on the start to ask about a witch: play your card first.
WB-15 = Think you know? At the beginning of your turn, before you play, you may name the two leaders aloud.
    .now = { $why ->
        [late] Too late. Your card is laid: you can name at the beginning of your next turn.
        [choosing] Not yet. You are the one who chooses them: naming is for the others.
       *[count] { $count ->
            [one] Not enough. There are { $mistresses } leaders: name them all, and nobody else.
           *[other] The count is off. You name { $count } for { $mistresses } leaders: name them all, and nobody else.
        }
    }
WB-16 = If you are right, the round is over: 5 points for you, and no card to play.
WB-17 = If you are wrong, 2 points for the WazBaraz, and the round goes on.
WB-18 = A point is a square: your pawn moves on that far around the circle.
WB-19 = Whoever finds them takes over as WazBaraz: the cards go to the old one, OK and NO come back, and a new secret begins.
WB-20 = The first pawn to go all the way round, 21 squares, wins the game.
WB-21 = You can play with more than two leaders: all of them must be named, everything else stays the same.
    .now = { $count ->
        [one] Not enough. { $mistresses } leaders lead this dance and you have one: choose { $mistresses }.
       *[other] The count is off. { $mistresses } leaders lead this dance and you have { $count }: choose { $mistresses }.
    }
WB-22 = The witches may dance in any order, not just by number.

## Readings

WB-R1 = The WazBaraz chooses the leaders freely and does not draw them blindly.
WB-R2 = The start is a square when you count, but never a witch between two cards.
WB-R3 = A new round keeps hands and the card on the circle. The player left of the new WazBaraz begins, and all 20 witches can be chosen.
WB-R4 = The game answers for the WazBaraz: always truly, and at once.
WB-R5 = You may name only once per turn.
    .now = Once per turn. You have named already: now play a card.
WB-R6 = You do not have to ask.
WB-R7 = Movement cards show 3 to 10, as several reviews say; two of each and a third 6 and 7 is our assumption.
WB-R8 = The game ends as soon as a pawn has 21 points or more, before anything that would follow. Equal points share the place.
WB-R9 = A turn goes in this order: naming, card, WAZ or silence, the point at the start, the question, taking the old card.
WB-R10 = You may name any witches and ask about any witch, even a second time.
WB-R11 = Nobody hears what was wrong with a naming. Everybody hears which witch you ask about, not the answer.
WB-R12 = The hand that is handed over is known to both players, and to nobody else; when the game is over everything is shown.
WB-R13 = With three or four leaders WAZ alone cannot tell some of them apart: asking and guessing remain.

## House rules

WB-H1 = House rule: two, three or four leaders lead the dance.
WB-H2 = House rule: the circle is laid in the order of the numbers, or shuffled.
WB-H3 = House rule: the WazBaraz chooses the leaders, or draws them blindly.
    .now = One moment. The leaders are still being drawn: the dance begins right after that.

option-mistresses = How many leaders does the dance have?
option-circle = In which order do the witches dance?
option-circle-numeric = 1 to 20, clockwise.
option-circle-shuffled = Shuffled.
option-mistress_choice = Who picks the leaders?
option-mistress_choice-free = The WazBaraz, with care.
option-mistress_choice-drawn = Chance, and only the WazBaraz looks.

## What is going on, and what to aim for

situation-choose = Choose { count-of-leaders } leaders. The others lay cards and try to find them: the game says WAZ for you when a card passes one.
    .title = You are the WazBaraz!
situation-first = Lay a card: it is counted on from the last one. { $other } says WAZ if your card jumps over a leader; where it lands does not count.
situation-waz = { $seat } laid the { $value }, { from-to }: WAZ! At least one leader dances under the arc. Lay a card.
situation-silence = { $seat } laid the { $value }, { from-to }: silence. No leader under the dots. Lay a card.
situation-known = Only { count-of-leaders } suspects are left: you can name them now.
    .title = You know!
situation-named = Nobody will say which of them is wrong. Now lay a card.
    .title = Wrong!
situation-asking = Ask about any witch you like: { $other } will show you OK or NO. That ends your turn.
    .title = Exactly on the start!
aim-hide = Keep them hidden: 1 point for you whenever a card reaches or passes the start, 2 for each wrong guess. 21 points win.
aim-find = { $count ->
    [0] Find the { count-of-leaders } leaders before anybody else: 5 points. With 21 points you win.
   *[other] Find the { count-of-leaders } leaders: 5 points. With 21 points you win. { $count } suspects are left.
}{ the-rival }
aim-name = Name them before anybody else: 5 points. With 21 points you win.{ the-rival }
aim-ask = Everybody hears your question, you alone see the answer. { $count } suspects are left.{ the-rival }

the-rival = { $total ->
    [0] { "" }
   *[other] { " " }Beware: { $other } already has { $total } of 21!
}

effect-start = start: a question! +1 WazBaraz
effect-pass = { to-square }, +1 WazBaraz
effect-end = { $other } wins!
effect-ask = OK or NO, for you alone
    .all = Ask whether she leads the dance

hint-choose = One here, the other rather far away: harder to find.
hint-wazbaraz = { $other } is the WazBaraz: the only one who knows the leaders, and who answers your cards.
hint-count = Counting begins here. WAZ or silence is about the witches passed over.
hint-waz = WAZ: at least one leader dances under this arc.
hint-silence = Silence: no leader under these dots.
hint-start = Exactly on the start: you may ask about a witch. All hear the question, you alone see the answer.

## What happened

event-witch = { the-witch } joins the circle on square { $place }.
event-start = A card is laid face down: it only marks where the circle begins.
event-chosen = { $seat } has chosen { $mistresses } leaders and looks as if nothing had happened.
event-mistresses = Your leaders: { $witches }. Not a word!
event-drawn = { $count ->
    [one] { $seat } draws the first leader and does not bat an eyelid.
   *[other] { $seat } draws another leader. That makes { $count }.
}
event-mistress = Psst: { the-witch } ({ $witch }) leads the dance.
event-open = Face up at the start: { $value }.
event-dealt = { $seat } gets a card.
    .many = { $count } cards are dealt.
event-card = Your card: { $value }.
    .many = Your cards: { $values }.
event-named = “I know who leads the dance!” { $seat } names { $witches }.
event-leader = { the-witch } ({ $witch }) led the dance!
event-right = Right! The dance stops: { $points } points for { $seat }.
    .news = Round over: { $seat } found { $witches } and gets { $points } points. Whoever finds them is the WazBaraz of the next round.
event-wrong = Wrong, and nobody will say which: { $points } points for { $other }.
    .news = { $seat } named { $witches }: wrong! { $points } points for { $other }.
event-points = { $points ->
    [1] The start was reached or passed: 1 point for { $seat }, now { $total } (21 to win).
    [2] For the mistake: 2 points for { $seat }, now { $total } (21 to win).
   *[other] For the find: { $points } points for { $seat }, now { $total } (21 to win).
}
event-laid = { $seat } lays the { $value }: { from-to }.
    .short = lays the { $value }
event-waz = { $count ->
    [one] “WAZ!” says { $seat }. Witch { $witches } leads the dance!
   *[other] “WAZ!” says { $seat }. At least one leader is among witches { $witches }.
}
    .short = says “WAZ!” ({ $witches })
event-silence = { $count ->
    [one] { $seat } looks at witch { $witches } and says nothing.
   *[other] { $seat } looks at witches { $witches } and says nothing.
}
    .short = says nothing ({ $witches })
event-reached = Exactly on the start! A point for { $other }, and a question for { $seat }.
event-passed = { $seat } passes the start: a point for { $other }.
event-asked = { $seat } leans over and asks about { the-witch } ({ $witch }).
    .short = asks about { $witch }
event-unasked = { $seat } would rather not ask anything.
event-ok = Psst, for { $seat } alone: OK! { the-witch } ({ $witch }) leads the dance.
event-no = Psst, for { $seat } alone: NO. { the-witch } ({ $witch }) is no leader, she just likes the music.
event-took = { $seat } takes the card that lay there before, the { $value }.
event-handed = The WazBaraz plays no cards: { $other } takes those of { $seat }, who gets OK and NO.
event-handed-cards = From { $seat } to { $other }, in secret: { $cards }.
event-wazbaraz = All bow: { $seat } is the new WazBaraz.
    .short = is the new WazBaraz
event-won = Once round the whole dance: { $seat } wins!
event-revealed = The last leaders: { $witches }. Under the start lay a { $value }: it only marked the place.
event-hand = { $seat } still had { $cards }.
event-aside = Put aside unseen: { $cards }.
end-won = { $seat } has danced all the way round: { $points } points.

## What you alone were told

secret-ok = OK! { the-witch } ({ $witch }) leads the dance.
    .others = The others heard that you asked about { $witch }. Only { $other } knows the answer, too.
secret-no = NO. { the-witch } ({ $witch }) does not lead the dance.
    .others = The others heard that you asked about { $witch }. Only { $other } knows the answer, too.

## What a step would do

preview-play = The { $value }: { from-to }. { looks-at }
preview-play-pass = The { $value }: { from-to }. { looks-at } You pass the start: 1 point for { $other }.
preview-play-start = The { $value }: { from-to }, exactly. { looks-at } 1 point for { $other }, and you may ask about one witch.
preview-play-end = The { $value }: { from-to }. Careful: that is the last point { $other } needs to win!
preview-ask = Does { the-witch } ({ $witch }) lead the dance? Everybody hears your question; { $other } shows the answer to you alone.
preview-no-ask = You ask nothing. As always, the old card of the circle comes into your hand.
preview-name = { $witches }? Right: 5 points, and you become the WazBaraz. Wrong: 2 points for { $other }, and nobody will say which.
preview-choose = { $witches } will lead the dance. The game answers for you, always truly: all you have to do is keep a straight face.

## Steps

step-witch = Witch { $a } comes next in the circle
step-start = A card is laid face down as the start
step-mistress = Witch { $a } is drawn as a leader
step-open = Face up on the circle: { $a }
step-card = Dealt: { $a }
step-choose = Choose { $a }
step-name = Name { $a }
step-play = Play the { $a }
    .tag = square { $to }
step-ask = Ask whether { $a } leads the dance
    .tag = { $a }
    .do = Ask about { $a }
    .go = Ask about { $a }
step-no-ask = Ask nothing

title-choose = The leaders of the dance
    .go = They lead the dance!
title-name = I know who leads the dance!
    .more = 5 points; wrong: 2 for WazBaraz, and you lay a card
    .picked = I name
    .go = I name them!

## What the WazBaraz says

says-waz = WAZ!
says-silence = shh…
says-wrong = no!
says-whisper = psst…
says-won = I win!

proof-check = Check what was drawn

book-others = What the others know
    .aid = Show whom they can rule out
    .possible = still suspected: { $count }
    .out = ruled out: { $count }
    .sure = found: { $count }
    .help = You know who leads the dance: this is how close they are.

arc-waz = WAZ was said here
arc-silence = silence here
speaker-role = WazBaraz

## The board

spot-place = { $a ->
    [0] The start
   *[other] Square { $a } of the circle
}
spot-outside = { $b ->
    [0] Outside the circle, at the start
   *[other] Outside the circle, at square { $b }
}
spot-inside = { $b ->
    [0] Inside the circle, at the start
   *[other] Inside the circle, at square { $b }
}
spot-pile = The pile
spot-hand = The hand: { $seat }
spot-middle = In the middle
spot-memory = What was said in this round

piece-witch = { witch-name } ({ $value })
flag-start = Start
flag-start-open = Start
piece-start = the start card, face down
piece-start-open = the start card: { $value }
piece-card = movement card { $value }
piece-back = { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
}
piece-pawn = { $seat }’s pawn
piece-mistress = a leader of the dance
piece-found = led the dance in the last round
piece-ok = the OK card
piece-no = the NO card
piece-answer-ok = your answer: OK, a leader
piece-answer-no = your answer: NO, not a leader
piece-waz = { $seat } lays the { $a }: from { from-b } to { to-c }. WAZ!
    .short = { $seat } lays the { $a }: { from-b } to { to-c }
    .said = WAZ!
piece-silence = { $seat } lays the { $a }: from { from-b } to { to-c }. Silence
    .short = { $seat } lays the { $a }: { from-b } to { to-c }
    .said = silence
piece-wrong = { $seat } names { $value }: wrong
    .short = { $seat } names { $value }
    .said = wrong
piece-asked = { $seat } asks about { $value }
piece-asked-ok = { $seat } asks about { $value }: OK
    .short = { $seat } asks about { $value }
    .said = OK
piece-asked-no = { $seat } asks about { $value }: NO
    .short = { $seat } asks about { $value }
    .said = NO

tally-points = Points

sheet-points = Points from
column-rounds = start
column-mistakes = others’ errors
column-finds = finds

fact-stage = What comes next
fact-wazbaraz = WazBaraz
    .said = { $seat } is the WazBaraz.
    .you = You are the WazBaraz: sit back, the game answers for you, always truly. You take no turns.
fact-mistresses = Leaders of the dance
fact-card = The card on the circle
fact-at = Where it lies

# Said inside other messages.
count-of-leaders = { $mistresses ->
    [2] two
    [3] three
   *[other] four
}
looks-at = { $count ->
    [one] { $other } looks at witch { $witches }: WAZ, or silence?
   *[other] { $other } looks at witches { $witches }: WAZ, or silence?
}
from-to = from { from-place } to { to-place }
from-place = { $place ->
    [0] the start
   *[other] square { $place }
}
to-place = { $target ->
    [0] the start
   *[other] square { $target }
}
to-square = { $target ->
    [0] the start
   *[other] square { $target }
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
witch-name = { $a ->
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

## Puzzles

puzzle-mistresses = Who leads the dance?
    .more = { $cards } cards were laid, and the WazBaraz said WAZ { $waz ->
        [one] once
       *[other] { $waz } times
    }. That leaves two witches, and only those two.
clue-waz = A { $value } from { $left ->
        [0] the start
       *[other] { $left }
    } to { $reached ->
        [0] the start
       *[other] { $reached }
    }: WAZ!
clue-silence = A { $value } from { $left ->
        [0] the start
       *[other] { $left }
    } to { $reached ->
        [0] the start
       *[other] { $reached }
    }: silence.

## Lesson

lesson-aim = Two of the twenty witches are the leaders of the dance. The WazBaraz in the middle has chosen them and gives answers; all others seek them. Whoever has 21 points first wins.
lesson-card = Lay a card
    .say = Lay your 6: from the open card it goes six squares on. Then listen to the WazBaraz in the middle!
    .why = WAZ! At least one leader stands under the arc: among those your card passed over, without both ends. The card that lay there before is yours now.
lesson-silence = Silence speaks
    .say = Now lay the 4. Perhaps nothing at all is said.
    .why = Silence is an answer, too: no leader among those you passed over, so they are crossed out. The house does that for you, whenever something follows from what was said.
lesson-start = Exactly on the start
    .say = The 3 lands exactly on the start. Lay it there.
    .why = The WazBaraz gets a point for every time round. But whoever stops right there may ask a question.
lesson-ask = Ask about one
    .say = Ask about a witch: number 3, for instance, was under the first WAZ.
    .why = Everybody hears whom you ask about. The answer, yes or no, is for you alone.
lesson-name = Name them!
    .say = Some turns later. You know one leader: 3. The other was under a WAZ of 16 and 17, and under one that ended before 17. Name both!
    .why = Right: 5 points. Wrong: 2 points for the WazBaraz, and nobody says what was wrong.
lesson-choose = Now it is you
    .say = Whoever finds them is the next WazBaraz. Choose two new leaders, any two.
    .why = Now the others search, and your answers are given for you: nobody can get them wrong. Whoever first has 21 points, once around, wins.
