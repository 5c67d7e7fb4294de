"""Sorcellerie!, 2 to 4 seats: a race to read eight dice and a circle of seven cards.

Where will the witch land, and so which symbol counts, the most frequent or the rarest? The first right answer wins the
card she stands on; three witches alike or five different ones win the game.
"""

from random import Random
from typing import ClassVar, Final, final

from walpurgis.games.sorcellerie import view as seen
from walpurgis.games.sorcellerie.board import (
    ALIKE,
    CARDS,
    CHOICES,
    CIRCLE,
    DICE,
    DICE_ODDS,
    FRONTS,
    KINDS,
    LIE,
    LISTED,
    NONE,
    NOTATION,
    QUIET_ROUNDS,
    RIGHT,
    SAY,
    SCENES,
    SIGNPOSTED,
    SILENT,
    SPAN,
    STEPS,
    WAYS,
    WHITE,
    Card,
    Dice,
    Place,
    kinds_in,
    winning_set,
)
from walpurgis.games.sorcellerie.race import NOBODY, OPEN, TOGETHER, decide, time_of
from walpurgis.kernel.chance import Odds, random
from walpurgis.kernel.notation import Notation
from walpurgis.kernel.position import Position, ranked
from walpurgis.kernel.refusal import Args, Refusal
from walpurgis.kernel.sorted_list import put, take
from walpurgis.kernel.steps import CHANCE, OVER, SEVERAL, Actor, Seat, Step
from walpurgis.kernel.view import Ending, Piece, Prompt, Situation, View

ALL_SEATS: Final = [0, 1, 2, 3]
PILE: Final = list(range(CARDS))
READY_MS: Final = 3_000  # a breath before the first dice
RESULT_MS: Final = 6_000  # and one to see who was right


