"""Playing in the terminal, typed as a person would."""

import os
import signal
import sys
import time
from pathlib import Path
from select import select

import pytest

from tests.cli.run import walpurgis, written
from walpurgis import games
from walpurgis.kernel.record import Record, read
from walpurgis.words import LANGUAGES

PATIENCE_S = 300.0  # only to end what hangs

ALL_OUT = """
    walpurgis 1
    game hexentanz
    seats 6
    humans 2

    * die 4
    0: out
    * die 2
    1: out
    * die 3
    2: out
    * die 3
    3: out
    * die 3
    4: out
    * die 3
    5: out
    * die 3
    0: out
    * die 1
    1: out
    * die 1
    2: out
    * die 1
    3: out
    * die 1
    4: out
    * die 1
    5: out
    * die 6
"""


def kept(file: Path | str) -> Record:
    return read(Path(file).read_text("utf-8"))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_game_can_be_begun_and_kept(tmp_path: Path, name: str, spoken: str) -> None:
    file = tmp_path / "kept"
    answer = walpurgis("play", name, "--save", str(file), "--lang", spoken, "--seed", "1")
    assert answer.status == 0
    assert f"walpurgis play --resume {file}" in answer.out
    assert kept(file).game == name


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_game_without_people_plays_itself_to_the_end(tmp_path: Path, name: str, spoken: str) -> None:
    file = tmp_path / "kept"
    answer = walpurgis("play", name, "--humans", "0", "--seed", "1", "--save", str(file), "--lang", spoken)
    assert answer.status == 0
    assert f"walpurgis replay {file}" in answer.out
    assert walpurgis("replay", str(file)).status == 0


