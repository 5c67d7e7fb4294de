"""What has happened since the start, for metrics: plain integers, to be read at any time."""


class TableCounts:
    """bot_failures counts bots that failed, overran or said something illegal, and were replaced by a random step."""

    __slots__ = (
        "bot_failures", "bot_moves", "evictions", "games_over", "games_started", "loads", "moves", "races", "refusals",
        "store_failures", "tables_created", "timeouts",
    )  # fmt: skip

    def __init__(self) -> None:
        for name in self.__slots__:
            setattr(self, name, 0)

    bot_failures: int
    bot_moves: int
    evictions: int
    games_over: int
    games_started: int
    loads: int
    moves: int
    races: int
    refusals: int
    store_failures: int
    tables_created: int
    timeouts: int

    def items(self) -> list[tuple[str, int]]:
        return [(name, getattr(self, name)) for name in self.__slots__]
