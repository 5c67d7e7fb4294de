"""A broken record is answered with file, line, what was found and what was possible there; never with a traceback."""

from pathlib import Path

import pytest

from tests.cli.run import walpurgis, written

HEAD = "walpurgis 1\ngame hexentanz\nseats 3\n"


@pytest.mark.parametrize(
    ("text", "line", "found", "possible"),
    [
        ("", 1, "(nothing)", "walpurgis 1"),
        ("Dear diary\n", 1, "Dear diary", "walpurgis 1"),
        ("walpurgis 2\n", 1, "walpurgis 2", "walpurgis 1"),
        ("walpurgis 1\ngame chess\nseats 2\n", 2, "chess", "hexentanz"),
        ("walpurgis 1\ngame hexentanz\nseats 7\n", 3, "7", "3 to 6"),
        ("walpurgis 1\ngame hexentanz\nseats many\n", 3, "many", "seats N"),
        (HEAD + "first 3\n", 4, "3", "0 to 2"),
        (HEAD + "seats 4\n", 4, "seats 4", "seats × 1"),
        (HEAD + "option broom on\n", 4, "broom", "memory_aid"),
        (HEAD + "option memory_aid maybe\n", 4, "maybe", "off | on"),
        (HEAD + "\n* die 7\n", 5, "* die 7", "die 6"),
        (HEAD + "\n* die 4\n0: fly\n", 6, "0: fly", "out"),
        (HEAD + "\n* die 4\n0 out\n", 6, "0 out", "SEAT: STEP"),
        (HEAD + "\n* die 4\n3: out\n", 6, "3: out", "0..2:"),
        (HEAD + "\n* die 4 {9/6}\n", 5, "{9/6}", "k < W"),
        (HEAD + "\n\x1b[2J\n", 5, "\\x1b[2J", "* STEP"),
    ],
)
@pytest.mark.parametrize("form", [[], ["--json"], ["--json", "--trace"]])
def test_the_line_is_named(tmp_path: Path, text: str, line: int, found: str, possible: str, form: list[str]) -> None:
    file = written(tmp_path, text)
    answer = walpurgis("replay", file, *form)
    assert answer.status == 2
    assert f"{file}, line {line}: found “" in answer.err
    assert found in answer.err
    assert possible in answer.err


def test_it_is_said_in_french(tmp_path: Path) -> None:
    file = written(tmp_path, HEAD + "\n* die 7\n")
    answer = walpurgis("replay", file, "--lang", "fr")
    assert answer.status == 2
    assert f"{file}, ligne 5" in answer.err
    assert "Possible ici" in answer.err


@pytest.mark.parametrize("step", ["* die " + "1" * 5000, "9" * 5000 + ": out", "* die 4 {1/" + "9" * 5000 + "}"])
def test_absurd_numbers_are_no_exception(tmp_path: Path, step: str) -> None:
    answer = walpurgis("replay", written(tmp_path, HEAD + f"\n{step}\n"))
    assert answer.status == 2
    assert "line 5" in answer.err
    assert len(answer.err) < 1000


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    answer = walpurgis("replay", str(tmp_path / "nowhere.txt"))
    assert answer.status == 2
    assert "nowhere.txt: there is no such file" in answer.err


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    answer = walpurgis("replay", str(tmp_path))
    assert answer.status == 2
    assert "is a folder" in answer.err


def test_bytes_that_are_no_text_are_named_with_their_line(tmp_path: Path) -> None:
    file = tmp_path / "latin.txt"
    file.write_bytes(HEAD.encode() + "seat 0 Zoé\n".encode("latin-1"))
    answer = walpurgis("replay", str(file))
    assert answer.status == 2
    assert "latin.txt, line 4: found the byte e9" in answer.err


def test_noise_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "noise.bin"
    file.write_bytes(bytes(range(256)) * 10)
    assert walpurgis("replay", str(file)).status == 2


def test_a_broken_game_cannot_be_gone_on_with(tmp_path: Path) -> None:
    answer = walpurgis("play", "--resume", written(tmp_path, HEAD + "\n* die 7\n"))
    assert answer.status == 2
    assert "line 5" in answer.err


def test_a_refused_game_cannot_be_gone_on_with(tmp_path: Path) -> None:
    answer = walpurgis("play", "--resume", written(tmp_path, HEAD + "\n* die 4\n1: out\n"))
    assert answer.status == 1
    assert "HT-05" in answer.out
