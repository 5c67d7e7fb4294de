"""Records: a text is refused with its line, or is a record that reads the same when it is written; what of it can be
played makes the same record again, and the same position.
"""

from dataclasses import replace
from typing import Final

from benchmarks.fuzz.target import Check
from walpurgis import games
from walpurgis.kernel.record import Record, read
from walpurgis.kernel.refusal import RecordError, SetupError, WalpurgisError
from walpurgis.kernel.replay import Replay
from walpurgis.words import LANGUAGES, Words

WORDS: Final = (
    b"walpurgis 1\n", b"game ", b"seats ", b"first ", b"option ", b"seat 0 ", b"seed 0 ", b"seed-hash 1 ", b"commit ",
    b"server-seed ", b"\n\n", b"\n* ", b"\n0: ", b"\n1: ", b" {1/6}", b"{", b"}", b" # ", b"hyene", b"hexentanz",
    b"wazbaraz", b"sorcellerie", b"hexenrennen", b"die 6", b"throw", b"white 3", b"expect 1 2",
)  # fmt: skip


def make_check() -> Check:
    spoken = [Words(language) for language in LANGUAGES]

    def check(data: bytes) -> bool:
        try:
            record = read(data.decode("utf-8", "replace"))
        except RecordError as error:
            _say(spoken, error)
            return False
        again = read(str(record))
        assert _unnumbered(again) == _unnumbered(record), "it reads the same when it is written"
        assert str(again) == str(record)
        try:
            _play(record)
        except (RecordError, SetupError) as error:
            _say(spoken, error)
            return False
        return True

    return check


def _unnumbered(record: Record) -> Record:
    """Where in its file a line stood is not part of a record."""
    return replace(record, lines=[replace(line, number=0) for line in record.lines])


def _play(record: Record) -> None:
    game = games.find(record.game)
    first = _to_the_end(Replay(game, record))
    played = Record(record.game, record.seats, record.first, dict(record.options), lines=record.lines[: first.count])
    second = Replay(game, read(str(played)), listen=True)
    _to_the_end(second)
    assert second.refused is None
    assert second.count == first.count
    for seat in (None, *range(record.seats)):
        assert second.position.view(seat).data() == first.position.view(seat).data()


def _to_the_end(replay: Replay) -> Replay:
    while replay.advance():
        pass
    return replay


def _say(spoken: list[Words], error: WalpurgisError) -> None:
    for words in spoken:
        assert words.error(error)
