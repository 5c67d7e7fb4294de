"""Where a witch of Hexen Rennen would come to: by the die, by a card, by the tile she stands on."""

from typing import Final

from walpurgis.games.hexenrennen.board import (
    ALL_NUMBERS,
    ALL_TILES,
    BEFORE,
    CARD,
    CARD_SYMBOL,
    DECIDING,
    DOWN,
    LAST,
    LAY,
    LAYING,
    MALFORMED,
    MOVING,
    POINTS,
    RANKS,
    SHELVES,
    SPOTS,
    STAY,
    TILES,
    WITCHES,
    Clan,
    Place,
    about,
    spot_of,
    way,
)
from walpurgis.games.hexenrennen.course import Course
from walpurgis.games.hexenrennen.lay import EACH, HIGH, LOW, NUMBERS, SYMBOL, TEXTS, VALUES, Rank
from walpurgis.kernel.refusal import Args, Refusal
from walpurgis.kernel.steps import CHANCE, SEVERAL, Seat, Step
from walpurgis.kernel.view import Preview, Prompt

# A set of numbers is nine bits, the 2 lowest. CARDS lists its steps, ANSWERS the same behind `stay`; MIRRORED has the
# bits in the opposite order, because the places behind a witch begin with the farthest. NUMBERED: witches.
CARDS: Final = [[CARD + rank for rank in range(NUMBERS) if bits >> rank & 1] for bits in range(ALL_NUMBERS + 1)]
ANSWERS: Final = [[STAY, *cards] for cards in CARDS]
NUMBERED: Final = [[number for number in range(WITCHES) if able >> number & 1] for able in range(1 << WITCHES)]
MIRRORED: Final = [int(f"{bits:0{NUMBERS}b}"[::-1], 2) for bits in range(ALL_NUMBERS + 1)]


class Reach(Course):
    """Looks ahead and changes nothing. A place that cannot be reached is BEFORE."""

    __slots__ = ()

    # By the die

    def moves(self) -> list[Step]:
        """The own witches that can use the roll; of those before tile 1, which are alike, only the lowest number."""
        movable = self.free >> self.face & ALL_TILES  # HR-08, HR-10, HR-22: by where she would move from
        first = WITCHES * self.turn
        one, two, three = self.witches[first : first + WITCHES]
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

    def entering(self) -> list[str]:
        """HR-12: the spots that are counted on the way in. Occupied ones are not, so they are no part of it."""
        counted = [SPOTS[tile] for tile in range(1, self.entry() + 1) if self.free >> tile & 1]
        return [spot_of(self.turn, BEFORE), *counted]

    # By a card

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

    # By a tile

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
            return Refusal(clause, place=place) if target == BEFORE else None
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

    # What a seat is shown of it

    def prompts(self, seat: Seat) -> list[Prompt]:
        if self.awaits != SEVERAL or self.laid[seat]:
            return super().prompts(seat)
        lay = Prompt("arrangement", "lay")  # HR-04: the symbols leave no choice
        lay.items = VALUES[:NUMBERS]
        lay.size = EACH
        lay.spots = SHELVES
        lay.piece = "tile"
        return [lay]

    def spot(self, step: Step) -> str:
        """A witch stands for her move, and the place that a card leads to for the card."""
        if self.phase == MOVING and step < STAY:
            return spot_of(self.turn, self.witches[WITCHES * self.turn + step])
        if self.phase == DECIDING and step < LAY:
            target = self.witches[self.mover] if step == STAY else self.place_after(self.awaits, step - CARD)
            return SPOTS[target] if BEFORE < target <= LAST else ""
        return ""

    def preview(self, seat: Seat, step: Step) -> Preview | None:
        if self.phase == LAYING:
            preview = Preview("lay", {"split": TEXTS[step - LAY]}, ["HR-04"])
            preview.marks = SHELVES
            return preview
        if self.phase == MOVING:
            place = self.witches[WITCHES * seat + step]
            name = "enter" if place == BEFORE else "move"
            preview = Preview(name, {"witch": step + 1, "place": place}, ["HR-12" if place == BEFORE else "HR-07"])
            self._foresee(preview, place, self.entry() if place == BEFORE else place + self.face, False)
            if place == BEFORE:
                preview.ways[0] = self.entering()
            return preview
        place = self.witches[self.mover]
        clause = "HR-16" if seat == self.turn else "HR-17"
        if step == STAY:
            preview = Preview("stay", {"seat": self.turn, "place": place}, [clause])
            preview.marks = [SPOTS[place]]
            return preview
        return self._preview_card(seat, step - CARD, place, clause)

    def _preview_card(self, seat: Seat, rank: Rank, place: Place, clause: str) -> Preview:
        direction = "forward" if seat == self.turn else "back"
        target = self.place_after(seat, rank)
        if rank != SYMBOL:
            preview = Preview(direction, {"seat": self.turn, "place": place, "number": LOW + rank}, [clause])
            self._foresee(preview, place, target, seat != self.turn)
            return preview
        args: Args = {"seat": self.turn, "place": place, "target": target}
        preview = Preview(f"symbol-{direction}", args, [clause, "HR-R6"])
        preview.ways = [way(self.turn, place, target)]
        preview.marks = [SPOTS[target]]
        return preview

    def _foresee(self, preview: Preview, place: Place, target: Place, sent_back: bool) -> None:
        """Follow her to the target and over her own open numbers, as far as open tiles tell."""
        preview.args["target"] = target
        preview.ways.append(way(self.turn, place, target))
        free = self.free | 1 << place
        stop = target
        while stop <= TILES and self.faces[stop] // RANKS == self.turn and self.faces[stop] % RANKS != SYMBOL:
            onward = self.carried(stop, self.faces[stop] % RANKS, free)
            preview.clauses.append("HR-14")
            if onward == BEFORE:
                break
            preview.ways.append(way(self.turn, stop, onward))
            stop, sent_back = onward, False
        preview.args["stop"] = stop
        preview.args["jumps"] = len(preview.ways) - 1
        preview.marks.append(SPOTS[stop])
        self._foresee_stop(preview, stop, sent_back)

    def _foresee_stop(self, preview: Preview, stop: Place, sent_back: bool) -> None:
        """then is what happens where she stops for good, or until somebody decides."""
        args, clauses = preview.args, preview.clauses
        if stop > TILES:
            args["then"] = "finish"
            args["points"] = POINTS[stop]
            clauses.append("HR-21")
            return
        kind = self.faces[stop]
        if kind == DOWN:
            args["then"] = "hidden"
            clauses.append("HR-13")
            return
        clan, rank = divmod(kind, RANKS)
        args.update(about(kind))
        if rank != SYMBOL:
            args["then"] = "held" if clan == self.turn else "rest"
            clauses += [] if clan == self.turn else ["HR-15"]
        elif clan < self.setup.seats:
            whose = "own" if clan == self.turn else "other"
            args["then"] = f"{whose}-forced" if sent_back else whose
            args["other"] = clan
            clauses.append("HR-16" if clan == self.turn else "HR-17")
            clauses += ["HR-20"] if sent_back else []
        else:
            args["then"] = "neutral" if self.cards(clan) else "empty"
            clauses.append("HR-25" if self.cards(clan) else "HR-R4")
