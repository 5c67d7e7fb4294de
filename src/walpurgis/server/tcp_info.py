"""What the kernel itself has measured on a TCP connection: no program at the other end has a part in it."""

import asyncio
import socket
import struct
import sys
from typing import Final

from walpurgis.tables.race import WireTimes

# struct tcp_info of Linux, <linux/tcp.h>: fields are only ever added behind these.
_RTTVAR: Final = struct.Struct("=72xI")  # µs
_MIN_RTT: Final = struct.Struct("=148xI")  # µs, since Linux 4.6
_SIZE: Final = _MIN_RTT.size
_NEVER: Final = 0xFFFFFFFF  # nothing was measured yet


def wire_times(transport: asyncio.BaseTransport) -> WireTimes | None:
    """None where the kernel does not say: not Linux, not TCP, closed already."""
    if sys.platform != "linux":
        return None
    found = transport.get_extra_info("socket")
    try:
        # By the descriptor: uvloop's sockets have no getsockopt.
        opened = socket.socket(found.family, found.type, found.proto, fileno=found.fileno())
    except (AttributeError, OSError):
        return None
    try:
        info = opened.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _SIZE)
    except OSError:
        return None
    finally:
        opened.detach()  # it is the transport's to close
    return read(info)


def read(info: bytes) -> WireTimes | None:
    if len(info) < _SIZE:
        return None
    (least,) = _MIN_RTT.unpack_from(info)
    (varies,) = _RTTVAR.unpack_from(info)
    return None if least == _NEVER else WireTimes(least / 1000, varies / 1000)
