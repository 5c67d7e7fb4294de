# What the page says. The words of the house and of each game come from the server.

## Everywhere

bar-rules = Rules
bar-theme = { $theme ->
    [dark] Night
    [light] Dawn
   *[auto] Night or dawn, same as the device
}
bar-sound = Sound
bar-language = Français
bar-me = Your name and face
bar-who = Who are you?
back = Back
who-title = Who joins the dance?
who-help = A name and a face. You won’t be asked again.
who-face = Your face
who-seen = You will look like this:
who-go = That’s me!
face-name = { $face ->
    [0] the moon
    [1] the star
    [2] the flame
    [3] the toad
    [4] the bolt
   *[other] the heart
}
guest-name = { $face ->
    [0] Owlet
    [1] Firefly
    [2] Ember
    [3] Tadpole
    [4] Hailstone
   *[other] Honeybun
}
nobody-code = A code is three words, like LUNE·CHAT·SEAU.
nobody-lost = Nothing is lost: your games are on the shelf.
joining = Opening the door…
unplaced = This game has no place on its board for: { $names }.
lost = Connection lost. It will come back by itself.
menu = Menu
rooms = Other ways to look at this table
to-screen = Show it on the large screen
to-hand = My hand alone, the board on the large screen
to-table = The whole table here
settings = Settings
set-quick = Play without confirming
set-hints = Explain each rule the first time it is used
set-voice = Read aloud
voice-off = off
voice-on = on
voice-children = for children
voice-children-about = Pictures, a large owl who reads everything aloud, and the easiest opponents.
child-other = Something else
child-yes = Yes!
grown-ups = For grown-ups
grown-ups-home = Back to the games
set-notify = Call me when it is my turn
phrases = Say something
move-seat = Take my seat to another device
leave = Leave the table
leave-sure = Leave this table? A bot will play until you come back.
leave-alone = Leave this table? The game waits for you on the home page.
leave-yes = Leave
leave-not = Stay
call-title = Your turn!
forget-me = Forget me
forget-sure = Your names go from all tables, and this device loses its seats. This cannot be undone.
forget-not = No, keep everything
forget-done = Done. The house knows nothing about you any more.

## Home

home-lead = { $more ->
    [0] Four games of witches. And a hyena.
    [one] Four games of witches. A hyena. And one game more.
   *[other] Four games of witches. A hyena. And { $more } games more.
}
home-open = Open a table
home-code = I have a code
home-join = Enter
home-public = Tables open to all
home-back = Welcome back, { $name }!
home-again = Welcome back!
home-waiting = { $count ->
    [0] It is your turn nowhere. Shall we light the fire?
    [one] One table is waiting for you. The cat has kept your seat warm.
   *[other] { $count } tables are waiting for you. The cat has kept your seat warm.
}
home-turn = Your turn
home-running = Games in progress
home-play = Play
home-look = Look
home-continue = Continue
home-games = What shall we play?
home-shelf = The shelf
home-shelf-help = your finished games on this device: watch, study, keep
run-turn = Your turn!
run-waits = Waiting for { $names }.
run-open = Not everybody is here yet.
shelf-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
shelf-replay = Watch again
shelf-review = Study
shelf-record = Keep
shelf-all = The whole shelf ({ $count })
home-nobody = Nobody yet
home-replay = Watch a game again
home-fair = Dice you can check
home-evening = Evenings
home-about = About
card-players = { $low } to { $high } players
card-against = against
card-age = ages { $age }+
card-minutes = { $low } to { $high } min
card-minutes-exactly = { $high } min
way = With whom?
    .bots = Against bots
    .friends = With friends
    .device = On this device
way-bots = Play now
way-friends = With friends
way-device = On this device
how-many = How many players?
company-seats = { $count } players
device-title = Around this device
device-many = { $game } · How many of you are there?
device-face = Change face: { $name }
device-name = Name { $number }
device-remove = Remove { $name }
device-known = Have played here:
device-bot = Add a bot
device-range = for { $low } to { $high }
device-go = { $count ->
    [2] Off we go, two of us!
    [3] Off we go, three of us!
    [4] Off we go, four of us!
    [5] Off we go, five of us!
    [6] Off we go, six of us!
   *[other] Off we go, { $count } of us!
}
device-help = Pass the device round; a curtain hides the secrets.
status-open = waiting for people
status-revealing = about to begin
status-running = game under way
status-over = game over
claim-title = This seat is waiting for you
claim-take = I’ll take it

## Before the game

