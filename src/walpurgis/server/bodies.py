"""What HTTP takes and gives, beside what tables say of themselves: one small Struct a direction."""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from walpurgis.kernel.layout import Region, Spot
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.setup import Value
from walpurgis.kernel.steps import Actor, Seat
from walpurgis.tables.evening import MOST_GUESTS, MOST_TABLES
from walpurgis.tables.header import FACES
from walpurgis.tables.messages import TableInfo, Update
from walpurgis.tables.shapes import PieceData, ToldData, ViewData

Name = Annotated[str, Meta(min_length=1, max_length=192)]
Seed = Annotated[
    str, Meta(pattern="^([0-9a-f]{2}){16,64}$", description="at least 16 random bytes of the browser, in hexadecimal")
]
SeedHash = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 of the bytes of a seed that the browser keeps")
]
Face = Annotated[int, Meta(ge=0, lt=FACES, description="a witch by her colour: moon, star, flame, toad, bolt, heart")]
EmptyOrName = Annotated[str, Meta(max_length=192)]
GameName = Annotated[str, Meta(max_length=64)]
GuestNumber = Annotated[int, Meta(ge=1, le=1 << 31)]
TableOfEvening = Annotated[int, Meta(ge=0, lt=MOST_TABLES, description="which name and picture a table has")]
MOST_SEATS: Final = 16  # of one device
EncodedUpdate = Annotated[Raw, Meta(extra={"holds": Update})]  # as it would go over a socket
Token = Annotated[str, Meta(min_length=1, max_length=128)]


class Problem(Struct):
    """What was not done: error is one of a closed list of keys, message the sentence in the asker's language."""

    error: str
    message: str


# Coming in


class Sit(Struct, forbid_unknown_fields=True):
    """Whoever sits there already keeps what is left out; without a face one gets that of the seat's colour."""

    seed_hash: SeedHash | None = None
    name: Name | None = None
    face: Face | None = None


class SeatBot(Struct, forbid_unknown_fields=True):
    level: Annotated[int, Meta(ge=1, le=5)]


class Claim(Struct, forbid_unknown_fields=True):
    token: Token
    seed_hash: SeedHash | None = None


class Reveal(Struct, forbid_unknown_fields=True):
    """The seeds behind the hashes that were given, by seat."""

    seeds: Annotated[dict[Seat, Seed], Meta(min_length=1, max_length=MOST_SEATS)]


class Wishes(Struct, forbid_unknown_fields=True):
    """What the device itself is to keep. Left out: stays as it is."""

    name: Name | None = None
    language: str | None = None


class Rerun(Struct, forbid_unknown_fields=True):
    """A record to be played again, and the seat to look through; none: as a spectator."""

    record: str
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None


class NewEvening(Struct, forbid_unknown_fields=True):
    """tables: how many stand in the room to begin with."""

    title: Name
    place: EmptyOrName | None = None
    host_name: EmptyOrName | None = None
    tables: Annotated[int, Meta(ge=0, le=MOST_TABLES)] = 4


class EveningWish(Struct, forbid_unknown_fields=True):
    """What is left out stays. keeps: result and games stay when the evening is over."""

    title: Name | None = None
    place: EmptyOrName | None = None
    host_name: EmptyOrName | None = None
    keeps: bool | None = None


class JoinEvening(Struct, forbid_unknown_fields=True):
    """wish: a game. table: by whose card somebody came. reads: whether they can."""

    name: Name
    face: Face
    wish: GameName | None = None
    table: TableOfEvening | None = None
    reads: bool = True


class SeatGuests(Struct, forbid_unknown_fields=True):
    """Who is placed. table: left out, where it is best for them."""

    guests: Annotated[list[GuestNumber], Meta(min_length=1, max_length=MOST_GUESTS)]
    table: TableOfEvening | None = None


class Brought(Struct, forbid_unknown_fields=True):
    """Two tables: those of the first move to the second."""

    first: TableOfEvening
    second: TableOfEvening


class NewEveningTable(Struct, forbid_unknown_fields=True):
    """game: empty for whatever suits."""

    game: GameName | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    """What is left out stays. seats: how many it is set for, 0 for as many as come."""

    game: GameName | None = None
    seats: Annotated[int, Meta(ge=0, le=99)] | None = None
    screen: bool | None = None


