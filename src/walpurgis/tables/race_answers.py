"""Answers of a race on their way from the node where they came in to the one that decides it: through the database.

So they outlive the node that was to decide; whoever takes the race over finds them. Each carries the time that counts,
measured where its player is connected.
"""

from typing import Final

import msgspec
from msgspec import Struct

from walpurgis.kernel.steps import Seat
from walpurgis.tables.database import Database
from walpurgis.tables.header import Timing

PUT: Final = """
    INSERT INTO answers (table_no, at, seat, answer)
    SELECT number, $2, $3, $4 FROM tables WHERE number = $1 ON CONFLICT DO NOTHING
"""
OF: Final = "SELECT answer FROM answers WHERE table_no = $1 AND at = $2"
FORGET: Final = "DELETE FROM answers WHERE table_no = $1 AND at < $2"


class RaceAnswer(Struct):
    """step in the notation; taken: when it counts as given, in milliseconds since the question was shown."""

    seat: Seat
    step: str
    taken: int
    move_id: str
    timing: Timing | None


_answer_decoder: Final = msgspec.json.Decoder(RaceAnswer)


class RaceAnswers:
    """at is the length of the log when the question was put. Of a seat the first answer counts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, table: int, at: int, answer: RaceAnswer) -> None:
        text = msgspec.json.encode(answer).decode()
        await self._database.read(lambda connection: connection.execute(PUT, table, at, answer.seat, text))

    async def of(self, table: int, at: int) -> list[RaceAnswer]:
        rows = await self._database.read(lambda connection: connection.fetch(OF, table, at))
        return [_answer_decoder.decode(row["answer"]) for row in rows]

    async def forget(self, table: int, length: int) -> None:
        await self._database.read(lambda connection: connection.execute(FORGET, table, length))
