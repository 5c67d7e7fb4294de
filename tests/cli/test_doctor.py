"""`walpurgis doctor`: what is well is said to be, and what is not comes with what to mend."""

import os
import re
import shutil
import ssl
from collections import namedtuple
from pathlib import Path

import pytest

from tests.cli.run import walpurgis
from tests.server.running import at_table, running
from walpurgis.server import bundle
from walpurgis.terminal import check_address, check_database, check_machine
from walpurgis.terminal.check_address import Seen
from walpurgis.terminal.diagnosis import Condition, Diagnosis
from walpurgis.words import LANGUAGES, Words

HERE = "https://games.example"
OK = b'{"status":"ok"}'
HTTPS = {"strict-transport-security": "max-age=1"}
A_DAY_S = 24 * 60 * 60


def said_of(findings: list[Diagnosis]) -> dict[str, Condition]:
    return {finding.key: finding.condition for finding in findings}


def test_a_house_that_is_well_is_said_to_be(tmp_path: Path) -> None:
    data, backups = tmp_path / "w.db", tmp_path / "backups"
    backups.mkdir()
    with running(data) as house:
        at_table(house.url, "hyene", 2)
        assert walpurgis("backup", str(backups / "walpurgis.db"), "--data", str(data)).status == 0
        answer = walpurgis("doctor", "--data", str(data), "--url", house.url, "--backups", str(backups))
    assert answer.status == 0, answer.out
    assert "✗" not in answer.out
    for said in ("sound, one table", "latest backup", "is open, and saves", "Sockets come through", "The clocks agree"):
        assert said in answer.out


def test_it_ends_with_one_where_something_has_to_be_mended_and_says_what(tmp_path: Path) -> None:
    answer = walpurgis("doctor", "--data", str(tmp_path / "w.db"), "--url", "http://127.0.0.1:1")
    assert answer.status == 1
    assert "✗ http://127.0.0.1:1 does not answer" in answer.out
    assert "→ Open the house with “walpurgis serve”" in answer.out
    assert answer.out.rstrip().endswith("One thing has to be mended.")


def test_an_address_is_written_whole(tmp_path: Path) -> None:
    answer = walpurgis("doctor", "--data", str(tmp_path / "w.db"), "--url", "games.example")
    assert (answer.status, "--url" in answer.err) == (2, True)


# On this machine


def test_a_package_without_the_page_is_ill(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said_of(list(check_machine.check_package()))["page"] is Condition.WELL
    monkeypatch.setattr(bundle, "head", lambda: None)
    assert said_of(list(check_machine.check_package()))["no-page"] is Condition.ILL


@pytest.mark.parametrize(
    ("free", "condition"), [(5_000, Condition.WELL), (500, Condition.WORTH_A_LOOK), (50, Condition.ILL)], ids=str
)
def test_a_disk_that_is_nearly_full_is_said_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, condition: Condition
) -> None:
    usage = namedtuple("usage", ("total", "used", "free"))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(0, 0, free * check_machine.MB))
    assert said_of(list(check_machine.check_disk(tmp_path)))["disk"] is condition


def test_a_clock_that_was_set_back_and_a_damaged_file_are_found(tmp_path: Path) -> None:
    data, words = tmp_path / "w.db", Words("en")
    with running(data) as house:
        at_table(house.url, "hyene", 2)
    saved = data.stat().st_mtime
    assert said_of(list(check_machine.check_file(data, words, saved)))["clock-goes-on"] is Condition.WELL
    assert said_of(list(check_machine.check_file(data, words, saved - A_DAY_S)))["clock-back"] is Condition.ILL
    data.write_bytes(b"no database" * 1000)
    assert said_of(list(check_machine.check_file(data, words, saved)))["tables"] is Condition.ILL


