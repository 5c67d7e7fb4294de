"""What a store asks of the machine beside SQLite: the time, and what its files are. Another one can be handed in."""

import os
import time


class System:
    """The machine as it is. A test or a simulation derives one in which clocks jump and files vanish."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def stat(self, path: str) -> os.stat_result:
        """OSError where there is nothing to be found. Asked with every commit."""
        return os.stat(path)  # noqa: PTH116

    def stretch(self, path: str, size: int) -> None:
        """Make a file as long as it was, with nothing in what was cut off."""
        os.truncate(path, size)