lobby-of = { $name }’s table
table-of = { $name }’s table
lobby-count = { $taken ->
    [0] Nobody around the fire, room for { $seats }.
   *[other] { $taken } around the fire, room for { $seats }.
}
lobby-ready = { $missing ->
    [0] Everybody is here!
    [one] One seat is still free.
   *[other] { $missing } seats are still free.
}
lobby-sealed = Nobody can choose how the dice fall. The house’s fingerprint:
lobby-start = Light the fire and play!
lobby-wait-host = The game begins as soon as the host lights the fire.
chair-free = Free seat
chair-who = Who’s coming?
chair-here = Player
chair-add-bot = Bot
stand-up = Free the seat
send-away-ask = Send { $name } away? Their device will not be able to come back to this table.
send-away-do = Send away
door-close = Close the door: nobody else can sit down
door-is-closed = The host has closed the door: nobody else can sit down.
code-change = Change the code
let-back = { $count ->
    [one] Let the person you sent away come back
   *[other] Let the { $count } people you sent away come back
}
sit = Sit down
your-name = Your name
rename = Change name
level = Bot level
level-fitting = just right for me
level-fitting-about = changes as you play: you win about every other game
against-title = Against whom?
against-help = { $game } · From the easiest to the hardest.
against-play = Play now: { $count } players, against { $name }
fitting-off = Stop changing
fitting-next = { $change ->
    [1] Just right for me: two wins in a row, so next time one step up, against { $name }.
    [-1] Just right for me: next time one step down, against { $name }.
   *[0] Just right for me: next time against { $name } again.
}
house-rules = House rules
more-rules = More settings
who-begins = Who begins?
begins-drawn = Drawn at random
turn-clock = Hourglass
clock-value = { $seconds ->
    [0] No hourglass
   *[other] { $seconds } s per turn
}
who-may = Who may come?
is-public = List the table on the home page
is-advised = Everybody may ask for advice, even when people play each other
is-for-latecomers = Whoever comes late may take a bot’s seat
is-watchable = Others may watch
invite-title = Come and play!
invite-help = Scan the square with your phone, or type the code.
invite-qr = QR code of the table
invite-send = Send the link
invite-copied = Link copied

## During the game

board = Board
seats = Players
prompt = What you can do
log-title = What happened
seat-your-turn = your turn
seat-turn = their turn
seat-bot = bot · { $level }
seat-minded = a bot is minding the seat
seat-here = on this device
seat-elsewhere = on their own device
seat-away = away
seat-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
ask-turn = Your turn, { $name }!
ask-race = Quick, { $name }!
wait-sent = Off it goes…
wait-over = The game is over.
wait-race = It has been said!
wait-missed = Too late: it has been said!
wait-chance = The dice are rolling…
wait-plays = { $names } is playing…
wait-turn = { $count ->
    [one] { $names } is thinking…
   *[other] Waiting for { $names }…
}
seat-explain = What these signs mean: { $name }
choose-other = Something else
steps-special = This changes things
steps-plain = Just move on
steps-risky = Think twice
steps-only = The only move
all-steps = Your moves
middle-you = Your turn!
middle-other = { $name }…
hand-choice = Your cards
hand-title = Your hand
hint-close = Got it
owl-stale = Too late. Something happened meanwhile: look at the board, then choose again.
set-count = { $picked } of { $size }
set-touch = touch a card
set-back = Put back
set-all = All of them
set-possible = The possible ones
set-draw = At random
set-later = Not yet
arrange-help = In secret: { $size } numbers in each stage.
arrange-loose = Still to place
arrange-take = Take back the { $item }
arrange-put = Put the { $item } here
arrange-put-in = Put the { $item } here: { $bin }
arrange-bin = Group { $number }
arrange-bin-full = full
arrange-touch = touch to lay the { $item }
arrange-held = You are holding: { $item }. Touch where you want to put it.
arrange-all = All of them lie there, but nothing is settled yet: touch a tile to take it back, or lay them like this.
arrange-hand = In your hand
arrange-left = { $count ->
    [0] all are laid
   *[other] { $count } to lay
}
arrange-done = Lay them like this
arrange-scatter = Place the rest at random
arrange-clear = Take them all back
arrange-full = It’s full. { $bin }: take one back if you change your mind.
pad-done = Done! Hush…
race-title = Who said what, and when
race-time = { $seconds } s
race-allowance = measured to within { $allowance } s, as the wire allows
event-beaten = You: too late, { $seat } was { SECONDS($behind) } s ahead.
event-missed = You: too late, it was already decided.
curtain-title = { $name }, the screen is yours!
curtain-help = The others look at the ceiling.
curtain-me = It’s me, { $name }

