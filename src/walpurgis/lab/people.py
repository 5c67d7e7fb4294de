"""Models of people: how a child of five, a casual, a good and an expert player play the five games.

They measure the opponents of the house. A person looks at some of the steps, judges each by what it brings at once,
more or less wrongly, and takes what looks best; she plays by what she remembers. Nobody here looks further ahead: what
makes an expert is to overlook nothing, to judge right, and to grudge the others theirs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from walpurgis.games.hexenrennen.board import DECIDING, LAST, POINTS, TILES, WITCHES
from walpurgis.games.hexenrennen.rules import HexenRennen
from walpurgis.games.hexentanz.board import RING
from walpurgis.games.hexentanz.memory import Memory, Recall
from walpurgis.games.hexentanz.rules import Hexentanz
from walpurgis.games.hexentanz.worth import OWNERS, TO_GO
from walpurgis.games.hyene.board import BACK, EATEN, HYENA_DUE, LEAVE_DUE, OUT, SAFE, WATER_DUE
from walpurgis.games.hyene.rules import Hyene
from walpurgis.games.sorcellerie.board import ANSWERS, RIGHT, SAY, SILENT, SPAN
from walpurgis.games.sorcellerie.rules import Sorcellerie
from walpurgis.games.wazbaraz.board import ASKING, CHOOSING, HIGHEST, TURN
from walpurgis.games.wazbaraz.bot import best_card, naming, question
from walpurgis.games.wazbaraz.deduction import nth, remembered
from walpurgis.games.wazbaraz.rules import WazBaraz
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, Seat, Step


@dataclass(frozen=True)
class Person:
    """notices is the chance that a step comes to mind at all. misjudges is the scatter of what a step seems to bring,
    in squares of the board. spite is how much what it takes from the others counts beside what it brings. recall is the
    chance to remember something for one more turn of anybody. keeps is what a taba seems to be worth that the well will
    ask for, in squares. deduces is how often she puts together what was said, and dares with how many pairs of
    mistresses left she names one. reads_s is the usual time to read the dice and the circle, reads_right how often that
    is right.
    """

    notices: float
    misjudges: float
    spite: float
    recall: float
    keeps: float
    deduces: float
    dares: float
    reads_s: float
    reads_right: float


PEOPLE: Final = {
    "child": Person(0.7, 5.0, 0.0, 0.995, 1.0, 0.25, 14, 5.0, 0.7),
    "casual": Person(0.8, 3.0, 0.3, 0.985, 3.0, 0.7, 6, 2.8, 0.85),
    "good": Person(0.95, 1.0, 0.7, 0.995, 5.0, 0.95, 4, 1.5, 0.95),
    "expert": Person(1.0, 0.3, 1.0, 0.9995, 6.0, 1.0, 3, 1.2, 0.98),
}
SCATTER: Final = 0.35  # of the logarithm of a reading time
OWN: Final = 0.3  # how much less of one's own is forgotten than of others'
SAID: Final = 3  # times as fast as what was seen, what was said is forgotten
ASKED: Final = 5.0  # squares that a card is worth, to whoever may play it
SAMPLES: Final = 8  # throws of the dice that a person has in mind


def play(person: Person, position: Position, witnessed: list[Event], seat: Seat, rng: Random) -> Step:
    """What the person does in a world that her seat imagines."""
    steps = position.legal(seat)
    if len(steps) == 1:
        return steps[0]
    if isinstance(position, Sorcellerie):
        return _read(person, position, rng)
    if isinstance(position, WazBaraz):
        return _deduce(person, position, seat, rng)
    if isinstance(position, HexenRennen) and position.awaits != seat:
        return position.pick(seat, rng)  # how the tiles are laid is left to chance
    if isinstance(position, Hexentanz):
        position = _remembered(person, position, witnessed, seat, rng)
    return _look(person, position, seat, steps, rng)


def _look(person: Person, position: Position, seat: Seat, steps: list[Step], rng: Random) -> Step:
    """Of the steps that come to mind the one that seems to bring most."""
    seen = [step for step in steps if rng.random() < person.notices] or [rng.choice(steps)]
    return max(seen, key=lambda step: _gain(person, position, seat, step, rng) + rng.gauss(0.0, person.misjudges))


def _gain(person: Person, position: Position, seat: Seat, step: Step, rng: Random) -> float:
    after = position.copy()
    after.play(seat, step)
    if isinstance(after, HexenRennen):
        return _advantage(person, after, seat) + _asked(after, seat)
    if after.awaits != CHANCE or not isinstance(after, Hyene):
        return _advantage(person, after, seat)
    total = 0.0
    for _ in range(SAMPLES):  # nobody buys without a thought of what the dice may bring for nothing
        thrown = after.copy()
        thrown.play(CHANCE, thrown.chances().draw(rng))
        total += _advantage(person, thrown, seat)
    return total / SAMPLES


def _asked(race: HexenRennen, seat: Seat) -> float:
    """In squares: on her own symbol she may play a card, on another's that clan may."""
    if race.phase != DECIDING or race.turn != seat:
        return 0.0
    return ASKED if race.awaits == seat else -ASKED


