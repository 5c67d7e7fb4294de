"""Display names and short codes."""

import pytest

from walpurgis.tables.codes import WORDS, new_code, tidy
from walpurgis.tables.errors import TableError
from walpurgis.tables.header import new_id
from walpurgis.tables.names import checked_name


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("Zoé", "Zoé"),
        ("  Ana   Maria ", "Ana Maria"),
        ("Zoe\u0301", "Zoé"),  # an accent of its own joins its letter
        ("🧙\u200d♀\ufe0f", "🧙♀"),
        ("<b>#1</b>", "<b>#1</b>"),  # shown as it is: escaping is for whoever shows it
        ("ナナ", "ナナ"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_tidied(raw: str, name: str) -> None:
    assert checked_name(raw) == name


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "   ",
        "x" * 25,
        "x" * 100_000,
        "a\u202eb",  # right to left from here
        "a\u200bb",  # zero width
        "a\x00b",
        "a\x1b[31mb",
        "\u3164",  # a letter that is nothing to see
        "\u2800",
        "\u0301abc",  # a mark without a letter
        "a" + "\u0335" * 8,  # a tower
        "\ue000",  # nobody knows what it looks like
        "\ud800",
    ],
)
def test_a_name_that_could_disguise_itself_is_refused(raw: str) -> None:
    with pytest.raises(TableError) as caught:
        checked_name(raw)
    assert caught.value.key == "name"


def test_a_line_break_in_a_name_is_a_space() -> None:
    assert checked_name("Ana\nMaria") == "Ana Maria"


def test_codes_are_three_plain_words_of_many() -> None:
    assert len(set(WORDS)) == len(WORDS) >= 256
    assert all(word.isascii() and word.isalpha() and word.isupper() and len(word) <= 8 for word in WORDS)
    words = new_code().split("-")
    assert len(words) == 3
    assert set(words) <= set(WORDS)


@pytest.mark.parametrize("typed", ["lune chat seau", "LUNE-CHAT-SEAU", " Lune, chat;seau! ", "lune\tchat\nseau"])
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert tidy(typed) == "LUNE-CHAT-SEAU"


def test_a_table_s_name_never_looks_like_an_option() -> None:
    assert not any(new_id().startswith("-") for _ in range(1000))
