"""Pictures: whether art.svg can be read, whether what it uses is there, and what the house draws in its stead."""

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

from walpurgis.kernel.game import Game
from walpurgis.kernel.position import playout
from walpurgis.kernel.steps import OVER
from walpurgis.lab.check.finding import ART, Finding, found, package_folder

REFERENCE = re.compile(r"url\(#([\w-]+)\)")
STRIDE = 25  # steps between two looks at a game
ANSWERS = "data-answers"
OFF_THE_BOARD = "hand"
COLOURS = ("violet", "blue", "red", "green", "yellow", "pink")
# What a game's art may use of the house's own sheet, beside its icons, `i-NAME`.
HOUSE_SYMBOLS = frozenset(
    {
        *(f"sign-{sign}" for sign in ("moon", "star", "flame", "toad", "bolt", "heart")),
        *(f"witch-{colour}" for colour in COLOURS),
        *(f"die-{face}" for face in range(1, 7)),
        *("hat", "side-white", "side-black", "taba", "moon", "fire", "cauldron", "broom", "cat", "bat", "post-star"),
        *("post-mushroom", "owl", "rider", "well", "huts", "villager", "hyena", "back-green", "back-blue", "back-red"),
        *("card-ok", "card-no"),
    }
)


def art(game: Game) -> Iterator[Finding]:
    """A game may come without pictures: the house draws plain ones, and this says which, as a note."""
    file = package_folder(game) / ART
    if not file.is_file():
        return
    try:
        root = ElementTree.fromstring(file.read_bytes())
    except ElementTree.ParseError as error:
        line, _ = error.position
        yield Finding("svg", ART, (("reason", str(error)),), line)
        return
    ids = [name for part in root.iter() if (name := part.get("id"))]
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        yield found("symbol-twice", ART, symbol=name)
    for name in sorted(_referred(root) - set(ids) - HOUSE_SYMBOLS):
        if not name.startswith("i-"):
            yield found("symbol-used", ART, symbol=name)
    if any(part.get("style") or part.tag.endswith(("}style", "}script")) for part in root.iter()):
        yield found("svg-style", ART)
    yield from _answers(root, game)


def _referred(root: ElementTree.Element) -> set[str]:
    """By `href`, or by `url(#…)` in any attribute; a colour such as #fff is no reference."""
    said = [(name, value) for part in root.iter() for name, value in part.attrib.items()]
    whole = {value[1:] for name, value in said if name.endswith("href") and value.startswith("#")}
    return whole | {found for _, value in said for found in REFERENCE.findall(value)}


def _answers(root: ElementTree.Element, game: Game) -> Iterator[Finding]:
    """The page knows no game's spots: the art of a race names those that its result is told from."""
    kind = root.get(ANSWERS)
    if (kind is not None) != game.position.RACES:
        yield found("answers", ART, races="yes" if game.position.RACES else "no")
        return
    for seats in game.seats if kind else ():
        spots = {spot.name for spot in game.layout(game.setup(seats, 0, {})).spots}
        for seat in range(seats):
            if f"{kind}-{seat}" not in spots:
                yield found("spot-unknown", "layout.py", spot=f"{kind}-{seat}", about=ANSWERS)


def undrawn(game: Game) -> list[str]:
    """The kinds of pieces and shapes of spots that the art has no symbol for: a plain figure stands in for each."""
    file = package_folder(game) / ART
    ids: set[str] = set()
    bare = {f"shape-{OFF_THE_BOARD}"}
    if file.is_file():
        root = ElementTree.fromstring(file.read_bytes())
        ids = {name for part in root.iter() if (name := part.get("id"))}
        bare |= set(root.get("data-bare", "").split())
    wanted = {f"shape-{spot.shape}" for spot in game.layout(game.setup(game.seats[-1], 0, {})).spots}
    wanted |= {f"piece-{kind}" for kind in _kinds(game)}
    return sorted(name for name in wanted - bare if not any(_draws(one, name) for one in ids))


def _kinds(game: Game) -> set[str]:
    """Of the pieces that are seen in a random game."""
    position, rng = game.start(game.seats[-1]), Random(1)
    kinds: set[str] = set()
    for _ in range(1000):
        for seat in [None, *range(position.setup.seats)]:
            view = position.view(seat)
            kinds |= {piece.kind for lying in [*view.spots.values(), *view.notes.values()] for piece in lying}
        if position.awaits == OVER:
            break
        playout(position, rng, STRIDE)
    return kinds


def _draws(symbol: str, name: str) -> bool:
    """A symbol for a value or a colour of a piece is one for its kind."""
    return symbol == name or symbol.startswith(f"{name}-")
