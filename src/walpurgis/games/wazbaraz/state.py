"""What makes up a position of Waz Baraz, and what comes next in it."""

from typing import ClassVar, Final

from walpurgis.games.wazbaraz.board import FULL_DECK, NUMERIC, START, Cards, Place, Places, Value, Witch, Witches
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, Seat

# What comes next, in the order of a game.
LAYING: Final = 0  # the witches of a shuffled circle (WB-22)
COVERING: Final = 1  # the start card (WB-03)
CHOOSING: Final = 2  # the mistresses (WB-06)
OPENING: Final = 3  # the first card at the circle (WB-07)
DEALING: Final = 4
TURN: Final = 5  # a naming or a card (WB-15)
NAMED: Final = 6  # a card, after a naming (WB-17)
ASKING: Final = 7  # the question of WB-14
STAGES: Final = ["laying", "covering", "choosing", "opening", "dealing", "turn", "named", "asking"]

# Where points come from: the start (WB-13), wrong namings (WB-17), the right one (WB-16).
SOURCES: Final = ["rounds", "mistakes", "finds"]


class Round(Position):
    """circle[place] is the witch there, 0 at the start; card lies at the place `at`, and until it is taken into
    the hand (WB-R9) the card before it, `old`, still lies at `left`. Values are 0 where no card is yet.

    dancing are the places of the mistresses. known[seat] are those cards of a hand that all saw it take, and
    seen[seat] has a bit for every seat that knows the whole hand (WB-R12). deck are the cards that are not dealt, log
    is what was said in this round. found are the mistresses named right, until the next ones are chosen; earned has the
    points of each seat by where they came from. circle and seen are replaced, never changed: copies share them.
    """

    __slots__ = (
        "at",
        "card",
        "circle",
        "dancing",
        "deck",
        "earned",
        "found",
        "hands",
        "known",
        "left",
        "log",
        "mistresses",
        "old",
        "points",
        "seen",
        "stage",
        "start",
        "turn",
        "wazbaraz",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        "stage", "circle", "start", "deck", "wazbaraz", "mistresses", "dancing", "turn", "at", "card", "left", "old",
        "hands", "known", "seen", "points", "found", "earned", "log",
    )  # fmt: skip

    stage: int
    circle: list[Witch]
    start: Value
    deck: Cards
    wazbaraz: Seat
    mistresses: Witches
    dancing: Places
    turn: Seat  # while cards are dealt, the seat that gets the next one
    at: Place
    card: Value
    left: Place
    old: Value
    hands: list[Cards]
    known: list[Cards]
    seen: list[int]
    points: list[int]
    found: Witches
    earned: list[int]  # SOURCES numbers a seat
    log: list[int]

    def begin(self) -> None:
        seats = self.setup.seats
        shuffled = self.setup.chooses("circle", "shuffled")  # WB-H2
        self.stage = LAYING if shuffled else COVERING
        self.circle = [0] if shuffled else NUMERIC
        self.start = 0
        self.deck = FULL_DECK
        self.wazbaraz = self.setup.first  # WB-05
        self.mistresses = 0
        self.dancing = 0
        self.turn = self.left_of(self.wazbaraz)  # WB-07, WB-08
        self.at = START
        self.card = 0
        self.left = START
        self.old = 0
        self.hands = [0] * seats
        self.known = [0] * seats
        self.seen = [1 << seat for seat in range(seats)]
        self.points = [0] * seats  # WB-04
        self.found = 0
        self.earned = [0] * (seats * len(SOURCES))
        self.log = []
        self.awaits = CHANCE

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.setup.seats
