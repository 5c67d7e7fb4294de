"""Nothing leaks over the wire: with another world behind the server, every byte that a seat is sent is the same."""

import asyncio
from random import Random

import pytest

from tests.server.running import Guest, Line, Running, at_table
from walpurgis import games
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, OVER, Seat
from walpurgis.tables.match import Action, Match
from walpurgis.tables.store import Stored, StoreError, Write

MOMENTS = 6  # of each game
ASKED = 25  # steps that a seat asks about at each
OPTIONS = {"sorcellerie": {"answer_limit_s": 120}}  # nothing is to happen by itself
WITH_SECRETS = {"hexentanz", "sorcellerie", "wazbaraz", "hexenrennen"}


class Watched:
    """A game of people, moved on behind their backs, with a passer-by at the end of the row."""

    def __init__(self, server: Running, game: str) -> None:
        seats = games.find(game).seats[0] + 1
        self.server = server
        self.guests, self.table = at_table(server.url, game, seats, options=OPTIONS.get(game, {}))
        self.guests.append(Guest(server.url))
        self.views: list[Seat | None] = [*range(seats), None]

    def move_on(self, decisions: int, rng: Random) -> bool:
        """Write random steps into the log; False once the game is nearly over."""
        return self.server.ask(self._move_on(decisions, rng))

    async def _move_on(self, decisions: int, rng: Random) -> bool:
        stored = await self.stored()
        match = Match(stored.header)
        match.restore(stored.entries)
        entries = []
        for _ in range(decisions):
            seat = match.position.awaited()[0]
            step = match.position.pick(seat, rng)
            ahead = match.position.copy()
            ahead.play(seat, step)
            while ahead.awaits == CHANCE:
                ahead.play(CHANCE, ahead.chances().draw(rng))
            if ahead.awaits == OVER:
                return False
            entries += match.play([Action(seat, step)])[0]
        written: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        length, revision = len(stored.entries), stored.revision
        self.server.service.store.write(Write(stored.number, length, entries, written.set_result, revision=revision))
        assert await written is None
        live = await self.server.service.registry.get(self.table)
        live.close()
        self.server.service.registry.drop(live)
        return True

    async def stored(self) -> Stored:
        stored = await self.server.service.store.load(self.table)
        assert stored is not None
        return stored

    def position(self) -> Position:
        match = self.server.table(self.table).match
        assert match is not None
        return match.position

    def put(self, position: Position) -> None:
        match = self.server.table(self.table).match
        assert match is not None
        match.position = position

    def all_that_reaches(self, guest: Guest, seat: Seat | None, texts: list[str], refused: list[str]) -> list[str]:
        """Every frame and every page, whatever the seat asks."""
        with guest.connect(self.table) as line:
            line.wait_for("update")
            for text in texts:
                self._ask(line, "why", text, seat)
                self._ask(line, "preview", text, seat)
            for text in refused:
                self._ask(line, "do", text, seat)
            if seat is not None:
                line.say("as", seat=seat)
                line.wait_for("update")
            frames = line.heard
        pages = ["", "/story", "/recent", "/proof", "/record"]
        answers = [guest.ask("GET", f"/api/tables/{self.table}{page}").text for page in pages]
        return [*frames, *answers, guest.ask("GET", f"/table/{self.table}").text]

    def _ask(self, line: Line, kind: str, text: str, seat: Seat | None) -> None:
        whose = {} if seat is None else {"seat": seat}
        news = {"at": self.server.table(self.table).shown} if kind == "do" else {}
        line.say(kind, step=text, id=f"{kind} {text}"[:60], **news, **whose)
        line.hear()


def questions(position: Position, seat: Seat | None, rng: Random) -> tuple[list[str], list[str]]:
    """Steps to ask about, and those of them that would be refused."""
    whose = seat or 0
    forms = position.NOTATION.forms
    steps = [form.base + rng.randrange(form.size) for form in forms for _ in range(3)]
    legal = position.legal(whose)
    steps += rng.sample(legal, min(len(legal), ASKED // 2))
    chosen = rng.sample(steps, min(len(steps), ASKED))
    refused = [position.text(step) for step in chosen if position.refusal(whose, step) is not None]
    return [position.text(step) for step in chosen], refused


@pytest.mark.parametrize("game", games.names())
def test_nobody_can_tell_an_imagined_world_behind_the_server_from_the_real_one(server: Running, game: str) -> None:
    rng = Random(game)
    watched = Watched(server, game)
    different = seen = 0
    while seen < MOMENTS:
        if not watched.move_on(rng.randrange(1, 9), rng):
            watched = Watched(server, game)  # that game is over: the dice are the server's own
            continue
        seen += 1
        for guest, seat in zip(watched.guests, watched.views, strict=True):
            real = watched.position()
            texts, refused = questions(real, seat, rng)
            truth = watched.all_that_reaches(guest, seat, texts, refused)
            world = real.imagine(seat, rng)
            different += world.digest() != real.digest()
            watched.put(world)
            imagined = watched.all_that_reaches(guest, seat, texts, refused)
            watched.put(real)
            assert imagined == truth
    assert bool(different) == (game in WITH_SECRETS)


@pytest.mark.parametrize("game", games.names())
def test_the_log_tells_each_seat_what_it_has_witnessed_and_no_more(server: Running, game: str) -> None:
    rng = Random(game)
    watched = Watched(server, game)
    for _ in range(10):
        watched.move_on(6, rng)
    stored = server.ask(watched.stored())
    told = Match(stored.header).restore(stored.entries, 0)
    for guest, seat in zip(watched.guests, watched.views, strict=True):
        allowed = [(one.at, one.event.name, one.event.args) for one in told if one.event.is_for(seat)]
        with guest.connect(watched.table, "?at=0") as line:
            events = line.wait_for("update")["events"]
        story = guest.get(f"/api/tables/{watched.table}/story")
        for heard in (events, story):
            assert [(one["at"], one["name"], one["args"]) for one in heard] == allowed
    assert any(one.event.audience is not None for one in told) == (game in WITH_SECRETS)
