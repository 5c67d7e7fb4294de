"""What a host can set for the whole house."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """How much one device, one table and one process may take; and what is old, in days (0: nothing ever is)."""

    tables_of_device: int = 50  # that it is host of, open or running
    watchers_of_table: int = 64  # beside those who sit there and the host: they always have a place
    watchers_of_address: int = 32  # at one table
    evenings_of_device: int = 3  # that it is host of
    tables_in_memory: int = 20_000
    steps_of_game: int = 50_000  # of somebody else's, which may never end: ours last a tenth of that at most
    shares_s: float = 20.0  # that a host waits for somebody's share in the dice before the game begins without it
    idle_s: float = 300.0  # how long a table that nobody watches stays in memory
    archive_after_days: float = 0  # since anything last happened at the table
    delete_after_days: float = 0  # since it was archived
