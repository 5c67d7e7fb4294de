"""What a table says to those who watch it, and how it answers. The server only puts it into JSON.

What goes over a socket on its own is a Message: its `kind` says which. Their docstrings are what docs/api.md says.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Actor, Seat
from walpurgis.tables.header import NO_FACE, ChairKind, Fault, Status
from walpurgis.tables.settings import TableSettings
from walpurgis.tables.shapes import (
    ForecastData,
    HintData,
    PreviewData,
    QuestionData,
    RaceNumbers,
    SituationData,
    ToldData,
    ViewData,
)

EncodedEvent = Annotated[Raw, Meta(extra={"holds": ToldData})]  # once for all who hear of it

# To those who watch


class Message(Struct, tag_field="kind", tag=True):
    """Something that goes over a socket on its own."""


class Update(Message, omit_defaults=True, tag="update"):
    """Events to show one after the other, the view to settle on, the open questions of the watcher's seat.

    `ok` names the move of one's own that this answers; `race` are the numbers of a race just decided, one entry a
    seat; `clock` is the time left in milliseconds by seat, where the table has a clock. `situation` and `hints` go with
    the questions: what is going on, and what a newcomer has to be shown, the most urgent first. So does `forecast`:
    what chance may bring, and how often. `limit` is for spectators: how long the race that is open lasts, in
    milliseconds.
    """

    at: int
    view: ViewData
    events: list[EncodedEvent]
    ask: list[QuestionData]
    ok: str = ""
    race: list[RaceNumbers] | None = None
    clock: dict[Seat, int] | None = None
    situation: SituationData | None = None
    hints: list[HintData] = []
    forecast: ForecastData | None = None
    limit: int = 0


class ChairInfo(Struct):
    """name: as everybody calls them here, equal names told apart. face: 0 to 5, a witch by her colour; -1: none."""

    kind: ChairKind
    name: str
    face: int
    level: int
    you: bool
    here: bool
    minded: bool  # a bot plays for the absent person
    ready: bool  # has given the hash of a seed: a person of a rematch who is not back yet has not
    revealed: bool  # has told the seed, too: while the table's status is `revealing` the others are waited for


class TableInfo(TableSettings):
    """A table as a guest may see it: nothing of devices, secrets or what is under the hats.

    awaited is only filled in where it was worked out: for a table in memory, and in the list of one's own tables.
    commit and seed_hashes (one a seat, empty for a bot) are what the seeds must fit; server_seed and seeds are there
    once the game is over; ended is 0 until then. advisable: whether this guest may ask for advice now. sent_away:
    how many devices the host does not let back, told to the host alone. begins_without_in: seconds that a
    host still has to wait for shares in the dice before the game can begin without them. archived_at: when the game
    will be put away unfinished, since nobody plays on, in seconds since 1970; told days before, else 0. Any move puts
    that off, and so does `keep`.
    """

    id: str
    code: str
    game: str
    seats: int
    first_drawn: bool
    advisable: bool
    status: Status
    chairs: list[ChairInfo]
    commit: str
    seed_hashes: list[str]
    at: int
    you_host: bool
    your_turn: bool
    awaited: list[Seat]
    created: float
    rematch: str
    begins_when_ready: bool
    previous: str
    continues: str  # the table that this one goes on from, after a step was taken back
    continued: str  # the one that goes on from this
    takes_back: bool  # whether this guest may take a step back
    sent_away: int = 0
    begins_without_in: float = 0.0
    archived_at: float = 0.0
    ended: float = 0.0
    fault: Fault = ""  # why the game could not go on, where it could not
    evening: str = ""  # the evening that it is a table of, told to those whom the table concerns
    server_seed: str = ""
    seeds: list[str] | None = None


class Notice(Message, tag="table"):
    """Who sits where, who is here: sent whenever it changes."""

    table: TableInfo


class Spoken(Message, tag="phrase"):
    """A preset phrase; there is no free chat."""

    phrase: str
    seat: Seat


class RaceReplies(Message, tag="replies"):
    """To spectators, while a race is on: which seats have answered, and never what."""

    seats: list[Seat]


Bye = Literal["restart", "gone", "unwelcome"]


class Farewell(Message, tag="bye"):
    """`restart`: the house will be back. `gone`: the table is. `unwelcome`: it may not be watched any more."""

    reason: Bye


class Ping(Message, tag="ping"):
    """To be answered by a `pong` with the same number at once: it measures the wire, which races depend on."""

    number: int


# Answers to one of them; id is what the question or move was called by whoever sent it


class Accepted(Message, tag="ok"):
    """A move that had been made before: this is a retry. `at` is where the table is now."""

    id: str
    at: int


class Refused(Message, tag="refused"):
    """The rules forbid the move; `clause` is the rule that does."""

    id: str
    clause: str
    args: Args
    message: str


class Stale(Message, tag="stale"):
    """The move was an answer to older news; `at` is where the table is now."""

    id: str
    at: int


class Failed(Message, tag="error"):
    """Nothing was done, for another reason: `error` is one of a closed list of keys, `message` the sentence for it."""

    error: str
    message: str
    id: str = ""


class Why(Message, tag="why"):
    """Why a step cannot be played; an empty clause: it can."""

    id: str
    clause: str
    args: Args
    message: str


class Previewed(Message, tag="preview"):
    """What a step would do; null where there is nothing to show."""

    id: str
    preview: PreviewData | None
    message: str = ""


class AdvisedStep(Struct):
    do: str
    chance: float


class Advised(Message, tag="advice"):
    """What the best level would do, the best first, each with its chance of winning."""

    id: str
    at: int
    advice: list[AdvisedStep]


Answer = Accepted | Refused | Stale | Failed | Why | Previewed | Advised
ServerMessage = Update | Notice | Spoken | RaceReplies | Farewell | Ping | Answer

# Over HTTP


class NewChair(Struct, forbid_unknown_fields=True):
    """Somebody who sits down at once: a person of the host's device, or with a level a bot, whose name is the house's.

    A person with a face gets the seat of its colour, where the game has it and nobody else took it before. seed_hash:
    as in sitting down; it may come later.
    """

    name: str = ""
    face: int = NO_FACE
    level: int = 0
    seed_hash: str = ""


class NewTable(TableSettings, forbid_unknown_fields=True):
    """What a host asks for. start: the game begins as soon as everybody who sits there has had a share in its dice."""

    game: str
    seats: int
    chairs: list[NewChair] = field(default_factory=list)
    start: bool = False


class Moment(Struct):
    """A game at the length `at` of its log, as one may see it."""

    at: int
    view: ViewData


class StoryLine(Struct):
    """One event in words: at is the length of the log behind it, actor who last decided something by then: chance is
    somebody's, too. -1: nobody yet.
    """

    at: int
    actor: Actor
    name: str
    args: Args
    path: list[str]
    clauses: list[str]
    text: str


class PastMoment(Struct):
    """A moment of a game under way, as one seat saw it: after `at` steps, of which the last was the actor's."""

    at: int
    actor: Actor
    events: list[ToldData]
    view: ViewData


class Judged(Struct):
    """A decision of a finished game: what was played, what the best level would have played, and the chances with both.

    at is the length of the log behind it.
    """

    at: int
    seat: Seat
    played: str
    best: str
    chance: float
    best_chance: float
    turning: bool  # one of the few that cost most


class DrawInfo(Struct):
    """Draw number `number`: unit out of total, and the step it gave. Number 0 named the first seat."""

    number: int
    unit: int
    total: int
    step: str


class OriginInfo(Struct):
    """Where the first draws of a table fell, up to number `draws`: at another one, by its seeds. No hashes: it was a
    table of old, where there were none.
    """

    table: str
    draws: int
    server_seed: str
    seeds: list[str]
    seed_hashes: list[str]


class Proof(Struct):
    """All that is needed to work the draws out anew. Before the end only the commitment and the hashes are told.

    dice: 2, or 1 for a table of old, at which seeds came without hashes. A seat with a hash and no seed is one without
    whose share the host began. origins: for a table that continues others, where the draws before its own were made.
    """

    table: str
    seats: int
    dice: int
    commit: str
    seed_hashes: list[str]
    server_seed: str = ""
    seeds: list[str] = []
    draws: list[DrawInfo] = []
    origins: list[OriginInfo] = []
