"""Toads, 2 to 6 seats: everybody hides dice under a hat, and says more than can be true until somebody doubts it."""

from typing import ClassVar, Final, final

from walpurgis.kernel.chance import Odds
from walpurgis.kernel.hidden import Hidden, Rolled
from walpurgis.kernel.notation import Form, Multiset, Notation, Number
from walpurgis.kernel.position import Position, ranked
from walpurgis.kernel.refusal import Refusal
from walpurgis.kernel.steps import CHANCE, OVER, Actor, Seat, Step
from walpurgis.kernel.view import Ending, Piece, Prompt, Situation, View, pair

FACES: Final = 6
MOST_DICE: Final = 5  # TO-01: a seat's, at the beginning
MOST_SEATS: Final = 6
LOOK_MS: Final = 6000  # TO-06: how long lifted hats are looked at

# Steps
BIDS: Final = MOST_SEATS * MOST_DICE * FACES
BID: Final = 0  # and on: a higher bid is a larger step (TO-04)
DOUBT: Final = BIDS
ROLL: Final = DOUBT + 1

NO_BID: Final = -1

# Throws of one die, of two, and so on, each a family of steps of its own.
DICE: Final = [Multiset(count, 1, FACES) for count in range(1, MOST_DICE + 1)]
BASES: Final = [ROLL + sum(dice.size for dice in DICE[:count]) for count in range(MOST_DICE)]
BID_FORM: Final = Form(BID, "bid", Number(1, MOST_SEATS * MOST_DICE), Number(1, FACES))


