"""What views, events and questions are in JSON, as the kernel's `data` gives it.

The kernel makes plain values, without a word about types: it is compiled, and they are made for every move. Here they
are declared, for those who write clients: types of the page, OpenAPI and docs/api.md are made of these. A test plays
every game and holds what it says to them. Keys that are NotRequired are only there where there is something.
"""

from typing import Literal, NotRequired, TypedDict

from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Actor, Seat

Awaits = Literal["chance", "seats", "over"]
DescribedKind = Literal["set", "arrangement", "pad", "pair"]

# Views

PieceData = TypedDict(
    "PieceData",
    {
        "is": str,
        "colour": NotRequired[int],
        "value": NotRequired[str],
        "count": NotRequired[int],
        "seat": NotRequired[Seat],
    },
)
PieceData.__doc__ = "Something that lies on a spot, and what can be seen of it. seat: whose doing it is."

ArcData = TypedDict("ArcData", {"is": str, "way": list[str], "marks": list[str]})
ArcData.__doc__ = "A band along spots: over the way, and about the marks."

MarkData = TypedDict("MarkData", {"is": str, "spots": list[str], "tag": NotRequired[str]})
MarkData.__doc__ = "Something to be seen on spots that is no piece; tag is written on the last of them."


class SpeakerData(TypedDict):
    """A seat that speaks from a spot, `says-SAYS`; says is empty where it is silent."""

    spot: str
    seat: Seat
    says: str


class SheetData(TypedDict):
    """A table of numbers, `sheet-NAME`, with a row for each seat; -1 is a cell still to be filled.

    now: the column that counts now, -1 for none. signs stand beside a number or instead of it; empty: none.
    """

    name: str
    columns: list[str]
    now: int
    numbers: list[list[int]]
    signs: list[list[str]]
    totals: list[int]


class StatusData(TypedDict):
    """How a seat is doing: `status-NAME`."""

    name: str
    args: Args


class SecretData(TypedDict):
    """What the seat alone was told: `secret-NAME`, and pictures of it."""

    name: str
    args: Args
    pieces: list[PieceData]
    clauses: list[str]


class EndingData(TypedDict):
    """Why a game is over, `end-NAME`, and the pieces that decided it, where pieces did."""

    name: str
    args: Args
    pieces: NotRequired[list[PieceData]]


class DeductionData(TypedDict):
    """What the house makes of all that was heard, by the value of pieces: what is out of the question, what is sure."""

    excluded: list[str]
    certain: list[str]


class ViewData(TypedDict):
    """All that one seat, or a spectator (null), may see.

    spots: what lies where. notes: the seat's own marks on spots. tallies: numbers by name, one a seat. statuses: one a
    seat. insight: `book-INSIGHT`, whose knowledge it is that the house works out, where it is not the seat's own.
    """

    seat: Seat | None
    awaits: Awaits
    awaited: list[Seat]
    standing: list[int] | None
    spots: dict[str, list[PieceData]]
    notes: dict[str, list[PieceData]]
    tallies: dict[str, list[int]]
    facts: Args
    arcs: NotRequired[list[ArcData]]
    speaker: NotRequired[SpeakerData]
    secret: NotRequired[SecretData]
    insight: NotRequired[str]
    deduced: NotRequired[DeductionData]
    ending: NotRequired[EndingData]
    marks: NotRequired[list[MarkData]]
    sheets: NotRequired[list[SheetData]]
    statuses: NotRequired[list[StatusData]]


# Events


class ToldData(TypedDict):
    """An event, `event-NAME`: path holds the spots that a piece passes, clauses the rules at work.

    at is the length of the log behind it, actor the seat that had last decided something; -1: nobody yet.
    """

    at: int
    actor: Actor
    name: str
    args: Args
    path: list[str]
    clauses: list[str]


class RaceNumbers(TypedDict):
    """What is behind one answer of a race, in milliseconds: what was reported and measured, and what counts."""

    seat: Seat
    reported: int
    waited: int
    trip: int
    jitter: int
    allowance: int
    taken: int
    margin: int


# Questions


class EffectData(TypedDict):
    """What is special about a step: a sign, and the message `effect-NAME`."""

    sign: str
    name: str
    args: Args


class StepData(TypedDict):
    """A step that can be chosen, in the game's notation.

    spot: where it belongs, empty for nowhere. to: the spot where it brings its piece. effect: what else it does.
    """

    do: str
    spot: str
    to: NotRequired[str]
    effect: NotRequired[EffectData]


class ChoiceData(TypedDict):
    """One of the listed steps."""

    kind: Literal["choice"]
    steps: list[StepData]


class DescribedData(TypedDict):
    """A `set` of size items, an `arrangement` of all items in bins of size, a `pad`: one item, and when; or a `pair`.

    limit and window, in milliseconds, are those of a pad. bins: the spots that the bins of an arrangement are; piece:
    what an item is on the board. Of a pair one item and one of others are chosen, together one of open, such as “3 6”;
    piece is what the second is.
    """

    kind: DescribedKind
    verb: str
    items: list[str]
    size: int
    limit: NotRequired[int]
    window: NotRequired[int]
    bins: NotRequired[list[str]]
    piece: NotRequired[str]
    others: NotRequired[list[str]]
    open: NotRequired[list[str]]


QuestionData = ChoiceData | DescribedData


class SituationData(TypedDict):
    """What is going on, `situation-NAME`, and what to aim for, `aim-AIM`; an empty aim goes without saying."""

    name: str
    args: Args
    aim: str
    aim_args: Args


class HintData(TypedDict):
    """What a newcomer has to be shown: `hint-NAME`, and the spots it is about."""

    name: str
    args: Args
    spots: list[str]


class OutcomeData(TypedDict):
    """One thing that chance may bring, `outcome-NAME`, weight times out of all.

    spot: where a figure would end; tag: what is written there.
    """

    name: str
    args: Args
    weight: int
    pieces: list[PieceData]
    spot: NotRequired[str]
    tag: NotRequired[str]


class ForecastData(TypedDict):
    """What chance may bring, and how often: `forecast-NAME`."""

    name: str
    args: Args
    total: int
    outcomes: list[OutcomeData]


class PreviewData(TypedDict):
    """What a step would do, `preview-NAME`: ways along spots, and spots and bands to point at."""

    name: str
    args: Args
    clauses: list[str]
    ways: list[list[str]]
    marks: list[str]
    arcs: NotRequired[list[ArcData]]
