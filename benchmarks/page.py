"""From a click to its result on the screen, measured in the browser itself: `make bench-page`.

A person plays against bots on a house of this machine, without motion, and nobody touches the page until the result
is there: those who look at it through a debugger's door take its time. The clock starts with the click that makes a
move and stops behind the frame that shows the first sentence about it: to the house, into the store, back, drawn.
"""

import argparse
import time
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator
from rich.console import Console
from rich.table import Table

from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.pictures import OPTIONS, guests

GOAL_MS: Final = 50.0
GAMES: Final = {"hexentanz": 3, "wazbaraz": 3, "hexenrennen": 2, "hyene": 2}  # Sorcellerie waits for everybody's answer
PATIENCE_S: Final = 120.0
LOOK_S: Final = 1.0  # at a new table before the first click: nobody is quicker
UNTOUCHED_S: Final = 0.15

# Only clicks that send a move count. A message to oneself comes behind the frame for which it was sent.
WATCH: Final = """() => {
  let clicked = 0;
  let began = 0;
  window.taken = [];
  addEventListener('click', (event) => { clicked = event.timeStamp; }, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (said) {
    if (said.includes('"kind":"do"')) began = clicked;
    return send.call(this, said);
  };
  new MutationObserver(() => {
    if (!began) return;
    const since = began;
    began = 0;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.taken.push(performance.now() - since);
    requestAnimationFrame(() => channel.port2.postMessage(0));
  }).observe(document.querySelector('[role=log] ol'), {childList: true});
}"""


class Hand(Person):
    """Presses as a hand does: whatever is there. A test's own care about what it hits happens within the page."""

    PACE_MS = 300  # quicker than at a table where nobody says, so that it ends today

    def _press(self, target: Locator) -> bool:
        box = target.bounding_box() if target.count() else None
        if box is None:
            return False
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return True


def measure(jo: Person, game: str, moves: int) -> list[float]:
    """Milliseconds of each move."""
    taken: list[float] = []
    deadline = time.monotonic() + PATIENCE_S
    while len(taken) < moves and time.monotonic() < deadline:
        jo.begin(game, GAMES[game], "Jo", **OPTIONS.get(game, {}))
        jo.page.locator("[role=log] ol").wait_for(state="attached")
        jo.page.evaluate(WATCH)
        time.sleep(LOOK_S)
        while not jo.is_over and len(taken) < moves and time.monotonic() < deadline:
            with suppress(BrowserError):
                jo.act()
            time.sleep(UNTOUCHED_S)
            taken += jo.page.evaluate("window.taken.splice(0)")
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--moves", type=int, default=100, help="of each game")
    options = parser.parse_args()
    table = Table("click to seen result", "moves", "p50 ms", "p95 ms", f"goal {GOAL_MS:.0f}")
    for column in table.columns[1:]:
        column.justify = "right"
    taken: dict[str, list[float]] = {}
    with TemporaryDirectory() as folder:
        house = House(Path(folder) / "tables.db")
        try:
            for game in GAMES:
                with guests(house, Hand) as jo:
                    taken[game] = measure(jo, game, options.moves)
        finally:
            house.close()
    taken["all"] = [each for game in GAMES for each in taken[game]]
    for game, found in taken.items():
        parts = quantiles(found, n=100)
        verdict = "met" if parts[94] <= GOAL_MS else "MISSED"
        table.add_row(game, str(len(found)), f"{parts[49]:.1f}", f"{parts[94]:.1f}", verdict)
    Console(width=100, highlight=False).print(table)


if __name__ == "__main__":
    main()
