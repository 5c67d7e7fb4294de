"""What one seat may know, in terms of named spots and what lies on them."""

from typing import Final

from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat, Step

# What a step does that changes more than a place: goes home, pushes or sends back, enters a goal, leaps, runs, looks,
# plays a card, costs or earns coins, waits, throws dice, and what is plainly good or bad.
SIGNS: Final = ("home", "push", "enter", "leap", "run", "look", "card", "coin", "wait", "throw", "good", "bad")


class Piece:
    """Something that lies on a spot: a kind such as `hat`, and what can be seen of it.

    colour and value are left out (-1, empty) where the kind has none or the seat may not know them. seat is whose
    doing it is, where people are to be told its name (-1: nobody's).
    """

    __slots__ = ("colour", "count", "kind", "seat", "value")

    def __init__(self, kind: str, colour: int = -1, value: str = "", count: int = 1, seat: Seat = -1) -> None:
        self.kind = kind
        self.colour = colour
        self.value = value
        self.count = count
        self.seat = seat

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {"is": self.kind}
        if self.colour >= 0:
            data["colour"] = self.colour
        if self.value:
            data["value"] = self.value
        if self.count != 1:
            data["count"] = self.count
        if self.seat >= 0:
            data["seat"] = self.seat
        return data


class Arc:
    """A band that lies along spots: over the `way`, in this order, and about those of them that are `marks`.

    How a kind looks is said by the game's art, `arc-KIND`.
    """

    __slots__ = ("kind", "marks", "way")

    def __init__(self, kind: str, way: list[str], marks: list[str]) -> None:
        self.kind = kind
        self.way = way
        self.marks = marks

    def data(self) -> dict[str, object]:
        return {"is": self.kind, "way": self.way, "marks": self.marks}


class Speaker:
    """A seat that speaks from a spot to the whole table. says: a Fluent message `says-SAYS`; empty for silence."""

    __slots__ = ("says", "seat", "spot")

    def __init__(self, spot: str, seat: Seat, says: str) -> None:
        self.spot = spot
        self.seat = seat
        self.says = says

    def data(self) -> dict[str, object]:
        return {"spot": self.spot, "seat": self.seat, "says": self.says}


class Mark:
    """Something to be seen on spots that is no piece: the way somebody came, what somebody can reach.

    Its picture and its words are called `mark-KIND`; tag, where there is one, is written on the last of the spots.
    """

    __slots__ = ("kind", "spots", "tag")

    def __init__(self, kind: str, spots: list[str], tag: str = "") -> None:
        self.kind = kind
        self.spots = spots
        self.tag = tag

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {"is": self.kind, "spots": self.spots}
        if self.tag:
            data["tag"] = self.tag
        return data


NO_NUMBER: Final = -1  # a cell of a sheet that is still to be filled


class Sheet:
    """A table of numbers with a row for each seat, called `sheet-NAME`; one column may be the one that counts now.

    columns are written as they are, or as the message `column-COLUMN` where there is one.

    signs stand in cells beside their number, or instead of it: pictures and words called `cell-SIGN`, empty for none.
    totals are written behind the columns; there may be none.
    """

    __slots__ = ("columns", "name", "now", "numbers", "signs", "totals")

    def __init__(self, name: str, seats: int, columns: list[str], now: int = -1) -> None:
        self.name = name
        self.columns = columns
        self.now = now
        self.numbers = [[NO_NUMBER] * len(columns) for _ in range(seats)]
        self.signs = [[""] * len(columns) for _ in range(seats)]
        self.totals: list[int] = []

    def data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "columns": self.columns,
            "now": self.now,
            "numbers": self.numbers,
            "signs": self.signs,
            "totals": self.totals,
        }


class Status:
    """How a seat is doing, in two or three words: `status-NAME`; a picture of that name replaces the seat's head."""

    __slots__ = ("args", "name")

    def __init__(self, name: str, args: Args) -> None:
        self.name = name
        self.args = args

    def data(self) -> dict[str, object]:
        return {"name": self.name, "args": self.args}


class Secret:
    """Something that this seat alone was told, for as long as it may be seen: `secret-NAME`, and pictures of it.

    The message's attribute `others` says what the others know of it.
    """

    __slots__ = ("args", "clauses", "name", "pieces")

    def __init__(self, name: str, args: Args, pieces: list[Piece], clauses: list[str]) -> None:
        self.name = name
        self.args = args
        self.pieces = pieces
        self.clauses = clauses

    def data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "args": self.args,
            "pieces": [piece.data() for piece in self.pieces],
            "clauses": self.clauses,
        }


