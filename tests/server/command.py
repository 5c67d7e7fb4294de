"""`walpurgis serve` as a process of its own, which a test can kill."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tests.server.running import PATIENCE_S, UNHURRIED_HOUSE

COMMAND = [sys.executable, "-m", "walpurgis", "serve"]


class Serving:
    def __init__(self, process: "subprocess.Popen[str]", url: str, errors: Path) -> None:
        self.process = process
        self.url = url
        self.errors = errors

    def end(self, signal: int) -> int:
        """The exit status."""
        os.killpg(self.process.pid, signal)  # as Ctrl-C does: the bots' processes hear it, too
        return self.process.wait(PATIENCE_S)


@contextmanager
def serving(data: Path, *arguments: str, place: str = "") -> Iterator[Serving]:
    """place: where the tables are, if not in that file; what it complains of lies beside it in any case."""
    environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "NO_COLOR": "1", "COLUMNS": "100", **UNHURRIED_HOUSE}
    errors = data.with_suffix(".log")
    with errors.open("a") as log:
        process = subprocess.Popen(
            [*COMMAND, "--port", "0", "--data", place or str(data), *arguments],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment,
            start_new_session=True,
        )
    assert process.stdout is not None
    try:
        yield Serving(process, _address(process.stdout), errors)
    finally:
        process.kill()
        process.wait(PATIENCE_S)
        process.stdout.close()


def _address(output: IO[str]) -> str:
    for line in output:
        found = re.search(r"open: (http://\S+)", line)
        if found:
            return found[1]
    raise AssertionError("it did not open")


def run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """To its end, which comes soon."""
    said = {**os.environ, "LC_ALL": "en_GB.UTF-8", "NO_COLOR": "1", **environment}
    return subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE_S, env=said, check=False
    )
