"""A moment of a record as somebody at a table would meet it, though there is no table: for lessons and puzzles.

Nothing is kept between two questions. Whoever asks says what they would do, and is told what would come of it.
"""

from msgspec import Raw

from walpurgis import games
from walpurgis.kernel.position import Position
from walpurgis.kernel.record import Line, Record
from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.steps import Seat, Step
from walpurgis.tables.header import FACES, Chair, Entry, Header
from walpurgis.tables.match import Match, as_data
from walpurgis.tables.messages import Failed, Previewed, Refused, TableInfo, Update, Why
from walpurgis.tables.move import LONGEST_STEP
from walpurgis.tables.presenter import encode, preview_data, table_info, update_of, view_data
from walpurgis.words import Words

LEARNER = "you"  # the device of whoever looks; there is no other
COMPANY = 1  # the level of the bots that sit around


class Exercise:
    """After the first `shown` steps of the record, through the eyes of a seat; the others are bots."""

    def __init__(self, ident: str, record: Record, shown: int, seat: Seat, language: str) -> None:
        self.seat = seat
        self._record = record
        self._shown = shown
        chairs = _company(record, language)
        chairs[seat] = Chair("person", chairs[seat].name, device=LEARNER, face=chairs[seat].face)
        self._header = Header(
            id=ident,
            code="",
            game=record.game,
            seats=record.seats,
            host="",
            server_seed="",
            created=0.0,
            status="running",
            started=1.0,
            chairs=chairs,
            first=record.first,
            options=dict(record.options),
            language=language,
        )
        self._match = Match(self._header)
        self._match.restore(_entries(record.lines[:shown]))
        self.words = Words(language, games.find(record.game), self._header.names())

    @property
    def position(self) -> Position:
        return self._match.position

    def table(self) -> TableInfo:
        return table_info(self._header, LEARNER, self._match.length, self.position.awaited(), {LEARNER})

    def update(self, events: list[Raw] | None = None, ok: str = "") -> Update:
        """What is seen and asked now."""
        update = update_of(self._match, self.seat, view_data(self.position, self.seat), events or [])
        update.ok = ok
        update.hints = []  # what is new is said by the lesson
        return update

    def played(self, step: Step, following: list[Line], ok: str) -> Update:
        """The step is made, and what is written behind it happens."""
        return self.follow([Line(self.seat, self.position.text(step)), *following], ok)

    def follow(self, lines: list[Line], ok: str = "") -> Update:
        """What is written happens, and is told to whoever looks."""
        told = self._match.restore(_entries(lines), self._match.length)
        return self.update([Raw(encode(as_data(one))) for one in told if one.event.is_for(self.seat)], ok)

    def read(self, text: str, ident: str) -> Step | Failed:
        try:
            return self._match.notation.parse(text[:LONGEST_STEP])
        except NotationError as error:
            return Failed("notation", self.words.error(error), ident)

    def refused(self, step: Step, ident: str) -> Refused | None:
        refusal = self.position.refusal(self.seat, step)
        if refusal is None:
            return None
        return Refused(ident, refusal.clause, refusal.args, self.words.refusal(refusal))

    def why(self, step: Step, ident: str) -> Why:
        refused = self.refused(step, ident)
        return Why(ident, "", {}, "") if refused is None else Why(ident, refused.clause, refused.args, refused.message)

    def preview(self, step: Step, ident: str) -> Previewed:
        shown = self.position.preview(self.seat, step) if self.refused(step, ident) is None else None
        if shown is None:
            return Previewed(ident, None)
        return Previewed(ident, preview_data(shown), self.words.preview(shown))


def _company(record: Record, language: str) -> list[Chair]:
    """Bots on all chairs, each the witch of its colour."""
    game = games.find(record.game)
    layout = game.layout(game.setup(record.seats, record.first, dict(record.options)))
    faces = [layout.colour_of(seat) % FACES for seat in range(record.seats)]
    return [Chair("bot", Words(language).say("witch", face=face), level=COMPANY, face=face) for face in faces]


def _entries(lines: list[Line]) -> list[Entry]:
    return [Entry(line.actor, line.step) for line in lines]