@final
class Toads(Position):
    """dice holds what lies under each hat, ascending; left, how many dice each seat has; bid is a step, or NO_BID.

    turn is whose turn it is, and in a roll whose dice are thrown next. lifted: the dice are there for all to see.
    out counts the seats that had left the game before each seat did; 0 while it plays.
    """

    NOTATION: ClassVar[Notation] = Notation(
        chance=[Form(base, "roll", dice) for base, dice in zip(BASES, DICE, strict=True)],
        seats=[BID_FORM, Form(DOUBT, "doubt")],
    )
    TURN_CLAUSE: ClassVar[str] = "TO-03"
    END_CLAUSE: ClassVar[str] = "TO-08"
    CHANCE_CLAUSE: ClassVar[str] = "TO-02"
    SECRETS: ClassVar[bool] = True

    dice: list[list[int]]
    left: list[int]
    out: list[int]
    bid: int
    bidder: Seat
    turn: Seat
    opener: Seat
    lifted: bool

    def begin(self) -> None:
        seats = self.setup.seats
        self.dice = [[] for _ in range(seats)]
        self.left = [self.setup.number("dice")] * seats
        self.out = [0] * seats
        self.bid = NO_BID
        self.bidder = self.setup.first
        self.turn = self.setup.first
        self.opener = self.setup.first
        self.lifted = False
        self.awaits = CHANCE

    # What is possible

    def legal(self, seat: Seat) -> list[Step]:
        if seat != self.awaits:
            return []
        bids = list(range(self.bid + 1, sum(self.left) * FACES))
        return bids if self.bid == NO_BID else [*bids, DOUBT]

    def forbids(self, seat: Seat, step: Step) -> Refusal | None:
        if step == DOUBT:
            return Refusal("TO-07") if self.bid == NO_BID else None
        count, _ = BID_FORM.values(step)
        if count > sum(self.left):
            return Refusal("TO-05", dice=sum(self.left))
        if step <= self.bid:
            least, face = BID_FORM.values(self.bid)
            return Refusal("TO-04", count=least, face=face)
        return None

    def chances(self) -> Odds:
        count = self.left[self.turn]
        return DICE[count - 1].odds(BASES[count - 1])

    # A round: everybody throws, then bids go round until somebody doubts

    def play(self, actor: Actor, step: Step) -> None:
        if actor == CHANCE:
            self._roll(step)
        elif step == DOUBT:
            self._lift(actor)
        else:
            self.bid, self.bidder = step, actor
            self.turn = self.awaits = self._next(actor)
            if self.events is not None:
                count, face = BID_FORM.values(step)
                self.tell("bid", {"seat": actor, "count": count, "face": face}, [f"hat-{actor}", "count"], ["TO-04"])

    def _roll(self, step: Step) -> None:
        """TO-02: the dice of one seat after the other; the one who opens throws first."""
        if self.lifted:
            self.lifted, self.bid = False, NO_BID
            self.dice = [[] for _ in self.dice]
        count = self.left[self.turn]
        self.dice[self.turn] = DICE[count - 1].members(step - BASES[count - 1])
        if self.events is not None:
            self.tell("roll", {"seat": self.turn, "count": count}, [], ["TO-02"])
        self.turn = self._next(self.turn)
        if self.turn == self.opener:
            self.awaits = self.opener

    def _lift(self, doubter: Seat) -> None:
        """TO-06: all hats are lifted; whoever was wrong loses a die, and opens the next round."""
        count, face = BID_FORM.values(self.bid)
        there = sum(hand.count(face) for hand in self.dice)
        loser = doubter if there >= count else self.bidder
        self.lifted = True
        self.left[loser] -= 1
        if self.events is not None:
            self._tell_lifted(doubter, loser, there)
        if self.left[loser] == 0:
            self.out[loser] = 1 + sum(place > 0 for place in self.out)  # TO-08
        self.opener = self.turn = loser if self.left[loser] else self._next(loser)
        self.awaits = OVER if sum(dice > 0 for dice in self.left) == 1 else CHANCE

    def _tell_lifted(self, doubter: Seat, loser: Seat, there: int) -> None:
        count, face = BID_FORM.values(self.bid)
        self.tell("doubt", {"seat": doubter, "other": self.bidder, "count": count, "face": face}, [], ["TO-06"])
        for seat, hand in enumerate(self.dice):
            if hand:
                self.tell("lift", {"seat": seat, "dice": ", ".join(map(str, hand))}, [f"hat-{seat}"], ["TO-06"])
        self.tell("lose", {"seat": loser, "there": there, "face": face, "left": self.left[loser]}, [], ["TO-06"])

    def _next(self, seat: Seat) -> Seat:
        """The next seat clockwise that still has dice."""
        for away in range(1, self.setup.seats + 1):
            other = (seat + away) % self.setup.seats
            if self.left[other]:
                return other
        return seat

    # What is seen: one's own dice, and everybody's while the hats are up

    def show(self, view: View, seat: Seat | None) -> None:
        for other, hand in enumerate(self.dice):
            if self.lifted or seat == other:
                for face in hand:
                    view.put(f"hat-{other}" if self.lifted else f"hand-{other}", Piece("die", value=str(face)))
            if not self.lifted and self.left[other]:
                view.put(f"hat-{other}", Piece("hat", other, count=self.left[other]))
        if self.bid != NO_BID:
            count, face = BID_FORM.values(self.bid)
            view.put("count", Piece("count", value=str(count)))
            view.put("face", Piece("die", value=str(face)))
        view.tallies["dice"] = self.left[:]

    def unknown(self, seat: Seat | None) -> list[Hidden]:
        if self.lifted:
            return []
        others = [other for other, hand in enumerate(self.dice) if other != seat and hand]
        return [Rolled("dice", other, DICE[len(self.dice[other]) - 1]) for other in others]

    def prompts(self, seat: Seat) -> list[Prompt]:
        steps = self.legal(seat)
        asked = [pair("bid", bids, piece="die")] if (bids := [step for step in steps if step != DOUBT]) else []
        if DOUBT in steps:
            doubt = Prompt("choice")
            doubt.steps, doubt.spots = [DOUBT], ["count"]
            asked.append(doubt)
        return asked

    def situation(self, seat: Seat) -> Situation | None:
        if self.bid == NO_BID:
            return Situation("open", {"dice": sum(self.left)}, "bid", {})
        count, face = BID_FORM.values(self.bid)
        return Situation("raise", {"other": self.bidder, "count": count, "face": face}, "doubt", {})

    def pause(self) -> int:
        return LOOK_MS if self.lifted else 0

    # The end

    def places(self) -> list[int]:
        return ranked([self.out[seat] or MOST_SEATS + self.left[seat] for seat in range(self.setup.seats)])

    def ending(self) -> Ending | None:
        return Ending("last", {"seat": self.places().index(1)})

    def features(self, seat: Seat | None) -> list[float]:
        own = self.dice[seat] if seat is not None else []
        return [
            *[own.count(face) / MOST_DICE for face in range(1, FACES + 1)],
            *[left / MOST_DICE for left in self.left],
            (self.bid + 1) / BIDS,
            self.turn / MOST_SEATS,
        ]
