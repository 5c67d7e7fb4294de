"""Waz Baraz, 3 to 6 seats: twenty witches dance in a circle, and one player alone knows which two lead the dance.

The others let a card run round the circle, listen where WAZ is said, and name the mistresses before anyone else does.
"""

from random import Random
from typing import ClassVar, Final, final

from walpurgis.games.wazbaraz import deduction
from walpurgis.games.wazbaraz import view as seen
from walpurgis.games.wazbaraz.board import (
    ASK,
    ASKING,
    BETWEEN,
    CARD,
    CARDS_EACH,
    CHOICES,
    CHOOSE,
    CHOOSING,
    COVERING,
    DEALING,
    FOUND,
    FULL_DECK,
    HIGHEST,
    LAP,
    LAYING,
    MISTRESS,
    NAME,
    NAMED,
    NAMINGS,
    NO_ASK,
    NOTATION,
    NUMERIC,
    ONE,
    OPEN,
    OPEN_ODDS,
    OPENING,
    PASSED,
    PLACES,
    SOURCES,
    START,
    START_CARD,
    START_ODDS,
    TURN,
    WAZ,
    WITCH,
    WITCHES,
    WRONG,
    Cards,
    Place,
    Places,
    Value,
    Witch,
    Witches,
    card_spot,
    deal_odds,
    entry,
    lane_spot,
    place_spot,
    places_of,
    unpack,
)
from walpurgis.kernel.chance import Odds, random
from walpurgis.kernel.notation import Notation, members
from walpurgis.kernel.position import Position, ranked
from walpurgis.kernel.refusal import Args, Refusal
from walpurgis.kernel.steps import CHANCE, OVER, Actor, Seat, Step
from walpurgis.kernel.view import Effect, Ending, Hint, Preview, Prompt, Situation, View

TURNS_A_NAMING: Final = 20  # random play names at one turn of so many


