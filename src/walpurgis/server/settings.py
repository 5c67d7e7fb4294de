"""What a host can set. Every field can also come from the environment, as WALPURGIS_ and its name in capitals."""

import math
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, get_args, get_origin

import msgspec

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.server.rate_limit import Pace
from walpurgis.tables.limits import Limits

PREFIX: Final = "WALPURGIS_"
SHORTEST_TOKEN: Final = 16  # characters
UNLIMITED: Final = 1e9
HIGHEST_PORT: Final = 65_535
KIB: Final = 1024

Port = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST_PORT)]


class ServerSettings(msgspec.Struct, frozen=True):
    """address is how others reach this house, such as https://games.example; empty: as each of them did.

    hosts are names that it answers to beside those of its machine; * is any.
    proxies are the addresses of reverse proxies whose X-Forwarded-… headers are believed.
    metrics_token is what whoever reads /metrics has to show; without one there is no such page.
    log is how what happens is logged; unless set, plain in a terminal and json elsewhere.
    rate multiplies all that is allowed a second; 0 switches these limits off.
    """

    host: str = "127.0.0.1"
    port: Port = 8666
    address: str = ""
    hosts: list[str] = []
    proxies: list[str] = []
    metrics_token: str = ""
    log: Literal["", "json", "plain"] = ""
    rate: float = 1.0
    tables_a_device: int = 50  # that it is host of
    tables_in_memory: int = 20_000
    sockets_a_device: int = 32
    # Of spectators. Whoever has a seat at a table has a place there, whoever else is watching.
    watchers_a_table: int = 64
    watchers_an_address_a_table: int = 32
    watchers_an_address: int = 512
    sockets: int = 40_000
    requests: int = 2000  # connections beside the sockets
    requests_an_address: int = 256
    head_s: float = 10.0  # for the head of a request to arrive, that of a socket included
    body_s: float = 30.0  # for its body
    unread_s: float = 30.0  # for an answer to be read, or some of it
    outbound_bytes: int = 256 * 1024  # what may wait for a slow reader
    shares_s: float = 20.0  # that a host waits for somebody's share in the dice before beginning without it
    ping_s: float = 15.0
    ping_race_s: float = 3.0  # where a race depends on it
    silence_s: float = 50.0  # without any answer a connection counts as dead
    closing_s: float = 1.0  # for the commits in hand when the house closes
    plug_in_s: float = 2.0  # for how long a game of somebody else's may keep the house waiting before it is interrupted
    archive_after_days: float = 0  # since anything happened at a table; 0: never
    delete_after_days: float = 0  # since it was archived; 0: never

    def __post_init__(self) -> None:
        length = len(self.metrics_token)
        if 0 < length < SHORTEST_TOKEN:
            name, possible = f"{PREFIX}METRICS_TOKEN", f"{SHORTEST_TOKEN} characters or more"
            raise WalpurgisError("value", name=name, found=f"{length} characters", possible=possible)

    @property
    def paces(self) -> "Paces":
        return Paces(self.rate)

    @property
    def limits(self) -> Limits:
        return Limits(
            tables_of_device=self.tables_a_device,
            watchers_of_table=self.watchers_a_table,
            watchers_of_address=self.watchers_an_address_a_table,
            tables_in_memory=self.tables_in_memory,
            shares_s=self.shares_s,
            archive_after_days=self.archive_after_days,
            delete_after_days=self.delete_after_days,
        )


class Paces:
    """What is allowed. An address may be a whole school, and a device four children around one tablet."""

    def __init__(self, rate: float) -> None:
        factor = rate or UNLIMITED
        self.requests = Pace(40, 400).times(factor)  # by address
        self.connections = Pace(50, 900).times(factor)  # by address: for requests and sockets, refused ones too
        self.messages = Pace(20, 80).times(factor)  # over sockets, by device
        self.messages_of_address = Pace(400, 1600).times(factor)
        # Bytes that come in over sockets, see connection.FRAME_COST: more than twice what so many messages can need.
        self.traffic = Pace(96 * KIB, 384 * KIB).times(factor)
        self.traffic_of_address = Pace(1024 * KIB, 4096 * KIB).times(factor)
        self.guesses = Pace(1, 40).times(factor)  # of codes and links to seats, by address
        self.tables = Pace(0.5, 60).times(factor)  # new ones, by address
        self.replays = Pace(1, 30).times(factor)  # by address
        self.sockets = Pace(5, 100).times(factor)  # new ones, by address


def from_environment(environment: Mapping[str, str], **given: Any) -> ServerSettings:
    """ServerSettings with what is given, else from the environment; lists are written with commas."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(ServerSettings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            values[field.name] = _read(field, text)
    values.update({name: value for name, value in given.items() if value is not None})
    return ServerSettings(**values)


def _read(field: msgspec.structs.FieldInfo, text: str) -> Any:
    value: Any = [part.strip() for part in text.split(",") if part.strip()] if field.type == list[str] else text
    try:
        read = msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        read = None
    if read is None or (isinstance(read, int | float) and not 0 <= read < math.inf):
        name = PREFIX + field.name.upper()
        raise WalpurgisError("value", name=name, found=text, possible=_possible(field))
    return read


def _possible(field: msgspec.structs.FieldInfo) -> str:
    if field.type == Port:
        return f"0..{HIGHEST_PORT}"
    if get_origin(field.type) is Literal:
        return " | ".join(filter(None, get_args(field.type)))
    return f"0, 1, 2 … ({field.default})" if field.type is int else f"0, 0.5, 1, 2 … ({field.default})"
