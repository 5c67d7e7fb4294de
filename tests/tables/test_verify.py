"""`walpurgis verify`: proves a record whose dice fell as the seeds say, and finds every kind of tampering."""

import asyncio
import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import typer
from typer.testing import CliRunner

from tests.tables.people import open_service, play_out, seated
from walpurgis.kernel.record import read
from walpurgis.kernel.refusal import RecordError
from walpurgis.tables.verify import Report, verify
from walpurgis.terminal.verify import verify as verify_command

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_dice.py"
OLD = (Path(__file__).parent / "records" / "seeds_at_once.txt").read_text("utf-8")  # of before, with a step taken back


@cache
def a_record() -> str:
    """A game of three, played at random over a real table."""

    async def play() -> str:
        with TemporaryDirectory() as folder:
            async with open_service(Path(folder) / "w.db") as service:
                table, people = await seated(service, "hyene", 3, bots=1)
                await play_out(service, people, random.Random(21))
                return await service.history.record("d0", table)

    return asyncio.run(play())


def report(text: str) -> Report:
    return verify(read(text))


def tampered(pattern: str, put: str) -> str:
    text, count = re.subn(pattern, put, a_record(), count=1, flags=re.MULTILINE)
    assert count == 1
    return text


def other_digit(found: "re.Match[str]") -> str:
    return found[1] + ("0" if found[2] != "0" else "1")


def test_an_honest_record_is_proved() -> None:
    honest = report(a_record())
    assert honest.is_proved
    assert honest.is_over
    assert honest.draws == a_record().count("\n* ")


TAMPERED = {
    "another server seed": (r"^server-seed .*$", "server-seed " + "ab" * 32, "commit"),
    "another commitment": (r"^commit .*$", "commit " + "ab" * 32, "commit"),
    "another seed of a seat": (r"^seed 1 .*$", "seed 1 " + "ab" * 32, "unit"),
    "a seed that does not fit its hash": (r"^seed 1 .*$", "seed 1 " + "ab" * 32, "hash"),
    "another hash": (r"^seed-hash 1 .*$", "seed-hash 1 " + "ab" * 32, "hash"),
    "no hash": (r"^seed-hash 1 .*\n", "", "missing"),
    "no version": (r"^dice 2\n", "", "missing"),
    "a version of later days": (r"^dice 2$", "dice 3", "dice"),
    "a seed left out": (r"^seed 1 .*\n", "", "unit"),
    "a seed that is none": (r"^seed 1 .*$", "seed 1 hello", "seed"),
    "another table": (r"^table .*$", "table another", "unit"),
    "no commitment": (r"^commit .*\n", "", "missing"),
    "no server seed": (r"^server-seed .*\n", "", "missing"),
    "no table": (r"^table .*\n", "", "missing"),
    "a draw without its number": (r"^(\* .*) \{.*\}$", r"\1", "no-draw"),
    "a draw of other weight": (r"^(\* .* \{\d+)/8\}$", r"\1/16}", "total"),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_a_tampered_record_is_not_proved(how: str) -> None:
    pattern, put, key = TAMPERED[how]
    assert key in {finding.key for finding in report(tampered(pattern, put)).findings}


def test_another_outcome_with_its_own_number_is_found() -> None:
    """Somebody wanted the best throw: the step and its number fit each other, but not the seeds."""
    text = tampered(r"^\* white 1 \{\d/8\}$", "* white 3 {7/8}")
    keys = {finding.key for finding in report(text).findings}
    assert "unit" in keys


def test_another_outcome_under_the_right_number_is_found() -> None:
    text = tampered(r"^\* white 1 (\{\d/8\})$", r"* white 3 \1")
    assert "step" in {finding.key for finding in report(text).findings}


def test_another_first_seat_is_found() -> None:
    first = read(a_record()).first
    text = tampered(r"^first \d$", f"first {(first + 1) % 3}")
    assert "first" in {finding.key for finding in report(text).findings}


def test_a_decision_that_is_forbidden_is_found() -> None:
    text = tampered(r"^(\d): (\w.*)$", r"\1: \2" + "\n" + r"\1: \2")
    assert {finding.key for finding in report(text).findings} & {"refused", "unit", "step"}


def test_a_draw_left_out_moves_all_others() -> None:
    lines = a_record().splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("* "))
    assert not report("".join(lines[:at] + lines[at + 1 :])).is_proved