@final
class WazBaraz(Position):
    """circle[place] is the witch there, 0 at the start; card lies at the place `at`, and until it is taken into
    the hand (WB-R9) the card before it, `old`, still lies at `left`. Values are 0 where no card is yet.

    dancing are the places of the mistresses. known[seat] are those cards of a hand that all saw it take, and
    seen[seat] has a bit for every seat that knows the whole hand (WB-R12). deck are the cards that are not dealt, log
    is what was said in this round. found are the mistresses named right, until the next ones are chosen; earned has the
    points of each seat by where they came from. circle and seen are replaced, never changed: copies share them.
    """

    NOTATION: ClassVar[Notation] = NOTATION
    TURN_CLAUSE: ClassVar[str] = "WB-08"
    END_CLAUSE: ClassVar[str] = "WB-20"
    CHANCE_CLAUSE: ClassVar[str] = "WB-07"
    SECRETS: ClassVar[bool] = True

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

    def copy(self) -> "WazBaraz":
        twin = WazBaraz(self.setup)
        twin.awaits = self.awaits
        twin.stage = self.stage
        twin.circle = self.circle
        twin.start = self.start
        twin.deck = self.deck
        twin.wazbaraz = self.wazbaraz
        twin.mistresses = self.mistresses
        twin.dancing = self.dancing
        twin.turn = self.turn
        twin.at = self.at
        twin.card = self.card
        twin.left = self.left
        twin.old = self.old
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.seen = self.seen
        twin.points = self.points[:]
        twin.found = self.found
        twin.earned = self.earned[:]
        twin.log = self.log[:]
        return twin

    # What is possible

    def legal(self, seat: Seat) -> list[Step]:
        if seat != self.awaits:
            return []
        stage = self.stage
        if stage == CHOOSING:
            return CHOICES[self.setup.number("mistresses")][:]  # WB-06, WB-R1
        if stage == ASKING:
            return list(range(ASK + 1, NO_ASK + 1))  # WB-14, WB-R6, WB-R10
        steps = sorted(set(unpack(self.hands[seat])))  # WB-09: a played card is its value
        if stage == TURN:
            steps += NAMINGS[self.setup.number("mistresses")]  # WB-15, WB-R10
        return steps

    def pick(self, seat: Seat, rng: Random) -> Step:
        """Any card of the hand, but at one turn of twenty any naming.

        There are far more namings than cards: drawn evenly, they would give the WazBaraz every game after ten turns.
        """
        stage, roll = self.stage, random(rng)
        if stage == TURN:
            roll *= TURNS_A_NAMING
            if roll < 1.0:
                namings = NAMINGS[self.setup.number("mistresses")]
                return namings[int(roll * len(namings))]
            roll = (roll - 1.0) / (TURNS_A_NAMING - 1)
        elif stage == CHOOSING:
            choices = CHOICES[self.setup.number("mistresses")]
            return choices[int(roll * len(choices))]
        elif stage == ASKING:
            return ASK + 1 + int(roll * (WITCHES + 1))
        hand = unpack(self.hands[seat])
        return hand[int(roll * float(len(hand)))]  # float: as Odds.draw does

    def forbids(self, seat: Seat, step: Step) -> Refusal | None:
        stage = self.stage
        if step >= NAME:
            return self._forbids_naming(step - NAME)
        if step >= CHOOSE:
            return self._miscounted("WB-06", step - CHOOSE) if stage == CHOOSING else Refusal("WB-06", why="chosen")
        if stage == CHOOSING:
            return Refusal("WB-08", why="choosing")  # the WazBaraz takes no turns
        if step > HIGHEST:
            return None if stage == ASKING else Refusal("WB-14", seat=seat)
        if stage == ASKING:
            return Refusal("WB-09", why="one")  # exactly one card a turn
        return None if step in unpack(self.hands[seat]) else Refusal("WB-09", why="missing", value=step)

    def _forbids_naming(self, witches: Witches) -> Refusal | None:
        if self.stage == NAMED:
            return Refusal("WB-R5", seat=self.turn)
        if self.stage != TURN:
            return Refusal("WB-15", why="choosing" if self.stage == CHOOSING else "late")
        return self._miscounted("WB-15", witches)

    def _miscounted(self, clause: str, witches: Witches) -> Refusal | None:
        count, mistresses = witches.bit_count(), self.setup.number("mistresses")
        if count == mistresses:
            return None
        return Refusal(clause if mistresses == 2 else "WB-21", why="count", count=count, mistresses=mistresses)

    def out_of_turn(self, seat: Seat) -> Refusal:
        if self.stage == CHOOSING:
            clause = "WB-H3" if self.awaits == CHANCE else "WB-06"
            return Refusal(clause, why="waiting", seat=self.wazbaraz)
        if self.stage < TURN:
            return Refusal("WB-07", seat=self.turn)  # the deal comes first
        return Refusal("WB-08", why="wazbaraz" if seat == self.wazbaraz else "turn", seat=self.turn)

    def chances(self) -> Odds:
        stage = self.stage
        if stage == DEALING:
            return deal_odds(self.deck)
        if stage == COVERING:
            return START_ODDS
        if stage == OPENING:
            return OPEN_ODDS[self.start]
        if stage == LAYING:
            laid = set(self.circle)
            return Odds([WITCH + witch for witch in range(1, WITCHES + 1) if witch not in laid])
        return Odds([MISTRESS + 1 + bit for bit in range(WITCHES) if not self.mistresses >> bit & 1])  # WB-H3

    # The beginning (WB-03 to WB-07)

    def play(self, actor: Actor, step: Step) -> None:
        if actor == CHANCE:
            self._draw(step)
        elif step <= HIGHEST:
            self._lay(step)
        elif step >= NAME:
            self._name(step - NAME)
        elif step >= CHOOSE:
            self._choose(step - CHOOSE)
        else:
            self._ask(step)

    def _draw(self, step: Step) -> None:
        stage = self.stage
        if stage == DEALING:
            self._deal(step - CARD)
        elif stage == LAYING:
            self._lay_witch(step - WITCH)
        elif stage == COVERING:
            self.start = step - START_CARD
            self.deck -= ONE[self.start]
            if self.events is not None:
                self.tell("start", {}, ["pile", place_spot(START)], ["WB-03"])
            self._await_choice()
        elif stage == OPENING:
            self.card = step - OPEN
            self.deck -= ONE[self.card]
            self.stage = DEALING
            if self.events is not None:
                self.tell("open", {"value": self.card}, ["pile", card_spot(START)], ["WB-07"])
        else:
            self._draw_mistress(step - MISTRESS)

    def _lay_witch(self, witch: Witch) -> None:
        self.circle = [*self.circle, witch]
        place = len(self.circle) - 1
        if place == WITCHES:
            self.stage = COVERING
        if self.events is not None:
            self.tell("witch", {"witch": witch, "place": place}, [place_spot(place)], ["WB-22"])

    def _await_choice(self) -> None:
        self.stage = CHOOSING
        self.awaits = CHANCE if self.setup.chooses("mistress_choice", "drawn") else self.wazbaraz

    def _choose(self, witches: Witches) -> None:
        self._crown(witches)
        if self.events is not None:
            seat = self.wazbaraz
            self.tell("chosen", {"seat": seat, "mistresses": witches.bit_count()}, clauses=["WB-06"])
            self.tell("mistresses", {"witches": seen.listed(members(witches, 1))}, clauses=["WB-06"], audience=[seat])
        self._after_choice()

    def _draw_mistress(self, witch: Witch) -> None:
        witches = self.mistresses | 1 << (witch - 1)
        self._crown(witches)
        if self.events is not None:
            seat, count = self.wazbaraz, witches.bit_count()
            self.tell("drawn", {"seat": seat, "count": count}, clauses=["WB-H3"])
            self.tell("mistress", {"witch": witch}, clauses=["WB-H3"], audience=[seat])
        if witches.bit_count() == self.setup.number("mistresses"):
            self._after_choice()

    def _crown(self, witches: Witches) -> None:
        self.mistresses = witches
        self.found = 0
        self.dancing = places_of(self.circle, witches)

    def _after_choice(self) -> None:
        if self.card:
            self._begin_turn(self.left_of(self.wazbaraz))  # WB-R3: a further round
        else:
            self.stage = OPENING
            self.awaits = CHANCE

    def _deal(self, value: Value) -> None:
        seat = self.turn
        self.deck -= ONE[value]
        self.hands[seat] += ONE[value]
        if self.events is not None:
            self.tell("dealt", {"seat": seat}, ["pile", f"hand-{seat}"], ["WB-07"])
            self.tell("card", {"value": value}, clauses=["WB-07"], audience=[seat])
        self.turn = self._after(seat)
        first = self.left_of(self.wazbaraz)
        if self.turn == first and len(unpack(self.hands[first])) == CARDS_EACH[self.setup.seats]:
            self._begin_turn(first)  # WB-08: all have theirs

    # A turn (WB-R9)

    def left_of(self, seat: Seat) -> Seat:
        following = seat + 1
        return following if following < self.setup.seats else 0

    def _after(self, seat: Seat) -> Seat:
        """WB-08: the next seat clockwise that is not the WazBaraz."""
        following = seat + 1 if seat + 1 < self.setup.seats else 0  # not left_of: a call in every turn
        return following if following != self.wazbaraz else self.left_of(following)

    def _begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        self.stage = TURN
        self.awaits = seat

    def _name(self, witches: Witches) -> None:
        seat, right = self.turn, witches == self.mistresses
        if self.events is not None:
            self.tell("named", {"seat": seat, "witches": seen.listed(members(witches, 1))}, clauses=["WB-15"])
            if right:
                seen.tell_leaders(self)
            args: Args = {"seat": seat, "other": self.wazbaraz, "points": FOUND if right else WRONG}
            args["witches"] = seen.listed(members(witches, 1))
            self.tell("right" if right else "wrong", args, clauses=["WB-16" if right else "WB-17"])
        if not right:
            self.log.append(entry(NAME + witches, False, self.at, seat))
            self.stage = NAMED
            self._score(self.wazbaraz, WRONG)
            return
        self.found = witches
        if not self._score(seat, FOUND):
            self._hand_over(seat)

    def _score(self, seat: Seat, points: int) -> bool:
        """Whether these points end the game at once (WB-20, WB-R8)."""
        before = self.points[seat]
        total = before + points
        self.points[seat] = total
        source = 0 if points == PASSED else 1 if points == WRONG else 2
        self.earned[seat * len(SOURCES) + source] += points
        if self.events is not None:
            way = [lane_spot(steps) for steps in range(before, min(total, LAP) + 1)]
            self.tell("points", {"seat": seat, "points": points, "total": total}, way, ["WB-18"])
        if total < LAP:
            return False
        self.awaits = OVER
        if self.events is not None:
            seen.tell_end(self, seat)
        return True

    def _hand_over(self, finder: Seat) -> None:
        """WB-19: the finder's cards go to the old WazBaraz, and a new round begins with a choice (WB-R3)."""
        old = self.wazbaraz
        if self.events is not None:
            seen.tell_handed(self, finder, old)
        known_to = self.seen[:]
        known_to[old] = known_to[finder] | 1 << old  # WB-R12
        known_to[finder] = 1 << finder
        self.seen = known_to
        self.hands[old], self.hands[finder] = self.hands[finder], 0
        self.known[old], self.known[finder] = self.known[finder], 0
        self.wazbaraz = finder
        self.mistresses = 0
        self.dancing = 0
        self.log = []
        self._await_choice()

    def _lay(self, value: Value) -> None:
        seat, left = self.turn, self.at
        waz = self.dancing & BETWEEN[left][value] != 0  # WB-10, WB-11
        self.log.append(value << 9 | (WAZ if waz else 0) | left << 3 | seat)  # as entry does
        one, known = ONE[value], self.known[seat]
        self.hands[seat] = self.hands[seat] - one  # not -=, for which mypyc makes objects
        if known >> 2 * value & 3:
            self.known[seat] = known - one
        self.left = left
        self.old = self.card
        self.card = value
        at = left + value  # WB-09
        self.at = at if at < PLACES else at - PLACES
        if self.events is not None:
            seen.tell_laid(self, seat, value, left, waz)
        if self.at > left or not self._comes_round():
            self._take()

    def _comes_round(self) -> bool:
        """WB-13, WB-14: a point for the WazBaraz; whether the turn stops here, at a question or at the end."""
        if self._score(self.wazbaraz, PASSED):
            return True
        if self.at == START:
            self.stage = ASKING
        return self.at == START

    def _ask(self, step: Step) -> None:
        seat = self.turn
        if step != NO_ASK:
            self.log.append(entry(step, False, self.at, seat))
        if self.events is not None:
            seen.tell_asked(self, seat, step)
        self._take()

    def _take(self) -> None:
        """WB-12: the end of a turn."""
        seat, value = self.turn, self.old
        one = ONE[value]
        self.hands[seat] = self.hands[seat] + one
        self.known[seat] = self.known[seat] + one
        self.old = 0
        if self.events is not None:
            way = [card_spot(self.left), f"hand-{seat}"]
            self.tell("took", {"seat": seat, "value": value}, way, ["WB-12"])
        self.turn = self.awaits = self._after(seat)
        self.stage = TURN

    # What is seen, imagined and told

    def show(self, view: View, seat: Seat | None) -> None:
        seen.show(self, view, seat)

    def imagine(self, seat: Seat | None, rng: Random) -> "WazBaraz":
        return seen.imagine(self, seat, rng)

    def features(self, seat: Seat | None) -> list[float]:
        return seen.features(self, seat)

    def spot(self, step: Step) -> str:
        """The place that a card would reach, or of the witch that is asked about."""
        return seen.spot(self, step)

    def prompts(self, seat: Seat) -> list[Prompt]:
        return seen.prompts(self, self.legal(seat))

    def preview(self, seat: Seat, step: Step) -> Preview | None:
        return seen.preview(self, step) if seat == self.awaits else None

    def situation(self, seat: Seat) -> Situation | None:
        return seen.situation(self, seat)

    def effect(self, seat: Seat, step: Step) -> Effect | None:
        return seen.effect(self, step)

    def target(self, seat: Seat, step: Step) -> str:
        return seen.target(self, step)

    def hints(self, seat: Seat) -> list[Hint]:
        return seen.hints(self, seat)

    def candidates(self, seat: Seat | None) -> list[Witches]:
        return deduction.candidates(self, seat)

    # The end

    def ending(self) -> Ending:
        best = max(self.points)
        return Ending("won", {"seat": self.points.index(best), "points": best})  # WB-20

    def places(self) -> list[int]:
        return ranked(self.points)  # WB-R8
