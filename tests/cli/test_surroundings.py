"""What the command says where the system does not let it: closed folders, full disks, old terminals, taken ports."""

import errno
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import walpurgis
from walpurgis.terminal import output
from walpurgis.terminal.reading import LARGEST

WRONG = 2
A_NOTE = "walpurgis 1\ngame hyene\nseats 2\n\n"


def command(*arguments: str, **surroundings: str) -> list[str]:
    """As a process of its own, for whom permissions hold: without what lets root read and write everything."""
    changed = [f"{name}={value}" for name, value in surroundings.items()]
    return [*_without_privileges(), "env", "LANG=en_GB.UTF-8", *changed, sys.executable, "-m", "walpurgis", *arguments]


def _without_privileges() -> list[str]:
    if os.geteuid() != 0:
        return []
    found = shutil.which("setpriv")
    if found is None:
        pytest.skip("as root, and without setpriv, permissions do not hold")
    return [found, "--bounding-set", "-dac_override,-dac_read_search,-net_bind_service"]


def run(*arguments: str, typed: str = "", folder: Path | None = None, **surroundings: str) -> tuple[int, str, str]:
    done = subprocess.run(
        command(*arguments, **surroundings), input=typed.encode(), capture_output=True, check=False, cwd=folder
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.fixture
def closed(tmp_path: Path) -> Path:
    """A folder that one may not enter."""
    folder = tmp_path / "closed"
    folder.mkdir(mode=0)
    return folder


# Folders and files


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of another kind")
@pytest.mark.parametrize("arguments", [("serve", "--port", "0"), ("tables", "list"), ("backup", "copy.db")])
def test_tables_in_a_folder_that_one_may_not_enter_are_said_to_be_there(closed: Path, arguments: tuple[str]) -> None:
    file = str(closed / "w.db")
    status, out, err = run(*arguments, "--data", file)
    assert (status, out) == (WRONG, "")
    assert err == f"walpurgis: {file}: the system does not allow it.\n"


@pytest.mark.parametrize("arguments", [("serve", "--port", "0"), ("tables", "list"), ("backup", "copy.db")])
def test_a_folder_holds_no_tables_but_a_file_in_it_could(tmp_path: Path, arguments: tuple[str]) -> None:
    answer = walpurgis(*arguments, "--data", str(tmp_path))
    assert answer.status == WRONG
    assert f"{tmp_path} is a folder" in answer.err
    assert str(tmp_path / "walpurgis.db") in answer.err


@pytest.mark.parametrize("arguments", [("serve", "--port", "0"), ("tables", "list"), ("backup", "copy.db")])
def test_a_folder_that_is_not_there_is_named(tmp_path: Path, arguments: tuple[str]) -> None:
    answer = walpurgis(*arguments, "--data", str(tmp_path / "none" / "w.db"))
    assert (answer.status, answer.err) == (WRONG, f"walpurgis: {tmp_path / 'none'}: there is no such file or folder.\n")


def test_a_record_that_no_game_could_be_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "long.txt"
    file.write_text(A_NOTE + "* nonsense\n")
    assert "line 5" in walpurgis("replay", str(file)).err
    with file.open("a") as more:
        more.write("* two 1\n" * (LARGEST // 8))
    answer = walpurgis("replay", str(file))
    assert (answer.status, answer.err) == (
        WRONG,
        f"walpurgis: {file} is larger than 4 MB: no game is that long.\n",
    )
    assert "larger than 4 MB" in walpurgis("verify", "-", typed=file.read_bytes()).err


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device")
def test_a_file_without_an_end_is_no_record() -> None:
    assert "larger than 4 MB" in walpurgis("replay", "/dev/zero").err


# A game that is to be kept


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of another kind")
def test_a_game_is_kept_elsewhere_where_the_folder_cannot_be_written(tmp_path: Path) -> None:
    readonly, home = tmp_path / "readonly", tmp_path / "home"
    readonly.mkdir(mode=0o500)
    home.mkdir()
    kept = home / "walpurgis" / "hyene.walpurgis"
    surroundings = {"XDG_DATA_HOME": str(home), "HOME": str(home), "LOCALAPPDATA": str(home)}
    status, out, err = run("play", "hyene", "--seed", "1", typed="1\n", folder=readonly, **surroundings)
    assert (status, err) == (0, "")
    if sys.platform == "linux":
        assert f"walpurgis play --resume {kept}" in out
        assert kept.read_text().startswith("walpurgis 1\ngame hyene\n")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of another kind")
def test_a_game_that_can_be_kept_nowhere_is_printed(tmp_path: Path) -> None:
    readonly = tmp_path / "readonly"
    readonly.mkdir(mode=0o500)
    nowhere = {name: str(readonly) for name in ("XDG_DATA_HOME", "HOME", "TMPDIR")}
    program = (
        "import tempfile; tempfile.tempdir = 'none'\n"  # not /tmp, where everybody may write
        "from walpurgis.cli import app\n"
        "app(['play', 'hyene', '--seed', '1', '--lang', 'en'])"
    )
    prefix = command(**nowhere)[:-2]
    done = subprocess.run([*prefix, "-c", program], input=b"1\n", capture_output=True, check=False, cwd=readonly)
    assert b"could not be saved anywhere" in done.stdout
    assert b"\ngame hyene\n" in done.stdout
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of another kind")
def test_a_file_that_can_no_longer_be_written_does_not_end_a_game_that_is_then_lost(tmp_path: Path) -> None:
    """The folder is closed after the first decision was saved."""
    folder, home = tmp_path / "folder", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    arguments = command("play", "hyene", "--seed", "1", "--save", str(folder / "a.txt"), XDG_DATA_HOME=str(home))
    with subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder
    ) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        while b"Ctrl-C" not in (said := playing.stdout.readline()):
            assert said
        folder.chmod(0o500)
        playing.stdin.write(b"1\n")
        playing.stdin.flush()
        out, err = playing.communicate()
    folder.chmod(0o700)
    assert playing.returncode == WRONG
    assert b"Traceback" not in err
    kept = home / "walpurgis" / "hyene.walpurgis"
    if sys.platform == "linux":
        assert str(kept) in out.decode()
        assert "0: " in kept.read_text()  # with the decision that could not be saved


# What is printed


@pytest.mark.parametrize("arguments", [("games",), ("rules", "hyene")])
def test_a_terminal_without_our_letters_gets_the_nearest_it_has(arguments: tuple[str]) -> None:
    status, out, err = run(*arguments, "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (status, err) == (0, "")
    assert out.isascii()
    assert "\\u" not in out
    assert "regle" in out or "defaut" in out


def test_errors_too_are_said_in_the_letters_that_there_are() -> None:
    status, _, err = run("dance", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert status == WRONG
    assert "Il n'y a pas de commande" in err


def test_letters_that_are_there_are_used() -> None:
    done = subprocess.run(command("games", "--lang", "fr", PYTHONIOENCODING="latin-1"), capture_output=True, check=True)
    assert "par défaut" in done.stdout.decode("latin-1")


def test_every_letter_has_something_near_it() -> None:
    assert "".join(map(output.plain, "l’été — un œuf… 5 → 6 ♞ \udcff")) == "l'ete - un oeuf... 5 -> 6 ? ?"
    assert all(output.plain(letter).isascii() for letter in map(chr, range(0x3000)))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device")
@pytest.mark.parametrize("arguments", [("games",), ("--version",)])  # by rich, and by typer
def test_a_full_disk_is_said_to_be_full(arguments: tuple[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command(*arguments), stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == WRONG
    reason = os.strerror(errno.ENOSPC)
    assert done.stderr.decode() == f"walpurgis: What is to be printed cannot be written: {reason}.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of another kind")
def test_whoever_stops_reading_hears_no_complaint() -> None:
    with subprocess.Popen(command("rules", "wazbaraz"), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as telling:
        assert telling.stdout is not None
        assert telling.stderr is not None
        telling.stdout.close()
        assert telling.stderr.read() == b""
        assert telling.wait() in (1, -signal.SIGPIPE)


# Where the house is to be


@pytest.mark.parametrize("host", ["999.1.1.1", "192.0.2.1", "no such host", ".", "x" * 300])
def test_an_address_that_is_not_ours_is_answered_with_those_that_are(tmp_path: Path, host: str) -> None:
    answer = walpurgis("serve", "--host", host, "--port", "0", "--data", str(tmp_path / "w.db"))
    assert answer.status == WRONG
    assert "127.0.0.1" in answer.err
    assert "--port" not in answer.err


@pytest.mark.skipif(sys.platform != "linux", reason="ports of another kind")
def test_a_port_of_the_administrators_is_answered_with_one_that_is_not() -> None:
    allowed = int(Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text())
    if allowed <= 80:
        pytest.skip("here everybody may open port 80")
    status, _, err = run("serve", "--port", "80")
    assert status == WRONG
    assert "Try --port 8666" in err
    assert "another program" not in err


@pytest.mark.parametrize(
    ("name", "value", "possible"),
    [
        ("WALPURGIS_PORT", "abc", "0 to 65535"),
        ("WALPURGIS_PORT", "-5", "0 to 65535"),
        ("WALPURGIS_PORT", "65536", "0 to 65535"),
        ("WALPURGIS_RATE", "fast", "0, 0.5, 1, 2 … (1.0)"),
        ("WALPURGIS_RATE", "nan", "0, 0.5, 1, 2 … (1.0)"),
        ("WALPURGIS_SOCKETS", "-1", "0, 1, 2 … (40000)"),
    ],
)
def test_a_setting_that_cannot_be_is_answered_with_what_could(name: str, value: str, possible: str) -> None:
    answer = walpurgis("serve", **{name: value})
    assert (answer.status, answer.err) == (WRONG, f"walpurgis: {name} cannot be “{value}”. Possible: {possible}\n")


@pytest.mark.parametrize(
    ("arguments", "possible"),
    [
        (("simulate", "hyene", "--seats", "-1"), "2 to 5"),
        (("play", "hexentanz", "--seats", "x"), "3 to 6"),
        (("play", "--seats", "-1"), "2 to 6"),
        (("serve", "--port", "65536"), "0 to 65535"),
    ],
)
def test_a_number_that_cannot_be_is_answered_with_those_that_can(arguments: tuple[str], possible: str) -> None:
    answer = walpurgis(*arguments)
    assert answer.status == WRONG
    assert f"Possible: {possible}\n" in answer.err
