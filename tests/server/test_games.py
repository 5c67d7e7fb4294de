"""All five games to their end over real sockets: people, two people on one device, bots, somebody watching."""

import asyncio

import pytest

from tests.server.player import Player
from tests.server.running import Guest, Running
from walpurgis import games
from walpurgis.kernel.record import read

# Who is still reading when this is over says nothing.
OPTIONS = {"sorcellerie": {"answer_limit_s": 20}}


class Round:
    """Two devices, of which one has two seats; bots on what is left; somebody watching."""

    def __init__(self, server: Running, game: str, seed: int) -> None:
        self.server = server
        self.seats = games.find(game).seats[-1]
        self.host, self.pair, onlooker = (Guest(server.url) for _ in range(3))
        self.table = self.host.set_up(game, self.seats, options=OPTIONS.get(game, {}))
        self.host.sit(self.table, 0, "Ada")
        self.pair.sit(self.table, 1, "Bea")
        self.pair.sit(self.table, 2, "Cléo")
        self.host.seat_bots(self.table, *range(3, self.seats))
        self.host.start(self.table, self.pair)
        self.watching = Player(onlooker, self.table, [])
        one = Player(self.host, self.table, [0], seed, self._is_right)
        two = Player(self.pair, self.table, [1, 2], seed + 1)
        self.players = [one, two, self.watching]

    def _is_right(self, seat: int, answer: str) -> bool:
        match = self.server.table(self.table).match
        assert match is not None
        return match.position.decides(seat, match.position.parse(answer))

    async def play(self) -> None:
        await asyncio.gather(*(player.play() for player in self.players))

    def check(self) -> None:
        standings = [player.standing for player in self.players]
        assert standings[0] == standings[1] == standings[2]
        assert len(standings[0]) == self.seats
        assert len({player.at for player in self.players}) == 1
        for player in self.players[:2]:
            assert len(player.oks) == len(set(player.oks))
            assert set(player.oks) <= set(player.sent)
            # Whoever answers together with others may hear that it was too late, and nothing worse.
            assert all(problem["kind"] in ("stale", "refused") for problem in player.problems)
        self._check_record()

    def _check_record(self) -> None:
        record = read(self.host.ask("GET", f"/api/tables/{self.table}/record").text)
        replayed = games.replay(record)
        while replayed.advance():
            pass
        assert replayed.refused is None
        assert replayed.position.standing() == self.watching.standing
        assert replayed.count == self.watching.at
        assert record.server_seed


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_is_played(server: Running, game: str) -> None:
    played = Round(server, game, seed=1)
    asyncio.run(played.play())
    played.check()


def test_several_games_at_once(server: Running) -> None:
    chosen = ["hexentanz", "hexentanz", "hexenrennen", "wazbaraz", "wazbaraz"]
    rounds = [Round(server, game, seed) for seed, game in enumerate(chosen)]

    async def all_of_them() -> None:
        await asyncio.gather(*(one.play() for one in rounds))

    asyncio.run(all_of_them())
    for one in rounds:
        one.check()
