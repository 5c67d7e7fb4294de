"""What a store asks of the machine beside SQLite: the time, and what its files are. Another one can be handed in."""

import os
import time
from pathlib import Path


class System:
    """The machine as it is. A test or a simulation derives one in which clocks jump and files vanish."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def stat(self, path: Path) -> os.stat_result:
        """OSError where there is nothing to be found."""
        return path.stat()

    def stretch(self, path: Path, size: int) -> None:
        """Make a file as long as it was, with nothing in what was cut off."""
        os.truncate(path, size)
