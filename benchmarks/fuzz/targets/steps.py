"""The texts of steps: a text is refused, or is the one text of its step; and any step can be asked about.

The first byte of an input chooses the position, the rest is the text.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from benchmarks.fuzz.target import Check
from walpurgis import games
from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.steps import CHANCE
from walpurgis.tables.notation_cache import NotationCache
from walpurgis.words import LANGUAGES, Words

NOTHINGS: Final = ("lay",)  # one step for all that is written well enough to be refused by a clause (HR-04)
DEPTHS: Final = (0, 3, 9, 20)  # steps before the position
WORDS: Final = (
    b"move ", b"out", b"throw", b"look", b"pass", b"die ", b"card ", b"lay ", b"take ", b"say ", b"name ", b" @312",
    b" / ", b"1 2 3", b"..", b"swap ", b"yes", b"no", b"*", b"0:",
)  # fmt: skip


def make_check() -> Check:
    asked = [(position, NotationCache(position.NOTATION), spoken) for position, spoken in _positions()]

    def check(data: bytes) -> bool:
        position, remembered, spoken = asked[data[0] % len(asked) if data else 0]
        text = data[1:].decode("utf-8", "replace")
        try:
            step = position.parse(text)
        except NotationError:
            _refuses_too(remembered, text)
            return False
        assert remembered.parse(text) == step == position.parse(position.text(step))
        is_nothing = position.text(step) in NOTHINGS
        assert is_nothing or position.text(step) == " ".join(text.split()), "a step has one text"
        _ask(position, step, spoken)
        return True

    return check


def _refuses_too(remembered: NotationCache, text: str) -> None:
    try:
        remembered.parse(text)
    except NotationError:
        return
    raise AssertionError("what is no step was remembered as one")


def _ask(position: Position, step: int, spoken: list[Words]) -> None:
    for seat in range(position.setup.seats):
        refusal = position.refusal(seat, step)
        assert (refusal is None) == (step in position.legal(seat)) or position.NOTATION.time_of(step) >= 0
        if refusal is not None:
            for words in spoken:
                assert words.refusal(refusal)


def _positions() -> Iterator[tuple[Position, list[Words]]]:
    for name in games.ours():
        game = games.find(name)
        spoken = [Words(language, game) for language in LANGUAGES]
        for depth in DEPTHS:
            position = game.start(game.seats[0])
            rng = Random(f"{name} {depth}")
            for _ in range(depth):
                if position.awaits == CHANCE:
                    position.play(CHANCE, position.chances().draw(rng))
                else:
                    seat = position.awaited()[0]
                    position.play(seat, position.pick(seat, rng))
            yield position, spoken
