"""The rules of a game as a page: contents, a place for every rule, and pictures that are real positions.

A picture is a record in the game's folder, named in the rules like any image: `![caption](pictures/push.record)`. It is
replayed and drawn as it then stands. Header lines say how to look at it: `show seat 0` through the eyes of that seat
instead of a spectator's, `show close` where something happened instead of the whole board, `show mark SPOT …` what to
look at, `show still` without the ways of the last step.
"""

import re
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from markdown_it.token import Token
from markupsafe import Markup

from walpurgis.kernel import record
from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.replay import Replay
from walpurgis.kernel.steps import CHANCE, Seat
from walpurgis.server import drawing
from walpurgis.server.art import Art
from walpurgis.server.drawing import Emphasis
from walpurgis.server.plain_art import art_of
from walpurgis.server.render import MARKDOWN
from walpurgis.words import Words
from walpurgis.words.rules import rules_page

ANCHOR: Final = re.compile(r'<a id="(\w+-(?P<kind>[RH]?)\d+)">')
KINDS: Final = {"": "rule", "R": "rule reading", "H": "rule house"}  # classes, by the letter of a rule's number
SHOW: Final = "show"


class Rulebook:
    """house: the house's own symbols, which the art of games refers to; without them there are no pictures."""

    def __init__(self, game: Game, language: str, service: bytes | None) -> None:
        self.game = game
        self.words = Words(language, game)
        self._text = rules_page(game, language)
        self._parts: list[tuple[str, str]] = []  # of the contents: identifier and heading
        self._art = Art(art_of(game), service, f"{game.name}-") if service else None

    def html(self) -> Markup:
        tokens = MARKDOWN.parse(self._text)
        shown: list[Token] = []
        for at, token in enumerate(tokens):
            if token.type == "heading_open" and token.tag == "h2":
                self._open_part(token, tokens[at + 1])
            elif token.type == "inline" and _is_pictures(token):
                shown[-1] = _html(f'<div class="pictures">{self._pictures(token)}</div>')
                tokens[at + 1].hidden = True
                continue
            elif token.type == "inline" and tokens[at - 1].type == "paragraph_open":
                _mark_rule(tokens[at - 2 if tokens[at - 1].hidden else at - 1], token)
            if not (token.type == "paragraph_close" and token.hidden):
                shown.append(token)
        first = next((at for at, token in enumerate(shown) if token.tag == "h2"), len(shown))
        shown.insert(first, _html(self._contents()))
        sprites = self._art.sprites() if self._art else ""
        return Markup(sprites + MARKDOWN.renderer.render(shown, MARKDOWN.options, {}))

    def style(self) -> str:
        """The colours in which the game is drawn, where they are its own."""
        return f".pictures {{ {'; '.join(self._art.palette)} }}" if self._art and self._art.palette else ""

    def _open_part(self, heading: Token, inline: Token) -> None:
        self._parts.append((f"part-{len(self._parts) + 1}", inline.content))
        heading.attrSet("id", self._parts[-1][0])

    def _contents(self) -> str:
        items = [f'<li><a href="#{part}">{escape(heading)}</a></li>' for part, heading in self._parts]
        label = escape(self.words.say("page-contents"))
        return f'<nav class="contents" aria-label="{label}"><h2>{label}</h2><ol>{"".join(items)}</ol></nav>'

    def _pictures(self, inline: Token) -> str:
        if self._art is None:
            return ""
        images = [child for child in inline.children or [] if child.type == "image"]
        return "".join([self._picture(str(image.attrGet("src")), image.content, self._art) for image in images])

    def _picture(self, source: str, caption: str, art: Art) -> str:
        drawn = drawn_record(self.game, source, art, self.words, caption)
        return f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>"


def drawn_record(game: Game, source: str, art: Art, words: Words, label: str) -> str:
    replay = Replay(game, record.read(files(game.package).joinpath(source).read_text("utf-8"), source), source, True)
    heard = _play(replay)
    wishes = [value.split() for key, value in replay.record.extra if key == SHOW]
    seat = next((int(wish[1]) for wish in wishes if wish[0] == "seat"), None)
    marks = [spot for wish in wishes if wish[0] == "mark" for spot in wish[1:]]
    ways = [] if ["still"] in wishes else _ways(heard, seat)
    emphasis = Emphasis(ways, marks, ["close"] in wishes)
    layout, named = game.layout(replay.position.setup), Words(words.language, game, replay.record.names)
    return drawing.board(replay.position.view(seat), layout, art, emphasis, named, label)


def _play(replay: Replay) -> list[Event]:
    """Play it all; what happened since the last decision."""
    heard: list[Event] = []
    while (line := replay.next_line) is not None:
        if line.actor != CHANCE:
            heard = []
        if not replay.advance():
            raise ValueError(f"{replay.source}, line {line.number}: {line} is refused")
        heard += replay.take_events()
    return heard


def _ways(events: Sequence[Event], seat: Seat | None) -> list[drawing.Way]:
    return [event.path for event in events if event.is_for(seat) and len(event.path) > 1]


def _is_pictures(inline: Token) -> bool:
    children = inline.children or []
    images = [child for child in children if child.type == "image" and str(child.attrGet("src")).endswith(".record")]
    return bool(images) and all(child in images or child.type == "softbreak" for child in children)


def _mark_rule(holder: Token, inline: Token) -> None:
    """What begins with an anchor and its number is a rule: the whole paragraph, or item of a list, is where to go."""
    children = inline.children or []
    found = ANCHOR.fullmatch(children[0].content) if children and children[0].type == "html_inline" else None
    if found is None:
        return
    holder.attrSet("id", found[1])
    holder.attrSet("class", KINDS[found["kind"]])
    number = _html(f'<a class="clause" href="#{found[1]}">{found[1]}</a>', "html_inline")
    after = next(at for at, child in enumerate(children) if child.type == "strong_close") + 1
    inline.children = [number, *children[after:]]


def _html(content: str, kind: str = "html_block") -> Token:
    return Token(kind, "", 0, content=content)
