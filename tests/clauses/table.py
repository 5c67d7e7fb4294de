"""A game on the table of a test: set up by a record, asked in the words of the notation."""

from textwrap import dedent

import pytest

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.record import read
from walpurgis.kernel.refusal import Args, RecordError
from walpurgis.kernel.replay import Replay
from walpurgis.kernel.steps import CHANCE, Actor, Seat

clause = pytest.mark.clause


class Table:
    """What a test may ask of a game: nothing but what a person at the table could."""

    def __init__(self, replayed: Replay) -> None:
        self.position = replayed.position
        self._replay = replayed
        self._story: list[Event] = []
        self._last: list[Event] = []
        self._go_on()

    def play(self, *lines: str) -> "Table":
        """Play on with lines as in a record."""
        more = read("walpurgis 1\ngame x\nseats 9\n\n" + "\n".join(lines))
        self._replay.record.lines += more.lines
        self._go_on()
        return self

    def legal(self, seat: Seat) -> list[str]:
        return [self.position.NOTATION.listed(step) for step in self.position.legal(seat)]

    def refusal(self, actor: Seat | str, step: str) -> str | None:
        """The clause against a step of a seat, or of chance (“*”)."""
        who: Actor = CHANCE if isinstance(actor, str) else actor
        refusal = self.position.refusal(who, self.position.parse(step))
        return None if refusal is None else refusal.clause

    def chances(self) -> dict[str, int]:
        assert self.waiting == "chance", f"the game waits for {self.waiting}"
        odds = self.position.chances()
        return {self.position.text(step): weight for step, weight in zip(odds.steps, odds.weights, strict=True)}

    def view(self, seat: Seat | None) -> dict[str, object]:
        return self.position.view(seat).data()

    def told(self, seat: Seat | None) -> list[tuple[str, Args]]:
        """What this seat heard of the last step."""
        return [(event.name, event.args) for event in self._last if event.is_for(seat)]

    def story(self, seat: Seat | None) -> list[tuple[str, Args]]:
        """What this seat heard since the beginning."""
        return [(event.name, event.args) for event in self._story if event.is_for(seat)]

    def standing(self) -> list[int] | None:
        return self.position.standing()

    @property
    def waiting(self) -> str:
        return self.position.waiting()

    @property
    def awaited(self) -> list[Seat]:
        return self.position.awaited()

    def _go_on(self) -> None:
        while self._replay.advance():
            self._last = self._replay.take_events()
            self._story += self._last
        refused = self._replay.refused
        assert refused is None, f"“{self._replay.next_line}” is refused by {refused}"


def replay(text: str) -> Table:
    """The table after a record; its first line, the version, may be left out."""
    body = dedent(text).strip("\n")
    if not body.startswith("walpurgis"):
        body = f"walpurgis 1\n{body}"
    return Table(games.replay(read(body), listen=True))


def refuses_setup(text: str) -> str:
    """The error that a record's set-up is answered with."""
    with pytest.raises(RecordError) as caught:
        replay(text)
    return str(caught.value)
