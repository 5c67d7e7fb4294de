"""A person at a browser: opens pages, sits down, plays whatever is possible. Anything on the console is a fault."""

import os
import random
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self

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
MOST_WAITS: Final = 10_000  # of one person: only to end what waits for something that never comes
MOST_ARROWS: Final = 40  # a ring may lead round in circles: then the list of moves is there as well
BY_BOARD: Final = 0.1  # how often a keyboard goes to the board instead of the list
EAGER: Final = 0.8  # how often a keyboard plays by Enter on the step that is chosen, without going to the button
# What a keyboard does at a table, in this order where there is a choice.
KEYED: Final = (
    ".next",
    ".arrange .go",
    ".preview .go",
    ".step",
    ".pad button",
    ".arrange .scatter",
    ".set ul [aria-pressed=false]",
)
CURTAIN: Final = ".curtain"
NEXT: Final = ".prompt .next"  # a round is over, and its score is shown
SENDING: Final = ".prompt[aria-busy=true]"
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
    "status of 503",  # from a house that is closing
)

# A share in the dice, kept as the page keeps its own: when the table closes the page tells it.
PROMISE: Final = """async () => {
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const hash = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)));
  const kept = JSON.parse(localStorage.getItem('walpurgis-dice') ?? '{"seeds": {}, "tables": {}}');
  kept.seeds[hash] = hex(seed);
  localStorage.setItem('walpurgis-dice', JSON.stringify(kept));
  return hash;
}"""
# Seeds for dice, and whatever else the page leaves to chance: drawn by a generator (mulberry32) with a seed of its own.
SEEDED: Final = """(() => {
  let state = %d;
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (numbers) => numbers.map(draw);
  Math.random = () => draw() / 2 ** 32;
})()"""
FOCUS: Final = """(selector) => {
  const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return [found.length, found.indexOf(document.activeElement)];
}"""
# The arrow key that leads from the spot with the focus towards the nearest one that can be pressed; empty on one, null
# where nothing can be pressed any more: the question may have been answered by a guide, or time, meanwhile.
TOWARDS: Final = """() => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const lit = [...document.querySelectorAll('.board .spot.lit')].map(middle);
  if (!lit.length) return null;
  const ways = lit.map(([right, down]) => [right - x, down - y]);
  const [right, down] = ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
  if (document.activeElement.matches('.lit')) return '';
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}"""
# A program of the same person, on a wire of its own: it plays whatever is listed, until the game is over.
PLAY: Final = """() => {
  const wire = new WebSocket(location.href.replace('http', 'ws').replace('/table/', '/api/tables/') + '/socket');
  const say = (message) => wire.send(JSON.stringify(message));
  wire.onmessage = ({data}) => {
    const {kind, number, view, at, ask} = JSON.parse(data);
    if (kind === 'ping') say({kind: 'pong', number});
    if (kind !== 'update') return;
    if (view.standing) wire.close();
    const steps = ask.flatMap((question) => question.steps);
    const step = steps[Math.floor(Math.random() * steps.length)];
    if (step) say({kind: 'do', step: step.do, at, id: `by wire ${at}`});
  };
}"""
CALL: Final = """async ([path, body]) => {
  const headers = {'content-type': 'application/json'};
  await fetch('/api/me', {method: 'PUT', headers, body: '{}'}); // whoever only looks at a page is not known yet
  const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
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
        has_worker: bool = True,
    ) -> None:
        """has_worker: once a page's service worker is there, requests go by it and past what a test holds back."""
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale="en-GB",
            has_touch=has_touch,
            service_workers="allow" if has_worker else "block",
        )
        self.context.set_default_timeout(1000 * PATIENCE_S)
        self.page: Page = self.context.new_page()
        self.address = address
        self.faults: list[str] = []
        self.excused: tuple[str, ...] = ()  # parts of console messages that a test brings about itself
        self._waits = 0
        self._rng = random.Random(f"{os.environ.get('PYTEST_CURRENT_TEST', '')} {seed}")
        self.context.add_init_script(SEEDED % self._rng.getrandbits(31))
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", self._watch)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.context.close()
        if kind is None:
            assert not self.faults, self.faults

    def call(self, path: str, body: object) -> Any:
        """What the house answers to a request of this device, which looks at any page of it."""
        return self.page.evaluate(CALL, [path, body])

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
        self.page.goto(f"{self.address}/health")  # any page of the house will do, and this one is nothing to draw
        wish = {"game": game, "seats": seats, "options": options, "language": "en", "first": 0, "pace_ms": self.PACE_MS}
        table = str(self.page.evaluate(CALL, ["/api/tables", wish])["id"])
        for seat, name in people.items():
            self.sit_at(table, seat, name)
        return table

    def sit_at(self, table: str, seat: int, name: str) -> None:
        """As somebody of this device, which looks at any page of the house."""
        body = {"name": name, "seed_hash": self.page.evaluate(PROMISE)}
        self.page.evaluate(CALL, [f"/api/tables/{table}/seats/{seat}/sit", body])

    def fill_with_bots(self, table: str, level: int = 1) -> None:
        """On every chair that is empty."""
        chairs = self.page.evaluate("async (path) => (await (await fetch(path)).json()).chairs", f"/api/tables/{table}")
        for seat, chair in enumerate(chairs):
            if chair["kind"] == "empty":
                self.page.evaluate(CALL, [f"/api/tables/{table}/seats/{seat}/bot", {"level": level}])

    def start(self, table: str) -> None:
        self.page.evaluate(CALL, [f"/api/tables/{table}/start", {}])

    def go_to(self, table: str) -> None:
        self.page.goto(f"{self.address}/table/{table}")

    def sit_down(self, name: str) -> None:
        """By the form that whoever was sent a link finds."""
        self.page.get_by_label("Your name", exact=True).fill(name)
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".chair", has_text=name).first).to_be_visible()

    # Playing

    @property
    def is_over(self) -> bool:
        return self.page.locator(".after").count() > 0

    def act(self, unless: str = "") -> bool:
        """Do one thing that the page offers by pointer or finger; False where it offers nothing now.

        unless: something on the page in whose presence nothing is done, even if it comes this moment.
        """
        page = self.page.locator("html", has_not=self.page.locator(unless)) if unless else self.page.locator("html")
        prompt = page.locator(".prompt")
        for selector in (f"{CURTAIN} .go", NEXT, ".arrange .go", ".prompt .preview .go"):
            if self.press(page.locator(selector).first):
                return True
        if prompt.locator(".arrange").count():
            return self.press(prompt.locator(".arrange .scatter"))
        for selector in (".pad button", ".step", ".pair ul:last-child button:enabled"):
            if self._press_any(prompt.locator(selector)):
                return True
        return self._pick_set(prompt)

    def act_by_key(self) -> bool:
        """The same with the keyboard alone: Tab from where the focus is, arrows on the board, Enter: twice plays."""
        if self._rng.random() < EAGER and self.page.locator(".prompt .step.on:focus").count():
            self.page.keyboard.press("Enter")
            return True
        if self._rng.random() < BY_BOARD and self._arrow_to_a_lit_spot():
            self.page.keyboard.press("Enter")
            return True
        for selector in KEYED:
            if self.tab_to(f".prompt {selector}"):
                self.page.keyboard.press("Enter")
                return True
        return False

    def _arrow_to_a_lit_spot(self) -> bool:
        """Tab to the board, which is one stop, and on over it by arrow keys."""
        if not self.page.locator(".board .spot.lit").count() or not self.tab_to('.board .spot[tabindex="0"]'):
            return False
        for _ in range(MOST_ARROWS):
            key = self.page.evaluate(TOWARDS)
            if not key:
                return key is not None
            self.page.keyboard.press(key)
        return False

    def tab_to(self, selector: str) -> bool:
        """Tab until the focus is on one of these, and by chance on to another of them; False where there is none."""
        for _ in range(MOST_TABS):
            count, at = self.page.evaluate(FOCUS, selector)
            if not count:
                return False
            if at >= 0:
                return self._tab_on(selector, at + self._rng.randrange(count - at))
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def _tab_on(self, selector: str, wanted: int) -> bool:
        """From one of many that follow one another to another."""
        for _ in range(MOST_TABS):
            _, at = self.page.evaluate(FOCUS, selector)
            if at < 0 or at >= wanted:
                return bool(at >= 0)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} do not follow one another")

    def play_until(self, selector: str) -> None:
        """Do whatever is possible until this is on the page. What was there a moment ago may be gone: then the next.

        Questions stay on the page for the moment that an answer takes; such a one does not count.
        """
        deadline = time.monotonic() + PATIENCE_S
        while not self.page.locator(selector).count() or self.page.locator(SENDING).count():
            assert time.monotonic() < deadline, f"{selector} did not come"
            with suppress(BrowserError):
                if not self.page.locator(SENDING).count():
                    self.act(unless=selector)
            self.wait()

    def hand_over(self) -> None:
        """A program plays from here on, in a game in which all questions are choices, while this page shows it."""
        self.page.evaluate(PLAY)

    def skip_to_the_end(self) -> None:
        """For tests that begin where a game is over: how it is played is tested by those who do so."""
        self.hand_over()
        ended = self.page.locator(".after")
        ended.or_(self.page.locator(NEXT)).first.wait_for()
        while not self.is_over:
            self.press(self.page.locator(NEXT))
            ended.or_(self.page.locator(NEXT)).first.wait_for()

    def wait(self) -> None:
        self._waits += 1
        assert self._waits < MOST_WAITS, "what is waited for does not come"
        self.page.wait_for_timeout(SETTLE_MS)

    def press(self, target: Locator) -> bool:
        """Whether it was there to be pressed."""
        return target.count() > 0 and target.is_visible() and self._reach(target, target.click)

    def _press_any(self, targets: Locator) -> bool:
        count = targets.count()
        return count > 0 and self.press(targets.nth(self._rng.randrange(count)))

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

    def _pick_set(self, prompt: Locator) -> bool:
        items = prompt.locator(".set ul button")
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


def steps_of(jo: Person, table: str) -> int:
    """How long the log of a table is."""
    return int(jo.page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).at", table))
