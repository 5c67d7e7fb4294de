"""HTML from the templates in plain/, and from Markdown."""

from collections.abc import Sequence
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from walpurgis.server import bundle
from walpurgis.server.art import ornament
from walpurgis.words import LANGUAGES, Words

HTML: Final = "text/html"
FOLDER: Final = "plain"

# The texts are our own, and those of games that the host installed: their anchors are HTML.
MARKDOWN: Final = MarkdownIt("commonmark", {"html": True}).enable("table")
_templates = Environment(
    loader=PackageLoader("walpurgis.server", FOLDER),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def render(template: str, language: str, path: str, ahead: Sequence[str] = (), **values: Any) -> str:
    """path is the page's own address, for the link to it in another language.

    ahead: what the built page will ask for as soon as it runs, so that it is on its way by then.
    """
    words = Words(language)
    others = [(one, Words(one).say("page-this-language")) for one in LANGUAGES if one != language]
    page = _templates.get_template(template)
    known: dict[str, Any] = {
        "say": words.say,
        "language": language,
        "others": others,
        "path": path,
        "built": bundle.head(),
        "ornament": lambda name: Markup(ornament(bundle.house_art(), name)),
    }
    known["ahead"] = [f"/api/words/{language}", *ahead]
    return page.render(known, **values)


def problem_page(language: str, status: int, message: str) -> str:
    title = Words(language).say("page-problem", status=status)
    return render("problem.html", language, "/", title=title, message=message, status=status)


def markdown(text: str) -> Markup:
    return Markup(MARKDOWN.render(text))
