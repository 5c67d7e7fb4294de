"""Fuzzing in small: every known input and some thousand mutations of each target, always the same ones. A house with a
fault is found out by them.
"""

from itertools import islice

import pytest

from benchmarks.fuzz.mutation import LONGEST, mutations
from benchmarks.fuzz.target import CORPUS, NAMES, Target, fuzz, load
from benchmarks.fuzz.targets import steps
from walpurgis import words
from walpurgis.kernel import record
from walpurgis.kernel.notation import Notation
from walpurgis.kernel.steps import Step
from walpurgis.server import frames, me
from walpurgis.server.frames import Frame

INPUTS = {"records": 1000, "steps": 5000, "frames": 2000, "bodies": 400, "words": 1500}
SEED = 1


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_found(name: str) -> None:
    counts = fuzz(load(name), INPUTS[name], SEED)
    assert counts.findings == []
    assert counts.inputs == INPUTS[name]
    assert 0 < counts.accepted < counts.inputs


@pytest.mark.parametrize("name", NAMES)
def test_known_inputs_are_kept(name: str) -> None:
    known = load(name).known
    assert len(known) >= 10
    assert len(set(known)) == len(known)
    assert max(map(len, known)) <= LONGEST


def test_every_folder_of_known_inputs_has_its_target() -> None:
    assert {path.name for path in CORPUS.iterdir()} == set(NAMES)


def test_the_same_seed_gives_the_same_inputs() -> None:
    def some(seed: int) -> list[bytes]:
        return list(islice(mutations([b"move 3", b"* die 4"], [b"out"], seed), 200))

    assert some(1) == some(1)
    assert some(1) != some(2)
    assert len(set(some(1))) > 150


# Planted faults: each is one that could be, and has to be found.


def is_found(target: Target, inputs: int = 4000) -> bool:
    return bool(fuzz(target, inputs, SEED, enough=1).findings)


def test_a_comment_that_only_a_plain_space_begins_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As records were once read: what is written then reads otherwise."""

    def without_comment(line: str) -> str:
        return "" if line.startswith("#") else line.partition(" #")[0].partition("\t#")[0].strip()

    monkeypatch.setattr(record, "_without_comment", without_comment)
    assert is_found(load("records"))


def test_a_memory_that_takes_two_texts_for_one_step_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lenient:
        def __init__(self, notation: Notation) -> None:
            self._notation = notation

        def parse(self, text: str) -> Step:
            return self._notation.parse(text.replace(" 0", " "))

    monkeypatch.setattr(steps, "NotationCache", Lenient)
    assert is_found(load("steps"))


def test_a_frame_that_is_read_too_leniently_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    read = frames.read

    def without_reserved_bits(data: bytes, at: int, largest: int) -> Frame | None:
        return read(data[:at] + bytes(byte & 0x8F for byte in data[at : at + 1]) + data[at + 1 :], at, largest)

    monkeypatch.setattr(frames, "read", without_reserved_bits)
    assert is_found(load("frames"))


def test_a_superscript_that_is_taken_for_a_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "is_plain_number", str.isdigit)
    assert is_found(load("words"))


def test_a_body_that_is_answered_with_a_fault_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def ascii_name(name: str) -> str:
        return name.encode("ascii").decode()

    monkeypatch.setattr(me, "checked_name", ascii_name)
    assert is_found(load("bodies"), 400)
