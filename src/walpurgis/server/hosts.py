"""By which names this house answers: a request with any other in its Host header is refused.

A page of another site can have its own name lead to this machine (DNS rebinding). Its requests would then pass for our
page's, but they still carry that name.
"""

import ipaddress
import re
import socket
from typing import Final
from urllib.parse import urlsplit

from walpurgis.server.errors import ServerError
from walpurgis.server.settings import ServerSettings

ANY: Final = "*"
LOOPBACK: Final = "localhost"
# What home networks call a machine of this name. Nobody can own a name under them that leads here from elsewhere.
AT_HOME: Final = ("local", "lan", "home", "home.arpa", "internal")

_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(?::([0-9]{1,5}))?")
_HIGHEST_PORT: Final = 65_535


class Hosts:
    """Those of the settings, and what this machine is called anyway."""

    def __init__(self, settings: ServerSettings, machine: str = "") -> None:
        machine = _plain(machine or socket.gethostname())
        named = [settings.host, urlsplit(settings.address).hostname or "", *settings.hosts]
        self._takes_any = ANY in settings.hosts
        self._names = {LOOPBACK, machine, *[f"{machine}.{zone}" for zone in AT_HOME], *map(_plain, named)} - {""}

    def check(self, header: str, own: str) -> None:
        """ServerError for a Host that is none, or not ours. own is the address at which the asker has reached us."""
        found = _HOST.fullmatch(header)
        if found is None or int(found[2] or 0) > _HIGHEST_PORT:
            raise ServerError("malformed")
        name = _plain(found[1])
        if not (self._takes_any or name in self._names or name.endswith(f".{LOOPBACK}") or _is_own(name, own)):
            raise ServerError("wrong-host", host=name)


def _plain(name: str) -> str:
    return name.strip("[]").rstrip(".").lower()


def _is_own(name: str, own: str) -> bool:
    address = _address(name)
    return address is not None and (address.is_loopback or address == _address(own))


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
