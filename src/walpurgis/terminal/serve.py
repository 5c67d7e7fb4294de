"""`walpurgis serve`: open the house, and say where it is."""

import errno
import os
import socket
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.terminal import language
from walpurgis.terminal.arguments import whole
from walpurgis.terminal.data_place import shown, tables_place
from walpurgis.words import Words

if TYPE_CHECKING:
    from walpurgis.server.settings import ServerSettings

EVERYBODY = "0.0.0.0"
USUAL_PORT = 8666
MAKE = "WALPURGIS_MAKE"  # `make play` sets it: whoever called that is told what to write there
UNKNOWN_HOST = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "",
    port: Annotated[str, typer.Option("--port", metavar="N")] = "",
    data: Annotated[str, typer.Option("--data", metavar="FILE|ADDRESS")] = "",
    lan: Annotated[bool, typer.Option("--lan")] = False,
    log: Annotated[str, typer.Option("--log", metavar="json|plain")] = "",
    accept_loss: Annotated[bool, typer.Option("--accept-loss")] = False,
    lang: Annotated[str, typer.Option("--lang", metavar="fr|en")] = "",
) -> None:
    """Hooked into the command as `walpurgis serve`. Returns when a signal has closed the house."""
    from walpurgis.server import log as logs  # only now: no other command needs the whole server
    from walpurgis.server import running
    from walpurgis.server.settings import HIGHEST_PORT, from_environment

    words = Words(language.asked(lang, os.environ))
    given = {
        "host": host or (EVERYBODY if lan else None),
        "port": whole("--port", port, most=HIGHEST_PORT),
        "log": log or None,
    }
    if log not in ("", *logs.LEVELS):
        raise WalpurgisError("value", name="--log", found=log, possible=" | ".join(logs.LEVELS))
    settings = from_environment(os.environ, **given)
    listening = _listen(settings)
    address = f"http://{_reachable(settings.host)}:{listening.getsockname()[1]}"
    if lan and not settings.address:
        settings = from_environment(os.environ, **given, address=address)
    place = tables_place(data, make_folder=True)
    logs.write_to(sys.stderr, settings.log or ("plain" if sys.stderr.isatty() else "json"))
    running.run(settings, place, listening, lambda _: _announce(words, address, shown(place), lan), accept_loss)
    typer.echo(words.say("serve-closed"))


def _listen(settings: "ServerSettings") -> socket.socket:
    from walpurgis.server.running import reserve

    address = f"{settings.host}:{settings.port}"
    try:
        socket.getaddrinfo(settings.host, settings.port)  # a name that nobody knows is told from here alone
        return reserve(settings)
    except (socket.gaierror, UnicodeError) as error:
        raise WalpurgisError("host", host=settings.host) from error
    except OSError as error:
        if error.errno in UNKNOWN_HOST:
            raise WalpurgisError("host", host=settings.host) from error
        if error.errno == errno.EADDRINUSE:
            key = "address-make" if os.environ.get(MAKE) else "address"
            another = USUAL_PORT if settings.port != USUAL_PORT else USUAL_PORT + 1
            raise WalpurgisError(key, address=address, port=another) from error
        if error.errno == errno.EACCES:
            raise WalpurgisError("port-denied", address=address, port=USUAL_PORT) from error
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise WalpurgisError("listen", address=address, reason=reason) from error


def _announce(words: Words, address: str, data: str, lan: bool) -> None:
    console = Console(highlight=False)
    console.print(words.say("serve-open", address=address), style="bold", soft_wrap=True)
    console.print(words.say("serve-data", file=data), soft_wrap=True)
    if lan:
        import segno

        console.print(words.say("serve-lan", address=address), soft_wrap=True)
        segno.make(address, micro=False).terminal(sys.stdout, compact=True)
    console.print(words.say("serve-close"))
    sys.stdout.flush()


def _reachable(host: str) -> str:
    """The host as others can write it."""
    if host in (EVERYBODY, "::"):
        host = lan_address()
    return f"[{host}]" if ":" in host else host


def lan_address() -> str:
    """Our address in the network that leads outside. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
