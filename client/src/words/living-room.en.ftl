# What the large screen and the phones in front of it say: fetched with their pages.

# What everybody sees on the sofa needs no words.
seat-turn = thinking…
seat-elsewhere = { "" }

screen-come = Come and dance!
screen-at = at { $name }’s
screen-places = { $count ->
    [one] one more seat
   *[other] { $count } more seats
}
screen-aim = Aim at the square
screen-face = Choose a face
screen-light = { $name } lights the fire
screen-host = The host
screen-free = free seat
screen-bot = bot
screen-all-here = Everybody is here. Who lights the fire?
screen-begins = The game is about to begin…
screen-late = Late? Come in!
screen-late-about = { $count ->
    [one] { $names } gives you the seat.
   *[other] { $names } give up a seat.
}
screen-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
screen-race = The dice are here. Quick, on your phone!
screen-again = Another dance? Say so on a phone.
asleep = The night has eaten the network
asleep-about = Your seat is kept, and so is your hand. I keep trying by myself.
asleep-moon = On the large screen your head wears a small moon: the others know that you are asleep, and wait.
asleep-now = Try right now
asleep-code = Enter with the code
hand-who = Choose your face
hand-who-about = No account, no password.
hand-free = free
hand-you = that’s you
hand-bot = bot
hand-name = Your name, if you like
hand-promise = This phone will be your hand. The board stays on the large screen.
hand-join = I’m in!
hand-in = You’re in!
hand-in-about = Look up: everybody gathers on the large screen.
hand-full = All seats are taken
hand-full-about = You can still watch: the large screen shows everything there is to see.
hand-up = Look up!
hand-up-about = Everything happens on the large screen. Your phone will call you.
hand-back = Welcome back, { $name }!
hand-nap = { $minutes ->
    [one] One minute’s nap.
   *[other] { $minutes } minutes’ nap.
} It’s your turn.
hand-nap-kept = { $minutes ->
    [one] One minute’s nap.
   *[other] { $minutes } minutes’ nap.
} It’s your turn, and your choice from before is still there.
hand-eyes = For your eyes only. Phone to your heart.
hand-seen = Seen. Mum’s the word!
hand-holds = What you have
