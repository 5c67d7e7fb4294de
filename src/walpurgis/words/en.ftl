# What the house itself says. Each game's own messages are in its folder.

seat-name = Player { $number }
called = { $face ->
    [0] { $name } Moon
    [1] { $name } Star
    [2] { $name } Flame
    [3] { $name } Toad
    [4] { $name } Bolt
    [5] { $name } Heart
   *[other] { $name }
}
witch = { $face ->
    [0] Séléna
    [1] Stella
    [2] Braise
    [3] Rainette
    [4] Foudrine
   *[5] Cordélia
}
list-last = { $before } and { $last }
range = { $low } to { $high }
share-of = { $weight } in { $total }
sheet-total = total
# A game has no message of this name in any language.
unsaid = (no words for “{ $message }”)

## What somebody got wrong

error-game = There is no game “{ $found }”. There are: { $possible }.
error-game-broken = The game “{ $found }” cannot be played: its entry point { $entry } gives { $reason }.
error-seats = This game is for { $possible } players, not { $found } ({ $clause }).
error-first = Seat { $found } cannot begin: choose a seat, { $possible }.
error-option = There is no option “{ $found }” in this game. There are: { $possible }.
error-option-value = Option { $name } cannot be “{ $found }”. Possible: { $possible } ({ $clause }).
error-notation = “{ $found }” is not a move of this game. Possible: { $possible }
error-record = { $source }, line { NUMBER($line, useGrouping: 0) }: found “{ $found }”. Possible here: { $possible }

error-nothing = (nothing)
error-file-missing = { $source }: there is no such file or folder.
error-file-denied = { $source }: the system does not allow it.
error-file-directory = { $source } is a folder, not a file.
error-file-encoding = { $source }, line { NUMBER($line, useGrouping: 0) }: found the byte { $found }, which is not text. A game record is a UTF-8 text file.
error-file-exists = { $source } exists already. Choose another name, or carry on with that game: walpurgis play --resume { $source }
error-file = { $source } cannot be used: { $reason }.
error-file-large = { $source } is larger than { $most } MB: no game is that long.
error-data-folder = { $source } is a folder. The tables are kept in a file: name one, such as { $file }
error-output = What is to be printed cannot be written: { $reason }.

error-value = { $name } cannot be “{ $found }”. Possible: { $possible }
error-number = “{ $found }” is not in the list. Possible: { $low } to { $high }.
error-resume-alone = --resume takes the game, its seats and its options from { $source }: leave out GAME, --seats, --first and --option.
error-trace-alone = --trace goes with --json: walpurgis replay FILE --json --trace
error-command = There is no command “{ $found }”. There are: { $possible }. See: walpurgis --help
error-missing = { $name } is missing. See: { $command }
error-option-unknown = There is no option { $name }. See: { $command }
error-option-use = Option { $name } is not used like that. See: { $command }
error-usage = Too many arguments for this command. See: { $command }

## Help

help-usage = Usage:
help-command = COMMAND
help-options = OPTIONS
help-word-address = ADDRESS
help-word-days = DAYS
help-word-dir = FOLDER
help-word-file = FILE
help-word-game = GAME
help-word-name = NAME
help-word-table = TABLE
help-word-value = VALUE
help-walpurgis = Five board games, four of witches and one of a hyena, complete to the last rule.
help-games = List the games, how many can play, and their options.
help-rules = Show the rules of a game, rule by rule.
help-replay = Retell a recorded game in words, or print it as data.
help-play = Play in the terminal.
help-review = Show the decisions that changed the outcome of a game most.
help-simulate = Play many games at random and count.

help-help = Show this help.
help-version = Show the version, and whether the rules run compiled or interpreted.
help-game = The name of a game, as “walpurgis games” lists it.
help-file = A game record, or “-” for standard input.
help-install_completion = Let this shell complete commands, options and games, from its next start on.
help-show_completion = Print what --install-completion would write, to put it elsewhere.
help-lang = The language. Default: that of LC_ALL or LANG.
help-seats = Number of players. Default: the fewest the game allows.
help-first = The seat that begins, counted from 0.
help-option = An option of the game; can be given several times.
help-seed = Makes chance and random play the same every time.
help-replay-until = Stop after this many moves.
help-replay-json = Print where the game stands as a JSON object. A refused move gives exit status 1.
help-replay-trace = With --json: one object per line, before the first move and after every one.
help-play-game = The name of a game. Without it you are asked.
help-play-humans = How many seats, starting with the first, are played by people here. Default: 1; bots play the others.
help-play-level = How well bots play, from 1 (the first broom) to 5 (the grand witch). Default: 3.
help-play-advice = Let everybody ask for advice, even when several people play.
help-play-save = Save the game to this file after every decision.
help-play-resume = Resume a saved game.
help-review-seat = Only the decisions of this seat, counted from 0.
help-simulate-games = How many games. Default: 100.
help-simulate-jobs = How many processes. Default: one per processor; the games are the same on any number.
help-simulate-records = A folder to write the record of every game into.

## In the terminal

terminal-compiled = compiled
terminal-interpreted = interpreted

terminal-seats = { $seats } players
terminal-begins = { $seat } begins
terminal-game-facts = { $low } to { $high } players · ages { $age }+ · { $minutes } minutes
terminal-game-option = { $name } = { $values }, default { $default } ({ $clause })
terminal-as-many-as-seats = one per player

terminal-private = (for { $names } only) { $said }
terminal-refused = { $source }, line { NUMBER($line, useGrouping: 0) }: “{ $step }” is refused by rule { $clause }.
terminal-over = The game is over.
terminal-place = { $place }. { $seat }
terminal-waits-seats = The game is waiting for { $names }.
terminal-waits-chance = The game is waiting for chance.

