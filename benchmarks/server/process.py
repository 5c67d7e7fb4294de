"""A server under test: a process with a core of its own, whose processor time and memory can be read."""

import os
import re
import resource
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
BUILD = ROOT / "build"

OPENS_WITHIN_S = 30.0
CLOSES_WITHIN_S = 10.0
WISHED_FILES = 24_000
FLUSHES = 50
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
PROC = Path("/proc")
TICK_S = 1 / os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")

# Of /proc/PID/stat, counted behind the name in brackets.
PARENT, RSS = 1, 21


class Usage(NamedTuple):
    """Of a process and all that it has started: seconds of processor time so far, bytes of memory now."""

    cpu_s: float
    memory: int


class Cores(NamedTuple):
    """One for the load, one for the server. The same where there is but one."""

    load: int
    server: int


def cores() -> Cores:
    allowed = sorted(os.sched_getaffinity(0))
    return Cores(allowed[0], allowed[-1])


class Server:
    """Tells its address in a line of its output. Ended by its process id, and only that."""

    def __init__(self, command: list[str], folder: Path, environment: Mapping[str, str], core: int) -> None:
        """folder: where it runs and leaves what it has to say."""
        self.core = core
        self.folder = folder
        self._said = folder / "stdout"
        with self._said.open("w") as said, (folder / "stderr").open("w") as complained:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                env={**os.environ, **environment},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=complained,
                preexec_fn=self._pin,
            )
        self.port = self._port()

    def _pin(self) -> None:
        """In the new process: to its core."""
        os.sched_setaffinity(0, {self.core})

    def _port(self) -> int:
        until = time.monotonic() + OPENS_WITHIN_S
        while time.monotonic() < until and self._process.poll() is None:
            found = ADDRESS.search(self._said.read_text())
            if found:
                return int(found[1])
            time.sleep(0.05)
        self.end()
        raise SystemExit(f"A server did not open.\n{self.complaint()}")

    def complaint(self) -> str:
        """The last that it wrote to its log."""
        return (self.folder / "stderr").read_text()[-2000:]

    def usage(self) -> Usage:
        parents: dict[int, int] = {}
        usages: dict[int, Usage] = {}
        for entry in PROC.iterdir():
            if entry.name.isdigit():
                with suppress(OSError):  # it may have ended meanwhile
                    fields = (entry / "stat").read_text().rpartition(") ")[2].split()
                    parents[int(entry.name)] = int(fields[PARENT])
                    usages[int(entry.name)] = Usage(cpu_s(int(entry.name)), int(fields[RSS]) * PAGE)
        family = self._process.pid
        ours = [usage for pid, usage in usages.items() if descends(pid, family, parents)]
        return Usage(sum(usage.cpu_s for usage in ours), sum(usage.memory for usage in ours))

    def loop_s(self) -> float:
        """Processor time of its event loop, which runs in the first thread."""
        pid = self._process.pid
        return int((PROC / f"{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9

    def signal(self, number: int) -> None:
        self._process.send_signal(number)

    def end(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(CLOSES_WITHIN_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()


def cpu_s(pid: int) -> float:
    """Processor time of a process, by the clock that Linux keeps for each (clock_getcpuclockid).

    What /proc tells is in hundredths of a second, which is coarse for a turn of a third of a second.
    """
    return time.clock_gettime(~pid << 3 | 2)


def busy_s(core: int) -> float:
    """How long this core has been at work so far, for anybody."""
    for line in (PROC / "stat").read_text().splitlines():
        name, *ticks = line.split()
        if name == f"cpu{core}":
            user, nice, system, _, _, irq, softirq, steal = map(int, ticks[:8])
            return (user + nice + system + irq + softirq + steal) * TICK_S
    return 0.0


def descends(pid: int, family: int, parents: Mapping[int, int]) -> bool:
    while pid != family:
        if pid not in parents:
            return False
        pid = parents[pid]
    return True


def raise_file_limit() -> int:
    """As far as this system lets us; what it comes to. Servers inherit it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # more than was given to us may not be ours to take
        resource.setrlimit(resource.RLIMIT_NOFILE, (WISHED_FILES, max(hard, WISHED_FILES)))
        return WISHED_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def flush_ms() -> float:
    """How long a flush of one page takes where the servers keep their files, in the median."""
    BUILD.mkdir(exist_ok=True)
    times = []
    with tempfile.TemporaryFile(dir=BUILD) as file:
        for _ in range(FLUSHES):
            file.write(bytes(4096))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    return 1000 * median(times)
