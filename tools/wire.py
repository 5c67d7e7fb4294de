"""What is written for clients about the wire, made from the structs that go over it: `python -m tools.wire`.

client/src/net/wire.ts gets the types of all messages, bodies and answers, docs/api.md the tables of messages between
its markers. A test fails while one of them is older than the structs.
"""

import dataclasses
import re
import typing
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, NotRequired, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from walpurgis.kernel.refusal import Args
from walpurgis.server import bodies
from walpurgis.server.client_message import ClientMessage
from walpurgis.tables import evening_messages, messages
from walpurgis.tables.settings import Change
from walpurgis.tables.shapes import QuestionData

ROOT: Final = Path(__file__).parents[1]
TYPES: Final = ROOT / "client" / "src" / "net" / "wire.ts"
DOCUMENT: Final = ROOT / "docs" / "api.md"
COMMAND: Final = "make wire"
SUFFIX: Final = "Data"  # sets a shape apart from the class of the kernel that it is made of; the page knows no other
WIDTH: Final = 120

HEARD: Final = (
    ClientMessage,
    bodies.Sit,
    bodies.SeatBot,
    bodies.Claim,
    bodies.Rerun,
    bodies.PuzzleGuess,
    bodies.NewEvening,
    bodies.EveningWish,
    bodies.JoinEvening,
    bodies.SeatGuests,
    bodies.Brought,
    bodies.TableWish,
    bodies.NewTournament,
    messages.NewTable,
    Change,
)
SAID: Final = (
    messages.ServerMessage,
    messages.Moment,
    messages.StoryLine,
    messages.PastMoment,
    messages.Judged,
    messages.Proof,
    bodies.Problem,
    bodies.GameInfo,
    bodies.Replayed,
    bodies.Found,
    bodies.Offered,
    bodies.LayoutData,
    bodies.LessonInfo,
    bodies.StagedScene,
    bodies.Puzzles,
    bodies.PuzzleInfo,
    bodies.PuzzleAnswer,
    evening_messages.EveningInfo,
    evening_messages.EveningSummary,
    evening_messages.MergePlan,
    evening_messages.GuestPlace,
)
ALIASES: Final[dict[str, Any]] = {
    "Args": Args,
    "Question": QuestionData,
    "ServerMessage": messages.ServerMessage,
    "ClientMessage": ClientMessage,
}
PLAIN: Final[dict[Any, str]] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
}


class Field(NamedTuple):
    name: str
    type: Any
    is_optional: bool


# Types


def parts(kind: Any) -> list[Any]:
    """The members of a union, or the type alone."""
    members = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    return [member for member in members if member is not UnsetType]


def is_named(kind: Any) -> bool:
    """Whether it is declared on its own: a Struct, a TypedDict or a dataclass."""
    is_class = isinstance(kind, type) and get_origin(kind) is None
    return is_class and (issubclass(kind, Struct) or typing.is_typeddict(kind) or dataclasses.is_dataclass(kind))


def bare(kind: Any) -> Any:
    """Without what is only said about it; of what is encoded already, what it holds."""
    while get_origin(kind) in (Annotated, NotRequired):
        said = [meta.extra["holds"] for meta in get_args(kind)[1:] if getattr(meta, "extra", None)]
        kind = said[0] if said else get_args(kind)[0]
    return kind


def fields(kind: Any, is_heard: bool) -> list[Field]:
    """is_heard: whether the house hears it, and so whoever writes it may leave out what has a default."""
    if issubclass(kind, Struct):
        omits = kind.__struct_config__.omit_defaults
        may_lack = is_heard or omits
        return [Field(one.encode_name, _shown(one, omits), may_lack and not one.required) for one in _declared(kind)]
    hints = get_type_hints(kind, include_extras=True)
    if dataclasses.is_dataclass(kind):
        return [Field(one.name, hints[one.name], False) for one in dataclasses.fields(kind)]
    return [Field(name, hint, name not in kind.__required_keys__) for name, hint in hints.items()]


def _declared(kind: type[Struct]) -> Iterator[msgspec.structs.FieldInfo]:
    """What has to be there first."""
    declared = msgspec.structs.fields(kind)
    yield from (one for one in declared if one.required)
    yield from (one for one in declared if not one.required)


def _shown(one: msgspec.structs.FieldInfo, omits: bool) -> Any:
    """What is left out where it is None is never null."""
    if omits and one.default is None and not one.required:
        return reduce(or_, [part for part in parts(one.type) if part is not NoneType])
    return one.type


def name_of(kind: type) -> str:
    return kind.__name__.removesuffix(SUFFIX)