terminal-choose-title = Which game shall it be?
terminal-choose-game = Its number, { $low } to { $high }:
terminal-choose-seats = How many players, { $low } to { $high }? (Enter: { $usual })
terminal-choose-humans = How many of them are people here, { $low } to { $high }? Bots play the others. (Enter: { $usual })
terminal-choose-level = How well do the bots play, { $low } to { $high }? (Enter: { $usual })

terminal-spot = { $spot }:
terminal-turn = { $seat }, it is your turn
terminal-earlier = … { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}
terminal-ask-choice = Number or notation · 1? what if · < story · ! advice · ? rules · Ctrl-C saves
terminal-ask-only = Enter to play · 1? what if · < story · ? rules · Ctrl-C saves and quits
terminal-ask-notation = Notation · < story · ? rules · Ctrl-C saves and quits
terminal-narrow = This terminal is { $columns } columns wide: with { $needed } or more everything fits.
terminal-ask-key = Press a key, 1 to { $count }: the clock is running!
terminal-ask-set =
    Type { $verb } and { $size } of { $items }, for example:
    { $example }
terminal-ask-arrangement =
    Type { $verb } and the numbers { $items } in groups of { $size }, separated by “/”, for example:
    { $example }
terminal-no-preview = There is nothing more to show for this move.
terminal-advice = { $step }: the grand witch would win { $chance }% of such games.
terminal-no-advice = Several people play here. Start with --advice to allow advice.
terminal-thinking = The grand witch is looking at the game…
terminal-review = { $seat }: { $count ->
    [0] no choices
    [one] one choice
   *[other] { $count } choices
}
terminal-review-none = None of them cost much.
terminal-review-played = { $step } ({ $chance }% to win)
terminal-review-better = The grand witch: { $step } ({ $chance }%)
terminal-no-clause = There is no rule “{ $found }” in this game.
terminal-curtain = Hand over to { $seat }; the others look at the ceiling. { $seat }, press Enter.
terminal-ready = { $seat }, ready? The clock starts as soon as you press Enter.
terminal-read = Read it? Press Enter, and it is gone.
terminal-go-on = Enter to continue, Ctrl-C saves and quits{ " " }

terminal-colour = { $colour ->
    [0] violet
    [1] blue
    [2] red
    [3] green
    [4] yellow
   *[other] pink
}

terminal-saved =
    The game is saved in { $file }. Carry on with:
    walpurgis play --resume { $file }
terminal-unsaved = The game could not be saved anywhere. Here it is, to be copied into a file:
terminal-saved-over =
    The game record is in { $file }. Read it with:
    walpurgis replay { $file }
    walpurgis review { $file }

terminal-sim-games = { $games } games of { $seats } players, seed { $seed }
terminal-sim-speed = { $games } games per second, { $steps } moves per second
terminal-sim-steps = { $mean } moves per game, from { $low } to { $high }
terminal-sim-place = place { $place }
terminal-sim-unfinished = { $games } games were stopped after { $limit } moves. To find out why: walpurgis check-game { $game }
terminal-sim-digest = digest { $digest }
terminal-sim-records = { $games } game records in { $folder }

## At a table: why something was not done

failed-no-table = This table is gone. Open another one from the home page.
failed-no-code = No table has this code. Check the three words, or ask for them again.
failed-no-evening = This evening is over, or never began.
failed-no-guest = This person has gone home already.
failed-table-playing = A game is on at this table. Wait for its end.
failed-table-full = This table is full. Choose another one.
failed-table-unpeopled = Nobody sits at this table. Place somebody first.
failed-round-unfinished = The round is not over: one table is still playing.
failed-no-tournament = There is no tournament. Open it first.
failed-tournament-over = All rounds are played. Print the result.
failed-too-many-evenings = This device is host of { $most } evenings already. Close one of them first.
failed-evening-full = The evening is full.
failed-no-seat = This table has no such seat.
failed-no-offer = This link has already been used, or is too old. Ask for a new one.
failed-not-host = Only the host can do that: ask them.
failed-not-your-seat = That is not your seat. Play from your own.
failed-not-seated = You are not at this table. Take a free seat, or watch.
failed-not-watchable = The host is playing without spectators. Ask for a seat.
failed-no-advice = Other people sit at this table, and its host wants them to think for themselves.
failed-sent-away = The host has sent this device away from the table.
failed-closed = The host has closed the door: nobody else can sit down. Ask them to open it.
failed-seat-taken = Somebody is sitting there already. Choose another seat.
failed-seated-already = You have a seat already. A second one would be a look into somebody else’s hand.
failed-seat-empty = Nobody sits there.
failed-not-open = Too late. The game has already begun: do it before the next one.
failed-not-started = The game has not begun yet. The host lights the fire.
failed-not-running = This game is over.
failed-not-alone = Only somebody who plays against bots alone can take a move back.
failed-nothing-to-take-back = You have not moved yet: there is nothing to take back.
failed-not-asked = No advice just now: wait for your turn.
failed-unadvised = The adviser has nodded off. Ask again.
failed-still-running = Patience. You will see it when the game is over.
failed-chairs-empty = There are empty seats. Wait for people, or put bots there.
failed-seeds-missing = Somebody is not back yet. Wait, or put a bot in their place.
failed-changed = Somebody changed the table at the same moment. Look, and try again.
failed-name = A name has 1 to 24 characters: letters, digits, signs or emoji.
failed-face = There is no such face. Choose one of the six.
failed-seed = This is not the share in the dice whose fingerprint was given. Tell the very number that was promised.
failed-seed-hash = The fingerprint of your browser’s share in the dice is missing. Reload the page.
failed-not-revealing = This table is not waiting for shares in the dice: they are told when all seats are taken and the game is about to begin.
failed-shares-awaited = Everybody’s device has a little time to give its share in the dice. You can begin without it in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
failed-share-late = Too late: the host has begun without this share in the dice.
failed-level = Bots play at levels 1 to 5. Choose one of them.
failed-setting = One of these settings is not possible. Choose another.
failed-phrase = There is no such phrase.
failed-notation = This is not a move of this game.
failed-nonce = A move needs a mark of its own, 1 to 64 characters long.
failed-nonce-used = You gave an earlier move this very mark, and that one was made. Give every move a mark of its own.
failed-too-many-tables = You have { $most } tables already. Finish one first.
failed-too-many-watchers = There is no room for more spectators at this table.
failed-busy = Too much at once. Try again in a moment.
failed-house-full = The house is full just now. Try again later.
failed-store = Nothing was saved, so nothing was done. Try again; if that does not help, tell whoever runs this house.
failed-store-away = The house cannot save moves just now, so it takes none. Stay here: the game will carry on by itself.
failed-move-failed = The game itself failed at this move: nothing was changed.
failed-unanswered = The game itself failed at this question. The table goes on.
failed-bot-failed = A bot of this game gives no answer. Some legal move is played for it.
failed-game-failed = This game has a fault in it and cannot go on. What was played is kept.
failed-game-overran = This game has a fault in it: it would have kept everybody waiting. What was played is kept.
failed-game-too-large = This game has a fault in it: it shows more than anybody could look at. What was played is kept.
failed-game-closed = This game has a fault in it and waits until the house is opened again.
failed-damaged = What is saved of this table makes no sense any more, so nobody can play here. Tell whoever runs this house: a backup may have it. Other tables are not affected.
failed-closing = The house is restarting. Stay here: the game will carry on by itself.

