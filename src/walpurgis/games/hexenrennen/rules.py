"""Hexen Rennen, 2 to 4 seats: three witches each race over 48 tiles that the clans have laid face down.

Her own tiles carry a witch on; on another clan's symbol that clan may send her back with a card.
"""

from functools import cache
from random import Random
from typing import ClassVar, Final, final

from walpurgis.games.hexenrennen import view as seen
from walpurgis.games.hexenrennen.board import (
    ALL_FREE,
    ALL_NUMBERS,
    ALL_TILES,
    BEFORE,
    CARD,
    CARD_SYMBOL,
    CLANS,
    COLOURS,
    DECIDING,
    DIE,
    DIE_ODDS,
    DOWN,
    DRAWING,
    ENDED,
    LAST,
    LAY,
    LAYING,
    MALFORMED,
    MOVING,
    NEUTRAL,
    NOBODY,
    NOTATION,
    POINTS,
    RANKS,
    ROLLING,
    SPOTS,
    SPREAD,
    SPREAD_ODDS,
    SPREADING,
    STAGE,
    STAY,
    SYMBOLS,
    TILES,
    TURN,
    TURNING,
    WITCHES,
    Clan,
    Kind,
    Place,
    Witch,
    about,
    way,
)
from walpurgis.games.hexenrennen.lay import (
    EACH,
    HIGH,
    LOW,
    NUMBERS,
    SPLIT_COUNT,
    SPLITS,
    STAGES,
    SYMBOL,
    TEXTS,
    VALUES,
    Rank,
)
from walpurgis.kernel.chance import Odds, random
from walpurgis.kernel.notation import Notation
from walpurgis.kernel.position import Position, ranked
from walpurgis.kernel.refusal import Args, Refusal
from walpurgis.kernel.sorted_list import take
from walpurgis.kernel.steps import CHANCE, OVER, SEVERAL, Actor, Seat, Step
from walpurgis.kernel.view import Effect, Ending, Hint, Preview, Prompt, Situation, View

# A set of numbers is nine bits, the 2 lowest. CARDS lists its steps, ANSWERS the same behind `stay`; MIRRORED has the
# bits in the opposite order, because the places behind a witch begin with the farthest. NUMBERED: witches.
CARDS: Final = [[CARD + rank for rank in range(NUMBERS) if bits >> rank & 1] for bits in range(ALL_NUMBERS + 1)]
ANSWERS: Final = [[STAY, *cards] for cards in CARDS]
NUMBERED: Final = [[number for number in range(WITCHES) if able >> number & 1] for able in range(1 << WITCHES)]
MIRRORED: Final = [int(f"{bits:0{NUMBERS}b}"[::-1], 2) for bits in range(ALL_NUMBERS + 1)]

LAYS: Final = list(range(LAY, MALFORMED))
NO_STEPS: Final[list[Step]] = []


@cache
def pile_odds(clan: Clan, numbers: int, symbols: int) -> Odds:
    """What can be drawn from the pile of a neutral clan: a card weighs 1 (HR-25)."""
    base = NEUTRAL + RANKS * clan - CARD
    steps = [base + card for card in CARDS[numbers]]
    return Odds([*steps, base + CARD_SYMBOL], [1] * len(steps) + [symbols]) if symbols else Odds(steps)