class Ending:
    """Why a game is over: a Fluent message `end-NAME` with args, where `seat` and `other` are seats.

    pieces: those that decided it, to be seen beside the sentence; none where numbers did.
    """

    __slots__ = ("args", "name", "pieces")

    def __init__(self, name: str, args: Args) -> None:
        self.name = name
        self.args = args
        self.pieces: list[Piece] = []

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {"name": self.name, "args": self.args}
        if self.pieces:
            data["pieces"] = [piece.data() for piece in self.pieces]
        return data


class View:
    """A whole screen: built from a seat's knowledge, never by deleting from the truth.

    spots: what lies where, for all to see. notes: the seat's own marks and secrets on spots.
    marks: what else can be seen on spots, for all. sheets: tables of numbers. statuses: none, or one a seat.
    tallies: public numbers, one a seat, such as points. facts: everything else that is one value.
    ending: why it is over, once it is.
    arcs: what lies along several spots. speaker: who speaks to the table, where somebody does.
    secret: what the seat alone was told. insight: a message `book-INSIGHT` over what the house makes of all that was
    heard, where that is not about what the seat itself knows. excluded and certain: what the house makes of it,
    the items of sets that are out of the question and those that must be among them.
    """

    __slots__ = (
        "arcs", "awaited", "awaits", "certain", "ending", "excluded", "facts", "insight", "marks", "notes", "seat",
        "secret", "sheets", "speaker", "spots", "standing", "statuses", "tallies",
    )  # fmt: skip

    def __init__(self, seat: Seat | None, awaits: str, awaited: list[Seat], standing: list[int] | None) -> None:
        self.seat = seat
        self.awaits = awaits
        self.awaited = awaited
        self.standing = standing
        self.spots: dict[str, list[Piece]] = {}
        self.notes: dict[str, list[Piece]] = {}
        self.marks: list[Mark] = []
        self.sheets: list[Sheet] = []
        self.statuses: list[Status] = []
        self.tallies: dict[str, list[int]] = {}
        self.facts: Args = {}
        self.arcs: list[Arc] = []
        self.speaker: Speaker | None = None
        self.secret: Secret | None = None
        self.insight = ""
        self.excluded: list[str] = []
        self.certain: list[str] = []
        self.ending: Ending | None = None

    def put(self, spot: str, piece: Piece) -> None:
        self.spots.setdefault(spot, []).append(piece)

    def note(self, spot: str, piece: Piece) -> None:
        self.notes.setdefault(spot, []).append(piece)

    def data(self) -> dict[str, object]:
        """Plain values for JSON. What most games have none of is only there where there is any."""
        data: dict[str, object] = {
            "seat": self.seat,
            "awaits": self.awaits,
            "awaited": self.awaited,
            "standing": self.standing,
            "spots": {spot: [piece.data() for piece in pieces] for spot, pieces in self.spots.items()},
            "notes": {spot: [piece.data() for piece in pieces] for spot, pieces in self.notes.items()},
            "tallies": self.tallies,
            "facts": self.facts,
        }
        if self.arcs:
            data["arcs"] = [arc.data() for arc in self.arcs]
        if self.speaker is not None:
            data["speaker"] = self.speaker.data()
        if self.secret is not None:
            data["secret"] = self.secret.data()
        if self.insight:
            data["insight"] = self.insight
        if self.excluded or self.certain:
            data["deduced"] = {"excluded": self.excluded, "certain": self.certain}
        if self.ending is not None:
            data["ending"] = self.ending.data()
        if self.marks:
            data["marks"] = [mark.data() for mark in self.marks]
        if self.sheets:
            data["sheets"] = [sheet.data() for sheet in self.sheets]
        if self.statuses:
            data["statuses"] = [status.data() for status in self.statuses]
        return data


class Outcome:
    """One thing that chance may bring: how it looks, what comes of it (`outcome-NAME`), and how often, in whole parts.

    spot is where a figure would end, tag what is written there; both may be empty.
    """

    __slots__ = ("args", "name", "pieces", "spot", "tag", "weight")

    def __init__(self, name: str, args: Args, weight: int, pieces: list[Piece], spot: str = "", tag: str = "") -> None:
        self.name = name
        self.args = args
        self.weight = weight
        self.pieces = pieces
        self.spot = spot
        self.tag = tag

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "name": self.name,
            "args": self.args,
            "weight": self.weight,
            "pieces": [piece.data() for piece in self.pieces],
        }
        if self.spot:
            data["spot"] = self.spot
            data["tag"] = self.tag
        return data