## The store's file

error-store-full = { $file }: the disk is full. Nothing is lost, but nothing more can be saved. Free some space, then carry on.
error-store-read-only = { $file } is read-only. Allow writing to it and its folder, or choose another file.
error-store-damaged = { $file } is damaged, or is not a tables file. It was left untouched. Restore a backup in its place. ({ $detail })
error-store-newer = { $file } was written by a newer Walpurgis (version { $detail } of the tables file). It was left untouched. Use that version.
error-store-foreign = { $file } belongs to another program. It was left untouched.
error-store-in-use = { $file } is being used by another Walpurgis. Close it first.
error-store-lost = { $file } was { $how ->
        [gone] removed or renamed
        [replaced] replaced by another file
       *[cut] cut short
    } while the house was open, so from then on nothing more was acknowledged. { $saved ->
        [none] Nothing could be saved beside it: restore your latest backup.
       *[other] All that the house still held is saved in { $saved }: put that in its place, then open the house again.
    }
error-store-less = { $file } { $why ->
        [gone] is not there, though a house was kept in it
        [empty] is empty, though a house was kept in it
        [other] belongs to another house than the one that was kept in it
       *[behind] holds less than this house has acknowledged
    }: { $held } of { $acknowledged } moves and changes are there, the last one was made on { $last }. It was left untouched. Put the missing files back (the file itself, and the one ending in “-wal” beside it), or a backup in its place. To go on with what is there, and without the rest, open the house with --accept-loss.
error-store-backup-onto-itself = { $file } is the very file that would be copied, or belongs to it. Choose another name for the backup.
error-store-backup-onto-house = { $file } is the file of a house, not a backup. Choose another name for the backup.
error-store-unreadable = { $file } cannot be opened. ({ $detail })
error-store-io = { $file }: the disk is failing. Nothing more can be saved. ({ $detail })
error-store-address = “{ $file }” is not the address of a database. It is written as postgresql://user@machine/name. ({ $detail })
error-store-driver = { $file }: to keep tables in PostgreSQL Walpurgis needs one package more: pip install "walpurgis[postgres]"
error-store-database = { $file } cannot be reached: nothing can be read or saved until it is back. See that PostgreSQL runs there and lets this computer in. ({ $detail })
error-store-database-failed = { $file }: the database did not do it. Nothing was changed. ({ $detail })
error-store-database-newer = { $file } was brought up to date by a newer Walpurgis (version { $detail }; this one knows { $known }). It was left untouched. Use that Walpurgis here, too.
error-store-older-nodes = { $file } is served by { $nodes ->
        [one] a node
       *[other] { $nodes } nodes
    } of an older Walpurgis, which would not understand it any more. It was left untouched. Close { $nodes ->
        [one] it
       *[other] them
    } first, or bring every node to the version in between.
error-store-nodes-open = { $file } is being served by { $nodes ->
        [one] a node
       *[other] { $nodes } nodes
    }. Close every one of them first, so that nothing is played meanwhile.
error-store-no-house = { $file } holds no tables yet. “walpurgis serve --data” makes a house of it.

## Phrases to say at a table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-oops = Oops…
phrase-hurry = Tick, tock…
phrase-wait = One moment, please.
phrase-ha-ha = Ha ha!
phrase-ouch = Ouch!
phrase-magic = That was magic!
phrase-again = Another game?
phrase-goodbye = Goodbye!

## Over the network: why something was not done

failed-malformed = Message not understood. Reload the page and try again.
failed-unknown-message = A table does not know what to do with this message.
failed-foreign-page = Another site’s page asked for this. Open this house’s own page and try there.
failed-new-device = Your browser was given only now the cookie by which this house knows you again. Try once more; if that does not help, allow cookies for this house.
failed-not-found = There is nothing at this address. Go back to the home page.
failed-method = That cannot be done here.
failed-too-large = That is too long.
failed-wrong-host = This house does not go by the name “{ $host }”. If it should, whoever runs it sets WALPURGIS_HOSTS={ $host } and opens it again.
failed-too-slow = The rest of your request did not come in time. Try again.
failed-too-fast = Slow down! Wait a moment.
failed-too-many-sockets = This device, or this network, has too many tables open. Close one.
failed-failed = Something went wrong, and it is our fault. Nothing was done: try again.

