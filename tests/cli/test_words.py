"""The house's own messages: both languages say the same things."""

from fluent.syntax import ast, parse

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.words import LANGUAGES, Words, lettered, source


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the variables that it uses."""
    found: dict[str, set[str]] = {}
    for entry in parse(source(language, "")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _variables(entry)
    return found


def _variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set[str]().union(*[_variables(value) for value in vars(node).values()])
    if isinstance(node, list):
        return set[str]().union(*[_variables(value) for value in node])
    return set()


def test_all_languages_have_the_same_messages_with_the_same_values() -> None:
    first, *others = [messages(language) for language in LANGUAGES]
    for other in others:
        assert other == first


def test_french_puts_no_break_spaces_before_its_signs() -> None:
    for line in source("fr", "").splitlines():
        if not line.startswith("#"):
            said = line.partition("=")[2] or line
            assert " :" not in said
            assert " ;" not in said
            assert " !" not in said
            assert "« " not in said


def test_line_numbers_are_not_grouped() -> None:
    for language in LANGUAGES:
        said = Words(language).say("error-record", source="f", line=12345, found="x", possible="y")
        assert "12345" in said


def test_lists_end_as_people_end_them() -> None:
    assert Words("fr").listed(["Ada", "Élise", "Bo"]) == "Ada, Élise et Bo"
    assert Words("en").listed(["Ada", "Élise", "Bo"]) == "Ada, Élise and Bo"
    assert Words("en").listed(["Ada"]) == "Ada"


def test_numbers_in_a_row_are_said_as_a_list() -> None:
    heard = Event("waz", {"seat": 0, "count": 3, "witches": "3, 12, 20"}, [], [], None)
    assert "3, 12 et 20" in Words("fr", games.find("wazbaraz")).event(heard)
    assert "3, 12 and 20" in Words("en", games.find("wazbaraz")).event(heard)


def test_what_is_in_a_row_is_said_shortly_within_a_list() -> None:
    heard = Event("silence", {"seat": 0, "count": 6, "witches": "18..20, 1..3"}, [], [], None)
    assert "18 à 20 et 1 à 3" in Words("fr", games.find("wazbaraz")).event(heard)
    assert "18 to 20 and 1 to 3" in Words("en", games.find("wazbaraz")).event(heard)


def test_ranges_are_said_in_words() -> None:
    said = [Words(language).say("error-seats", found=9, possible="3..6", clause="HT-03") for language in ("fr", "en")]
    assert "3 à 6 joueurs" in said[0]
    assert "3 to 6 players" in said[1]


def test_a_superscript_in_the_value_of_a_piece_is_no_number() -> None:
    """`str.isdigit` takes it for one, and `int` does not."""
    assert lettered(["²", "3", "07", "9" * 5000]) == {"a": "²", "b": 3, "c": "07", "d": "9" * 5000}
