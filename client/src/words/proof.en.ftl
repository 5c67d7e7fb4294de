# What a check of the dice found, loaded when somebody asks for it.

proof-right = { $count ->
    [one] The one draw is exactly the one that the secret numbers give, and each number fits its fingerprint.
   *[other] All { $count } draws are exactly those that the secret numbers give, and each number fits its fingerprint.
}
proof-none = Chance had no part in this game.
proof-kept = This device kept all fingerprints before it told its own number, and they are the same: nobody could choose these draws. Whoever runs the house could foresee them.
proof-same = The fingerprints are those that this device kept before the game.
proof-unkept = But this device kept no fingerprints before the game: it did not play, or its memory was cleared. Whether the house changed them meanwhile, the devices that played can tell.
proof-old = But this game was played the older way: whoever runs the house and sat down last could have chosen the draws.
proof-without = The game began without the share of { $names }. Whoever knew the other shares by then could choose: draws with it, or without.
proof-wrong = Warning: draw { $number } is not the one that the secret numbers give.
proof-seal = Warning: the house’s secret number does not fit the fingerprint shown at the start.
proof-hash = Warning: the secret number of { $seat } does not fit its fingerprint.
proof-changed = Warning: the fingerprints are not those that this device kept before the game. Somebody may have chosen these draws.