## Serving

help-serve = Open the house: serve the games to browsers. Ctrl-C closes it, and no move is lost.
help-serve-host = The address to listen on. Default: 127.0.0.1, this computer alone.
help-serve-port = The port to listen on. Default: 8666; 0 takes any free one.
help-serve-data = The tables file, or the address of a database: postgresql://… Default: walpurgis.db in your data folder, such as ~/.local/share/walpurgis.
help-serve-log = What is logged: json, everything as one JSON object a line; plain, warnings and worse in words. Default: plain in a terminal, json elsewhere.
help-serve-accept_loss = Go on although the tables file holds less than was saved in it, such as after an older backup was put back.
help-serve-lan = Be reachable for everybody on the local network, and show the address as a QR code.

error-address = { $address } is taken: another program is using it. Try another --port.
error-address-make = { $address } is taken: another program is using it, perhaps a house of yours that is still open. Try: make play PORT={ NUMBER($port, useGrouping: 0) }
error-host = This computer has no address “{ $host }”. Possible for --host: 127.0.0.1, for this computer alone; 0.0.0.0, for everybody on the network; or one of its own addresses.
error-port-denied = The system does not let you open { $address }: low port numbers are for its administrator. Try --port { NUMBER($port, useGrouping: 0) }.
error-listen = Cannot open { $address }: { $reason }.

serve-open = The house is open: { $address }
serve-data = The tables are saved in { $file }
serve-lan = Everybody on this network can come. Scan this code, or type { $address }
serve-close = Ctrl-C closes it.
serve-closed = Closed. What was played is saved.

## Pages without scripts

page-this-language = English
page-description = Board games of witches, complete to the last rule: alone or with friends, in a browser, with dice that can be proved fair.
page-skip = Skip to content
page-menu = Pages
page-about = About
page-fair = Fair dice
page-claim = A seat
page-welcome = { $more ->
    [0] Five games, four of witches and one of a hyena, open day and night
   *[other] { $count } games, four of witches, one of a hyena and { $more } more, open day and night
}
page-problem = { $status ->
    [404] Nobody here but me.
    [403] The door is closed.
   *[other] That did not work.
}
page-home = Go home
page-have-code = I have a code
page-enter = Enter
page-all-rules = The rules of the games
page-rules = Rules: { $title }
page-contents = Contents
page-players = { $low } to { $high } players
page-age = ages { $age }+
page-minutes = { $minutes } minutes
page-table-open = The table is open: there is still time to sit down.
page-table-revealing = The game is about to begin: everybody’s share in the dice is being gathered.
page-table-running = The game is in progress.
page-table-over = The game is over.
page-table-archived = This game was put away.
page-chair-empty = empty
page-chair-bot = a bot
page-code = The code of this table:
page-story = What has happened
page-replay = Watch a game again
page-replay-file = A game record as a file:
page-replay-record = Or as text:
page-replay-read = Retell it
page-replay-stops = It stops here. The game record has { NUMBER($steps, useGrouping: 0) } moves.
page-replay-whole = Retell it to the end
page-place = { $place }. { $seat }
page-private = (for { $names } only) { $said }

## Caring for tables

help-tables = Manage saved tables: list, export, import, archive, delete, copy.
help-tables-list = List all tables, the latest first.
help-tables-list-json = One JSON object per line.
help-tables-export = Write tables as game records: the named ones, or all that are over.
help-tables-export-to = The folder to write into, one file per table. Named tables go to standard output without it.
help-tables-import = Put game records into the tables file, as tables that are over.
help-tables-archive = Put tables away: they leave the lists, and their dice can be checked, even if the game was never finished.
help-tables-delete = Delete tables with all that was played there. This cannot be undone.
help-tables-old = Put away, or delete, what is old: now, without the notice that an open house gives.
help-tables-old-archive = Archive tables at which nothing has happened for this many days.
help-tables-old-delete = Delete tables that were archived this many days ago.
help-table = The id of a table, as “walpurgis tables list” shows it.
help-data = The tables file, or the address of a database. Default: the one that “walpurgis serve” uses.
help-backup = Copy the tables file, even while it is in use.
help-backup-file = The file to write. An older backup there is replaced.
help-verify = Check the dice of a game record: exit status 0 if all are proved, 1 if something differs, 2 if the record is broken.

tables-id = Table
tables-code = Code
tables-game = Game
tables-status = State
tables-steps = Moves
tables-last = Last played
tables-status-open = open
tables-status-revealing = beginning
tables-status-running = running
tables-status-over = over
tables-status-archived = archived
tables-status-damaged = damaged
tables-archived-at = { $status }, archived on { $when }
tables-count = { $tables ->
    [0] No tables.
    [one] One table.
   *[other] { NUMBER($tables, useGrouping: 0) } tables.
}
tables-damaged = { $tables ->
        [one] One table is damaged and was
       *[other] { $tables } tables are damaged and were
    } set aside; the others are not affected. A backup may still have them. “walpurgis tables delete” removes them for good.
tables-exported = { $tables ->
    [0] There was no game to export to { $folder }.
    [one] One game record is in { $folder }.
   *[other] { NUMBER($tables, useGrouping: 0) } game records are in { $folder }.
}
tables-imported = { $source } is now table { $table }.
tables-archived = { $table } is archived.
tables-deleted = { $table } is deleted.
tables-cleared = Archived: { NUMBER($archived, useGrouping: 0) }. Deleted: { NUMBER($deleted, useGrouping: 0) }.
backup-done = { $file } is a copy of { $source }.
tables-copied = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $moves ->
        [one] one entry
       *[other] { $moves } entries
    } in the log copied from { $source } to { $target }, read back and compared: the same, to the last letter ({ $digest }).
