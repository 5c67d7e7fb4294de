"""`walpurgis serve`: open the house, and say where it is."""

import logging
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.terminal import language
from walpurgis.terminal.arguments import whole
from walpurgis.words import Words

if TYPE_CHECKING:
    from walpurgis.server.settings import ServerSettings

EVERYBODY = "0.0.0.0"
FILE = "walpurgis.db"
HIGHEST_PORT = 65_535


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "",
    port: Annotated[str, typer.Option("--port", metavar="N")] = "",
    data: Annotated[str, typer.Option("--data", metavar="FILE")] = "",
    lan: Annotated[bool, typer.Option("--lan")] = False,
    lang: Annotated[str, typer.Option("--lang", metavar="fr|en")] = "",
) -> None:
    """Hooked into the command as `walpurgis serve`. Returns when a signal has closed the house."""
    from walpurgis.server import log, running  # only now: no other command needs the whole server
    from walpurgis.server.settings import from_environment

    words = Words(language.asked(lang, os.environ))
    given = {"host": host or (EVERYBODY if lan else None), "port": whole("--port", port)}
    settings = from_environment(os.environ, **given)
    listening = _listen(settings)
    address = f"http://{_reachable(settings.host)}:{listening.getsockname()[1]}"
    if lan and not settings.address:
        settings = from_environment(os.environ, **given, address=address)
    file = _file(data)
    # Who watches a terminal wants to hear of trouble only; a file or a collector takes everything.
    log.write_to(sys.stderr, logging.WARNING if sys.stderr.isatty() else logging.INFO)
    running.run(settings, file, listening, lambda _: _announce(words, address, file, lan))
    typer.echo(words.say("serve-closed"))


def _listen(settings: "ServerSettings") -> socket.socket:
    from walpurgis.server.running import listen

    if settings.port > HIGHEST_PORT:
        raise WalpurgisError("value", name="--port", found=str(settings.port), possible=f"0..{HIGHEST_PORT}")
    try:
        return listen(settings)
    except OSError as error:
        address = f"{settings.host}:{settings.port}"
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise WalpurgisError("address", address=address, reason=reason) from error


def _file(data: str) -> Path:
    if data:
        return Path(data)
    file = data_file(os.environ, sys.platform)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WalpurgisError("file", source=str(file.parent), reason=error.strerror or str(error)) from error
    return file


def _announce(words: Words, address: str, file: Path, lan: bool) -> None:
    console = Console(highlight=False)
    console.print(words.say("serve-open", address=address), style="bold", soft_wrap=True)
    console.print(words.say("serve-data", file=str(file)), soft_wrap=True)
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


def data_file(environment: Mapping[str, str], platform: str) -> Path:
    """Where this kind of system keeps a person's data, the same from wherever the command is given."""
    home = Path.home()
    if platform == "win32":
        folder = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "walpurgis" / FILE
