"""Numbers in letters: sheets beside the seats, what can be seen on the spots, and what chance may bring."""

from rich.style import Style
from rich.text import Text

from walpurgis.kernel.layout import Layout
from walpurgis.kernel.steps import Seat
from walpurgis.kernel.view import NO_NUMBER, Forecast, Mark, Sheet, View
from walpurgis.terminal import glyph
from walpurgis.words import Words

DIM = Style(dim=True)
NOW = Style(reverse=True)
OPEN, LATER = "…", "·"  # cells that are being filled, and that are still to come


def sheet_head(sheet: Sheet, words: Words) -> Text:
    """The names of the columns, each as wide as what stands below it; the one that counts now stands out."""
    text = Text(f"{words.say(f'sheet-{sheet.name}')} ", DIM)
    for column, label in enumerate(_labels(sheet, words)):
        text.append(f"{label:>3} ", NOW if column == sheet.now else DIM)
    return text.append(words.say("sheet-total"), DIM) if sheet.totals else text


def sheet_row(sheet: Sheet, words: Words, layout: Layout, seat: Seat) -> Text:
    text = Text(" " * (len(words.say(f"sheet-{sheet.name}")) + 1))
    for column, label in enumerate(_labels(sheet, words)):
        width = max(len(label), 3)
        text.append(f"{_cell(sheet, layout, seat, column):>{width}} ", NOW if column == sheet.now else Style())
    if sheet.totals:
        text.append(f"{sheet.totals[seat]:>{len(words.say('sheet-total'))}}", Style(bold=True))
    return text


def _labels(sheet: Sheet, words: Words) -> list[str]:
    return [words.say(f"column-{label}") if words.has(f"column-{label}") else label for label in sheet.columns]


def _cell(sheet: Sheet, layout: Layout, seat: Seat, column: int) -> str:
    number, sign = sheet.numbers[seat][column], sheet.signs[seat][column]
    shown = layout.glyphs.get(f"cell-{sign}", sign[:1].upper())
    if number != NO_NUMBER:
        return f"{shown}{number}"
    return shown or (OPEN if column == sheet.now else LATER)


def marks(view: View, words: Words) -> list[Text]:
    """One line for each kind: from which spot to which."""
    lines: dict[str, list[str]] = {}
    for mark in view.marks:
        lines.setdefault(mark.kind, []).append(_span(mark, words))
    return [
        Text.assemble((f"  {words.say('terminal-spot', spot=words.say(f'mark-{kind}'))} ", DIM), ", ".join(spans))
        for kind, spans in lines.items()
    ]


def _span(mark: Mark, words: Words) -> str:
    ends = dict.fromkeys((words.spot(mark.spots[0]), words.spot(mark.spots[-1])))
    return " → ".join(ends) + (f" ({mark.tag})" if mark.tag else "")


def forecast_text(forecast: Forecast, words: Words, layout: Layout) -> Text:
    text = Text.assemble((f"{words.say('terminal-spot', spot=words.forecast(forecast))} ", DIM))
    parts = []
    for outcome in forecast.outcomes:
        part = glyph.pieces_text(layout, outcome.pieces)
        share = words.say("share-of", weight=outcome.weight, total=forecast.total)
        parts.append(part.append(" " if outcome.pieces else "").append(f"{words.outcome(outcome)} ({share})"))
    return text.append_text(Text(" · ").join(parts))
