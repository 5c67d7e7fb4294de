"""Mistakes made on purpose in the game of the tutorial: the suite finds each, and its sentence names it.

Where one is found by several checks, the sentence that is meant is one of them; nothing is asked once it was said.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.plug_in import EXAMPLES, environment_with
from walpurgis.lab.check import suite

TOADS = EXAMPLES / "toads" / "toads"
RULES, LAYOUT, ENGLISH, FRENCH = "rules.py", "layout.py", "words/en.ftl", "words/fr.ftl"

COPY = """
    def copy(self) -> "Toads":
        twin = Toads(self.setup)
        twin.awaits, twin.dice, twin.left, twin.out = self.awaits, {dice}, self.left[:], self.out[:]
        twin.bid, twin.turn, twin.opener, twin.lifted = self.bid, self.turn, self.opener, self.lifted
        {bidder}
        return twin

    # What is possible
"""
SHARED = COPY.format(dice="self.dice[:]", bidder="twin.bidder = self.bidder").replace("self.left[:]", "self.left")
FORGOTTEN = COPY.format(dice="[hand[:] for hand in self.dice]", bidder="twin.bidder = 0")

ENDLESS = "a loop that never ends"

# file, what stands there, what is written instead, the sentence without the place where it was seen
MISTAKES = {
    "a words key missing in one language": (
        FRENCH, "event-bid = { $seat } annonce { $count } fois { $face }.\n", "",
        "words/fr.ftl: the message “event-bid” is missing; words/en.ftl has it. Translate it.",
    ),
    "a copy that shares a list": (
        RULES, "    # What is possible\n", SHARED,
        ("rules.py: a position changes while its copy is played on: both have the same “left”."
        " Copy it, with [:] for a list."),
    ),
    "a field left out of a copy": (
        RULES, "    # What is possible\n", FORGOTTEN,
        "rules.py: “copy” gives a position whose “bidder” is another. Copy this field as well.",
    ),
    "a field that is not annotated": (
        RULES, "    bidder: Seat\n", "",
        ("rules.py: the field “bidder” is not annotated, so it is missing from copies, pickles and digests."
        " Write “bidder: …” in the class."),
    ),
    "a leaking view": (
        RULES, "if self.lifted or seat == other:", "if self.lifted or seat is not None:",
        ("rules.py: seat 0 could tell an imagined world from the real one by: view spots hand-1."
        " Either “show” tells too much, or “imagine” changes what the seat knows."),
    ),
    "an imagine that tells the truth": (
        RULES, "        if self.lifted:\n            return []\n        others", "        return []\n        others",
        ("rules.py: “imagine” always gives a spectator the truth, though SECRETS says that there are secrets."
        " Draw anew what the seat does not know."),
    ),
    "a step outside the notation": (
        RULES, "else [*bids, DOUBT]", "else [*bids, DOUBT, 9999]",
        ("rules.py: “legal” gives step 9999, which no form of NOTATION has."
        " Give its form that base and size, or correct the step."),
    ),
    "an endless game": (
        RULES, "        self.left[loser] -= 1\n", "",
        ("rules.py: a random game is not over after 20000 moves."
        " Make sure that every round brings the end nearer, and that awaits becomes OVER."),
    ),
    "a missing spot": (
        LAYOUT, "(*hats, *bid, *hands)", "(*hats, bid[1], *hands)",
        ("layout.py: there is no spot “count”, on which “show” puts something: it would not be seen."
        " Add the spot, or put it elsewhere."),
    ),
    "a clause that there is not": (
        RULES, 'Refusal("TO-05", dice', 'Refusal("TO-15", dice',
        ("rules.py: “bid” is refused by the clause TO-15, which has no message."
        " Name the clause that forbids it, or write that one in words and rules."),
    ),
    "another clause than the one that forbids it": (
        RULES, 'Refusal("TO-05", dice', 'Refusal("TO-04", dice',
        "words/en.ftl: the message “TO-04.now” asks for a value that Refusal('TO-04') does not give:",
    ),
    "an exception in play": (
        RULES, "        there = sum(", "        there = 1 // 0 + sum(",
        ("“play” raises ZeroDivisionError: integer division or modulo by zero."
        " Whatever is legal must be carried out, and whatever is asked must be answered."),
    ),
    ENDLESS: (
        RULES, "        there = sum(", "        while True:\n            pass\n        there = sum(",
        "“play” does not come back. Look for a loop that never ends.",
    ),
    "an attribute of a class": (
        "bot.py", "class ToadsMind(Mind):\n", "class ToadsMind(Mind):\n    horizon = 3\n\n",
        ("bot.py: “ToadsMind” sets “horizon” as an attribute of the class, which a compiled Mind does not see."
        " Hand it to super().__init__(horizon=…)."),
    ),
    "a value that nobody gives": (
        ENGLISH, "event-bid = { $seat } bids { $count }", "event-bid = { $seat } bids { $many }",
        "words/en.ftl: the message “event-bid” asks for a value that tell bid does not give:",
    ),
}  # fmt: skip

CHECK = """
import sys
from walpurgis import games
from walpurgis.lab.check import suite
from walpurgis.lab.check.setups import TableSetup

sought, suite.HANGING_S = sys.argv[1], float(sys.argv[2])
game = games.find("toads")
table = TableSetup(game, 2, (("dice", 2),))
said = ""
for task in [task for task in suite.tasks(game) if task[2] in (None, table)]:
    for finding in suite.perform(task):
        said += finding.sentence("en") + chr(10)
    if sought and sought in said:
        break
print(said)
"""
BUILDS = """
from walpurgis import games
from walpurgis.lab.check import builds

builds.INTERPRETED_S = 1
print(*builds.builds(games.find("toads")))
"""
HANGING_S = 1.0  # of processor time, where something is known to hang; all else has as long as it needs


def run(folder: Path, program: str, *arguments: str) -> str:
    """What a program says that has the game installed."""
    environment = environment_with(folder, "toads = toads:GAME\n")
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def make(folder: Path, mistake: str) -> str:
    """The sentence that names it."""
    file, right, wrong, sentence = MISTAKES[mistake]
    shutil.copytree(TOADS, folder / "toads")
    source = folder / "toads" / file
    text = source.read_text("utf-8")
    assert text.count(right) >= 1
    source.write_text(text.replace(right, wrong, 1), "utf-8")
    return sentence


def test_the_game_itself_has_none(tmp_path: Path) -> None:
    shutil.copytree(TOADS, tmp_path / "toads")
    assert run(tmp_path, CHECK, "", str(suite.HANGING_S)) == ""


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found_and_named(tmp_path: Path, mistake: str) -> None:
    sentence = make(tmp_path, mistake)
    hanging_s = HANGING_S if mistake == ENDLESS else suite.HANGING_S
    assert sentence in run(tmp_path, CHECK, sentence, str(hanging_s))


def test_sources_that_never_come_back_are_ended_and_found_at_their_table(tmp_path: Path) -> None:
    """Nothing is said of the two builds then: there is nothing to compare."""
    make(tmp_path, ENDLESS)
    assert run(tmp_path, BUILDS) == ""
