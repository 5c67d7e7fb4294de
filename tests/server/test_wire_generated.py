"""What is written for clients about the wire is what goes over it."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from tools import wire
from walpurgis.server.client_message import ClientMessage
from walpurgis.tables.messages import Message, ServerMessage
from walpurgis.tables.shapes import QuestionData


@pytest.mark.parametrize("path", wire.made(), ids=lambda path: path.name)
def test_what_is_written_about_the_wire_is_not_stale(path: Path) -> None:
    assert path.read_text("utf-8") == wire.made()[path], f"the structs have changed: run `{wire.COMMAND}`"


@pytest.mark.parametrize("union", [ServerMessage, ClientMessage], ids=["said", "heard"])
def test_every_message_has_a_kind_of_its_own_and_says_what_it_means(union: Any) -> None:
    kinds = [wire.tag_of(message) for message in wire.parts(union)]
    assert len(set(kinds)) == len(kinds)
    assert all(message.__struct_config__.tag_field == "kind" for message in wire.parts(union))
    assert all(wire.meaning(message) for message in wire.parts(union))


def test_no_message_of_a_table_is_left_out() -> None:
    assert set(Message.__subclasses__()) == set(wire.parts(ServerMessage))


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (int | None, "number | null"),
        (list[int | str], "(number | string)[]"),
        (dict[int, bool], "Record<string, boolean>"),
        (tuple[int, str], "[number, string]"),
        (tuple[float, ...], "number[]"),
        (list[QuestionData], "Question[]"),
    ],
    ids=str,
)
def test_types_are_written_as_typescript_has_them(kind: Any, written: str) -> None:
    assert wire.typescript(kind) == written


class Heard(Struct):
    """Something that may lack a part."""

    name: str
    level: int | None = None


def test_what_has_a_default_may_be_left_out_by_those_who_speak_to_the_house() -> None:
    assert "level?: number | null;" in wire.interface(Heard, is_heard=True)
    assert "level: number | null;" in wire.interface(Heard, is_heard=False)