help-tables-copy = Move house: copy all tables into another, empty file or database. Close every server of both first.
help-tables-copy-source = The tables file, or the address of the database, to copy.
help-tables-copy-target = An empty database, or a file that is not there yet.
error-copy-onto-itself = { $source } cannot be copied onto itself.
error-copy-not-empty = { $target } holds tables already. It was left untouched: copy into an empty one.
error-copy-differs = What arrived in { $target } is not what lies in { $source }. Nothing of it was kept there; { $source } is as it was. Try again.
error-backup-database = PostgreSQL makes its own backups, also while the house is open: { $command }

error-table-damaged = Table { $found } is damaged: what is saved of it makes no sense. A backup may still have it. The other tables are not affected.
error-no-table = There is no table { $found } here.
error-table-there = Table { $found } is here already.
error-table-changed = Table { $found } changed at the same moment. Try again.
error-forbidden = { $source }, line { NUMBER($line, useGrouping: 0) }: “{ $found }” is refused by rule { $clause }.
error-commitment = The server seed does not match the fingerprint { $found }.

verify-proved = { $draws ->
    [0] Proved: the seed is the one that was promised. Chance had no say in this game.
    [one] Proved: the one draw fell as the seeds say.
   *[other] Proved: all { NUMBER($draws, useGrouping: 0) } draws fell as the seeds say.
}
verify-shares = { $shares ->
    [0] No seat had a share in these dice: they are the house’s alone.
    [one] One seat had a share in them, and it fits the fingerprint given before.
   *[other] { NUMBER($shares, useGrouping: 0) } seats had a share in them, and each fits the fingerprint given before.
} That these are the fingerprints shown before the game, only the devices that played can tell: their page compares.
verify-old = By the older way, without fingerprints of the seats: whoever runs the house and sat down last could have chosen these dice.
verify-without = The game began without the share of { $names }. Whoever knew the other shares by then could choose: dice with it, or without.
verify-not-over = The game record ends before the game does.
verify-not-proved = Not proved.
verify-head = Header:
verify-line = Line { NUMBER($line, useGrouping: 0) }:
verify-missing = the line “{ $name }” is missing.
verify-seed = a seed is not hexadecimal, or does not fit its fingerprint.
verify-hash = the seed of seat { $seat } does not match its fingerprint. It gives { $expected }.
verify-dice = the dice are of version { $found }; known here is { $expected }.
verify-commit = the server seed does not match the fingerprint. It gives { $expected }.
verify-first = seat { $found } begins, but seat { $expected } was drawn.
verify-no-draw = “{ $found }” does not say how it was drawn.
verify-total = the draw is out of { $found }, but the rules make it { $expected }.
verify-unit = found { $found }, but the seeds give { $expected }.
verify-step = found “{ $found }”, but this draw gives “{ $expected }”.
verify-refused = “{ $found }” is refused by rule { $clause }; nothing after it was checked.

## Opponents

level-1 = the first broom
    .short = first broom
level-1-about = From age 5. Forgets, rushes, smiles: a child wins every other game.
    .short = for children; forgets, and smiles
level-2 = the kitten
    .short = kitten
level-2-about = Plays fast and thinks afterwards. Sees what a move brings, and still forgets a good deal.
    .short = plays first, thinks later
level-3 = the cat
    .short = cat
level-3-about = Remembers quite a lot and sees one move further. Good company for an evening.
    .short = sees one move further
level-4 = the raven
    .short = raven
level-4-about = Counts everything, notes everything and is seldom wrong. To beat him you have to play well.
    .short = counts and notes everything
level-5 = the grand witch
    .short = grand witch
level-5-about = She forgets hardly anything and thinks of thousands of games before every move. And she does not cheat.
    .short = forgives nothing

help-ladder = Measure how strong bots are, each against the one before it.
help-ladder-players = Who plays, from the weakest on: random, a model of a person (child, casual, good, expert), a level (1 to 5), or plain, a search that knows nothing of the game; with settings if you like, as in 3:seconds=0.1:whim=0.2 or expert:dares=12. Default: random,1,2,3,4,5.
help-ladder-against = Who is met by each of the players, instead of each other: the same kinds. Without ratings.
help-ladder-games = How many games of each pair, at least. All fair seatings get the same dice. Default: 100.
help-ladder-jobs = How many processes. Default: one per processor.

terminal-ladder-rungs = How often each comes in before the one above it in this list, and its share of the payoffs, with their 95% intervals, taken over the deals; ratings count from { $first }.
terminal-ladder-pairs = How often each comes in before each of the others, and its share of the payoffs, with their 95% intervals, taken over the deals.
terminal-ladder-upper = player
terminal-ladder-lower = against
terminal-ladder-deals = deals
terminal-ladder-games = games
terminal-ladder-pairwise = before
terminal-ladder-share = payoffs
terminal-ladder-rating = rating
terminal-ladder-unclear = (not clear of 50%)

