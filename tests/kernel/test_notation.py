"""The text of steps, both ways, and what it says of text that is none."""

import pytest

from walpurgis.kernel.notation import Form, Notation, Number, Subset, Time, Word
from walpurgis.kernel.refusal import NotationError

GARDEN = Notation(
    chance=[Form(100, "rain", Word("soft", "hard"))],
    seats=[
        Form(0, "plant", Number(1, 9), Word("rose", "oak")),
        Form(50, "rest"),
        Form(200, "pick", Subset(1, 4)),
        Form(300, "shout", Word("hey", "ho"), Time(1000)),
    ],
)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("plant 1 rose", 0),
        ("plant 1 oak", 1),
        ("plant 9 oak", 17),
        ("rest", 50),
        ("rain hard", 101),
        ("pick 1 3", 200 + 0b101),
        ("shout ho @250", 300 + 1001 + 250),
    ],
)
def test_a_step_and_its_text_are_the_same(text: str, step: int) -> None:
    assert GARDEN.parse(text) == step
    assert GARDEN.text(step) == text


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("plant 0 rose", "plant 1..9 rose|oak"),
        ("plant 01 rose", "plant 1..9 rose|oak"),
        ("plant -1 rose", "plant 1..9 rose|oak"),
        ("plant ٣ rose", "plant 1..9 rose|oak"),
        ("plant 3", "plant 1..9 rose|oak"),
        ("rest now", "rest"),
        ("pick 3 1", "pick 1..4 < …"),
        ("pick 2 2", "pick 1..4 < …"),
        ("pick", "pick 1..4 < …"),
        ("shout hey 250", "shout hey|ho @0..1000"),
        ("shout hey @1001", "shout hey|ho @0..1000"),
    ],
)
def test_what_is_no_step_is_answered_with_the_forms_of_its_verb(text: str, possible: str) -> None:
    with pytest.raises(NotationError) as caught:
        GARDEN.parse(text)
    assert (caught.value.found, caught.value.possible) == (text, possible)


@pytest.mark.parametrize("text", ["", "dance", "PLANT 1 rose"])
def test_an_unknown_verb_is_answered_with_all_forms(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GARDEN.parse(text)
    assert caught.value.possible.startswith("plant 1..9 rose|oak · rest · rain soft|hard")


def test_steps_that_differ_only_in_their_time_are_listed_as_one() -> None:
    assert GARDEN.listed(GARDEN.parse("shout ho @250")) == "shout ho @MS"
    assert GARDEN.listed(GARDEN.parse("plant 2 oak")) == "plant 2 oak"


def test_forms_may_not_overlap() -> None:
    with pytest.raises(AssertionError):
        Notation(chance=[], seats=[Form(0, "a", Number(0, 9)), Form(5, "b")])
