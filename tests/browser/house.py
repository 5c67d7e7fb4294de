"""A real house for browsers: the server in a process of its own, which a test may end and start again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

from tests.browser.seeded_house import LUCK

PATIENCE_S: Final = float(os.environ.get("WALPURGIS_PATIENCE_S", "120"))  # only to end what hangs
UNHURRIED: Final = {
    "WALPURGIS_RATE": "0",
    "WALPURGIS_SILENCE_S": "3600",
    "WALPURGIS_CLOSING_S": "300",
    "WALPURGIS_SHARES_S": "3",
}


class House:
    """WALPURGIS_HOUSE names one that is already open; then it can be neither ended nor started. settings are those of
    its environment that differ.
    """

    def __init__(self, data: Path, **settings: str) -> None:
        self._settings = settings
        self.address = os.environ.get("WALPURGIS_HOUSE", "")
        self.is_ours = not self.address
        self._data = data
        self._luck = data.with_suffix(".luck")
        self._name = ""  # of the test whose luck it has
        self._openings = 0
        self._process: subprocess.Popen[bytes] | None = None
        if self.is_ours:
            self._port = _free_port()
            self.address = f"http://127.0.0.1:{self._port}"
            self.open()

    def open(self) -> None:
        self._openings += 1
        self.follow(self._name)
        house = [sys.executable, "-m", "tests.browser.seeded_house"]
        command = [*house, "serve", "--port", str(self._port), "--data", str(self._data)]
        environment = {**os.environ, **UNHURRIED, **self._settings, LUCK: str(self._luck)}
        self._process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE_S
        while not self._answers():
            assert time.monotonic() < deadline, "the house did not open"
            time.sleep(0.1)

    def close(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(PATIENCE_S)
            self._process = None

    def follow(self, name: str) -> None:
        """From here on dice, bots and the names of tables follow from this name. None of them comes twice."""
        self._name = name
        self._luck.write_text(f"{name}, house {self._openings}")

    def read(self, path: str) -> bytes:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE_S) as answer:
            return bytes(answer.read())

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE_S) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
