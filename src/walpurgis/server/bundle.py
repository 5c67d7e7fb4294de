"""The built page: its files, and what the head of every page says so that it takes over."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

import msgspec

from walpurgis.server.cached_response import Item, items_in

FOLDER: Traversable = files("walpurgis.server").joinpath("static")
BASE: Final = "/static/"
MANIFEST: Final = "/manifest.json"  # of the build: which file needs which

FONT: Final = ".woff2"
HOUSE_ART: Final = "src/art/house.svg"
LIVING_ROOM_ART: Final = "src/art/living-room.svg"

Chunks = dict[str, dict[str, Any]]


class Head(NamedTuple):
    """Addresses: the script to begin with, what it imports at once, the styles of both and the fonts of those.

    table, turn, lobby and shares: the scripts and styles that the page of a table needs besides, always, while its game
    is under way, while people gather, and when their shares in the dice are all that is missing. screen and hand: what
    the large screen and the phones in front of it need in place of these.
    """

    script: str
    modules: list[str]
    styles: list[str]
    fonts: list[str]
    table: list[str]
    turn: list[str]
    lobby: list[str]
    shares: list[str]
    screen: list[str]
    hand: list[str]


@cache
def items() -> dict[str, Item]:
    return items_in(FOLDER)


@cache
def head() -> Head | None:
    """None where nothing is built: then the plain pages are all there is."""
    chunks = _chunks()
    return head_of(chunks) if chunks else None


@cache
def house_art() -> bytes | None:
    """The house's own symbols, which the art of games refers to; None where nothing is built."""
    return _art(HOUSE_ART)


@cache
def living_room_art() -> bytes | None:
    """The owl with her hat, and what goes with her."""
    return _art(LIVING_ROOM_ART)


def _art(name: str) -> bytes | None:
    chunk = _chunks().get(name)
    return items()[f"/{chunk['file']}"].content if chunk else None


def _chunks() -> Chunks:
    manifest = items().get(MANIFEST)
    return {} if manifest is None else msgspec.json.decode(manifest.content, type=Chunks)


def head_of(chunks: Chunks) -> Head:
    entry = next(name for name, chunk in chunks.items() if chunk.get("isEntry"))
    needed = _needed(chunks, entry, [])
    styles = [BASE + style for name in needed for style in chunks[name].get("css", ())]
    modules = [BASE + chunks[name]["file"] for name in needed if name != entry]
    fonts = [BASE + asset for name in needed for asset in chunks[name].get("assets", ()) if asset.endswith(FONT)]
    later = [_files(chunks, name, needed) for name in ("table", "turn", "Lobby", "shares", "ScreenPage", "HandPage")]
    return Head(BASE + chunks[entry]["file"], modules, list(dict.fromkeys(styles)), fonts, *later)


def _files(chunks: Chunks, name: str, known: list[str]) -> list[str]:
    """The scripts and styles behind a part of this name, without those that are known already."""
    part = next((key for key, chunk in chunks.items() if chunk.get("name") == name), None)
    needed = [] if part is None else _needed(chunks, part, known[:])
    later = [chunks[key] for key in needed if key not in known]
    return [BASE + file for chunk in later for file in (chunk["file"], *chunk.get("css", ()))]


def _needed(chunks: Chunks, name: str, found: list[str]) -> list[str]:
    """The chunk behind all that it imports, so that its styles have the last word."""
    for imported in chunks[name].get("imports", ()):
        if imported not in found:
            _needed(chunks, imported, found)
    found.append(name)
    return found
