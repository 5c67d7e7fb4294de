name = Hexentanz
tagline = All of them under the same black hat. Which ones are yours? You knew a moment ago.
genre = memory

## Clauses

HT-01 = The ring has 36 squares. Each colour has a start there and, 27 squares further on, its door; beyond the door lies its goal.
HT-02 = There are four witches of each colour, all under the same black hat, and one ordinary die.
HT-03 = Three players have 4 witches each, four have 3, five or six have 2; with two or seven there is no dance.
HT-04 = All your witches start in the camp of your colour.
HT-05 = The oldest player begins, then turns go round clockwise.
    .now = One at a time. Everybody is waiting for { $seat }: keep your eyes on the hats.
    .child = One at a time. It is { $seat }’s turn.
HT-06 = A turn is one roll of the die and one action with it; a six does not give another roll.
    .now = Die first. It is still rolling, { $seat }: wait until it has fallen, then choose.
HT-07 = Witches move clockwise by the number rolled.
HT-08 = As long as you have witches in camp you must bring one out, even if she pushes: a 1 puts her on your start square.
    .now = { $witches ->
        [one] Not yet. One of your witches is still in camp: bring her out first.
       *[other] Not yet. { $witches } of your witches are still in camp: bring one out first.
    }
    .child = Not yet. Some of your witches are still asleep at home: bring one out first.
HT-09 = Once your camp is empty, you move any hat on the ring; if the roll can be used, it must be.
    .now = { $why ->
        [camp] Nobody left in camp. All your witches are out already: move a hat on the ring.
       *[empty] Nobody there. Square { $square } is empty: choose a hat on the ring.
    }
    .child = Nobody there. Touch a hat that glows.
HT-10 = If you roll a six you may, instead of moving, look secretly under one hat on the ring.
    .now = Not this time. Looking takes a 6, and you rolled { $face }: move a hat instead.
    .child = Not this time. You may only look under a hat with a six.
HT-11 = A hat that stops on an occupied square pushes the one standing there back 7 squares.
HT-12 = If that square is taken too, the pushed hat goes back 7 more, and so on until it finds an empty one.
HT-13 = A pushed witch lifts her hat for a moment, and everybody sees her colour.
HT-14 = A hat enters a goal by going past the door: from the door itself a 1 is enough; one square before it takes a 2; and so on.
    .now = Too far. From square { $square } it takes { $needed } to get home, and you rolled { $face }: choose a nearer hat, or just move this one.
    .child = Too far. Touch a hat that glows.
HT-15 = You may roll more than it takes to get home; the rest is lost.
HT-16 = Nobody goes home backwards; but a witch pushed back to before her door may go in later, moving forward.
HT-17 = A witch brought home is uncovered; if the colour is right she stays in the goal and never moves again.
HT-18 = If the colour is wrong, she puts her hat on again and stands at the door of her own colour.
HT-19 = The first player to bring all their witches home wins, and the game is over at once.

## Readings

HT-R1 = On your turn you may take any hat within reach into your own goal, if you choose to; it may just as well go past.
HT-R2 = Only your own witches must be out before you move any hat; other camps do not matter.
HT-R3 = No looking under hats as long as you have witches in camp.
    .now = { $witches ->
        [one] Not yet. One of your witches is still in camp, and bringing her out comes before peeking.
       *[other] Not yet. { $witches } of your witches are still in camp, and bringing them out comes before peeking.
    }
    .child = Not yet. Bring your witches out first.
HT-R4 = A witch from the wrong goal who comes back to an occupied door pushes the hat standing there.
HT-R5 = You can look under any hat on the ring, and nowhere else.
    .now = No hat there. Square { $square } is empty: choose a hat on the ring.
    .child = No hat there. Touch a hat that glows.
HT-R6 = It makes no difference which of your witches comes out first.
HT-R7 = The winner comes first, then whoever has brought more witches home; equal numbers share a place.
HT-R8 = A witch pushed back across her own door is pushed as usual.
HT-R9 = The 36 squares, a start every 6 and the door 27 squares further on are our choice: the printed rules do not say.
HT-R10 = A look takes the place of this turn’s move; everybody may know that you looked, and where.
HT-R11 = After 500 turns in a row without a witch staying in a goal, the dance is over.

## House rules

HT-H1 = House rule: a witch taken into the wrong goal goes straight into her own, stays there and counts for her owner.
HT-H2 = House rule: your screen, and yours alone, keeps your own witches marked.

option-wrong_witch = Where does a witch go who was taken into the wrong goal?
option-wrong_witch-exit = Onto the ring, to the door of her own colour.
option-wrong_witch-goal = Straight into her own goal, where she counts for her owner.
option-memory_aid = Does your screen mark your own witches for you?
option-memory_aid-off = No: you have to remember them.
option-memory_aid-on = Yes: for children, and for learning the game.

## What happened

