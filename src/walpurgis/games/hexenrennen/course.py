"""The table of Hexen Rennen: what lies on it, and what each seat sees and can imagine of it."""

from random import Random
from typing import ClassVar

from walpurgis.games.hexenrennen.board import (
    BEFORE,
    CLANS,
    COLOURS,
    DOWN,
    FACES,
    LAST,
    LAYING,
    NOBODY,
    NOTATION,
    PHASES,
    POINTS,
    RANKS,
    SHELVES,
    SPOTS,
    STAGE,
    SYMBOLS,
    TILES,
    TURN,
    WITCHES,
    Clan,
    Kind,
    Place,
    Witch,
    spot_of,
    tile_piece,
)
from walpurgis.games.hexenrennen.lay import LOW, NUMBERS, STAGES, SYMBOL, VALUES
from walpurgis.kernel.notation import Notation
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.view import Piece, Status, View


class Course(Position):
    """What lies on the table. Only witches and faces are changed in place; copies share all other lists.

    hidden[stage] are the tiles still face down there, as turn steps in ascending order: nobody knows their order on
    the table, so it is drawn when one is turned over (HR-R7). faces[tile] is the kind of an open tile, or DOWN;
    signs[clan] are the open tiles with its symbol, free all places where a witch could stop, both as bits.
    numbers[clan] and symbols[clan] are the cards in the hand, or in the pile of a neutral clan.
    mover is the witch under way. forced: a number card has sent her back to where she stands (HR-20).
    steps is what the one seat that is awaited can do.
    """

    __slots__ = (
        "face", "faces", "forced", "free", "hidden", "laid", "mover", "numbers", "phase", "signs", "steps", "symbols",
        "turn", "witches",
    )  # fmt: skip

    NOTATION: ClassVar[Notation] = NOTATION
    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "laid", "hidden", "faces", "signs", "free", "witches", "numbers", "symbols", "turn", "face", "mover",
        "forced", "steps",
    )  # fmt: skip

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

    def copy(self) -> "Course":
        raise NotImplementedError

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

    # What is seen

    def show(self, view: View, seat: Seat | None) -> None:
        for tile in range(1, TILES + 1):
            if self.faces[tile] != DOWN:  # a tile face down is an empty spot: there is nothing to be seen of it
                view.put(SPOTS[tile], tile_piece(self.faces[tile]))
        for witch, place in enumerate(self.witches):
            clan, number = divmod(witch, WITCHES)
            view.put(spot_of(clan, place), Piece("witch", COLOURS[clan], str(number + 1)))
        for clan in range(CLANS):
            self._show_cards(view, clan)
        if self.face:
            view.put("die", Piece("die", value=str(self.face)))
        self._show_numbers(view)
        if seat is not None and not self.is_dealt():
            for stage in range(STAGES):
                self._show_own(view, seat, stage)

    def _show_own(self, view: View, clan: Clan, stage: int) -> None:
        """The four tiles that a player has put into a stage; before that only the symbol, which every stage gets."""
        spot = SHELVES[stage]
        if not self.laid[clan]:
            view.note(spot, Piece("own", COLOURS[clan], VALUES[SYMBOL]))
        open_tiles = self.faces[stage * STAGE + 1 : (stage + 1) * STAGE + 1]
        for kind in self._own_tiles(clan, stage):
            view.note(spot, Piece("turned" if kind in open_tiles else "own", COLOURS[clan], VALUES[kind % RANKS]))

    def _show_cards(self, view: View, clan: Clan) -> None:
        """HR-19: played cards lie open, and so it can be told what a hand still holds; a neutral pile has no order."""
        if clan >= self.setup.seats and self.cards(clan):
            view.put(f"pile-{clan}", Piece("pile", COLOURS[clan], count=self.cards(clan)))
        for rank in range(RANKS):
            left = self.symbols[clan] if rank == SYMBOL else self.numbers[clan] >> rank & 1
            played = (SYMBOLS if rank == SYMBOL else 1) - left
            if left and clan < self.setup.seats:
                view.put(f"hand-{clan}", Piece("card", COLOURS[clan], VALUES[rank], left))
            if played:
                view.put(f"played-{clan}", Piece("card", COLOURS[clan], VALUES[rank], played))
        drawn = NUMBERS + SYMBOLS - self.cards(clan)
        if clan >= self.setup.seats and drawn:  # they lie on one another: how many there are is what one sees
            view.put(f"played-{clan}", Piece("drawn", COLOURS[clan], count=drawn))

    def _show_numbers(self, view: View) -> None:
        seats = self.setup.seats
        finished = [0] * seats
        for witch, place in enumerate(self.witches):
            finished[witch // WITCHES] += place > TILES
        view.tallies["points"] = self.points()
        view.tallies["finished"] = finished
        view.tallies["cards"] = [self.cards(clan) for clan in range(seats)]
        if self.phase == LAYING:  # who is ready is seen by all, and nothing else
            view.statuses = [Status("laid" if self.laid[seat] else "laying", {}) for seat in range(seats)]
        view.facts["phase"] = PHASES[self.phase]
        view.facts["turn"] = self.turn
        view.facts["face"] = self.face
        if self.mover != NOBODY:
            view.facts["witch"] = self.mover % WITCHES + 1
            view.facts["forced"] = int(self.forced)

    def _own_tiles(self, clan: Clan, stage: int) -> list[Kind]:
        """The clan's tiles in a stage, open and face down."""
        open_tiles = self.faces[stage * STAGE + 1 : (stage + 1) * STAGE + 1]
        kinds = open_tiles + [step - TURN for step in self.hidden[stage]]
        return sorted(kind for kind in kinds if kind // RANKS == clan)

    def imagine(self, seat: Seat | None, rng: Random) -> "Course":
        """Spread the numbers that are still face down anew over the stages, but for the seat's own choice (HR-04).

        A clan lays one symbol in every stage. Every split that fits the open tiles is as likely as any other: a tile is
        drawn from all in its stage, and how many lie there is the same for all splits.
        """
        known = NOBODY if seat is None or self.is_dealt() else seat
        hidden: list[list[Step]] = [[] for _ in range(STAGES)]
        pools: list[list[Step]] = [[] for _ in range(CLANS)]
        slots: list[list[int]] = [[] for _ in range(CLANS)]  # the stages that a pool's tiles come from
        for stage in range(STAGES):
            for step in self.hidden[stage]:
                kind = step - TURN
                clan = kind // RANKS
                if clan == known or kind % RANKS == SYMBOL:
                    hidden[stage].append(step)
                else:
                    pools[clan].append(step)
                    slots[clan].append(stage)
        for clan in range(CLANS):
            pool = sorted(pools[clan])  # where they really are leaves no trace
            for stage in slots[clan]:
                hidden[stage].append(pool.pop(int(rng.random() * len(pool))))
        for stage in range(STAGES):
            hidden[stage].sort()
        world = self.copy()
        world.hidden = hidden
        return world

    # What is seen, as numbers

    def features(self, seat: Seat | None) -> list[float]:
        """Clans in the order of play from the own one on, neutral ones last."""
        seats = self.setup.seats
        order = [((seat or 0) + offset) % seats for offset in range(seats)] + list(range(seats, CLANS))
        numbers: list[float] = []
        for tile in range(1, TILES + 1):
            numbers += _tile_features(self.faces[tile], order)
        for clan in order:
            places = self.witches[WITCHES * clan : WITCHES * (clan + 1)] if clan < seats else [BEFORE] * WITCHES
            numbers += [place / LAST for place in places]
            numbers += [float(self.numbers[clan] >> rank & 1) for rank in range(NUMBERS)]
            numbers += [self.symbols[clan] / SYMBOLS, float(clan == self.turn), float(clan == self.awaits)]
        own = seat if seat is not None and not self.is_dealt() else NOBODY
        for stage in range(STAGES):
            ranks = [kind % RANKS for kind in self._own_tiles(own, stage)] if own != NOBODY else []
            numbers += [float(rank in ranks) for rank in range(NUMBERS)]
        numbers += [float(self.phase == phase) for phase in range(len(PHASES))]
        place = self.witches[self.mover] if self.mover != NOBODY else BEFORE
        return [*numbers, self.face / FACES, place / LAST, float(self.forced)]


def _tile_features(kind: Kind, order: list[Clan]) -> list[float]:
    """Open or not, the number, whether it is a symbol, and whose."""
    if kind == DOWN:
        return [0.0] * (3 + CLANS)
    clan, rank = divmod(kind, RANKS)
    number = 0.0 if rank == SYMBOL else (LOW + rank) / 10
    return [1.0, number, float(rank == SYMBOL), *(float(clan == other) for other in order)]
