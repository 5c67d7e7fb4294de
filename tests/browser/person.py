"""A person at a browser: opens pages, sits down, plays whatever is possible. Anything on the console is a fault."""

import random
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import TimeoutError as BrowserTimeout

from tests.browser.house import PATIENCE_S

Size = tuple[int, int]

DESK: Final[Size] = (1280, 800)
PHONE: Final[Size] = (360, 780)
SETTLE_MS: Final = 40
GONE_MS: Final = 3000
MOST_TABS: Final = 300
CURTAIN: Final = ".curtain"
expect.set_options(timeout=1000 * PATIENCE_S)
# What a browser itself writes when a house does not answer, and no page can keep it from. A request that went through
# the service worker is called ERR_FAILED there, whatever became of it; “fetching the script” is about that worker's own
# script, which the browser asks for a while after the page.
LOST: Final = (
    "net::ERR_CONNECTION_REFUSED",
    "net::ERR_FAILED",
    "net::ERR_INTERNET_DISCONNECTED",
    "WebSocket connection to",
    "An unknown error occurred when fetching the script.",
)

SET_UP: Final = """async ({game, seats, people, pace, options}) => {
  const ask = async (method, path, body) => {
    const headers = body ? {'content-type': 'application/json'} : {};
    const answer = await fetch(path, {method, headers, body: body && JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const hex = (byte) => byte.toString(16).padStart(2, '0');
  const seed = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), hex).join('');
  const table = await ask('POST', '/api/tables', {game, seats, options, language: 'en', first: 0, pace_ms: pace});
  for (const [seat, name] of Object.entries(people))
    await ask('POST', `/api/tables/${table.id}/seats/${seat}/sit`, {name, seed: seed()});
  return table.id;
}"""
CALL: Final = """async ([path, body]) => {
  const headers = {'content-type': 'application/json'};
  const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  if (!answer.ok) throw new Error(await answer.text());
}"""