def _advantage(person: Person, position: Position, seat: Seat) -> float:
    seats = position.setup.seats
    ways = [WAYS[type(position)](person, position, one) for one in range(seats)]
    others = (sum(ways) - ways[seat]) / (seats - 1)
    return ways[seat] - person.spite * others


# How far a seat seems to have come, in squares


def _far_in_hexentanz(person: Person, dance: Position, seat: Seat) -> float:
    assert isinstance(dance, Hexentanz)
    owners = OWNERS[dance.setup.seats]
    way = 1.5 * RING * dance.goal[seat]
    for square in dance.hats:
        colour = dance.ring[square]
        if owners[colour] == seat:
            way += RING - TO_GO[colour][square]
    return way


def _far_in_hexenrennen(person: Person, race: Position, seat: Seat) -> float:
    assert isinstance(race, HexenRennen)
    way = 2.0 * race.cards(seat)
    for place in race.witches[WITCHES * seat : WITCHES * (seat + 1)]:
        way += place if place <= TILES else LAST + 2 * POINTS[place]
    return way


def _far_in_hyene(person: Person, chase: Position, seat: Seat) -> float:
    assert isinstance(chase, Hyene)
    phase, tabas = chase.phases[seat], chase.tabas[seat]
    if phase == EATEN:
        return 0.0
    if phase == SAFE:
        return 3.0 * chase.well
    if phase == BACK:
        return 2.0 * chase.well - chase.squares[seat] + tabas
    due = HYENA_DUE if seat == chase.hyena else WATER_DUE + LEAVE_DUE
    still = max(0, due - chase.paid[seat])
    way = chase.squares[seat] if phase == OUT else chase.well
    return way + 6.0 * chase.paid[seat] + person.keeps * min(tabas, still) + max(0, tabas - still)


WAYS: Final[dict[type[Position], Callable[[Person, Position, Seat], float]]] = {
    Hexentanz: _far_in_hexentanz,
    HexenRennen: _far_in_hexenrennen,
    Hyene: _far_in_hyene,
}


# What people remember, read and deduce


def _remembered(person: Person, dance: Hexentanz, witnessed: list[Event], seat: Seat, rng: Random) -> Position:
    """The dance as she has it in mind: one world, in which all that she has forgotten is a guess."""
    own = 1.0 - OWN * (1.0 - person.recall)
    recall = Recall(person.recall, person.recall**4, own, own**4)  # hats that cross are as hard as four turns
    return Memory(dance, witnessed, seat, recall).draw(rng)


def _deduce(person: Person, dance: WazBaraz, seat: Seat, rng: Random) -> Step:
    if dance.stage == CHOOSING or rng.random() >= person.deduces:
        cards = [step for step in dance.legal(seat) if step <= HIGHEST]
        return rng.choice(cards) if cards else dance.pick(seat, rng)
    knows = remembered(dance, seat, person.recall**SAID, rng)
    if dance.stage == TURN and knows.bit_count() <= person.dares:
        return naming(dance, nth(knows, rng.randrange(knows.bit_count())))
    return question(dance, knows) if dance.stage == ASKING else best_card(dance, seat, knows, knows)


def _read(person: Person, position: Sorcellerie, rng: Random) -> Step:
    answer = RIGHT[position.scene][position.dice]
    if rng.random() >= person.reads_right:
        answer = rng.choice([other for other in range(len(ANSWERS)) if other != answer])
    time = int(1000 * person.reads_s * exp(SCATTER * rng.gauss(0.0, 1.0)))
    return SAY + answer * SPAN + time if time <= position.limit else SILENT