take-back = Take my move back
take-back-sure = Your last move and all that followed is undone, at a new table. Dice are thrown anew.
take-back-yes = Take it back
take-back-not = Leave it
taken-back = Your move was taken back. Dice are thrown anew.
goes-on = A move was taken back: the game goes on at another table.
goes-on-there = Follow it
recap-title = What just happened
recap-again = Once more
recap-back = One move back
recap-end = To the end
recap-close = Back to the game
recap-yours = And now it is your turn.
since = Since your move:
since-begin = So far:
speed = How fast moves are shown
speed-calm = calm
speed-normal = normal
speed-brisk = brisk
speed-kept = Set once, kept for all games. How fast bots answer depends on their level.

## Notebook

secret-title = Psst… for you alone
secret-keep = I’ll remember!
book-title = What was heard
book-mine = for your eyes only
book-aid = Aid: cross out what is impossible
book-help = Touch a face: ✕ for “not her”, again: ! for “I suspect her”, again: nothing.
book-mark = { $mark ->
    [no] ruled out
    [maybe] suspected
    [sure] certain
   *[other] possible
}
book-possible = possible: { $count }
book-out = ruled out: { $count }
book-sure = certain: { $count }
book-clear = Rub out my marks

## After the game

after-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
after-you = You win!
after-places = Final ranking
after-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
again = Once more!
again-level = Again, another level
again-swap = Again, other seats
again-waits = Done! The game begins as soon as everybody has said yes.
again-asked = { $count ->
    [one] { $names } wants to play again. And you?
   *[other] { $names } want to play again. And you?
}
again-yes = , yes
again-not-yet = , not yet
again-lobby = Go to the table
after-study = How did it go?
after-to-rematch = Your rematch is waiting
after-replay = Watch it again
after-other = Another game
after-record = Keep the game as a file
course-title = { $tally }, from beginning to end
course-for-good = { $name } takes the lead for good: see it
course-changes = { $count ->
    [0] Nobody overtook anybody
    [one] The lead changed hands once
   *[other] The lead changed hands { $count } times
}
course-longest = { $name } was in front { $percent }% of the time
proof-check = Were the dice fair? Check
proof-checking = Checking…

## A game that nobody plays on

keeping = Nobody has played here for a long time. On { $when } this game is put away unfinished.
keeping-keep = Keep this game

## Waiting for shares in the dice

shares-wait = Waiting for { $count ->
    [one] the share of { $names }
   *[other] the shares of { $names }
} in the dice. It comes by itself as soon as their page is open.
shares-lost = This device no longer has its own share: its memory was cleared, or the seat came from another device.
shares-begin-without = Begin without { $names }
shares-begin-in = You can begin without { $names } in { $seconds } s
shares-without = The proof of the dice will say so for ever: whoever knows the other shares can choose between dice with and without it.
shares-more = How the dice work
shares-host = The host may begin without it; the proof of the dice will say so.
shares-changed = Warning: the house has changed a fingerprint that this device kept. Its share in the dice stays secret, and this game should not be trusted.

## Watching a game again

replay-title = Watch a game again
replay-drop = Choose a game file, or paste its text here.
replay-read = Open
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = To the end
replay-scrub = Move
replay-step = Move { $at } of { $count }
replay-begins = Before the first move
replay-hushed = Something happens in secret. Hush…
replay-view = As seen by
replay-everybody = everybody

## Advice

prompt-more = More below
advice-ask = What would the grand witch do?
advice-thinking = The grand witch is thinking…
advice-title = The grand witch would choose:
advice-chance = { $chance }% chance to win
review-ask = Which moves mattered?
review-thinking = The grand witch is looking at your game…
review-title = What changed the outcome most
review-about = The percentage is your chance of winning as the grand witch sees it, after your choice and after hers.
review-step = Your choice no. { $number }
review-better = The grand witch: { $step }
review-none = None of your moves cost you much. Well played!

## Learning, and puzzles

card-learn = Learn it
lesson-of = Learn { $game }
lesson-skip = Skip the lesson
lesson-aim-title = What it is about
lesson-begin = Show me
lesson-others = Now the others…
lesson-company = Waiting for you: { $name }, as gentle as can be. You choose others on the home page.
lesson-done = That’s it!
lesson-next = Go on
lesson-back = The scene before
lesson-known = I know this, go on
lesson-over = You know how it goes!
lesson-play = Play for real
lesson-again = Once more from the start
rule-aloud = Read { $clause } aloud
say-again = Say it again
puzzles = Puzzles
puzzles-shelf = The shelf
puzzle-today = The puzzle of the day
puzzle-same = The same for everybody.
puzzle-try = I’ll try it
puzzle-number = No. { $number }
puzzle-answer = That’s my answer
puzzle-yes = Yes, that’s it!
puzzle-no = Not that one. Look again.
puzzle-next = Back to the shelf
puzzle-clues = What is known
