"""Records: read, written, and answered where they are broken."""

import pytest

from walpurgis import games
from walpurgis.kernel.record import Draw, Line, Record, read
from walpurgis.kernel.refusal import RecordError
from walpurgis.kernel.steps import CHANCE

GOOD = """\
walpurgis 1
# a game by hand
game hexentanz
seats 3
first 1
option wrong_witch goal
seat 0 Mamie Jo #1
date 1988-04-30
commit ab12
seed 2 77

* die 4 {3/6}   # chance
1: out
  # nothing here
* die 2
"""


def test_whoever_reads_a_long_record_beside_others_can_let_them_go_first() -> None:
    pauses: list[None] = []
    text = "walpurgis 1\ngame hexentanz\nseats 3\n\n" + "* die 4\n0: out\n" * 500
    record = read(text, pause=lambda: pauses.append(None))
    assert len(record.lines) == 1000
    assert len(pauses) >= 10


def play_through(text: str) -> None:
    replay = games.replay(read(text, "night.record"), "night.record")
    while replay.advance():
        pass


def broken(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        play_through(text)
    return caught.value


def test_a_record_is_read_with_everything_it_says() -> None:
    record = read(GOOD)
    assert (record.game, record.seats, record.first) == ("hexentanz", 3, 1)
    assert record.options == {"wrong_witch": "goal"}
    assert record.names == {0: "Mamie Jo"}
    assert record.extra == [("date", "1988-04-30")]
    assert (record.commit, record.seeds) == ("ab12", {2: "77"})
    assert record.lines[0] == Line(CHANCE, "die 4", Draw(3, 6), 12)
    assert [str(line) for line in record.lines] == ["* die 4 {3/6}", "1: out", "* die 2"]


def test_what_is_written_reads_back_the_same() -> None:
    record = read(GOOD)
    again = read(str(record))
    assert str(again) == str(record)
    assert again.extra == record.extra


def test_a_number_sign_inside_a_word_is_no_comment() -> None:
    assert read("walpurgis 1\ngame x\nseats 2\nseat 0 Jo#1\n").names == {0: "Jo#1"}


@pytest.mark.parametrize("space", [" ", "\t", "\u00a0", "\u2003"])
def test_a_comment_begins_behind_any_space(space: str) -> None:
    text = f"walpurgis 1\ngame x\nseats 2\nseat 0 Jo{space}#1\n{space}#2 is not ours\n"
    record = read(text)
    assert record.names == {0: "Jo"}
    assert record.extra == []
    assert read(str(record)) == record


def test_a_name_that_would_be_a_comment_is_written_with_a_sharp() -> None:
    record = Record("hexentanz", 4, names={0: "#1", 1: "Jo #2", 2: "Do#3", 3: "Jo\u00a0#4"})
    assert read(str(record)).names == {0: "♯1", 1: "Jo ♯2", 2: "Do#3", 3: "Jo\u00a0♯4"}


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("", 1, ""),
        ("walpurgis 2\ngame hexentanz\nseats 3\n", 1, "walpurgis 2"),
        ("walpurgis 1\nseats 3\n", 2, ""),
        ("walpurgis 1\ngame hexentanz\n", 2, ""),
        ("walpurgis 1\ngame hexentanz\nseats three\n", 3, "three"),
        ("walpurgis 1\ngame hexentanz\nseats 99999999999999999999\n", 3, "99999999999999999999"),
        ("walpurgis 1\ngame hexentanz\nseats 3\nseats 4\n", 4, "seats 4"),
        ("walpurgis 1\ngame hexentanz\nseats 3\noption wrong_witch\n", 4, "option wrong_witch"),
        ("walpurgis 1\ngame hexentanz\nseats 3\n* die 4\n", 4, "* die 4"),
        ("walpurgis 1\ngame hexentanz\nseats 3\nseat 3 Eve\n", 4, "seat 3"),
        ("walpurgis 1\ngame hexentanz\nseats 3\n\ndie 4\n", 5, "die 4"),
        ("walpurgis 1\ngame hexentanz\nseats 3\n\n3: out\n", 5, "3: out"),
        ("walpurgis 1\ngame hexentanz\nseats 3\n\n-1: out\n", 5, "-1: out"),
        ("walpurgis 1\ngame hexentanz\nseats 3\n\n* die 4 {6/6}\n", 5, "* die 4 {6/6}"),
        ("walpurgis 1\ngame hexentanz\nseats 3\n\n*\n", 5, "*"),
        ("walpurgis 1\ngame poker\nseats 3\n", 2, "poker"),
        ("walpurgis 1\ngame hexentanz\nseats 2\n", 3, "2"),
        ("walpurgis 1\ngame hexentanz\nseats 3\nfirst 3\n", 4, "3"),
        ("walpurgis 1\ngame hexentanz\nseats 3\noption fire on\n", 4, "fire"),
        ("walpurgis 1\ngame hexentanz\nseats 3\nfirst 0\noption wrong_witch away\n", 5, "away"),
        ("walpurgis 1\ngame hexentanz\nseats 3\n\n* die 7\n", 5, "* die 7"),
        ("walpurgis 1\ngame hexentanz\nseats 3\n\n* die 4\n0: jump\n", 6, "0: jump"),
    ],
)
def test_a_broken_record_is_answered_with_its_line(text: str, line: int, found: str) -> None:
    error = broken(text)
    assert (error.line, error.args_for_words["found"]) == (line, found)
    assert error.args_for_words["source"] == "night.record"
    assert error.args_for_words["possible"]


def test_the_error_names_what_was_possible_there() -> None:
    error = broken("walpurgis 1\ngame hexentanz\nseats 3\n\n* die 4\n0: jump\n")
    assert error.args_for_words["possible"] == "out"
    error = broken("walpurgis 1\ngame hexentanz\nseats 3\n\n* die 9\n")
    assert error.args_for_words["possible"] == "die 1 · die 2 · die 3 · die 4 · die 5 · die 6"


def test_a_forbidden_step_is_no_error_but_refused_by_a_clause() -> None:
    replay = games.replay(read("walpurgis 1\ngame hexentanz\nseats 3\n\n* die 4\n0: move 3\n* die 1\n"))
    while replay.advance():
        pass
    assert replay.count == 1
    assert replay.refused is not None
    assert replay.refused.clause == "HT-08"
    assert replay.next_line is not None
    assert replay.next_line.number == 6