class NewTournament(Struct, forbid_unknown_fields=True):
    """size: how many people at a table, 0 for as usual."""

    game: GameName
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    size: Annotated[int, Meta(ge=0, le=99)] = 0


class PuzzleGuess(Struct, forbid_unknown_fields=True):
    answer: Annotated[str, Meta(max_length=100)]


# Going out


class OptionInfo(Struct):
    """A house rule. sentences explain its values, where they are not numbers."""

    name: str
    clause: str
    sentence: str
    default: Value
    values: list[Value]
    sentences: list[str]


class LayoutData(Struct):
    """A board of this width and height in its own units; regions are drawn in their order, the first farthest back."""

    width: float
    height: float
    spots: tuple[Spot, ...]
    regions: tuple[Region, ...]


class GameInfo(Struct):
    name: str
    title: str
    tagline: str
    genre: str
    fewest_seats: int
    most_seats: int
    age: int
    minutes: tuple[int, int]
    options: list[OptionInfo]


class ReplayFrame(Struct):
    """A moment of a replay: after `at` steps, of which the last was this one. Before the first its text is empty."""

    at: int
    actor: Actor  # a seat, or -1 for chance
    step: str
    events: list[ToldData]
    view: ViewData


class Replayed(Struct):
    """A whole game. A seat without a name has an empty one."""

    game: str
    seats: int
    first: Seat
    options: dict[str, Value]
    names: list[str]
    frames: list[ReplayFrame]


class SceneInfo(Struct):
    """A scene of a lesson, `lesson-NAME`: what does what is to be done, steps or verbs; the spots to look at, and the
    clauses that are learnt by it.
    """

    name: str
    steps: list[str]
    points: list[str]
    clauses: list[str]


class LessonInfo(Struct):
    scenes: list[SceneInfo]


class StagedScene(Struct):
    """A moment of a game that is not at any table: who would sit there, what is seen and asked."""

    table: TableInfo
    update: EncodedUpdate


class PuzzleCard(Struct):
    """A puzzle by its name; hats say how hard it is, 1 to 3. day: the one that it is the puzzle of, empty for none."""

    name: str
    game: str
    hats: int
    day: str = ""


class PuzzleShelf(Struct):
    game: str
    puzzles: list[PuzzleCard]


class Puzzles(Struct):
    """days: the puzzles of the last days, today's last."""

    days: list[PuzzleCard]
    shelves: list[PuzzleShelf]


class ClueData(Struct):
    """Something to go by, `clue-NAME`, and the spots that it is about."""

    name: str
    args: Args
    spots: list[str]


class PuzzleInfo(Struct):
    """A moment with one best answer: `puzzle-ASKS`, its attribute `more` and the clues say what there is to go by.

    It is answered by a step that is asked for, or, where there are pieces, by the name in answers of one of them.
    """

    name: str
    hats: int
    seat: Seat | None
    asks: str
    args: Args
    spot: str
    clues: list[ClueData]
    answers: list[str]
    pieces: list[PieceData]
    table: TableInfo
    update: EncodedUpdate


class PuzzleAnswer(Struct, omit_defaults=True):
    """update: what comes of a step that is the best."""

    right: bool
    update: EncodedUpdate | UnsetType = UNSET


class HouseInfo(Struct):
    """address is how others reach this house; empty where it is the way that the asker came."""

    version: str
    address: str
    languages: list[str]
    levels: list[int]
    phrases: list[str]


class Found(Struct):
    """Whatever has these three words: a table; or an evening, and the number of its table that the card is of.

    path: where a browser goes with them.
    """

    path: str = ""
    table: str = ""
    evening: str = ""
    number: int = -1


class Offered(Struct):
    """A one-time link that moves a seat to another device. Its secret is behind the #, which browsers keep back."""

    token: str
    link: str
    qr: str  # the link as an SVG picture


class Me(Struct):
    """What the house knows of the asker: whether its device is known, and what the device itself keeps."""

    known: bool
    name: str
    language: str


class Health(Struct, omit_defaults=True):
    """trouble: why nothing can be saved, such as `full`, `lost`, `io` or `slow`."""

    status: str
    trouble: str = ""