def test_backups_are_there_usable_and_not_old(tmp_path: Path) -> None:
    data, words, backups = tmp_path / "w.db", Words("en"), tmp_path / "backups"

    def found(now: float = 0.0, folder: str = str(backups)) -> dict[str, Condition]:
        return said_of(list(check_machine.check_backups(folder, words, now)))

    assert found(folder="") == {"backups-unknown": Condition.WORTH_A_LOOK}
    assert found() == {"no-backups": Condition.ILL}
    backups.mkdir()
    assert found() == {"no-backups": Condition.ILL}
    with running(data):
        pass
    copy = backups / "walpurgis-1.db"
    walpurgis("backup", str(copy), "--data", str(data))
    made = copy.stat().st_mtime
    assert found(made + A_DAY_S) == {"backup": Condition.WELL}
    assert found(made + 3 * A_DAY_S) == {"backup": Condition.WORTH_A_LOOK}
    later = backups / "walpurgis-2.db"
    later.write_bytes(b"no database" * 1000)
    os.utime(later, (made + 1, made + 1))
    assert found(made + A_DAY_S) == {"backup-unusable": Condition.ILL}


# From outside


def seen_at(monkeypatch: pytest.MonkeyPatch, **pages: Seen | Exception) -> dict[str, Condition]:
    """What is found at an address whose health, page, socket and schema look like that, or as they should."""
    usual = {
        "health": Seen(200, {}, OK),
        "": Seen(200, HTTPS, b'<script src="/static/x.js">'),
        "api": Seen(101, {}, b""),
        "schema": Seen(200, {}, b"{}"),
    }

    def ask(address: str, path: str, headers: dict[str, str] | None = None) -> Seen:
        answer = {**usual, **pages}[path.split("/")[1]]
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(check_address, "ask", ask)
    return said_of(list(check_address.check_address(HERE, is_named=True)))


def test_a_house_behind_a_proxy_that_is_set_up_well_is_well(monkeypatch: pytest.MonkeyPatch) -> None:
    found = seen_at(monkeypatch)
    assert found == dict.fromkeys(("open", "proxy", "sockets"), Condition.WELL)


@pytest.mark.parametrize(
    ("page", "seen", "key"),
    [
        ("health", OSError("refused"), "closed"),
        ("health", ssl.SSLCertVerificationError("old"), "certificate"),
        ("health", Seen(421, {}, b""), "name"),
        ("health", Seen(200, {}, b"<html>"), "not-a-house"),
        ("health", Seen(200, {}, b"[]"), "not-a-house"),
        ("health", Seen(503, {}, b'{"status":"failing","trouble":"full"}'), "unhealthy"),
        ("api", Seen(404, {}, b""), "no-sockets"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_keeps_guests_away_is_found(
    monkeypatch: pytest.MonkeyPatch, page: str, seen: Seen | Exception, key: str
) -> None:
    if isinstance(seen, ssl.SSLCertVerificationError):
        seen.verify_message = "old"
    assert seen_at(monkeypatch, **{page: seen})[key] is Condition.ILL


def test_a_proxy_that_is_not_believed_and_a_page_that_is_not_shown_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Seen(200, {}, b"<h1>Welcome to nginx")
    found = seen_at(monkeypatch, **{"": plain})
    assert (found["proxy-unknown"], found["page-not-served"]) == (Condition.ILL, Condition.ILL)


def test_another_version_and_another_time_are_worth_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Seen(200, {"date": "Tue, 30 Apr 2024 23:59:59 GMT"}, OK)
    found = seen_at(monkeypatch, health=old, schema=Seen(200, {}, b'{"info":{"version":"0.0.0"}}'))
    assert (found["other-version"], found["clocks-differ"]) == (Condition.WORTH_A_LOOK, Condition.WORTH_A_LOOK)


def test_a_password_in_an_address_is_not_repeated() -> None:
    assert check_database.name_of("postgresql://walpurgis:secret@db.example:5433/games") == "db.example:5433/games"


# Words


def test_everything_that_can_be_found_has_its_words_and_what_to_do() -> None:
    folder = Path(check_machine.__file__).parent
    source = "".join((folder / f"check_{name}.py").read_text("utf-8") for name in ("address", "database", "machine"))
    always = set(re.findall(r'\b(?:well|ill|worth_a_look)\)?\(\s*"([\w-]+)"', source)) | {"disk", "backup", "closed"}
    mended = set(re.findall(r'\b(?:ill|worth_a_look)\)?\(\s*"([\w-]+)"', source)) | {"disk", "backup", "interpreted"}
    assert len(always) > 30
    for language in LANGUAGES:
        words = Words(language)
        assert [key for key in always if not words.has(f"doctor-{key}")] == []
        assert [key for key in mended if not words.has(f"doctor-{key}-mend")] == []
