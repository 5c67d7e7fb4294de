"""How `walpurgis serve` begins: what is logged, and what is said where it cannot begin."""

import io
import logging
import os
import pty
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.run import walpurgis
from walpurgis.server import log
from walpurgis.server.settings import from_environment

WRONG = 2


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_port_that_is_taken_is_answered_in_the_words_of_the_command(taken: int, tmp_path: Path) -> None:
    answer = walpurgis("serve", "--port", str(taken), "--data", str(tmp_path / "w.db"))
    assert answer.status == WRONG
    assert "Try another --port" in answer.err


def test_and_whoever_called_make_is_told_what_to_write_there(taken: int, tmp_path: Path) -> None:
    answer = walpurgis("serve", "--port", str(taken), "--data", str(tmp_path / "w.db"), WALPURGIS_MAKE="1")
    assert answer.status == WRONG
    assert "make play PORT=8666" in answer.err
    assert "--port" not in answer.err


def test_make_hands_its_port_on() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        ["make", "--dry-run", "play", "PORT=9000", "SERVE=--lan"], cwd=root, capture_output=True, text=True, check=True
    )
    assert "walpurgis serve --port 9000 --lan" in done.stdout
    assert "WALPURGIS_MAKE=1" in done.stdout


def test_a_log_of_another_kind_is_answered_with_those_there_are(tmp_path: Path) -> None:
    for answer in (
        walpurgis("serve", "--log", "xml", "--data", str(tmp_path / "w.db")),
        walpurgis("serve", "--data", str(tmp_path / "w.db"), WALPURGIS_LOG="xml"),
    ):
        assert answer.status == WRONG
        assert "Possible: json | plain" in answer.err
    assert from_environment({"WALPURGIS_LOG": "plain"}).log == "plain"


def test_a_plain_line_says_what_happened_and_not_what_somebody_sent() -> None:
    try:
        raise ValueError("a secret")
    except ValueError:
        record = logging.LogRecord("walpurgis", logging.ERROR, "", 0, "message", (), sys.exc_info())
    record.fields = {"port": 8666}
    said = log.Plain().format(record)
    assert said.endswith(f" error: message (port=8666, error=ValueError, where=['{__name__}:{_line_of_the_secret()}'])")
    assert "secret" not in said.partition("(")[0]
    assert "a secret" not in said


def _line_of_the_secret() -> int:
    lines = Path(__file__).read_text("utf-8").splitlines()
    return 1 + next(number for number, line in enumerate(lines) if 'ValueError("a secret")' in line)


@pytest.mark.parametrize(("form", "heard"), [("json", ["info", "warning"]), ("plain", ["warning"])])
def test_plain_logs_tell_of_trouble_only(form: log.LogFormat, heard: list[str]) -> None:
    stream = io.StringIO()
    before, level = logging.root.handlers[:], logging.root.level
    try:
        log.write_to(stream, form)
        logging.getLogger("walpurgis").info("open")
        logging.getLogger("walpurgis").warning("trouble")
    finally:
        logging.root.handlers[:] = before
        logging.root.setLevel(level)
    lines = stream.getvalue().splitlines()
    assert [word for line in lines for word in ("info", "warning") if word in line] == heard
    assert all(line.startswith("{") == (form == "json") for line in lines)


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of another kind")
def test_a_terminal_sees_no_json(tmp_path: Path) -> None:
    """All that somebody in front of it sees, from the opening to the end."""
    ours, theirs = pty.openpty()
    arguments = [sys.executable, "-m", "walpurgis", "serve", "--port", "0", "--data", str(tmp_path / "w.db")]
    environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "200"}
    with subprocess.Popen(arguments, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as serving:
        os.close(theirs)
        seen = b""
        while b"Ctrl-C" not in seen:
            seen += os.read(ours, 4096)
        serving.send_signal(signal.SIGINT)
        while b"Closed." not in seen:
            seen += os.read(ours, 4096)
        assert serving.wait() == 0
    os.close(ours)
    assert b"{" not in seen
    assert b'"event"' not in seen