class Person:
    """Motion is off: tests wait for what is, not for how it gets there."""

    PACE_MS = 0  # of the bots at its tables

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: Size = DESK,
        scheme: str = "dark",
        seed: int = 1,
        has_touch: bool = False,
    ) -> None:
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale="en-GB",
            has_touch=has_touch,
        )
        self.context.set_default_timeout(1000 * PATIENCE_S)
        self.page: Page = self.context.new_page()
        self.address = address
        self.faults: list[str] = []
        self.excused: tuple[str, ...] = ()  # parts of console messages that a test brings about itself
        self._rng = random.Random(seed)
        self._found_by_tab: set[str] = set()
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", self._watch)

    def __enter__(self) -> "Person":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.context.close()
        if kind is None:
            assert not self.faults, self.faults

    # Tables

    def begin(self, game: str, seats: int, *people: str, **options: int | str) -> str:
        """A game under way: this device's people on the first chairs, bots on the others."""
        table = self.set_up(game, seats, dict(enumerate(people)), **options)
        self.fill_with_bots(table)
        self.start(table)
        self.go_to(table)
        return table

    def set_up(self, game: str, seats: int, people: dict[int, str], **options: int | str) -> str:
        """A new table with this device's people on their chairs; nobody else sits there yet."""
        self.page.goto(self.address)
        asked: dict[str, Any] = {
            "game": game,
            "seats": seats,
            "people": people,
            "pace": self.PACE_MS,
            "options": options,
        }
        return str(self.page.evaluate(SET_UP, asked))

    def fill_with_bots(self, table: str) -> None:
        """On every chair that is empty."""
        chairs = self.page.evaluate("async (path) => (await (await fetch(path)).json()).chairs", f"/api/tables/{table}")
        for seat, chair in enumerate(chairs):
            if chair["kind"] == "empty":
                self.page.evaluate(CALL, [f"/api/tables/{table}/seats/{seat}/bot", {"level": 1}])

    def start(self, table: str) -> None:
        self.page.evaluate(CALL, [f"/api/tables/{table}/start", {}])

    def go_to(self, table: str) -> None:
        self.page.goto(f"{self.address}/table/{table}")

    def sit_down(self, name: str) -> None:
        """By the form that whoever was sent a link finds."""
        self.page.get_by_label("Your name", exact=True).fill(name)
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".chair", has_text=name)).to_be_visible()

    # Playing

    @property
    def is_over(self) -> bool:
        return self.page.locator(".after").count() > 0

    def act(self, lifts: bool = True) -> bool:
        """Do one thing that the page offers by pointer or finger; False where it offers nothing now.

        lifts: also lift a curtain.
        """
        prompt = self.page.locator(".prompt")
        for selector in (*([f"{CURTAIN} .go"] if lifts else []), ".arrange .go", ".prompt .preview .go"):
            if self._press(self.page.locator(selector).first):
                return True
        if prompt.locator(".arrange").count():
            return self._press(prompt.locator(".arrange .scatter"))
        for selector in (".pad button", ".step"):
            if self._press_any(prompt.locator(selector)):
                return True
        return self._pick_set()

    def act_by_key(self) -> bool:
        """The same with the keyboard alone: focus moves by Tab, things are done by Enter.

        Each kind of control is looked for by Tab once; from then on the test goes to it directly, to save time.
        """
        for selector in (".arrange .go", ".preview .go", ".step", ".pad button"):
            found = self.page.locator(f".prompt {selector}")
            count = found.count()  # once: what is there may be gone at the next look
            if count:
                self._find_by_tab(selector)
                return self._enter(found.nth(self._rng.randrange(count)))
        if self.page.locator(".prompt .arrange").count():
            self.page.locator(".prompt .arrange .scatter").focus()
            self.page.keyboard.press("h")
            return True
        return self._pick_set()

    def play_until(self, selector: str) -> None:
        """Do whatever is possible until this is on the page. What was there a moment ago may be gone: then the next."""
        deadline = time.monotonic() + PATIENCE_S
        while not self.page.locator(selector).count():
            assert time.monotonic() < deadline, f"{selector} did not come"
            with suppress(BrowserError):
                self.act(lifts=selector != CURTAIN)  # it may fall between two looks
            self.wait()

    def wait(self) -> None:
        self.page.wait_for_timeout(SETTLE_MS)

    def _press(self, target: Locator) -> bool:
        return target.count() > 0 and target.is_visible() and self._reach(target, target.click)

    def _press_any(self, targets: Locator) -> bool:
        count = targets.count()
        return count > 0 and self._press(targets.nth(self._rng.randrange(count)))

    def _find_by_tab(self, selector: str) -> None:
        if selector in self._found_by_tab:
            return
        target = self.page.locator(f".prompt {selector}")
        for _ in range(MOST_TABS):
            if not target.count():
                return  # gone meanwhile: the next of its kind will do
            if target.and_(self.page.locator(":focus")).count():
                self._found_by_tab.add(selector)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def _enter(self, target: Locator) -> bool:
        if not self._reach(target, target.focus):
            return False
        self.page.keyboard.press("Enter")
        return True

    def _reach(self, target: Locator, by: Callable[..., None]) -> bool:
        """False where it is gone by now: what was chosen stays on the page until its answer has come."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                by(timeout=GONE_MS)
            except BrowserTimeout:
                if not target.count():
                    return False
                if time.monotonic() > deadline:
                    raise
            else:
                return True

    def _pick_set(self) -> bool:
        items = self.page.locator(".prompt .set ul button")
        if not items.count() or not items.first.is_visible():
            return False
        for index in self._rng.sample(range(items.count()), 2):
            self._enter(items.nth(index))
        return True

    # Faults

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(part in message.text for part in self.excused):
            self.faults.append(message.text)

    def _watch(self, request: Request) -> None:
        own = request.url.startswith((self.address, "data:", "blob:"))
        if not own:
            self.faults.append(f"a request to elsewhere: {request.url}")