@final
class Sorcellerie(Position):
    """circle[place] is the card there, NONE in a gap; pile holds the cards not yet dealt, ascending: it has no order.

    dice lie from one roll to the next, and so do the answers, as steps, and how the round came out. flight, landed and
    scene follow from the dice: how far she is to fly (clockwise counts forward), to which place of the circle as it lay
    then, and what is to be seen there. circle, pile, won and its lists are replaced, never changed: copies share them.
    """

    NOTATION: ClassVar[Notation] = NOTATION
    TURN_CLAUSE: ClassVar[str] = "SO-12"
    RACES: ClassVar[bool] = True
    END_CLAUSE: ClassVar[str] = "SO-18"
    CHANCE_CLAUSE: ClassVar[str] = "SO-07"
    SECRETS: ClassVar[bool] = True

    circle: list[Card]
    pile: list[Card]
    figure: Place
    won: list[list[Card]]  # of each seat, ascending
    turn: Seat  # who shakes
    dice: Dice  # NONE before the first roll
    flight: int
    landed: Place
    scene: int
    answers: list[Step]
    due: list[Seat]  # who has not answered
    winner: Seat  # of the card; or OPEN, TOGETHER, NOBODY
    prize: int  # the kind of the card won last
    champion: Seat  # of the game, by a winning set
    quiet: int  # rounds without a card won
    limit: int  # milliseconds to answer

    def begin(self) -> None:
        seats = self.setup.seats
        self.circle = [NONE] * CIRCLE
        self.pile = PILE  # SO-05
        self.figure = 0  # SO-R10
        self.won = [[] for _ in range(seats)]
        self.turn = self.setup.first  # SO-06
        self.dice = NONE
        self.flight = 0
        self.landed = 0
        self.scene = 0
        self.answers = [NONE] * seats
        self.due = []
        self.winner = OPEN
        self.prize = NONE
        self.champion = NONE
        self.quiet = 0
        self.limit = 1000 * self.setup.number("answer_limit_s")
        self.awaits = CHANCE

    def copy(self) -> "Sorcellerie":
        twin = Sorcellerie(self.setup)
        twin.awaits = self.awaits
        twin.circle = self.circle
        twin.pile = self.pile
        twin.figure = self.figure
        twin.won = self.won
        twin.turn = self.turn
        twin.dice = self.dice
        twin.flight = self.flight
        twin.landed = self.landed
        twin.scene = self.scene
        twin.answers = self.answers[:]
        twin.due = self.due[:]
        twin.winner = self.winner
        twin.prize = self.prize
        twin.champion = self.champion
        twin.quiet = self.quiet
        twin.limit = self.limit
        return twin

    # What is possible

    def awaited(self) -> list[Seat]:
        return self.due[:]

    def first_awaited(self) -> Seat:
        return self.due[0]

    def legal(self, seat: Seat) -> list[Step]:
        return LISTED[:] if seat in self.due else []

    def pick(self, seat: Seat, rng: Random) -> Step:
        """One of the six answers or silence, all as likely, and for an answer any time until the limit."""
        times = self.limit + 1
        choice = int(random(rng) * float(CHOICES * times))
        answer = choice // times
        return SILENT if answer == CHOICES - 1 else SAY + answer * SPAN + choice - answer * times

    def forbids(self, seat: Seat, step: Step) -> Refusal | None:
        if step == SILENT or time_of(step) <= self.limit:
            return None
        return Refusal("SO-R5", seat=seat, ms=time_of(step), limit=self.limit)

    def out_of_turn(self, seat: Seat) -> Refusal:
        if self.awaits == SEVERAL:
            return Refusal("SO-R3", seat=seat)  # one press was the whole answer
        return Refusal("SO-07", seat=self.turn)  # the dice come first

    def chances(self) -> Odds:
        return DICE_ODDS if self.gap() == NONE else Odds(self.pile)

    def gap(self) -> Place:
        """The first place of the circle without a card; NONE where each has one."""
        if self.dice != NONE and self.winner < 0:
            return NONE  # nobody has taken a card since the dice fell
        for place, card in enumerate(self.circle):
            if card == NONE:
                return place
        return NONE

    def pause(self) -> int:
        """Before the cup is shaken again everybody wants to see who was right."""
        return 0 if self.gap() != NONE else READY_MS if self.dice == NONE else RESULT_MS

    def decides(self, seat: Seat, step: Step) -> bool:
        return decide([step], RIGHT[self.scene][self.dice], 0) >= 0

    # A round: the dice, the answers, the card, the flight

    def play(self, actor: Actor, step: Step) -> None:
        if actor != CHANCE:
            self.answers[actor] = step
            self.due.remove(actor)
            if self.events is not None:
                seen.tell_said(self, actor, step)
            if not self.due:
                self._decide()  # SO-R2
        elif step >= DICE:
            self._roll(step - DICE)
        else:
            self._lay(step)

    def _lay(self, card: Card) -> None:
        """Put a card into the first gap: the seven of the set-up (SO-05), later one for the card won (SO-17)."""
        place = self.gap()
        self.circle = self.circle[:]
        self.circle[place] = card
        self.pile = self.pile[:]
        take(self.pile, card)
        if self.events is not None:
            args: Args = {"place": place, "scene": SCENES[card % 2]}
            self.tell("card", args, ["pile", f"circle-{place}"], ["SO-05" if self.dice == NONE else "SO-17"])

    def _roll(self, dice: Dice) -> None:
        circle = self.circle
        self.dice = dice
        if self.setup.options["signposts"] == "on":
            self.flight = SIGNPOSTED[circle[self.figure] % FRONTS][dice]  # SO-20, SO-R6
        else:
            self.flight = STEPS[dice]  # SO-08
        self.landed = (self.figure + self.flight) % len(circle)
        self.scene = circle[self.landed] % 2
        seats = self.setup.seats
        self.answers = [NONE] * seats
        self.due = ALL_SEATS[:seats]  # SO-12
        self.winner = OPEN
        self.awaits = SEVERAL
        if self.events is not None:
            cats, brooms, bats = LIE[dice % WAYS]
            args: Args = {"seat": self.turn, "white": WHITE[dice // WAYS], "cats": cats, "brooms": brooms, "bats": bats}
            self.tell("dice", args, clauses=["SO-07"])

    def _decide(self) -> None:
        self.winner = decide(self.answers, RIGHT[self.scene][self.dice], self.setup.number("same_time_ms"))
        if self.events is not None:
            seen.tell_right(self)
            seen.tell_judged(self)
        self.quiet += 1
        self.awaits = CHANCE
        if self.winner >= 0:
            self.quiet = 0
            self._take()
            winning = winning_set(self.won[self.winner], self.setup.options["winning_set"] == "any")
            if winning:  # SO-R11: before she flies
                self.champion = self.winner
                self._end("champion", {"seat": self.winner, "set": winning}, "SO-18")
                return
        if self.winner != NOBODY:  # SO-R4: where nobody was right she stays
            self._fly()
        if self.quiet >= QUIET_ROUNDS:
            self._end("tired", {"rounds": self.quiet}, "SO-R13")
        self.turn = (self.turn + 1) % self.setup.seats  # SO-06, SO-17

    def _take(self) -> None:
        """SO-15: the card on which she stands now."""
        seat, place = self.winner, self.figure
        card = self.circle[place]
        self.circle = self.circle[:]
        self.circle[place] = NONE
        self.won = self.won[:]
        self.won[seat] = self.won[seat][:]
        put(self.won[seat], card)
        self.prize = card // ALIKE
        if self.events is not None:
            args: Args = {"seat": seat, "kind": KINDS[self.prize], "ms": time_of(self.answers[seat])}
            self.tell("win", args, [f"circle-{place}", f"won-{seat}"], ["SO-15"])

    def _fly(self) -> None:
        """SO-17; without a pile the gap closes, and the places behind it move down by one (SO-R8)."""
        if self.events is not None:
            seen.tell_flight(self)
        gap = self.figure
        self.figure = self.landed
        if self.winner == TOGETHER or self.pile:
            return
        self.circle = self.circle[:gap] + self.circle[gap + 1 :]
        size = len(self.circle)
        if self.landed > gap:
            self.figure = self.landed - 1
        elif self.landed == gap and size:
            self.figure = gap % size  # the next card clockwise: it has moved into the gap, or is the first
        if self.events is not None:
            self.tell("close", {"cards": size}, clauses=["SO-R8"])
        if not size:
            self._end("empty", {}, "SO-R8")

    def _end(self, name: str, args: Args, clause: str) -> None:
        self.awaits = OVER
        self.tell(name, args, clauses=[clause])

    # What is seen, imagined and told

    def show(self, view: View, seat: Seat | None) -> None:
        seen.show(self, view, seat)

    def imagine(self, seat: Seat | None, rng: Random) -> "Sorcellerie":
        return seen.imagine(self, seat, rng)

    def features(self, seat: Seat | None) -> list[float]:
        return seen.features(self, seat)

    def prompts(self, seat: Seat) -> list[Prompt]:
        return seen.prompts(self, seat)

    def situation(self, seat: Seat) -> Situation | None:
        return seen.situation(self, seat)

    # The end

    def ending(self) -> Ending:
        if self.champion != NONE:
            cards = self.won[self.champion]
            held = winning_set(cards, self.setup.options["winning_set"] == "any")
            ending = Ending("champion", {"seat": self.champion, "set": held})  # SO-18
            ending.pieces = [Piece(KINDS[kind]) for kind in kinds_in(cards, held)]
            return ending
        most = max([len(cards) for cards in self.won])
        return Ending("tired" if self.quiet >= QUIET_ROUNDS else "empty", {"cards": most})  # SO-R13, SO-R8

    def places(self) -> list[int]:
        scores = [len(cards) for cards in self.won]
        if self.champion != NONE:
            scores[self.champion] = CARDS  # SO-R12: a winning set comes before any number of cards
        return ranked(scores)