def test_a_record_that_stops_early_is_proved_as_far_as_it_goes() -> None:
    lines = a_record().splitlines(keepends=True)
    short = report("".join(lines[:-4]))
    assert short.is_proved
    assert not short.is_over


def test_a_record_of_old_is_proved_as_before_and_called_old() -> None:
    old = report(OLD)
    assert (old.is_proved, old.is_over, old.is_old) == (True, True, True)
    assert old.draws == OLD.count("\n* ")
    assert not report(re.sub(r"^seed 0 .*$", "seed 0 " + "ab" * 32, OLD, flags=re.MULTILINE)).is_proved
    assert not report(a_record()).is_old


def test_whoever_takes_the_hashes_away_gets_a_record_of_old() -> None:
    """No file can be kept from saying less; it must not pass for one that says more."""
    stripped = report(re.sub(r"^(dice 2|seed-hash .*)\n", "", a_record(), flags=re.MULTILINE))
    assert (stripped.is_proved, stripped.is_old) == (True, True)


def test_a_broken_record_is_broken() -> None:
    with pytest.raises(RecordError):
        report(a_record() + "hello\n")


# The command


def told(tmp_path: Path, text: str) -> tuple[int, str]:
    file = tmp_path / "record.txt"
    file.write_text(text, "utf-8")
    app = typer.Typer()
    app.command()(verify_command)
    result = CliRunner().invoke(app, [str(file), "--lang", "en"])
    return result.exit_code, result.output


def test_the_command_says_proved(tmp_path: Path) -> None:
    status, said = told(tmp_path, a_record())
    assert status == 0
    assert said.startswith("Proved: all ")
    assert "2 seats had a share in them, and each fits the fingerprint given before." in said
    assert "their page compares" in said


def test_the_command_says_that_a_record_of_old_proves_less(tmp_path: Path) -> None:
    status, said = told(tmp_path, OLD)
    assert status == 0
    assert "whoever runs the house and sat down last could have chosen these dice" in said


STEERING = "\x1b]0;mine\x07"  # gives a terminal another title


def test_a_record_cannot_steer_the_terminal(tmp_path: Path) -> None:
    status, said = told(tmp_path, tampered(r"^dice 2$", f"dice {STEERING}"))
    assert status == 1
    assert "the dice are of version \\x1b]0;mine\\x07;" in said
    assert STEERING not in said


def test_the_command_says_what_differs_and_where(tmp_path: Path) -> None:
    text = tampered(r"^\* white 1 (\{\d/8\})$", r"* white 3 \1")
    line = next(number for number, line in enumerate(text.splitlines(), 1) if line not in a_record().splitlines())
    status, said = told(tmp_path, text)
    assert status == 1
    assert f"Line {line}: found “white 3”, but this draw gives “white 1”." in said
    assert said.rstrip().endswith("Not proved.")


# The script in docs, which shares no code


def alone(tmp_path: Path, text: str) -> tuple[int, str]:
    file = tmp_path / "record.txt"
    file.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(SCRIPT), str(file)], capture_output=True, text=True, timeout=300, check=False
    )
    return done.returncode, done.stdout


def test_the_script_proves_an_honest_record(tmp_path: Path) -> None:
    status, said = alone(tmp_path, a_record())
    assert (status, said) == (0, f"All {report(a_record()).draws} draws are right.\n")


def test_the_script_proves_a_record_of_old_and_says_what_it_is(tmp_path: Path) -> None:
    status, said = alone(tmp_path, OLD)
    assert status == 0
    assert said.splitlines() == [
        f"All {report(OLD).draws} draws are right.",
        "Older kind: whoever ran the house and sat down last could have chosen them.",
    ]


FOUND_ALONE = ("commit", "unit", "no-draw", "hash", "dice")


@pytest.mark.parametrize("how", [how for how, (_, _, key) in TAMPERED.items() if key in FOUND_ALONE])
def test_the_script_finds_tampering(tmp_path: Path, how: str) -> None:
    pattern, put, _ = TAMPERED[how]
    status, said = alone(tmp_path, tampered(pattern, put))
    assert status == 1
    assert said.endswith("Not as the seeds say.\n")


@pytest.mark.parametrize("text", ["", "hello", "walpurgis 1\ngame hyene\nseats 2\n\n* white 1\n"])
def test_the_script_says_when_there_is_nothing_to_check(tmp_path: Path, text: str) -> None:
    assert alone(tmp_path, text)[0] == 2
