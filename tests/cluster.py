"""A PostgreSQL of the tests' own: in a temporary folder, on a socket there, for all workers of a run, and gone with it.

Never a service of the system. What it keeps need not survive a power cut, so nothing is flushed.
"""

import fcntl
import json
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

INSTALL = "No PostgreSQL here. On Debian: sudo apt-get install --no-install-recommends postgresql"
UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL refuses to run as root
USER = "walpurgis"
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "''",
    "max_connections": "300",
    "shared_buffers": "32MB",
}
PLACE = "/tmp"  # short: a socket's name has a limit
LOOK_S = 0.5


class Cluster:
    """A running one; folder holds its data and its socket."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def address(self, database: str = "postgres", **settings: str) -> str:
        given = "".join(f"&{name}={value}" for name, value in settings.items())
        return f"postgresql:///{database}?host={self.folder}&user={USER}{given}"

    def start(self) -> None:
        options = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        self._control("start", "-o", f"{options} -k {self.folder}", "-l", str(self.folder / "log"))

    def stop(self, mode: str = "fast") -> None:
        self._control("stop", "-m", mode)

    def _control(self, *arguments: str) -> None:
        _run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", "120", *arguments)


@cache
def programs() -> Path | None:
    """The folder of the newest PostgreSQL that is installed here."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = shutil.which("initdb")
    return installed[-1].parent if installed else Path(found).resolve().parent if found else None


@contextmanager
def private_cluster(place: str = PLACE) -> Iterator[Cluster]:
    """One that a test or a benchmark may stop and start as it likes; place: the folder below which it is kept."""
    cluster = made(place)
    try:
        yield cluster
    finally:
        end(cluster)


def made(place: str = PLACE) -> Cluster:
    """A new one, running."""
    folder = Path(tempfile.mkdtemp(prefix="walpurgis-postgres-", dir=place))
    account = _account()
    if account is not None:
        os.chown(folder, account.pw_uid, account.pw_gid)
    cluster = Cluster(folder)
    _run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", USER, "-E", "UTF8", "--locale", "C", "--no-sync")
    cluster.start()
    return cluster


def shared(agreed: Path) -> Cluster:
    """The one that all workers of a run share; agreed is a folder that they all know. It ends with the run."""
    with (agreed / "cluster.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        told = agreed / "cluster.json"
        if not told.exists():
            cluster = made()
            told.write_text(json.dumps(str(cluster.folder)))
            run = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
            watch = [sys.executable, "-m", "tests.cluster", str(cluster.folder), str(run)]
            subprocess.Popen(watch, start_new_session=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        return Cluster(Path(json.loads(told.read_text())))


def end(cluster: Cluster) -> None:
    with suppress(subprocess.CalledProcessError):  # it was stopped already
        cluster.stop("immediate")
    shutil.rmtree(cluster.folder, ignore_errors=True)


def _account() -> pwd.struct_passwd | None:
    """Who runs it, where that cannot be who runs the tests."""
    if os.getuid():
        return None
    names = {one.pw_name for one in pwd.getpwall()}
    return pwd.getpwnam(next(name for name in UNPRIVILEGED if name in names))


def _run(program: str, *arguments: str) -> None:
    folder, account = programs(), _account()
    assert folder is not None, INSTALL
    as_whom: dict[str, Any] = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []} if account else {}
    subprocess.run(
        [str(folder / program), *arguments], check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        **as_whom,
    )  # fmt: skip


def _watch(folder: Path, process: int) -> None:
    """Outlive the tests, however they end, by a moment."""
    with suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            time.sleep(LOOK_S)
    end(Cluster(folder))


if __name__ == "__main__":
    _watch(Path(sys.argv[1]), int(sys.argv[2]))