def typescript(kind: Any, outermost: str = "") -> str:
    """outermost: the alias that is being declared, which is not to be declared by itself."""
    kind = bare(kind)
    alias = next((name for name, meant in ALIASES.items() if name != outermost and kind == meant), None)
    if alias is not None:
        return alias
    if is_named(kind):
        return name_of(kind)
    members = parts(kind)
    if members != [kind]:
        return " | ".join(dict.fromkeys(typescript(member) for member in members))
    return PLAIN[kind] if kind in PLAIN else _composed(kind)


def _composed(kind: Any) -> str:
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if origin is dict:
        return f"Record<string, {typescript(arguments[1])}>"  # JSON has no other keys
    if origin is tuple and Ellipsis not in arguments:
        return f"[{', '.join(map(typescript, arguments))}]"
    if origin in (list, tuple):
        item = typescript(arguments[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    raise TypeError(f"{kind} has no counterpart in TypeScript")


def within(kind: Any) -> Iterator[Any]:
    """The declared types that a type speaks of."""
    kind = bare(kind)
    if is_named(kind):
        yield kind
    elif get_origin(kind) is not Literal:
        for argument in get_args(kind):
            yield from within(argument)


def gathered(roots: Iterable[Any], is_heard: bool) -> dict[Any, bool]:
    """All types that these speak of, each once, in the order in which one meets them."""
    found: dict[Any, bool] = {}
    waiting = [kind for root in roots for kind in within(root)]
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found[kind] = is_heard
            waiting = [other for one in fields(kind, is_heard) for other in within(one.type)] + waiting
    return found


def comment(kind: type) -> list[str]:
    text = meaning(kind)
    if not text:
        return []
    line = f"/** {text} */"
    if len(line) <= WIDTH:
        return [line]
    rows, row = [], " *"
    for word in text.split():
        if len(row) + 1 + len(word) > WIDTH:
            rows.append(row)
            row = " *"
        row += f" {word}"
    return ["/**", *rows, row, " */"]


def meaning(kind: type) -> str:
    """Its docstring, as one paragraph."""
    return re.sub(r"\s+", " ", (kind.__dict__.get("__doc__") or "").strip())


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag) if issubclass(kind, Struct) and kind.__struct_config__.tag else ""


def interface(kind: Any, is_heard: bool) -> str:
    lines = [*comment(kind), f"export interface {name_of(kind)} {{"]
    if tag_of(kind):
        lines.append(f"  {kind.__struct_config__.tag_field}: '{tag_of(kind)}';")
    for name, type_, is_optional in fields(kind, is_heard):
        lines.append(f"  {name}{'?' if is_optional else ''}: {typescript(type_)};")
    return "\n".join([*lines, "}"])


def alias(name: str, meant: str) -> str:
    """On one line, or a line for each of what it may be."""
    line = f"export type {name} = {meant};"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + meant.replace(" | ", "\n  | ") + ";"


def types() -> str:
    """All of wire.ts."""
    found = gathered(SAID, is_heard=False) | gathered(HEARD, is_heard=True)
    declared = [interface(kind, is_heard) for kind, is_heard in found.items()]
    aliases = [alias(name, typescript(meant, name)) for name, meant in ALIASES.items()]
    head = f"/** What goes over the wire. Made by `{COMMAND}` from the server's structs: change those. */"
    return "\n\n".join([head, *aliases, *declared]) + "\n"


# Tables of messages


def table(union: Any, is_heard: bool) -> str:
    rows = ["| `kind` | with | |", "|---|---|---|"]
    for kind in parts(union):
        names = [f"`{one.name}`{'?' if one.is_optional else ''}" for one in fields(kind, is_heard)]
        rows.append(f"| `{tag_of(kind)}` | {', '.join(names)} | {meaning(kind)} |")
    return "\n".join(rows)


def document(text: str) -> str:
    """docs/api.md with its tables made anew."""
    tables = {"said": table(messages.ServerMessage, is_heard=False), "heard": table(ClientMessage, is_heard=True)}
    for name, made in tables.items():
        begin, end = f"<!-- {name}: made by `{COMMAND}` -->", f"<!-- {name} ends -->"
        before, _, rest = text.partition(begin)
        _, found, after = rest.partition(end)
        if not found:
            raise ValueError(f"{DOCUMENT.name} has no place for what is {name}")
        text = f"{before}{begin}\n{made}\n{end}{after}"
    return text


def made() -> dict[Path, str]:
    """What each file should hold."""
    return {TYPES: types(), DOCUMENT: document(DOCUMENT.read_text("utf-8"))}


if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, "utf-8")
