"""Pictures of every page and every game, by night and by day, at a desk and on a phone: `make screenshots`.

All of them go to build/screenshots, to be looked at; those that README and docs show go to docs/pictures too.
"""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page, sync_playwright
from rich.console import Console

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House
from tests.browser.person import DESK, PHONE, Person, Size

ROOT: Final = Path(__file__).parents[2]
ALL: Final = ROOT / "build" / "screenshots"
SHOWN: Final = ROOT / "docs" / "pictures"
QUALITY: Final = 82  # of the pictures in docs, which are kept for ever

SIZES: Final[dict[str, Size]] = {"desk": DESK, "phone": PHONE}
SCHEMES: Final[list[Literal["dark", "light"]]] = ["dark", "light"]
PAGES: Final = {"home": "/", "rules": "/rules/hexentanz", "fair": "/fair", "about": "/about", "replay": "/replay"}
# Seats, and how many things are done before the picture is taken: late enough for a full board.
GAMES: Final = {
    "hexentanz": (4, 34),
    "sorcellerie": (4, 2),
    "wazbaraz": (4, 12),
    "hexenrennen": (4, 24),
    "hyene": (4, 24),
}
BEST: Final = [
    *("home-desk-dark", "home-phone-light", "lobby-desk-dark", "after-desk-dark"),
    *(f"{game}-desk-{'light' if game == 'hyene' else 'dark'}" for game in GAMES),
    *("hexentanz-phone-light", "sorcellerie-phone-dark", "wazbaraz-phone-dark"),
]
OPTIONS: Final[dict[str, dict[str, int | str]]] = {"hexenrennen": {"course": "dealt"}}
PATIENCE_S: Final = 120.0


def take(page: Page, name: str) -> None:
    """Four pictures of what is there now."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(250)
            picture = f"{name}-{size}-{scheme}"
            page.screenshot(path=ALL / f"{picture}.png")
            if picture in BEST:
                page.screenshot(path=SHOWN / f"{picture}.jpg", type="jpeg", quality=QUALITY)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


def play(jo: Person, actions: int) -> None:
    """So many things, or to the end."""
    deadline = time.monotonic() + PATIENCE_S
    while actions and not jo.is_over and time.monotonic() < deadline:
        with suppress(BrowserError):
            actions -= jo.act()
        jo.wait()


def look_at_a_step(jo: Person) -> None:
    """Wait until something can be done, and ask what it would do."""
    with suppress(BrowserError):
        jo.page.locator(".prompt .step:visible, .prompt .set, .pad").first.wait_for(timeout=8000)
        steps = jo.page.locator(".prompt .step:visible")
        if steps.count():
            steps.nth(steps.count() // 2).click(timeout=2000)
    jo.page.mouse.move(2, 2)
    jo.page.wait_for_timeout(600)


@contextmanager
def guests(house: House, guest: type[Person] = Person) -> Iterator[Person]:
    assert CHROMIUM is not None, "there is no Chromium"
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with guest(browser, house.address, seed=7) as jo:
            yield jo
        browser.close()


def main(wanted: list[str]) -> None:
    for folder in (ALL, SHOWN):
        folder.mkdir(parents=True, exist_ok=True)
    console = Console()
    with TemporaryDirectory() as data:
        house = House(Path(data) / "tables.db")
        try:
            for name in wanted or [*PAGES, "lobby", *GAMES, "after"]:
                with guests(house) as jo:
                    picture(jo, name)
                console.print(f"build/screenshots/{name}-*.png")
        finally:
            house.close()


def picture(jo: Person, name: str) -> None:
    if name in PAGES:
        jo.page.goto(jo.address + PAGES[name])
        jo.page.wait_for_load_state("networkidle")
    elif name == "lobby":
        table = jo.set_up("hexentanz", 4, {0: "Mamie Jo"})
        jo.fill_with_bots(table)
        jo.go_to(table)
        jo.page.locator(".lobby").wait_for()
    elif name == "after":
        jo.begin("hyene", 3, "Mamie Jo", rounds=1, steps=30)
        play(jo, 1000)
        jo.page.locator(".after").wait_for()
    else:
        seats, actions = GAMES[name]
        jo.begin(name, seats, "Mamie Jo", **OPTIONS.get(name, {}))
        play(jo, actions)
        look_at_a_step(jo)
    take(jo.page, name)


if __name__ == "__main__":
    main(sys.argv[1:])