def test_a_step_can_be_chosen_by_its_number_or_written(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    walpurgis("play", "hexentanz", "--save", str(file), typed="1\nout\n")
    assert [line.step for line in kept(file).lines if line.actor == 0] == ["out", "out"]


def test_an_empty_line_plays_the_only_step(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    answer = walpurgis("play", "hexentanz", "--save", str(file), typed="\n")
    assert "Enter to play" in answer.out
    assert [line.step for line in kept(file).lines if line.actor == 0] == ["out"]


def test_a_refused_step_is_explained_by_its_clause(tmp_path: Path) -> None:
    answer = walpurgis("play", "hexentanz", "--save", str(tmp_path / "kept"), typed="move 3\n")
    assert "Not yet. 4 of your witches are still in camp: bring one out first.  (HT-08)" in answer.out


def test_what_is_no_step_is_explained(tmp_path: Path) -> None:
    answer = walpurgis("play", "hexentanz", "--save", str(tmp_path / "kept"), typed="fly\n99\n\x1b[A\n")
    assert "“fly” is not a move of this game" in answer.out
    assert "“99” is not in the list. Possible: 1 to 1." in answer.out
    assert "\x1b" not in answer.out


def test_a_preview_shows_what_a_step_would_do(tmp_path: Path) -> None:
    answer = walpurgis("play", "--resume", written(tmp_path, ALL_OUT), typed="move 3?\n")
    assert "From square 3 to square 9." in answer.out
    assert "<▲>" in answer.out  # where she stands
    assert "↗♣›6" in answer.out  # square 9, counted


def test_rules_and_single_clauses_can_be_asked_for(tmp_path: Path) -> None:
    answer = walpurgis("play", "hexentanz", "--save", str(tmp_path / "kept"), typed="? ht-11\n? ht-99\n?\n")
    assert "pushes the one standing there back 7 squares" in answer.out
    assert "no rule “ht-99”" in answer.out
    assert "HT-R9" in answer.out


def test_steps_on_the_board_wear_their_numbers(tmp_path: Path) -> None:
    answer = walpurgis("play", "--resume", written(tmp_path, ALL_OUT))
    assert "▲#2+" in answer.out  # square 3: move and look
    assert "Bring the hat on square 24 into your goal" in answer.out


def test_it_says_what_is_going_on_and_what_a_step_does(tmp_path: Path) -> None:
    answer = walpurgis("play", "--resume", written(tmp_path, ALL_OUT))
    said = " ".join(answer.out.split())
    assert "You rolled a 6: move any hat 6 squares, or look under one of them." in said
    assert "⚑ Bring your 2 witches into your goal. 2 are still out, under the hats." in said
    assert "Bring the hat on square 24 into your goal · yours: she stays; if not: off to her own door" in said


def test_a_look_is_shown_to_the_looker_alone(tmp_path: Path) -> None:
    answer = walpurgis("play", "--resume", written(tmp_path, ALL_OUT), typed="look 3\n\n1\n")
    before, _, after = answer.out.partition("Read it?")
    assert "Under the hat on square 3 is a violet one." in before
    assert "smiles, and says nothing" in after
    assert "violet one" not in after


def test_nobody_hands_over_where_nothing_is_secret(tmp_path: Path) -> None:
    answer = walpurgis("play", "hyene", "--humans", "2", "--save", str(tmp_path / "kept"), typed="1\n" * 6)
    assert "Player 2, it is your turn" in answer.out
    assert "Hand over" not in answer.out


def test_a_curtain_falls_where_hands_are_secret(tmp_path: Path) -> None:
    answer = walpurgis("play", "wazbaraz", "--humans", "3", "--save", str(tmp_path / "kept"), typed="\nchoose 3 11\n\n")
    hidden, _, shown = answer.out.partition("Hand over to Player 1")
    assert "it is your turn" not in hidden
    assert "Player 1, it is your turn" in shown
    assert "Hand over to Player 2" in shown
    assert "Player 2, it is your turn" not in shown


def test_sets_can_be_typed_in_any_order(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    answer = walpurgis("play", "wazbaraz", "--humans", "1", "--save", str(file), typed="11 3\n", COLUMNS="80")
    assert "for example:\nchoose 1 2" in answer.out
    assert "choose 3 11" in [line.step for line in kept(file).lines]


def test_arrangements_can_be_typed_without_their_verb(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    answer = walpurgis("play", "hexenrennen", "--save", str(file), typed="4 3 2/5 6 7/8 9 10\n")
    assert "for example:\nlay 2 3 4 / 5 6 7 / 8 9 10" in answer.out
    assert "lay 2 3 4 / 5 6 7 / 8 9 10" in [line.step for line in kept(file).lines if line.actor == 0]


def test_a_race_is_timed(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    answer = walpurgis("play", "sorcellerie", "--save", str(file), typed="\nsay c\n")
    ready, _, race = answer.out.partition("ready?")
    assert "it is your turn" not in ready
    assert "it is your turn" in race
    (said,) = [line.step for line in kept(file).lines if line.actor == 0]
    assert said.startswith("say c @")
    assert 0 <= int(said.partition("@")[2]) < 5000


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        walpurgis("play", "hexentanz", "--seed", "moon", "--save", str(tmp_path / name), typed="1\n" * 9)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_a_kept_game_goes_on_with_its_people(tmp_path: Path) -> None:
    file = written(tmp_path, ALL_OUT)
    answer = walpurgis("play", "--resume", file, typed="move 2\n")
    assert answer.status == 0
    record = kept(file)
    assert ("humans", "2") in record.extra
    assert [line.step for line in record.lines if line.actor == 0][-1] == "move 2"
    assert record.lines[-1].actor == -1  # the die for the second person, who has not decided


def test_a_kept_game_brings_its_own_set_up(tmp_path: Path) -> None:
    answer = walpurgis("play", "hexentanz", "--resume", written(tmp_path, ALL_OUT))
    assert answer.status == 2
    assert "leave out GAME" in answer.err


def test_an_old_file_is_not_overwritten(tmp_path: Path) -> None:
    file = written(tmp_path, ALL_OUT)
    answer = walpurgis("play", "hexentanz", "--save", file)
    assert answer.status == 2
    assert "exists already" in answer.err


def test_a_file_that_cannot_be_written_is_found_out_at_once(tmp_path: Path) -> None:
    answer = walpurgis("play", "hexentanz", "--save", str(tmp_path / "nowhere" / "kept"))
    assert answer.status == 2
    assert "no such file or folder" in answer.err


def test_without_a_name_a_free_one_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert walpurgis("play", "hexentanz").status == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["hexentanz-2.walpurgis", "hexentanz.walpurgis"]


def test_without_a_game_one_can_be_chosen(tmp_path: Path) -> None:
    number = games.names().index("hexentanz") + 1
    file = tmp_path / "kept"
    answer = walpurgis("play", "--save", str(file), typed=f"0\n{number}\n4\n\n3\n")
    assert "“0” is not in the list. Possible: 1 to 5." in answer.out
    assert (kept(file).game, kept(file).seats) == ("hexentanz", 4)
    assert ("opponent", "3") in kept(file).extra


def test_bots_play_at_the_level_that_is_asked_for_and_keep_it(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    assert "1, 2, 3, 4, 5" in walpurgis("play", "hyene", "--level", "6").err
    walpurgis("play", "hyene", "--level", "1", "--save", str(file), "--seed", "1")
    assert ("opponent", "1") in kept(file).extra
    walpurgis("play", "--resume", str(file))
    assert ("opponent", "1") in kept(file).extra


def test_a_game_that_was_saved_when_there_were_three_levels_goes_on_against_the_nearest(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    walpurgis("play", "hyene", "--level", "1", "--save", str(file), "--seed", "1")
    file.write_text(file.read_text("utf-8").replace("opponent 1", "level 2"), "utf-8")
    walpurgis("play", "--resume", str(file))
    assert ("opponent", "4") in kept(file).extra
    assert not any(key == "level" for key, _ in kept(file).extra)


def test_the_best_bot_advises_who_plays_alone(tmp_path: Path) -> None:
    file = written(tmp_path, ALL_OUT.replace("humans 2", "humans 1"))
    answer = walpurgis("play", "--resume", file, typed="!\n")
    assert "the grand witch would win" in answer.out


def test_against_people_there_is_no_advice_unless_they_want_it(tmp_path: Path) -> None:
    file = written(tmp_path, ALL_OUT)
    assert "Start with --advice" in walpurgis("play", "--resume", file, typed="!\n").out
    assert "the grand witch would win" in walpurgis("play", "--resume", file, "--advice", typed="!\n").out


def test_who_chooses_nothing_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert walpurgis("play").status == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pty")
def test_ctrl_c_in_a_real_terminal_keeps_the_game(tmp_path: Path) -> None:
    import pty

    file = tmp_path / "kept"
    child, terminal = pty.fork()
    if child == 0:
        signal.signal(
            signal.SIGINT, signal.SIG_DFL
        )  # which a test that runs in the background would inherit as ignored
        os.environ |= {"LANG": "en_GB.UTF-8", "LC_ALL": "", "TERM": "xterm-256color"}
        os.execv(sys.executable, [sys.executable, "-m", "walpurgis", "play", "hexentanz", "--save", str(file)])
    seen = _read_until(terminal, b"Ctrl-C")
    _wait_until_asleep(child)
    os.write(terminal, b"\x03")
    seen += _read_until(terminal, b"--resume")
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert b"\x1b[" in seen  # in colour
    assert kept(file).game == "hexentanz"


def _wait_until_asleep(process: int) -> None:
    """Until it waits for a key. No finger is so quick as to come between the question and that: Python would notice it
    only with the next key.
    """
    stat = Path(f"/proc/{process}/stat")
    while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "S":
        time.sleep(0.01)


def _read_until(terminal: int, awaited: bytes) -> bytes:
    seen = b""
    while awaited not in seen:
        assert select([terminal], [], [], PATIENCE_S)[0], seen
        try:
            piece = os.read(terminal, 4096)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        seen += piece
    return seen
