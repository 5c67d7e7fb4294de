"""Puzzles of Waz Baraz: who are the two mistresses? What was said leaves one pair and no other."""

from random import Random
from typing import Final

from walpurgis.games.wazbaraz import GAME
from walpurgis.games.wazbaraz.board import (
    ASKING,
    BETWEEN,
    CHOOSING,
    HIGHEST,
    NAMINGS,
    NO_ASK,
    PLACES,
    SETS,
    TURN,
    entry_is_waz,
    entry_place,
    entry_step,
    place_spot,
)
from walpurgis.games.wazbaraz.deduction import Said
from walpurgis.games.wazbaraz.rules import WazBaraz
from walpurgis.kernel.notation import members
from walpurgis.kernel.puzzle import Clue, Composer, Puzzle
from walpurgis.kernel.steps import CHANCE, Step

SEATS: Final = 3
MISTRESSES: Final = 2
MOST_CLUES: Final = 9
# How many pairs the silences alone leave: all others have to be told from each other by where WAZ was said.
PAIRS: Final = {1: range(2, 11), 2: range(11, 29), 3: range(29, 191)}


def make(rng: Random, hats: int) -> Puzzle | None:
    """A round up to the moment when everybody could know; None where that does not come, or is not so hard."""
    game = Composer(GAME, SEATS)
    dance = game.position
    assert isinstance(dance, WazBaraz)
    while len(dance.log) < MOST_CLUES:
        if dance.awaits == CHANCE:
            game.play_at_random(rng)
            continue
        if dance.stage == TURN and len(dance.candidates(None)) == 1:
            return _puzzle(game, dance, hats)
        game.play(dance.awaits, _step(dance, rng))
    return None


def _step(dance: WazBaraz, rng: Random) -> Step:
    """Cards alone: a naming or a question would tell something that is not among the clues."""
    if dance.stage == CHOOSING:
        return dance.pick(dance.awaits, rng)
    if dance.stage == ASKING:
        return NO_ASK
    return rng.choice([step for step in dance.legal(dance.awaits) if step <= HIGHEST])


def _puzzle(game: Composer, dance: WazBaraz, hats: int) -> Puzzle | None:
    heard = Said(dance, None)
    if sum(not pair & heard.free for pair in SETS[MISTRESSES]) not in PAIRS[hats]:
        return None
    (pair,) = dance.candidates(None)
    first, second = members(pair, 1)
    return Puzzle(
        game.record,
        dance.awaits,
        "mistresses",
        {"cards": len(dance.log), "waz": len(heard.waz)},
        hats,
        answers=tuple([dance.text(step) for step in NAMINGS[MISTRESSES]]),
        best=f"name {first} {second}",
        clues=tuple([_clue(said) for said in dance.log]),
    )


def _clue(said: int) -> Clue:
    value, left = entry_step(said), entry_place(said)
    spots = tuple([place_spot(place) for place in members(BETWEEN[left][value], 1)])
    args: dict[str, int | str] = {"value": value, "left": left, "reached": (left + value) % PLACES}
    return Clue("waz" if entry_is_waz(said) else "silence", args, spots)