event-die = { $seat } rolls a { $face }.
    .child = { $seat } rolls the die.
event-out = { $seat } brings a witch out onto square { $square }.
    .child = { $seat } brings a witch out.
    .short = out → { $square }
event-move = { $seat } moves the hat on square { $square } to square { $target }.
    .child = { $seat } moves a hat.
    .short = { $square } → { $target }
event-push = { $back ->
    [7] Make way! Out tumbles… { a-witch }! Whoever is pushed goes back 7: to square { $target }.
   *[other] Make way! Out tumbles… { a-witch }! 7 squares back there is no room, so again 7: { $back } in all, to square { $target }.
}
    .child = Make way! Out tumbles… { a-witch }! Back she goes, { $back } squares.
    .short = pushes { the-colour }
event-short-cut = { $needed ->
    [one] A short cut: going back, she has come to her own door, and any roll takes her into her goal.
   *[other] A short cut: going back, she has come near her own door, and needs only { $needed } to get into her goal.
}
    .child = A short cut: now she is near her own door.
event-home = { $seat } takes the hat on square { $square } into the goal. Hats off!
    .child = { $seat } takes a hat into the goal. Hats off!
event-stay = { $witches ->
    [one] It is { a-witch }, and she stays in the goal: the first for { $seat }.
   *[other] It is { a-witch }, and she stays in the goal: that makes { $witches } for { $seat }.
}
    .child = It is { a-witch }, and she stays in the goal!
    .short = brings { a-witch } home
event-wrong-witch = Wrong one! It was { a-witch }. Now she stands at her own door, square { $square }.
    .child = Wrong one! It was { a-witch }. Now she stands at her own door.
    .short = takes a wrong hat, { a-witch }
event-gift = Wrong one! It was { a-witch }. She flies straight into her own goal, and { $seat } thanks { $other } warmly.
    .short = gets { a-witch } from { $other }
event-look = { $seat } looks under the hat on square { $square }, smiles, and says nothing.
    .child = { $seat } looks under a hat, smiles, and says nothing.
    .short = looks under { $square }
event-seen = Under the hat on square { $square } is { a-witch }. Not a word!
    .child = Under that hat is { a-witch }. Not a word!
event-won = All in the goal: { $seat } wins! Hats off, everybody.
event-tired = 500 turns and nobody has gone home: the fire is out, the dance is over.
end-won = { $witches ->
    [one] One witch to bring home, and she is in her goal.
   *[other] All { $witches } witches are in their goal.
}
end-tired = 500 turns and nobody came home: the fire goes out, and witches at home are counted, { $witches } at most.

## What you alone were told

secret-seen = Under the hat on square { $square }: { a-witch }!
    .others = The others know where you looked, not what you saw. Remember her: the hat is on again.
    .child = Under that hat is { a-witch }! Remember her.

## What a step would do

preview-out = She comes out onto square { $target }: you count from your start square, which is 1.
    .child = She comes out. Press the large picture!
preview-out-push = She comes out onto square { $target }. { the-pushed } goes back { pushed-back }, and all see her colour.
    .child = She comes out, and whoever is in the way goes back.
preview-move = From square { $square } to square { $target }{ past-the-door }.
    .child = This hat hops on.
preview-move-push = From square { $square } to square { $target }{ past-the-door }. { the-pushed } goes back { pushed-back }, and all see her colour.
    .child = This hat hops on, and whoever is in the way goes back.
preview-home = From square { $square } into your goal { $needed ->
    [one] (any roll is enough).
   *[other] ({ $needed } or more is enough).
} { $seen ->
    [own] She is one of yours: she stays there.
   *[hidden] Is she yours? { $wrong ->
        [goal] If not, she flies into her own goal and counts for her owner!
       *[exit] If not, she goes to her own door, one roll from her goal!
    }
}
    .child = { $seen ->
        [own] This hat is yours: she goes into your goal, and stays there.
       *[hidden] This hat goes into your goal. Are you sure that she is yours?
    }
preview-look = Only you will see who is under the hat on square { $square }. That will be your whole turn.
    .child = You look under this hat, and nobody else does.

## What is going on, and what to aim for

situation-out = You rolled a { $face }: bring a witch out of your camp.
    .child = You rolled a { $face }. Bring a witch out of your house.
situation-move = You rolled a { $face }: move any hat { $face ->
    [one] { $face } square
   *[other] { $face } squares
}. Yours are hidden among them.
    .child = You rolled a { $face }. Which hat is yours? Touch one that glows.
situation-six = You rolled a { $face }: move any hat { $face } squares, or look under one of them.
    .child = A six! Touch a hat that glows: move it, or look under it.
aim-out = You are { the-colour }. Be the first to bring all { $witches } round into your goal, the { the-colour } strip outside. Remember where they go!
    .child = Bring all your witches round the fire, into the strip of your colour. Remember where they go!
