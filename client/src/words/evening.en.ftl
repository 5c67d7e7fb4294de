# What an evening of several tables says, loaded with its page.

evening = The evening
evening-title = Witches’ evening
evening-page-of = page of { $name }, the host
evening-page-host = the host’s page
evening-yours = Your evenings
evening-open = Be the host of an evening
evening-open-about = Several tables in a room, one page for you. The others come in with their phones.
evening-its-title = Its name
evening-its-place = Where
evening-its-host = Who is the host
evening-its-tables = How many tables
evening-promise = Names and faces, nothing else. After the evening all is forgotten, unless you want to keep it.
evening-open-now = Open the door
evening-count = { $people ->
    [0] nobody yet
    [one] one person
   *[other] { $people } people
}, { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
}
evening-call = Call everybody
evening-print-cards = Print the cards
evening-new-table = New table
evening-no-tables = No table yet. Add one.

evening-waiting = Who is waiting
evening-nobody-waits = Nobody is waiting. Are the cards on the tables?
evening-since = { $minutes ->
    [0] has just come
   *[other] for { $minutes } min
}
evening-wants = would like { $game }
evening-wants-table = sits at { $table }
evening-does-not-read = does not read yet
evening-send-away = Send { $name } away
evening-a-new-table = a new table
evening-place = { $picture ->
    [new] Place at a new table
   *[other] Place at { $table }
}
evening-place-tables = Place at { $tables ->
    [2] two
    [3] three
    [4] four
   *[other] { $tables }
} tables
evening-why = { $game } { $people ->
    [one] alone
    [2] for two
    [3] for three
    [4] for four
    [5] for five
    [6] for six
   *[other] for { $people }
}
evening-why-with = with { $names }
evening-why-bot = in a bot’s place
evening-why-bots = { $bots ->
    [one] and a bot
    [2] and two bots
   *[other] and { $bots } bots
}
evening-why-listens = { $names } will play by ear.
evening-why-nobody = Nobody would wait any more.
evening-why-left = { $names } would still wait.
evening-choose-table = Or choose the table
evening-seat = Seat them

evening-entrance = Entrance
evening-square = The square to aim at to come in

evening-tables = The tables
evening-touch = touch two tables to bring them together
evening-status = { $status ->
    [free] free
    [gathering] waits for company
    [beginning] { $count ->
        [0] about to begin
       *[other] waits for the phone of { $names }
    }
    [playing] { $minutes ->
        [0] playing
       *[other] playing, { $minutes } min
    }
   *[over] over
}
evening-free = free seat
evening-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
evening-screen = Screen
evening-one-seat = A seat
evening-seat-less = A seat less
evening-begin = Begin
evening-again = Another one
evening-hurry = Wait no longer
evening-more = Change { $table }
evening-game = Game
evening-has-screen = a large screen shows the table: phones become hands
evening-stand = { $name } gets up
evening-clear = Free the table
evening-clear-sure = They are playing: free it all the same?
evening-remove-table = Put the table away
evening-not-together = Leave apart
evening-together = { $game ->
    [none] around one table
   *[other] around one { $game }
}, at { $table }. { $freed } becomes free.
evening-bring-together = Bring together

evening-cup = The small tournament
evening-enrolled = { $count ->
    [one] one player
   *[other] { $count } players
}
evening-rounds = Rounds
evening-size = To a table
evening-cup-about = Everybody who is here plays. In each round new faces around the table.
evening-cup-open = Open the tournament
evening-at-game = at { $game }
evening-unfinished = { $tables ->
    [one] One table has still to finish.
   *[other] { $tables } tables have still to finish.
}
evening-cup-next = Round { $round } can begin.
evening-cup-over = All rounds are played.
evening-cup-points = Three points to the first, two to the second, one to the others.
evening-enrol = Enrol { $names }, too
evening-cup-end = Close the tournament
evening-cup-end-sure = Forget the points
evening-result = Result
evening-after = After the evening: names and faces, nothing else.
evening-forget = Forget all
evening-keep = Keep
evening-close = End the evening
evening-close-sure = End it
evening-not-yet = Not yet
evening-close-forgets = Games, names and points disappear. Have you printed the result?
evening-close-keeps = The games stay with those who played them, and the result with you for thirty days.

evening-over = The evening is over
evening-over-about = All is forgotten. Good night!
evening-over-kept = The result is kept for a while.
evening-home = Home

evening-who-are-you = Who are you?
evening-who-about = Choose a face. { $host } finds you a table.
evening-the-host = The host
evening-wish = You would like to play
evening-wish-any = anything
evening-cannot-read = I do not read yet: tell me everything
evening-guest-promise = A name, a face, and tomorrow nothing.
evening-come = Come in
evening-you-wait = There you are, { $name }!
evening-you-wait-about = { $host } finds you a place. Your phone will go to the table by itself.
evening-you-sit = { $table }
evening-you-sit-about = The game is about to begin: your phone will go there by itself.
evening-you-stay = { $table }
evening-you-stay-about = The game is over. Stay for the next one, or wait elsewhere.
evening-you-with = With { $names }.
evening-see-end = See the end again
evening-elsewhere = Wait elsewhere
evening-change = Another name or wish
evening-go-home = Go home
