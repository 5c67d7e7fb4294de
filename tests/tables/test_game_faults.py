"""A game of somebody else's that has a fault in it: its table says so and is closed; nobody else notices."""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games import plug_in
from tests.tables.people import Person, QuickBots, in_loop, is_done, now, open_service, play_out, seated
from walpurgis import games
from walpurgis.tables.bots import BotQuestion
from walpurgis.tables.errors import TableError
from walpurgis.tables.fair_queue import Asker
from walpurgis.tables.move import Move
from walpurgis.tables.service import TableService
from walpurgis.tables.watchdog import GameOverranError
from walpurgis.tables.workers import NoAnswerError

FAULTY = {
    "raises": plug_in.RAISES_IN_PLAY,
    "huge": plug_in.HUGE_VIEW,
    "blind": plug_in.RAISES_IN_VIEW,
    "unborn": plug_in.RAISES_AT_ONCE,
    "overrun": "def play(self, actor, step):\n    from walpurgis.tables.watchdog import GameOverranError\n"
    "    if actor != CHANCE:\n        raise GameOverranError\n    super().play(actor, step)",
}
CACHED = (games.names, games.ours, games.broken, games.ranked, games.find, games.plug_in_packages, games._installed)


@pytest.fixture(autouse=True, scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """In this very process, and out of it again."""
    folder = tmp_path_factory.mktemp("site")
    plug_in.install(folder, "snails = snails:GAME\n", **FAULTY)
    modules = set(sys.modules)
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(str(folder))
        _forget_games()
        yield
    _forget_games()
    for name in set(sys.modules) - modules:
        if name.partition(".")[0] in {"snails", *FAULTY}:
            del sys.modules[name]


def _forget_games() -> None:
    for known in CACHED:
        known.cache_clear()


def errors(person: Person) -> list[str]:
    """Of those that answer no question."""
    return [message["error"] for message in person.heard if message["kind"] == "error" and not message["id"]]


async def moves(service: TableService, people: list[Person]) -> dict[str, Any]:
    await people[0].until(lambda: any(person.is_asked for person in people))
    person = next(person for person in people if person.is_asked)
    return await person.plays(service, person.choice(random.Random(1)))


async def is_closed(service: TableService, table: str, people: list[Person], fault: str) -> None:
    """Everybody was told in words, and whoever comes later is told, too; the log is kept, and can be read."""
    for person in people:
        said = await person.hears(lambda message: message.get("error") == fault and not message["id"])
        assert "fault" in said["message"]
        assert (person.info["fault"], person.info["status"]) == (fault, "archived")
    late = Person("d0")
    late.language = "fr"
    await service.attach(late, table)
    assert errors(late) == [fault]
    assert "défaut" in late.heard[-1]["message"]
    assert f"game {people[0].info['game']}" in await service.history.record("d0", table)
    with pytest.raises(TableError, match=fault):
        await service.history.story("d0", table)
    assert [one.id for one in await service.lists.mine("d0") if one.id == table] == []


async def goes_on(service: TableService) -> None:
    """A game beside it."""
    _, people = await seated(service, "hyene", 2)
    assert is_done(await moves(service, people))


@in_loop
async def test_a_game_whose_play_raises_may_try_again_and_is_then_closed(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "raises", 2)
        at = people[0].at
        for _ in range(2):
            assert (await moves(service, people))["error"] == "move-failed"
            assert errors(people[0]) == []
        assert (await moves(service, people))["error"] == "move-failed"
        await is_closed(service, table, people, "game-failed")
        assert people[0].at == at
        assert (await people[0].plays(service, "move 1"))["error"] == "game-failed"
        await goes_on(service)


@in_loop
async def test_a_bot_at_such_a_table_does_not_try_for_ever(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "raises", 2, bots=1, first=1)
        await is_closed(service, table, people, "game-failed")


@in_loop
async def test_a_game_whose_play_never_ends_is_closed_at_once(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "overrun", 2)
        assert (await moves(service, people))["error"] == "move-failed"
        await is_closed(service, table, people, "game-overran")
        await goes_on(service)


@in_loop
async def test_a_game_that_goes_on_for_longer_than_any_could_is_closed(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", steps_of_game=6) as service:
        table, people = await seated(service, "snails", 2)
        while people[0].at < 6:
            assert is_done(await moves(service, people))
        await is_closed(service, table, people, "game-overran")
        _, people = await seated(service, "hyene", 2)  # ours end by their rules
        while people[0].at < 12:
            assert is_done(await moves(service, people))
        assert people[0].info["status"] == "running"


@in_loop
@pytest.mark.parametrize(("game", "fault"), [("huge", "game-too-large"), ("blind", "game-failed")])
async def test_a_game_that_cannot_be_shown_is_closed(tmp_path: Path, game: str, fault: str) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, game, 2)
        await people[0].until(lambda: any(person.is_asked for person in people))
        person = next(person for person in people if person.is_asked)
        at = person.at
        nonce = person.new_nonce()
        seat = person.seat or 0
        move = Move(person, seat, person.choice(random.Random(1)), at, nonce, now())
        service.play(move)
        await is_closed(service, table, people, fault)
        assert all(len(str(message)) < 300_000 for message in person.heard)
        service.play(move)  # and a retry hears that the move was made
        await person.hears(lambda message: message.get("id") == nonce and message["kind"] == "ok")
        await goes_on(service)


@in_loop
async def test_a_closed_table_stays_closed_and_is_not_played_again(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "raises", 2, bots=1, first=1)
        await is_closed(service, table, people, "game-failed")
    async with open_service(tmp_path / "w.db") as service:
        assert (await service.info("d0", table)).fault == "game-failed"
        await service.forget("d0")
        await service.housekeeping.delete(table)


@in_loop
async def test_a_game_that_cannot_even_begin_says_so_and_the_table_stays_as_it_was(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        with pytest.raises(TableError, match="game-failed"):
            await seated(service, "unborn", 2)
        await goes_on(service)


@in_loop
async def test_people_are_told_once_of_a_bot_that_fails_and_the_game_comes_to_its_end(tmp_path: Path) -> None:
    class Mute(QuickBots):
        asked = 0

        async def choose(self, question: BotQuestion) -> str:
            self.asked += 1
            raise NotImplementedError

    bots = Mute()
    async with open_service(tmp_path / "w.db", bots) as service:
        _, people = await seated(service, "snails", 2, bots=1)
        await play_out(service, people, random.Random(1))
        assert people[0].is_over
        assert errors(people[0]) == ["bot-failed"]
        assert bots.asked == 3  # then it is not asked any more
        assert service.counts.bot_failures > 3


@in_loop
async def test_a_game_that_kept_everybody_waiting_is_not_played_until_the_house_opens_again(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "snails", 2)
        service.close_games("snails")
        assert people[0].heard[-1] == {"kind": "bye", "reason": "restart"}
        with pytest.raises(TableError, match="game-closed"):
            await service.attach(Person("d0"), table)
        with pytest.raises(TableError, match="game-closed"):
            await seated(service, "snails", 2)
        await goes_on(service)
    async with open_service(tmp_path / "w.db") as service:
        people = [Person("d0"), Person("d1")]
        for person in people:
            await service.attach(person, table)
        assert is_done(await moves(service, people))


@in_loop
async def test_a_list_of_tables_waits_once_for_a_game_that_gives_no_answer(tmp_path: Path) -> None:
    class Asleep(QuickBots):
        def __init__(self) -> None:
            super().__init__()
            self.asked: list[str] = []

        async def aside(self, asker: Asker, work: Callable[..., Any], *args: object) -> Any:
            self.asked.append(asker.game)
            if asker.game == "snails":
                raise NoAnswerError("overran")
            return await super().aside(asker, work, *args)

    async with open_service(tmp_path / "w.db") as service:
        for game in ("snails", "hyene", "snails"):
            await seated(service, game, 2, first=0)
    bots = Asleep()
    async with open_service(tmp_path / "w.db", bots) as service:
        assert [(one.game, one.your_turn) for one in await service.lists.mine("d0")] == [
            ("snails", False),  # as far as is known
            ("hyene", True),
            ("snails", False),
        ]
        assert bots.asked == ["snails", "hyene"]
        assert len(await service.lists.latest("d0", "en")) == 1


def test_an_overrun_is_no_exception_that_a_game_would_catch() -> None:
    assert not issubclass(GameOverranError, Exception)
