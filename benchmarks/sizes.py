"""How much disk games take, for docs/host.md: `python -m benchmarks.sizes`.

Games are played by bots of the first level and written as a table writes them: every decision a commit, with what
chance added to it. The file is measured when everything lies in it and its log is empty.
"""

import asyncio
import tempfile
from pathlib import Path
from random import Random

from walpurgis import games
from walpurgis.kernel.steps import CHANCE, OVER
from walpurgis.opponents import LEVELS, choose
from walpurgis.tables import seating
from walpurgis.tables.header import Entry, secret_hash
from walpurgis.tables.messages import NewTable
from walpurgis.tables.schema import connect
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import commit

GAMES = 20  # of each
LEVEL = 1
DRAW_BITS = 53
MOVE_ID = 11  # letters that the page gives a move


def decisions(name: str, seats: int, rng: Random) -> list[list[Entry]]:
    """A game: what is committed together."""
    game = games.find(name)
    position = game.start(seats)
    groups: list[list[Entry]] = []
    group: list[Entry] = []
    while position.awaits != OVER:
        if position.awaits == CHANCE:
            chances = position.chances()
            step = chances.draw(rng)
            group.append(Entry(CHANCE, position.text(step), rng.getrandbits(DRAW_BITS), chances.total))
            position.play(CHANCE, step)
            continue
        groups.append(group)
        seat = position.awaited()[0]
        step = choose(game, position.imagine(seat, rng), [], seat, LEVELS[LEVEL], rng).step
        group = [Entry(seat, position.text(step), move_id="x" * MOVE_ID)]
        position.play(seat, step)
    return [some for some in [*groups, group] if some]


async def bytes_a_game(name: str, seats: int, folder: Path) -> tuple[float, float]:
    """And how many decisions it has, on average."""
    rng = Random(name)
    path = folder / f"{name}.db"
    store = await SqliteStore.open(path)
    empty, played = path.stat().st_size, 0
    for number in range(GAMES):
        stored = await store.create(seating.new_table(secret_hash(str(number)), NewTable(game=name, seats=seats)))
        length = 0
        for group in decisions(name, seats, rng):
            await commit(store, stored.number, length, group, stored.revision)
            length += len(group)
            played += 1
    await store.close()
    connection = connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return (path.stat().st_size - empty) / GAMES, played / GAMES


async def main() -> None:
    print("game           seats  decisions  kB a game")
    with tempfile.TemporaryDirectory() as folder:
        for name in games.ranked():
            if games.is_ours(name):
                seats = games.find(name).seats[len(games.find(name).seats) // 2]
                size, count = await bytes_a_game(name, seats, Path(folder))
                print(f"{name:<14} {seats:>5}  {count:>9.0f}  {size / 1000:>9.1f}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
