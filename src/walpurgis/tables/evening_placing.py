"""The best placing for those who wait: which of them sit down where, so that nobody waits any more. Pure.

First at tables where somebody is waiting for company, the loneliest first, and where bots would give up their seats;
then at tables that are free, and last at new ones. Wishes come before company that is new to one another.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct, field

from walpurgis.tables.evening import NO_TABLE, GuestId, TableNumber
from walpurgis.tables.evening_grouping import Met, SeatCounts, cost, groups

USUAL_SIZE: Final = 4  # people at a table, where nobody said another number

# What speaks against a place, in this order.
NOT_THE_TABLE: Final = 10_000  # whose card they came by
NOT_THE_GAME: Final = 1_000
ALREADY_MET: Final = 1


class Waiting(Struct):
    """Somebody who waits, and what they would like."""

    id: GuestId
    wish: str = ""
    wish_table: TableNumber = NO_TABLE


class OpenTable(Struct):
    """A table as far as people may still be placed there. room: so many. is_running: in the seats of bots."""

    number: TableNumber
    game: str  # empty: whatever suits
    room: int
    people: list[GuestId] = field(default_factory=list)
    is_running: bool = False
    seats: int = 0  # that it is set for, 0 for as many as come


class Seating(Struct):
    """These people at this table. number: NO_TABLE for a new one. bots: that the game still needs."""

    number: TableNumber
    game: str
    people: list[GuestId]
    company: list[GuestId]  # who sits there already
    bots: int = 0
    is_running: bool = False


class Placing(Struct):
    """left: who would still wait."""

    seatings: list[Seating]
    left: list[GuestId]


def best_placing(
    waiting: Sequence[Waiting],
    tables: Sequence[OpenTable],
    games: Mapping[str, SeatCounts],
    met: Met,
    new_tables: int = 0,
) -> Placing:
    """waiting: longest first. games: in the order in which one of them is taken where nobody minds. new_tables: how
    many may be set up besides.
    """
    plan = _Plan(games, met)
    left = plan.fill(sorted((one for one in tables if one.people or one.is_running), key=plan.lack), list(waiting))
    free = [one for one in tables if not one.people and not one.is_running]
    left = plan.meet_wishes(left, free)
    plan.found(left, free, new_tables)
    return Placing([one for one in plan.seatings if one.people], [one.id for one in plan.left])


class _Plan:
    def __init__(self, games: Mapping[str, SeatCounts], met: Met) -> None:
        self.seatings: list[Seating] = []
        self.left: list[Waiting] = []
        self._games = games
        self._met = met

    def lack(self, table: OpenTable) -> int:
        """Where people are missed most comes first; a game that is on misses nobody, and comes last."""
        seats = self._games.get(table.game)
        return 1 if table.is_running or seats is None else min(0, len(table.people) - seats.fewest)

    def fill(self, tables: Sequence[OpenTable], waiting: list[Waiting]) -> list[Waiting]:
        """Where others are already: whoever likes it best first, and of those whoever has waited longest. Nobody goes
        against their wish while their wish can still come true elsewhere.
        """
        for table in tables:
            seating = Seating(table.number, table.game, [], list(table.people), is_running=table.is_running)
            self.seatings.append(seating)
            for _ in range(table.room):
                fitting = [one for one in waiting if self._suits(one, table)]
                if not fitting:
                    break
                chosen = min(fitting, key=lambda one: self._against(one, seating))
                waiting.remove(chosen)
                seating.people.append(chosen.id)
            seating.bots = self._bots(seating)
        return waiting

    def _suits(self, one: Waiting, table: OpenTable) -> bool:
        if one.wish_table != NO_TABLE:
            return one.wish_table == table.number
        return one.wish in ("", table.game)

    def meet_wishes(self, waiting: list[Waiting], free: list[OpenTable]) -> list[Waiting]:
        """Whoever came by the card of a free table sits there, as far as they make a table or find others."""
        for table in list(free):
            here = [one for one in waiting if one.wish_table == table.number]
            if not here:
                continue
            game = table.game or self._game_for([one.wish for one in here], len(here))
            most = table.seats or self._games[game].most
            here = here[: min(most, self._games[game].most)]
            others = [one for one in waiting if one not in here and one.wish_table == NO_TABLE]
            others = [one for one in others if one.wish in ("", game)]
            seating = Seating(table.number, game, [one.id for one in here], [])
            while others and len(seating.people) < self._games[game].fewest:
                more = min(others, key=lambda one: self._against(one, seating))
                others.remove(more)
                here.append(more)
                seating.people.append(more.id)
            seating.bots = self._bots(seating)
            self.seatings.append(seating)
            free.remove(table)
            waiting = [one for one in waiting if one not in here]
        return waiting

    def found(self, waiting: list[Waiting], free: list[OpenTable], new_tables: int) -> None:
        """The others in groups: those who wish for the same game together, whoever minds nothing with them."""
        for game, people in self._by_game(waiting):
            by_id = {one.id: one for one in people}
            for group in groups([one.id for one in people], USUAL_SIZE, self._games[game], self._met):
                table = next((one for one in free if one.game == game), None) or next(
                    (one for one in free if not one.game), None
                )
                fits = table is not None and not (table.seats and table.seats < len(group))
                if table is not None and fits:
                    free.remove(table)
                elif new_tables:
                    table = None
                    new_tables -= 1
                elif free:  # a table that was set for another game is better than none
                    table = free.pop(0)
                else:
                    self.left += [by_id[one] for one in group]
                    continue
                seating = Seating(table.number if table else NO_TABLE, game, group, [])
                seating.bots = self._bots(seating)
                self.seatings.append(seating)

    def _by_game(self, waiting: list[Waiting]) -> list[tuple[str, list[Waiting]]]:
        """The most wished for first. A wish that nobody can share is played by whoever minds nothing, too; and where
        nobody wishes for anything, the first game that so many can play.
        """
        wishes: dict[str, list[Waiting]] = {}
        for one in waiting:
            wishes.setdefault(one.wish if one.wish in self._games else "", []).append(one)
        easy = wishes.pop("", [])
        found = sorted(wishes.items(), key=lambda pair: -len(pair[1]))
        for game, people in found:
            while easy and len(people) < self._games[game].fewest:
                people.append(easy.pop(0))
        if easy and found and self._would_need_bots(easy):
            found[0][1].extend(easy)
            easy = []
        if easy:
            found.append((self._game_for([], len(easy)), easy))
        return found

    def _would_need_bots(self, people: list[Waiting]) -> bool:
        return all(len(people) < seats.fewest for seats in self._games.values())

    def _game_for(self, wishes: list[str], people: int) -> str:
        """The one most wished for; else the first that so many can play without bots."""
        wished = [wish for wish in wishes if wish in self._games]
        if wished:
            return max(dict.fromkeys(wished), key=wished.count)
        able = [game for game, seats in self._games.items() if seats.fewest <= people]
        return next(iter(able or self._games))

    def _against(self, one: Waiting, seating: Seating) -> int:
        against = NOT_THE_TABLE if one.wish_table != seating.number else 0
        against += NOT_THE_GAME if one.wish != seating.game else 0
        group = [*seating.company, *seating.people]
        return against + ALREADY_MET * (cost([*group, one.id], self._met) - cost(group, self._met))

    def _bots(self, seating: Seating) -> int:
        if seating.is_running or seating.game not in self._games:
            return 0
        return max(0, self._games[seating.game].fewest - len(seating.people) - len(seating.company))