aim-home = { $out ->
    [one] Bring your { $witches } witches into your goal. The last one is still out, under a hat.
   *[other] Bring your { $witches } witches into your goal. { $out } are still out, under the hats.
}
    .child = Bring your witches into your goal.
aim-marked = { $out ->
    [one] Bring your { $witches } witches into your goal. The last one is still out, with your sign.
   *[other] Bring your { $witches } witches into your goal. { $out } are still out, with your sign.
}
    .child = Bring your witches into your goal. They wear your sign.

effect-out = she joins the dance
    .do = Bring out a witch
    .go = Join the dance!
effect-out-push = somebody is there: pushed { $back } back
    .do = Come out and push
    .go = Out of my way!
effect-push = whoever is there goes back { $back }
    .do = Push
    .go = Out of my way!
    .all = Push somebody
effect-home = { $wrong ->
    [goal] yours: she stays; if not: she counts for her owner
   *[exit] yours: she stays; if not: off to her own door
}
    .do = From { $square } into your goal
    .go = Hat off!
    .all = A hat into your goal
effect-look = you alone will see her colour
    .do = Look under { $square }
    .go = A secret look!
    .all = Look under a hat

hint-out = Your camp. Your witches come out here, one a turn.
hint-exit = Your door: into your goal here, or one more round.
hint-home = This hat can go into your goal. Is she really yours?
hint-push = { $face ->
    [one] Just ahead somebody is in the way: pushed 7 squares back!
   *[other] { $face } squares ahead somebody is in the way: pushed 7 back!
}
hint-look = A 6! You may look under any hat instead of moving one.

## Steps

step-die = The die shows { $a }
stays = { $count ->
    [one] The hat on { $names } stays there. { $why }
    [2] The hats on { $names } stay there. { $why }
   *[other] The hats stay where they are. { $why }
}
step-out = Bring a witch out
step-move = Move the hat on square { $a }
    .do = Move { $a }
    .go = On to { $to }!
step-home = Bring the hat on square { $a } into your goal
step-look = Look under the hat on square { $a }

## The board

spot-ring = Square { $a }
spot-home = { $a ->
    [0] Violet camp, place { $b }
    [1] Blue camp, place { $b }
    [2] Red camp, place { $b }
    [3] Green camp, place { $b }
    [4] Yellow camp, place { $b }
   *[other] Pink camp, place { $b }
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

tally-home = In camp
tally-ring = In the dance
tally-goal = In the goal

fact-turn = Whose turn it is
fact-face = The roll
fact-looker = Who looked last
fact-looked = Under which hat

# Said inside other messages.
the-pushed = { $seen ->
    [own] Your own witch there
   *[hidden] Whoever is there
}
pushed-back = { $back ->
    [7] 7, to square { $landing }
   *[other] { $back }, to square { $landing } (7 back is taken)
}
past-the-door = { $past ->
    [1] , past your door
   *[other] { "" }
}
the-colour = { $colour ->
    [0] violet
    [1] blue
    [2] red
    [3] green
    [4] yellow
   *[other] pink
}
a-witch = { $colour ->
    [0] a violet one
    [1] a blue one
    [2] a red one
    [3] a green one
    [4] a yellow one
   *[other] a pink one
}

## Puzzles

puzzle-hat = Who is under the hat on square { $square }?
    .more = All witches were asleep at home. Here is all that happened in { $turns } turns.
clue-out = { $seat } brings a witch out onto square { $square }.
clue-move = { $seat } moves the hat on square { $square } to square { $target }.
clue-push = Whoever was on square { $square } goes back to square { $target }.

## Lesson

lesson-aim = Bring your four witches round the fire and home into your goal before the others do. The trouble: under their hats they all look alike.
lesson-out = Out of bed!
    .say = You rolled a 4. Touch your camp: one of your witches comes out, and the 4 says how far.
    .why = While witches are asleep in camp, the die gets one of them out of bed.
lesson-push = Make way!
    .say = A 4 again, and somebody stands there already. Bring the next one out, and watch who goes back.
    .why = Two witches never share a square. Whoever was there goes back 7, and shows her colour for a moment: remember it!
lesson-any = Any hat will do
    .say = All of yours are out. You rolled a 3: move any hat you like, even one that is not yours.
    .why = Under the hats all look alike. Yours are four of them; the others do not know that you know.
lesson-look = A little peek
    .say = A 6! Instead of moving you may look under a hat. Choose “look”, then any hat.
    .why = You alone see who it is. It costs you the move.
lesson-wrong = Not mine after all
    .say = This hat can go into your goal. Is she yours? Try it.
    .why = A wrong one does not stay: she stands at her own door, and everybody has seen her colour.
lesson-home = Home at last
    .say = This one is yours, for sure: she was pushed back behind your door. Bring her into the goal.
    .why = Enough to pass the door is enough; what is left over is lost. All four in the goal, and the dance is yours.