@final
class HexenRennen(Position):
    """A turn: the die falls, one own witch moves, and what she stops on happens to her, tile after tile.

    Only witches and faces are changed in place; copies share all other lists.

    hidden[stage] are the tiles still face down there, as turn steps in ascending order: nobody knows their order on
    the table, so it is drawn when one is turned over (HR-R7). faces[tile] is the kind of an open tile, or DOWN;
    signs[clan] are the open tiles with its symbol, free all places where a witch could stop, both as bits.
    numbers[clan] and symbols[clan] are the cards in the hand, or in the pile of a neutral clan.
    mover is the witch under way. forced: a number card has sent her back to where she stands (HR-20).
    steps is what the one seat that is awaited can do.
    """

    NOTATION: ClassVar[Notation] = NOTATION
    TURN_CLAUSE: ClassVar[str] = "HR-07"
    END_CLAUSE: ClassVar[str] = "HR-23"
    CHANCE_CLAUSE: ClassVar[str] = "HR-07"
    SECRETS: ClassVar[bool] = True

    phase: int
    laid: list[int]  # 1 for a clan whose tiles are in the stages
    hidden: list[list[Step]]
    faces: list[Kind]
    signs: list[int]
    free: int
    witches: list[Place]
    numbers: list[int]
    symbols: list[int]
    turn: Seat
    face: int
    mover: Witch
    forced: bool
    steps: list[Step]

    def begin(self) -> None:
        self.laid = [0] * CLANS
        self.hidden = [[] for _ in range(STAGES)]
        self.faces = [DOWN] * (TILES + 1)
        self.signs = [0] * CLANS
        self.free = ALL_FREE
        self.witches = [BEFORE] * (WITCHES * self.setup.seats)  # HR-06
        self.numbers = [ALL_NUMBERS] * CLANS  # HR-03: the hands; HR-24: of a neutral clan the pile
        self.symbols = [SYMBOLS] * CLANS
        self.turn = self.setup.first  # HR-R8
        self.face = 0
        self.mover = NOBODY
        self.forced = False
        self.steps = NO_STEPS
        self.phase = SPREADING if self.is_dealt() else LAYING
        self.awaits = CHANCE if self.is_dealt() else SEVERAL

    def copy(self) -> "HexenRennen":
        twin = HexenRennen(self.setup)
        twin.awaits = self.awaits
        twin.witches = self.witches[:]
        twin.faces = self.faces[:]
        twin.phase = self.phase
        twin.laid = self.laid  # this and all other lists are replaced, never changed
        twin.hidden = self.hidden
        twin.signs = self.signs
        twin.free = self.free
        twin.numbers = self.numbers
        twin.symbols = self.symbols
        twin.turn = self.turn
        twin.face = self.face
        twin.mover = self.mover
        twin.forced = self.forced
        twin.steps = self.steps
        return twin

    # What is possible

    def awaited(self) -> list[Seat]:
        if self.awaits == SEVERAL:
            return [seat for seat in range(self.setup.seats) if not self.laid[seat]]
        return [self.awaits] if self.awaits >= 0 else []

    def legal(self, seat: Seat) -> list[Step]:
        if seat == self.awaits:
            return self.steps[:]
        if self.awaits == SEVERAL and not self.laid[seat]:
            return LAYS[:]
        return []

    def pick(self, seat: Seat, rng: Random) -> Step:
        if seat != self.awaits:
            return LAY + int(random(rng) * SPLIT_COUNT)
        return self.steps[int(random(rng) * float(len(self.steps)))]

    def chances(self) -> Odds:
        if self.phase == ROLLING:
            return DIE_ODDS
        if self.phase == SPREADING:
            return SPREAD_ODDS[self.laid.index(0)]
        place = self.witches[self.mover]
        if self.phase == TURNING:
            return Odds(self.hidden[(place - 1) // STAGE])  # HR-R7
        clan = self.faces[place] // RANKS
        return pile_odds(clan, self.numbers[clan], self.symbols[clan])

    def is_dealt(self) -> bool:
        return self.setup.chooses("course", "dealt")  # HR-H2

    def points(self) -> list[int]:
        """HR-23: of each seat, as things stand."""
        points = [0] * self.setup.seats
        for witch, place in enumerate(self.witches):
            points[witch // WITCHES] += POINTS[place]
        return points

    def cards(self, clan: Clan) -> int:
        return self.numbers[clan].bit_count() + self.symbols[clan]

    def mover_number(self) -> int:
        """Which of her player's witches is under way: 1 to 3."""
        return self.mover % WITCHES + 1

    # Where a witch would come to. A place that cannot be reached is BEFORE.

    def moves(self) -> list[Step]:
        """The own witches that can use the roll; of those before tile 1, which are alike, only the lowest number."""
        movable = self.free >> self.face & ALL_TILES  # HR-08, HR-10, HR-22: by where she would move from
        first = WITCHES * self.turn
        one, two, three = self.witches[first], self.witches[first + 1], self.witches[first + 2]
        able = movable >> one & 1 | (movable >> two & 1) << 1 | (movable >> three & 1) << 2
        if one == BEFORE:  # HR-12: who waits always finds room
            able |= 1
        elif two == BEFORE:
            able |= 2
        elif three == BEFORE:
            able |= 4
        return NUMBERED[able]

    def entry(self) -> Place:
        """HR-12: where the die takes a witch from before tile 1; only free tiles count."""
        left = self.free
        for _ in range(self.face - 1):
            left &= left - 1
        return (left & -left).bit_length() - 1

    def answers(self, clan: Clan) -> list[Step]:
        """What the clan can do with the witch on its symbol (HR-16, HR-17)."""
        place = self.witches[self.mover]
        reached = self.free >> (place + LOW)
        if clan != self.turn:
            reached = MIRRORED[self.free << HIGH >> place & ALL_NUMBERS]  # HR-18: there is no place before tile 1
        playable = self.numbers[clan] & reached & ALL_NUMBERS
        has_symbol = self.symbols[clan] > 0 and self.beacon(clan) != BEFORE
        must_play = self.forced and (playable > 0 or has_symbol)  # HR-20
        steps = CARDS[playable] if must_play else ANSWERS[playable]
        return [*steps, CARD_SYMBOL] if has_symbol else steps

    def place_after(self, clan: Clan, rank: Rank) -> Place:
        """Where a card of the clan would take the witch on its symbol, if that place is there and free."""
        if rank == SYMBOL:
            return self.beacon(clan)
        place = self.witches[self.mover]
        return place + LOW + rank if clan == self.turn else place - LOW - rank

    def beacon(self, clan: Clan) -> Place:
        """The first tile ahead of its own witch, or behind another's, that is open, shows its symbol and is free."""
        place = self.witches[self.mover]
        signs = self.signs[clan] & self.free
        if clan == self.turn:
            signs &= -1 << place
            return (signs & -signs).bit_length() - 1 if signs else BEFORE
        signs &= (1 << place) - 1
        return signs.bit_length() - 1 if signs else BEFORE

    def carried(self, place: Place, rank: Rank, free: int) -> Place:
        """HR-14: where an own number takes her; not onto the finish (HR-R2), unless HR-H1 allows it."""
        target = place + LOW + rank
        if free >> target & 1 and (target <= TILES or self.setup.chooses("tiles_reach_finish", "on")):
            return target
        return BEFORE

    # Why not

    def forbids(self, seat: Seat, step: Step) -> Refusal | None:
        if self.phase == LAYING:
            if step < LAY:
                return Refusal("HR-07", why="lay")
            return Refusal("HR-04", numbers=EACH) if step == MALFORMED else None
        if self.phase == MOVING:
            return self._forbids_move(seat, step) if step < STAY else Refusal("HR-07", why="move")
        if step < STAY or step >= LAY:
            return Refusal("HR-07", why="answer")
        return self._forbids_stay(seat) if step == STAY else self._forbids_card(seat, step - CARD)

    def _forbids_move(self, seat: Seat, number: int) -> Refusal | None:
        place = self.witches[WITCHES * seat + number]
        if place > TILES:
            return Refusal("HR-22", witch=number + 1, points=POINTS[place])
        if place == BEFORE:
            lowest = self.witches.index(BEFORE, WITCHES * seat) % WITCHES
            # Those before tile 1 are alike, so one of them is offered for all.
            return None if number == lowest else Refusal("HR-07", why="alike", witch=lowest + 1)
        if place + self.face > LAST:
            return Refusal("HR-10", number=self.face, place=place, over=place + self.face - LAST)
        return self._forbids_place(place + self.face)

    def _forbids_place(self, target: Place) -> Refusal | None:
        if target <= TILES and target in self.witches:
            return Refusal("HR-08", place=target, other=self.witches.index(target) // WITCHES)
        return None

    def _forbids_stay(self, seat: Seat) -> Refusal | None:
        playable = sum([self._forbids_card(seat, rank) is None for rank in range(RANKS)])
        return Refusal("HR-20", cards=playable) if self.forced and playable else None

    def _forbids_card(self, seat: Seat, rank: Rank) -> Refusal | None:
        held = self.symbols[seat] if rank == SYMBOL else self.numbers[seat] >> rank & 1
        if not held:
            return Refusal("HR-19", value=VALUES[rank])
        place = self.witches[self.mover]
        target = self.place_after(seat, rank)
        if rank == SYMBOL:
            clause = "HR-16" if seat == self.turn else "HR-17"
            return Refusal(clause, place=place, colour=COLOURS[seat]) if target == BEFORE else None
        if target > LAST:
            return Refusal("HR-10", number=LOW + rank, place=place, over=target - LAST)
        if target <= BEFORE:
            return Refusal("HR-18", number=LOW + rank, place=place)
        return self._forbids_place(target)

    def out_of_turn(self, seat: Seat) -> Refusal:
        if self.awaits == SEVERAL:
            return Refusal("HR-07", why="laid")
        if self.awaits == CHANCE:
            return Refusal("HR-07", why="own-chance" if seat == self.turn else "chance", seat=self.turn)
        return Refusal("HR-07", why="turn", seat=self.awaits)

    # What is done

    def play(self, actor: Actor, step: Step) -> None:
        if actor == CHANCE:
            phase = self.phase
            if phase == ROLLING:
                self._roll(step - DIE)
            elif phase == TURNING:
                self._turn_over(step)
            elif phase == DRAWING:
                self._draw((step - NEUTRAL) // RANKS, (step - NEUTRAL) % RANKS)
            else:
                self._spread((step - SPREAD) // SPLIT_COUNT, (step - SPREAD) % SPLIT_COUNT)
            return
        self.steps = NO_STEPS
        if step < STAY:
            self._move(step)
        elif step == STAY:
            self._stay(actor)
        elif step < LAY:
            self._play_card(actor, step - CARD)
        else:
            self._lay(actor, step - LAY)

    # Building the course

    def _lay(self, seat: Seat, split: int) -> None:
        if self.events is not None:
            self.tell("laid", {"seat": seat}, clauses=["HR-04"])
            self.tell("own-lay", {"seat": seat, "split": TEXTS[split]}, clauses=["HR-04"], audience=[seat])
        self._put(seat, split)

    def _spread(self, clan: Clan, split: int) -> None:
        if self.events is not None:
            clause = "HR-H2" if clan < self.setup.seats else "HR-24"
            self.tell("spread", {"colour": COLOURS[clan]}, clauses=[clause])
        self._put(clan, split)

    def _put(self, clan: Clan, split: int) -> None:
        """A clan's tiles go face down into the stages, three numbers and a symbol each (HR-04)."""
        base = TURN + RANKS * clan
        stages = SPLITS[split]
        hidden: list[list[Step]] = []
        for stage in range(STAGES):
            hidden.append(sorted(self.hidden[stage] + [base + rank for rank in stages[stage]]))
        self.hidden = hidden
        self.laid = self.laid[:]
        self.laid[clan] = 1
        if 0 not in self.laid:
            self.phase = ROLLING
            self.awaits = CHANCE
            if self.events is not None:
                self.tell("course", {"seat": self.turn}, clauses=["HR-05", "HR-06"])
        elif self.is_dealt() or 0 not in self.laid[: self.setup.seats]:
            self.phase = SPREADING  # HR-24, HR-26, HR-H2
            self.awaits = CHANCE

    # A turn: roll and move

    def _roll(self, face: int) -> None:
        self.face = face
        if self.events is not None:
            self.tell("die", {"seat": self.turn, "face": face}, clauses=["HR-07"])
        self.steps = self.moves()
        if self.steps:
            self.phase = MOVING
            self.awaits = self.turn
            return
        if self.events is not None:
            self.tell("stuck", {"seat": self.turn, "face": face}, clauses=["HR-09"])
        self._end_turn()  # HR-09

    def _move(self, number: int) -> None:
        self.mover = WITCHES * self.turn + number
        place = self.witches[self.mover]
        target = place + self.face if place != BEFORE else self.entry()
        if self.events is not None:
            args: Args = {"seat": self.turn, "witch": number + 1, "place": place, "target": target}
            if place == BEFORE:
                self.tell("enter", args, seen.entering(self), ["HR-12"])
            else:
                self.tell("move", args, way(self.turn, place, target), ["HR-07"])
        self._go(place, target)

    # What she stops on

    def _go(self, place: Place, target: Place, sent_back: bool = False, is_last: bool = False) -> None:
        """The witch under way stands somewhere else; what is there counts, whatever brought her there (HR-13).

        sent_back: a number card did, from ahead (HR-20). is_last: nothing more happens to her (HR-R6).
        """
        free = self.free
        if place != BEFORE:
            free |= 1 << place
        self.witches[self.mover] = target
        if target > TILES:  # where there is always room (HR-08)
            self.free = free
            self._finish(target)
            return
        self.free = free ^ 1 << target
        if is_last:
            self._end_turn()
            return
        self.forced = sent_back
        kind = self.faces[target]
        if kind == DOWN:
            self.phase = TURNING
            self.awaits = CHANCE
        else:
            self._stop_on(target, kind)

    def _turn_over(self, step: Step) -> None:
        kind = step - TURN
        place = self.witches[self.mover]
        stage = (place - 1) // STAGE
        hidden = self.hidden[:]
        left = hidden[stage][:]
        take(left, step)
        hidden[stage] = left
        self.hidden = hidden
        self.faces[place] = kind
        if kind % RANKS == SYMBOL:
            self.signs = self.signs[:]
            self.signs[kind // RANKS] |= 1 << place
        if self.events is not None:
            args: Args = {"place": place, **about(kind)}
            self.tell("reveal", args, [SPOTS[place]], ["HR-13"])
        self._stop_on(place, kind)

    def _stop_on(self, place: Place, kind: Kind) -> None:
        clan = kind // RANKS
        if kind % RANKS == SYMBOL:
            self._stop_on_symbol(clan)
        elif clan == self.turn:  # HR-R1
            self._stop_on_own_number(place, kind)
        else:
            if self.events is not None:
                args: Args = {"seat": self.turn, "witch": self.mover_number(), "place": place, **about(kind)}
                self.tell("rest", args, [SPOTS[place]], ["HR-15"])
            self._end_turn()  # HR-15

    def _stop_on_own_number(self, place: Place, kind: Kind) -> None:
        target = self.carried(place, kind % RANKS, self.free)  # HR-14
        if self.events is not None:
            args: Args = {"seat": self.turn, "witch": self.mover_number(), "place": place, "target": target}
            args.update(about(kind))
            if target == BEFORE:
                self.tell("held", args, [SPOTS[place]], ["HR-14"])
            else:
                self.tell("carried", args, way(self.turn, place, target), ["HR-14"])
        if target == BEFORE:
            self._end_turn()
        else:
            self._go(place, target)

    def _stop_on_symbol(self, clan: Clan) -> None:
        if clan < self.setup.seats:
            self.steps = self.answers(clan)
            self.phase = DECIDING
            self.awaits = clan  # HR-16, HR-17
            if self.events is not None:
                seen.tell_symbol(self, clan)
        elif self.numbers[clan] or self.symbols[clan]:
            self.phase = DRAWING  # HR-25
            self.awaits = CHANCE
        else:
            if self.events is not None:
                args: Args = {"seat": self.turn, "witch": self.mover_number(), "colour": COLOURS[clan]}
                self.tell("empty", args, clauses=["HR-R4"])
            self._end_turn()  # HR-R4

    # What is done about a symbol

    def _stay(self, seat: Seat) -> None:
        if self.events is not None:
            name, clause = ("stay", "HR-16") if seat == self.turn else ("spare", "HR-17")
            if self.forced:  # nobody had a choice
                name, clause = "unanswered", "HR-20"
            args: Args = {"seat": seat, "other": self.turn, "witch": self.mover_number()}
            args["place"] = self.witches[self.mover]
            self.tell(name, args, clauses=[clause])
        self._end_turn()

    def _play_card(self, seat: Seat, rank: Rank) -> None:
        place = self.witches[self.mover]
        target = self.place_after(seat, rank)
        self._discard(seat, rank)
        if self.events is not None:
            name, clause = ("forward", "HR-16") if seat == self.turn else ("back", "HR-17")
            args: Args = {"seat": seat, "other": self.turn, "witch": self.mover_number(), "value": VALUES[rank]}
            args.update({"place": place, "target": target})
            self.tell(name, args, way(self.turn, place, target), [clause, "HR-19"])
        self._go(place, target, seat != self.turn, rank == SYMBOL)

    def _discard(self, clan: Clan, rank: Rank) -> None:
        if rank == SYMBOL:
            self.symbols = self.symbols[:]
            self.symbols[clan] -= 1
        else:
            self.numbers = self.numbers[:]
            self.numbers[clan] ^= 1 << rank

    def _draw(self, clan: Clan, rank: Rank) -> None:
        """HR-25: a neutral card sends her back if it can, and is gone either way."""
        place = self.witches[self.mover]
        target = self.place_after(clan, rank)
        possible = target > BEFORE and self.free >> target & 1
        self._discard(clan, rank)
        if self.events is not None:
            args: Args = {"seat": self.turn, "witch": self.mover_number(), "place": place, "target": target}
            args.update(about(RANKS * clan + rank))
            path = way(self.turn, place, target) if possible else []
            self.tell("neutral" if possible else "in-vain", args, path, ["HR-25"])
        if possible:
            self._go(place, target, True, rank == SYMBOL)  # HR-R3
        else:
            self._end_turn()

    # The end of a turn, and of the game

    def _finish(self, place: Place) -> None:
        """HR-22: nothing happens on the finish, but the game may be over."""
        if self.events is not None:
            args: Args = {"seat": self.turn, "witch": self.mover_number(), "points": POINTS[place]}
            self.tell("finish", args, [SPOTS[place]], ["HR-21", "HR-22"])
        first = WITCHES * self.turn
        if min(self.witches[first : first + WITCHES]) > TILES:
            self._end_game()
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.setup.seats  # HR-07
        self.face = 0
        self.mover = NOBODY
        self.forced = False
        self.phase = ROLLING
        self.awaits = CHANCE

    def _end_game(self) -> None:
        self.phase = ENDED
        self.awaits = OVER
        if self.events is not None:
            self.tell("over", {"seat": self.turn}, clauses=["HR-23"])
            points = self.points()
            for seat, place in enumerate(self.places()):
                if place == 1:
                    self.tell("winner", {"seat": seat, "points": points[seat]}, clauses=["HR-23", "HR-R5"])

    # What is seen, imagined and told

    def show(self, view: View, seat: Seat | None) -> None:
        seen.show(self, view, seat)

    def imagine(self, seat: Seat | None, rng: Random) -> "HexenRennen":
        return seen.imagine(self, seat, rng)

    def features(self, seat: Seat | None) -> list[float]:
        return seen.features(self, seat)

    def spot(self, step: Step) -> str:
        return seen.spot(self, step)

    def prompts(self, seat: Seat) -> list[Prompt]:
        lays = self.awaits == SEVERAL and not self.laid[seat]
        return [seen.lay_prompt()] if lays else super().prompts(seat)

    def preview(self, seat: Seat, step: Step) -> Preview | None:
        return seen.preview(self, seat, step)

    def situation(self, seat: Seat) -> Situation | None:
        return seen.situation(self, seat)

    def effect(self, seat: Seat, step: Step) -> Effect | None:
        return seen.effect(self, seat, step)

    def target(self, seat: Seat, step: Step) -> str:
        return seen.target(self, seat, step)

    def hints(self, seat: Seat) -> list[Hint]:
        return seen.hints(self, seat)

    # The end

    def ending(self) -> Ending:
        points = self.points()
        best = max(points)
        name = "won" if points.count(best) == 1 else "together"  # HR-R5
        return Ending(name, {"seat": points.index(best), "other": self.turn, "points": best})  # HR-23

    def places(self) -> list[int]:
        return ranked(self.points())  # HR-23, HR-R5
