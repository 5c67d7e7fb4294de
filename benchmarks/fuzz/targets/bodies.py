"""Bodies of HTTP requests: every answer is one of ours, never 500, and the house logs no fault.

The first byte of an input chooses the request, the rest is its body. The house is the product's own application, on the
loop and the disk of the simulated weather: between two requests a minute goes by, so that nobody is too fast.
"""

import asyncio
import json
import logging
from typing import Any, Final

from benchmarks.fuzz.target import Check
from benchmarks.weather.disk import Disk
from benchmarks.weather.house import Answer, House
from benchmarks.weather.loop import WeatherLoop, seeded

A_DAY: Final = 400  # requests; then another house is opened, so that they do not depend on ever more tables
PAUSE_S: Final = 60.0
ANSWER_S: Final = 60.0
REQUESTS: Final = (
    ("POST", "/api/tables"),
    ("POST", "/api/tables"),
    ("PATCH", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/seats/0/sit"),
    ("POST", "/api/tables/{table}/seats/1/bot"),
    ("POST", "/api/tables/{table}/reveal"),
    ("POST", "/api/tables/{table}/start"),
    ("POST", "/api/tables/{table}/seats/0/offer"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/claims"),
    ("PUT", "/api/me"),
    ("POST", "/api/replay"),
)
WORDS: Final = (
    b"{", b"}", b"[", b"]", b":", b",", b"null", b"true", b'"game":', b'"hyene"', b'"hexentanz"', b'"seats":',
    b'"name":', b'"chairs":', b'"seed_hash":', b'"seeds":', b'{"0":', b'"level":', b'"token":', b'"record":',
    b'"language":"fr"', b'"options":{', b'"start":true', b"[" * 500, b"0" * 64, b"9" * 40, b'"public":',
    b'"pace_ms":', b'"turn_limit_s":',
)  # fmt: skip


def make_check() -> Check:
    return _Day().check


class _Day(logging.Handler):
    """One house after the other."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._asked = 0
        self._faults: list[str] = []
        self._loop: WeatherLoop | None = None
        self._house: House
        self._table = self._cookie = ""

    def emit(self, record: logging.LogRecord) -> None:
        self._faults.append(record.getMessage())

    def check(self, data: bytes) -> bool:
        if self._asked % A_DAY == 0:
            self._open()
        self._asked += 1
        method, path = REQUESTS[data[0] % len(REQUESTS) if data else 0]
        answer = self._ask(method, path.format(table=self._table), data[1:])
        assert 200 <= answer.status < 500, f"{method} {path} was answered {answer.status}"
        assert not self._faults, f"the house logged: {self._faults}"
        if not answer.is_done:
            assert answer.json()["error"], "who is refused is told why"
        return answer.is_done

    def _ask(self, method: str, path: str, body: bytes) -> Answer:
        loop = self._loop
        assert loop is not None
        log = logging.getLogger("walpurgis")
        before = log.propagate
        log.propagate = False
        log.addHandler(self)
        try:
            return loop.run_until_complete(self._answered(method, path, body))
        finally:
            log.removeHandler(self)
            log.propagate = before

    async def _answered(self, method: str, path: str, body: bytes) -> Answer:
        answer = await asyncio.wait_for(self._house.request(method, path, body, self._cookie, "10.0.0.1"), ANSWER_S)
        await asyncio.sleep(PAUSE_S)
        return answer

    def _open(self) -> None:
        """With a host, and a table that she has just set up."""
        self._close()
        self._loop = loop = WeatherLoop()
        self._house = House(Disk(loop, seeded("disk"), loop.time), seeded("house"))
        self._cookie = ""
        loop.run_until_complete(self._house.open())
        self._cookie = self._ask("PUT", "/api/me", b'{"name":"Ada"}').cookie
        made: Any = self._ask("POST", "/api/tables", json.dumps({"game": "hyene", "seats": 2}).encode()).json()
        self._table = made["id"]

    def _close(self) -> None:
        if self._loop is not None:
            self._house.kill()
            self._loop.close()

    def __del__(self) -> None:
        self._close()