class Forecast:
    """What chance may bring, as a part of a question: `forecast-NAME`. Weights are exact, so many out of total."""

    __slots__ = ("args", "name", "outcomes", "total")

    def __init__(self, name: str, args: Args, total: int) -> None:
        self.name = name
        self.args = args
        self.total = total
        self.outcomes: list[Outcome] = []

    def data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "args": self.args,
            "total": self.total,
            "outcomes": [outcome.data() for outcome in self.outcomes],
        }


class Preview:
    """What a step would do as far as the seat can know: ways along spots, and a Fluent message `preview-NAME`."""

    __slots__ = ("arcs", "args", "clauses", "marks", "name", "ways")

    def __init__(self, name: str, args: Args, clauses: list[str]) -> None:
        self.name = name
        self.args = args
        self.clauses = clauses
        self.ways: list[list[str]] = []  # each from where, through what, to where
        self.marks: list[str] = []  # spots to point at, such as those that a naming names
        self.arcs: list[Arc] = []  # what would lie along several spots, such as the witches a card would ask about

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "name": self.name, "args": self.args, "clauses": self.clauses, "ways": self.ways, "marks": self.marks,
        }  # fmt: skip
        if self.arcs:
            data["arcs"] = [arc.data() for arc in self.arcs]
        return data


class Situation:
    """What is going on, for a seat that is asked: a Fluent message `situation-NAME`, what it has and may do with it.

    aim is what to aim for, the message `aim-AIM`; empty where that goes without saying.
    """

    __slots__ = ("aim", "aim_args", "args", "name")

    def __init__(self, name: str, args: Args, aim: str, aim_args: Args) -> None:
        self.name = name
        self.args = args
        self.aim = aim
        self.aim_args = aim_args

    def data(self) -> dict[str, object]:
        return {"name": self.name, "args": self.args, "aim": self.aim, "aim_args": self.aim_args}


class Effect:
    """What is special about a step: one of SIGNS, and a Fluent message `effect-NAME` for what follows from it."""

    __slots__ = ("args", "name", "sign")

    def __init__(self, sign: str, name: str, args: Args) -> None:
        self.sign = sign
        self.name = name
        self.args = args

    def data(self) -> dict[str, object]:
        return {"sign": self.sign, "name": self.name, "args": self.args}


class Hint:
    """Something that is explained the first time it matters: `hint-NAME`, and the spots it is about."""

    __slots__ = ("args", "name", "spots")

    def __init__(self, name: str, args: Args, spots: list[str]) -> None:
        self.name = name
        self.args = args
        self.spots = spots

    def data(self) -> dict[str, object]:
        return {"name": self.name, "args": self.args, "spots": self.spots}


class Prompt:
    """One question to a seat. Large families of steps are described, not listed.

    kind `choice`: one of `steps`, each with the spot it belongs to (an empty name: none).
    kind `set`: `verb` and `size` of the `items` in ascending order.
    kind `arrangement`: `verb` and all `items` in bins of `size`, parted by “/”. Where the bins are places on the board,
    `spots` names them in that order, and `piece` what kind of piece an item is.
    kind `pair`: one of `steps`, all of one `verb` with two arguments, which are chosen one after the other; where the
    second is a piece such as a die, `piece` names its kind.
    kind `pad`: a race. One of `items` behind `verb`, and when: “@” and milliseconds, at most `limit`; right answers
    less than `window` apart are simultaneous.
    """

    __slots__ = ("items", "kind", "limit", "piece", "size", "spots", "steps", "verb", "window")

    def __init__(self, kind: str, verb: str = "") -> None:
        self.kind = kind
        self.verb = verb
        self.steps: list[Step] = []
        self.spots: list[str] = []
        self.items: list[str] = []
        self.piece = ""
        self.size = 0
        self.limit = 0
        self.window = 0


def pair(verb: str, steps: list[Step], piece: str = "") -> Prompt:
    """A question for two things, such as how many dice and of which face, instead of a button for every two of them."""
    prompt = Prompt("pair", verb)
    prompt.steps = steps
    prompt.piece = piece
    return prompt