# walpurgis doctor: what was found, and for what is not well what to do
help-doctor = Check this house: package, page, disk, tables, backups, and how guests reach it. Says what to mend; exit status 1 if something has to be.
help-doctor-data = The tables file, or the address of the database. Default: the file that “walpurgis serve” uses.
help-doctor-url = How guests reach the house, such as https://games.example. Default: WALPURGIS_ADDRESS, else this computer.
help-doctor-backups = The folder with the backups of the tables file.
doctor-sum = { $ill ->
    [0] { $odd ->
        [0] All is well.
        [one] Nothing has to be mended; one thing is worth a look.
       *[other] Nothing has to be mended; { $odd } things are worth a look.
    }
    [one] One thing has to be mended.
   *[other] { $ill } things have to be mended.
}
doctor-compiled = Walpurgis { $version } on Python { $python }, the rules compiled
doctor-interpreted = Walpurgis { $version } on Python { $python }, the rules interpreted: about four times slower
doctor-interpreted-mend = Install the wheel for this Python and machine, or build one where there is a C compiler: make dist
doctor-page = The page is there
doctor-no-page = The page is missing: guests would see the plain pages alone
doctor-no-page-mend = Install a wheel made by “make dist”; in a clone, run: make build/.page
doctor-game = The game “{ $game }” cannot be played: { $reason }
doctor-game-mend = Mend or remove that package; the other games do not need it.
doctor-files = Enough files may be open for all sockets
doctor-few-files = This process may open { NUMBER($allowed, useGrouping: 0) } files, all sockets of the settings need { NUMBER($needed, useGrouping: 0) }
doctor-few-files-mend = Raise the limit (LimitNOFILE in the systemd unit, or ulimit -Hn), or lower WALPURGIS_SOCKETS.
doctor-disk = { $folder }: { NUMBER($free, useGrouping: 0) } MB free
doctor-disk-mend = Make room there: on a full disk every move is refused. “walpurgis tables old” clears what is old.
doctor-disk-closed = { $folder } cannot be written by you
doctor-disk-closed-mend = Run this as the user of the house, or give that user the folder.
doctor-no-tables = { $file } is not there yet
doctor-no-tables-mend = “walpurgis serve” makes it; if there should be tables, say where with --data.
doctor-tables = { $file }: { $reason }
doctor-tables-mend = Close the house and put a backup in its place; what can still be read is saved by “walpurgis backup” and “walpurgis tables export”.
doctor-tables-sound = { $file }: sound, { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { NUMBER($size, useGrouping: 0) } MB
doctor-damaged = { $tables ->
    [one] One table is damaged and was set aside
   *[other] { $tables } tables are damaged and were set aside
}
doctor-damaged-mend = “walpurgis tables list” names them; “walpurgis tables delete” removes them. A backup may still have them whole.
doctor-clock-goes-on = The clock is not behind what was saved last
doctor-clock-back = The clock is { NUMBER($seconds, useGrouping: 0) } s behind what was saved last
doctor-clock-back-mend = Set the clock, and let the system keep it (NTP): what is old is told by it.
doctor-clocks = The clocks agree
doctor-clocks-differ = The clocks differ by { NUMBER($seconds, useGrouping: 0) } s
doctor-clocks-differ-mend = Let both machines keep their clocks (NTP).
doctor-backups-unknown = Whether there are backups is not known
doctor-backups-unknown-mend = Say where they are: walpurgis doctor --backups FOLDER. deploy/walpurgis-backup.timer makes one every night.
doctor-no-backups = { $folder }: no backup there ({ $reason })
doctor-no-backups-mend = walpurgis backup { $folder }/walpurgis.db; deploy/walpurgis-backup.timer does it every night.
doctor-backup = { $file }: the latest backup, { $hours ->
    [0] less than an hour old
    [one] one hour old
   *[other] { $hours } hours old
}
doctor-backup-mend = Find out why no newer one was made: it should be one a day.
doctor-backup-unusable = { $file }: the latest backup is of no use: { $reason }
doctor-backup-unusable-mend = Make another one now, with “walpurgis backup”.
doctor-open = { $address } is open, and saves what is played
doctor-closed = { $address } does not answer: { $reason }
doctor-closed-mend = Open the house with “walpurgis serve”, or say with --url where it is open.
doctor-certificate = { $address }: its certificate is not valid here: { $reason }
doctor-certificate-mend = Renew the certificate of the proxy, or give it the whole chain.
doctor-name = The house does not answer to the name { $host }
doctor-name-mend = Set WALPURGIS_ADDRESS={ $address } for the house, or add the name to WALPURGIS_HOSTS.
doctor-not-a-house = What answers at { $address } is no house (status { $status })
doctor-not-a-house-mend = Look where the proxy leads: it should be the address and port of “walpurgis serve”.
doctor-unhealthy = { $address } is open and cannot save what is played: { $reason }
doctor-unhealthy-mend = Look at the disk or database and at the log of the house.
doctor-page-not-served = { $address } does not show the page (status { $status })
doctor-page-not-served-mend = Look where the proxy leads, and whether the package has the page.
doctor-proxy = The house believes its proxy
doctor-proxy-unknown = The house does not know that guests come by HTTPS: it does not believe its proxy
doctor-proxy-unknown-mend = Set WALPURGIS_PROXIES to the address from which the proxy comes (127.0.0.1 on the same machine), and let the proxy send X-Forwarded-For and X-Forwarded-Proto.
doctor-sockets = Sockets come through
doctor-no-sockets = Sockets do not come through (status { $status }): nobody could play
doctor-no-sockets-mend = Let the proxy pass WebSockets on (Upgrade and Connection); deploy/nginx-tls.conf shows how.
doctor-same-version = The house runs this version
doctor-other-version = The house runs version { $there }, installed is { $here }
doctor-other-version-mend = Restart the house: players come back by themselves, and no move is lost.
doctor-no-driver = What speaks to PostgreSQL is not installed
doctor-no-driver-mend = pip install 'walpurgis[postgres]'
doctor-database = { $name }: { $reason }
doctor-database-mend = Look whether the database runs, whether it can be reached from here, and at user and password.
doctor-database-open = { $name }: PostgreSQL { $release } answers
doctor-database-old = PostgreSQL { $release } is old
doctor-database-old-mend = Use { $oldest } or newer.
doctor-database-standby = { $name } is a standby: nothing can be written there
doctor-database-standby-mend = Let --data lead to the primary.
doctor-database-setting = { $setting } is off in the database: what was acknowledged could be lost
doctor-database-setting-mend = Set { $setting } = on.

help-puzzles = Positions with one best answer.
help-puzzles-make = Make puzzles of a game and print them as records, the answer in the header.
help-puzzles-make-hats = How hard: 1, 2 or 3. Default: 1.
help-puzzles-make-count = How many. Default: 1.
help-puzzles-make-seed = The same seed gives the same puzzles. Default: 0.
help-puzzles-solve = Solve a puzzle in the terminal: that of the day, or the one of this name.

terminal-puzzle-day = The puzzle of the day
puzzle-hats = { $hats ->
        [1] easy
        [2] to think about
       *[3] hard
    }
terminal-puzzle-ask = Your answer:
terminal-puzzle-right = Yes! { $answer } it is.
terminal-puzzle-wrong = Not that. Look again, or leave with Ctrl-C.
terminal-puzzle-colour = { $number }  { $piece }
error-no-puzzle = There is no puzzle called “{ $found }”. There are: { $possible }.
error-no-puzzles = { $found } has no puzzles. These have: { $possible }.

help-learn = Learn a game by playing it, scene by scene.

lesson-count = Scene { $number } of { $count }
terminal-lesson-how = A number or a step; { $skip } goes on to the next scene.
lesson-other = That can be done, too. But now do what the lantern shows.
terminal-lesson-end = That is all you need. The rest you learn by playing:
error-no-lesson = { $found } has no lesson. These have: { $possible }.

page-lesson = Learn { $game }
page-puzzles = Puzzles
page-puzzle-show = Show the answer
## What is wrong with a game, and what to do about it: `walpurgis check-game`

check-seen = (Seen at: { $where })
check-raised = “{ $hook }” raises { $reason }. Whatever is legal must be carried out, and whatever is asked must be answered.
check-raised-outside = the game gives the house something that it cannot use: { $reason }
check-hanging = “{ $hook }” does not come back. Look for a loop that never ends.
check-endless = a random game is not over after { $most } moves. Make sure that every round brings the end nearer, and that awaits becomes OVER.
check-file-missing = the file is not there. Write it, in the folder of the game.
check-fluent = “{ $text }” is not Fluent. A message is “key = text”; its further lines are indented.
check-message-twice = the message “{ $message }” is there twice. Keep one.
check-message-missing = there is no message “{ $message }”, which is said of { $about }. Write it.
check-message-value = the message “{ $message }” asks for a value that { $about } does not give: { $reason }. Use one of its values, or give this one.
check-language-missing = the message “{ $message }” is missing; { $other } has it. Translate it.
check-language-differs = the message “{ $message }” uses { $here }, the English one { $there }. Give both the same values and attributes.
check-clause-unknown = “{ $text }” is refused by the clause { $clause }, which has no message. Name the clause that forbids it, or write that one in words and rules.
check-clause-of-class = there is no message “{ $clause }”, the clause that { $name } names. Write it, or name another.
check-clause-unanchored = the clause { $clause } of { $words } has no place here. Write <a id="{ $clause }"></a>**{ $clause }** before it.
check-clause-unworded = there is no message “{ $clause }”, a clause of { $page }. Write it: a refusal says it.
check-legal-order = “legal” must give every step once, in ascending order.
check-legal-awaited = { $awaited ->
    [awaited] a seat is awaited and has no legal step, so the game stands still. Give it one, such as passing, or await another.
   *[other] a seat has legal steps though it is not awaited. “legal” gives it none.
}
check-outside-notation = “{ $hook }” gives step { $step }, which no form of NOTATION has. Give its form that base and size, or correct the step.
check-wrong-notation = “{ $hook }” gives “{ $text }”, a form of the other side. Forms of chance and of seats are two lists in NOTATION.
check-not-refused = “{ $text }” is not legal, and “forbids” does not say why. Refuse it with a clause.
check-legal-refused = “{ $text }” is legal and yet refused by { $clause }. Let “legal” and “forbids” follow from one rule.
check-chance-refusal = chance could not give “{ $text }” now, or could and is refused. “chances” lists all that can fall, and nothing else.
check-notation-two-ways = step { $step } is written “{ $text }”, which reads as another step. Every text must stand for one step.
check-prompts = “prompts” does not offer just what is legal. A choice lists all legal steps, each once.
check-spot-missing = there is no spot “{ $spot }”, on which “show” puts something: it would not be seen. Add the spot, or put it elsewhere.
check-spot-unknown = there is no spot “{ $spot }”, which { $about } names. Add the spot, or name another.
check-spot-twice = there are two spots “{ $spot }”. Give each a name of its own.
check-region-head = the region “{ $region }” has no spot “{ $spot }” on its head line. Add one there.
check-glyph = there is no glyph for the piece “{ $kind }”. Add it to the glyphs: a terminal draws with them.
check-tally = the tally “{ $name }” has { $found } numbers. Give it one for every seat.
check-statuses = there are { $found } statuses. Give every seat one, or none to any.
check-sheet = the sheet “{ $name }” has not a number and a sign for every seat and column.
check-copy-type = “{ $way }” gives a { $found }. Make the copy an object of the same class.
check-copy-differs = “{ $way }” gives a position whose “{ $field }” is another. Copy this field as well.
check-copy-shares = a position changes while its { $way } is played on: both have the same “{ $field }”. Copy it, with [:] for a list.
check-copy-listens = somebody listens to what “{ $way }” gives: its events must be None.
check-copy-plays-on = the same luck leads a position and its copy to different ends. Something that matters is not copied.
check-field-unsaid = the field “{ $field }” is not annotated, so it is missing from copies, pickles and digests. Write “{ $field }: …” in the class.
check-field-unset = the field “{ $field }” is annotated and never set. Set it in “begin”.
check-imagine-itself = “imagine” gives the position itself. Give a copy, with what the seat does not know drawn anew.
check-imagine-truth = “imagine” always gives { $who } the truth, though SECRETS says that there are secrets. Draw anew what the seat does not know.
check-imagine-endless = an imagined world is not over after { $most } moves. It must be a position that the rules could have reached.
check-secrets-unsaid = “imagine” gives other worlds, though SECRETS is False. Say SECRETS = True.
check-leak = { $who } could tell an imagined world from the real one by: { $part }. Either “show” tells too much, or “imagine” changes what the seat knows.
check-open = OPEN is True, and yet two seats see different things. Say OPEN = False.
check-places = the places are { $found }. A place is 1 and the number of those who did better: use ranked().
check-ending-early = “ending” says why it is over before it is.
check-ending-seat = “ending” names a seat that has not won.
check-features = “features” gives lists of { $found } numbers. Their number must follow from the setup alone.
check-record-refused = a record is refused when it is read again: “{ $text }”, by { $clause }.
check-record-differs = a record leads to another end when it is read again. Rules must not draw lots, or remember anything, outside the position.
check-record-text = a record that is read and written again is not the same text.
check-forecast = the forecast “{ $name }” has an outcome that weighs more than all of them.
check-sign = the effect has a sign “{ $sign }”. Possible: { $possible }
check-class-attribute = “{ $kind }” sets “{ $name }” as an attribute of the class, which a compiled { $base } does not see. Hand it to super().__init__({ $name }=…).
check-native = “{ $kind }” was compiled as a native class, apart from the Position that it derives from: the two do not fit together. Write @mypyc_attr(native_class=False) above it.
check-svg = the file is not SVG: { $reason }
check-svg-style = a browser that is as careful as ours leaves out style attributes, style sheets and scripts. Write fill="…", stroke="…" and so on.
check-symbol-twice = two parts are called “{ $symbol }”. Give each a name of its own.
check-symbol-used = “{ $symbol }” is used and not there. Draw it, or use one of the house's.
check-answers = { $races ->
    [yes] RACES is True and the art does not say where answers lie. Write data-answers="KIND" on its root.
   *[other] the art says where answers lie, and the game has no races. Remove data-answers, or say RACES = True.
}
check-builds = compiled and interpreted, the same luck leads to different games. Look for sizes of whole numbers, and for orders that only happen to be right.
check-builds-failed = the sources do not run interpreted: { $reason }

terminal-check-title = { $name }: { $checks } checks
terminal-check-fine = All of it holds.
terminal-check-found = { $count ->
    [one] One thing does not hold:
   *[other] { $count } things do not hold:
}
terminal-check-speed = { $steps } moves per second of random play with { $seats } players, { $way }
terminal-check-undrawn = Without a picture in art.svg, and drawn plainly: { $names }
terminal-check-only = Nothing is compiled here, so there was nothing to compare with.
help-check-game = Check a game against everything that must hold of one: what it gets wrong, in which file, and what to do.
help-check-game-jobs = How many processes. Default: one per processor.
help-new-game = Write a new game: a package that runs at once, to change into your own.
help-new-game-name = What the game is called in commands: small letters, digits and “_”.
help-new-game-to = The folder to write it into. Default: this one.
terminal-new-game = There it is. Next, so that the house finds it:
    { $python } -m pip install --editable { $folder }
    walpurgis play { $name }
    walpurgis check-game { $name }
error-game-name = A game cannot be called “{ $found }” here: use small letters, digits and “_”, and begin with a letter.
error-game-there = There is a game “{ $found }” already. Choose another name.
error-folder-there = { $source } exists already. Choose another name, or another folder with --to.
terminal-ask-pair = You can type any of { $items }, such as: { $example }

# An evening of several tables

page-evening = A witches’ evening
page-evening-scripts = Your browser must be able to run scripts.
evening-table = { $picture ->
    [cat] The Cat
    [bat] The Bat
    [moon] The Moon
    [owl] The Owl
    [cauldron] The Cauldron
    [broom] The Broom
    [fire] The Fire
    [hat] The Hat
    [well] The Well
    [huts] The Village
    [hyena] The Hyena
    [die-6] The Die
    [post-star] The Star
   *[post-mushroom] The Mushroom
}
evening-any-game = your choice
evening-come-in = do come in!
evening-cards = Cards to cut out
evening-aim = Aim at the square, or type the three words at
evening-day = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }
evening-played = { $rounds ->
    [one] One round
    [2] Two rounds
    [3] Three rounds
    [4] Four rounds
    [5] Five rounds
    [6] Six rounds
   *[other] { $rounds } rounds
} of { $game }, { $people ->
    [one] one head
    [2] two heads
    [3] three heads
    [4] four heads
    [5] five heads
    [6] six heads
    [7] seven heads
    [8] eight heads
    [9] nine heads
    [10] ten heads
    [11] eleven heads
    [12] twelve heads
   *[other] { $people } heads
}.
evening-ranked = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
evening-rank = Place
evening-who = Who
evening-round = Round { $round }
evening-points = Points
evening-certified = The owl certifies that nobody was turned into a toad.
evening-all-that-is-left = This sheet is all that is left of the evening.
evening-called = You are called! Come, everybody is gathering.
evening-coming = I’m coming
evening-goes-on = The evening goes on. Stay at the table, or wait for another one.
evening-back = Back to the room
