"""Puzzles of Hexentanz: who is under that hat? All moves are public, so whoever followed them knows."""

from random import Random
from typing import Final

from walpurgis.games.hexentanz import GAME
from walpurgis.games.hexentanz.board import HOME, LOOK, OUT, RING, Square
from walpurgis.games.hexentanz.rules import Hexentanz
from walpurgis.kernel.event import Event
from walpurgis.kernel.puzzle import Clue, Composer, Puzzle
from walpurgis.kernel.steps import CHANCE, Step
from walpurgis.kernel.view import Piece

SEATS: Final = 4
# Turns to follow, and how often the hat in question has been where another one is now, or went on.
TURNS: Final = {1: range(5, 8), 2: range(8, 12), 3: range(12, 17)}
HOPS: Final = {1: 1, 2: 2, 3: 3}
CLUES: Final = {"out": "out", "move": "move", "push": "push"}


def make(rng: Random, hats: int) -> Puzzle | None:
    """None where no hat has come so far around."""
    game = Composer(GAME, SEATS)
    dance = game.position
    assert isinstance(dance, Hexentanz)
    dance.events = []
    for _ in range(rng.choice(TURNS[hats])):
        game.play(CHANCE, dance.chances().draw(rng))
        game.play(dance.awaits, rng.choice(_covered(dance)))
    clues = [event for event in dance.events if event.name in CLUES]
    covered = {square: hops for square, hops in _hops(clues).items() if square not in dance.bared}  # HT-13
    travelled = [square for square, hops in covered.items() if hops >= HOPS[hats]]
    return _puzzle(game, dance, hats, rng.choice(travelled), clues) if travelled else None


def _covered(dance: Hexentanz) -> list[Step]:
    """What keeps all hats on: nobody goes home, and nobody looks."""
    return [step for step in dance.legal(dance.awaits) if step == OUT or not HOME <= step < LOOK + RING]


def _hops(clues: list[Event]) -> dict[Square, int]:
    """How often the witch on each square was moved or pushed since she came out."""
    hops: dict[Square, int] = {}
    carried = 0  # what is known of the witch that is pushed from where another one has just come to stand
    for event in clues:
        if event.name == "out":
            carried = _stand(hops, _number(event, "square"), 0)
        elif event.name == "move":
            moved = hops.pop(_number(event, "square"))
            carried = _stand(hops, _number(event, "target"), moved + 1)
        else:
            _stand(hops, _number(event, "target"), carried + 1)
    return hops


def _stand(hops: dict[Square, int], square: Square, count: int) -> int:
    """The witch with this count comes to stand there; the count of the one who stood there before."""
    before = hops.get(square, 0)
    hops[square] = count
    return before


def _number(event: Event, name: str) -> int:
    return int(event.args[name])


def _puzzle(game: Composer, dance: Hexentanz, hats: int, square: Square, clues: list[Event]) -> Puzzle:
    colours = [str(colour) for colour in dance.colours]
    return Puzzle(
        game.record,
        None,
        "hat",
        {"square": square, "turns": len(game.record.lines) // 2},
        hats,
        answers=tuple(colours),
        best=str(dance.ring[square]),
        clues=tuple([_clue(event) for event in clues]),
        spot=f"ring-{square}",
        pieces=tuple([Piece("witch", colour) for colour in dance.colours]),
    )


def _clue(event: Event) -> Clue:
    """What everybody saw but the colour: a witch who is pushed lifts her hat for a moment (HT-13)."""
    args = {name: value for name, value in event.args.items() if name != "colour"}
    return Clue(CLUES[event.name], args, (event.path[-1],))
