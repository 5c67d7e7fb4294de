"""The grand witch of one build, in a process of its own: `python -m benchmarks.build_player`; see builds.py.

What it asks of the project has been the same in every build that it may have to speak for.
"""

import json
import sys
from random import Random
from time import process_time
from typing import Final

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.opponents import Settings, choose
from walpurgis.opponents.levels import UNLIMITED

ANSWER: Final = "answer"  # marks our own lines: a build may print something else


class Seated:
    """A game as one build follows it, in a process of that build: what was played, and what each seat has witnessed."""

    def __init__(self, game: str, seats: int, first: int, seed: str, seconds: float) -> None:
        self.game = games.find(game)
        self.position: Position = self.game.start(seats, first)
        self.position.events = []
        self.witnessed: list[list[Event]] = [[] for _ in range(seats)]
        self.minds = [Random(f"{seed}/{seat}") for seat in range(seats)]
        self.settings = Settings(simulations=UNLIMITED, seconds=seconds)

    def play(self, actor: int, step: str) -> None:
        self.position.play(actor, self.position.parse(step))
        for seat, memory in enumerate(self.witnessed):
            memory += [event for event in self.position.events or [] if event.is_for(seat)]
        self.position.events = []

    def think(self, seat: int) -> str:
        rng = self.minds[seat]
        world = self.position.imagine(seat, rng)
        thought = choose(self.game, world, self.witnessed[seat], seat, self.settings, rng, process_time)
        return self.position.text(thought.step)


def serve() -> None:
    """Lines of JSON in: what to do and with what. A line out for every thought."""
    seated: Seated | None = None
    for line in sys.stdin:
        what, *values = json.loads(line)
        if what == "start":
            seated = Seated(*values)
        elif seated is not None and what == "play":
            seated.play(*values)
        elif seated is not None:
            print(ANSWER, seated.think(*values), flush=True)


if __name__ == "__main__":
    serve()
