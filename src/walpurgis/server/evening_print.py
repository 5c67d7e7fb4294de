"""What an evening prints: cards with codes to be cut out, and the result of its tournament. Plain HTML on A4."""

import datetime
from typing import Final
from urllib.parse import urlsplit

from markupsafe import Markup

from walpurgis import games
from walpurgis.server import bundle
from walpurgis.server.art import ornament
from walpurgis.server.link import picture
from walpurgis.server.render import render
from walpurgis.tables.errors import TableError
from walpurgis.tables.evening_messages import EveningInfo
from walpurgis.words import Words

A_SHEET: Final = 8  # cards on one, two by four
ON_THE_PODIUM: Final = (2, 1, 3)  # places, from left to right
WITCHES: Final = ("violet", "blue", "red", "green", "yellow", "pink")
DENSE: Final = 14  # people; a sheet of more has narrower lines
VERY_DENSE: Final = 30


def drawn(name: str) -> Markup:
    """A symbol of the house, from whichever of its sheets has it."""
    for art in (bundle.house_art(), bundle.living_room_art()):
        if found := ornament(art, name):
            return Markup(found)
    return Markup("")


def cards(info: EveningInfo, language: str, address: str) -> str:
    """One for each table; on what is left of the last sheet the evening's own, for the door and to hand out."""
    words = Words(language)

    def card(name: str, about: str, symbol: str, code: str) -> dict[str, object]:
        square = Markup(picture(f"{address}/join/{code}"))
        return {"name": name, "about": about, "picture": drawn(symbol), "words": code.split("-"), "square": square}

    found = [
        card(
            words.say("evening-table", picture=table.picture),
            Words(language, games.find(table.game)).say("name") if table.game else words.say("evening-any-game"),
            table.picture,
            table.code,
        )
        for table in info.tables
    ]
    own = card(info.title, info.place or words.say("evening-come-in"), "hat", info.code)
    found += [own] * (A_SHEET - len(found) % A_SHEET)
    sheets = [found[at : at + A_SHEET] for at in range(0, len(found), A_SHEET)]
    return render(
        "evening_cards.html",
        language,
        f"/evening/{info.id}/cards",
        title=words.say("evening-cards"),
        sheets=sheets,
        address=urlsplit(address).netloc or address,
    )


def result(info: EveningInfo, language: str, day: datetime.date | None = None) -> str:
    """On one sheet, however many have played. TableError where nobody has."""
    tournament = info.tournament
    if tournament is None:
        raise TableError("no-tournament")
    words = Words(language)
    people = {guest.id: guest for guest in info.guests}
    ranks = [rank for rank in tournament.ranks if rank.guest in people]
    podium = [ranks[place - 1] for place in ON_THE_PODIUM if place <= len(ranks)]
    day = day or datetime.date.today()
    return render(
        "evening_result.html",
        language,
        f"/evening/{info.id}/result",
        title=info.title,
        place=info.place,
        day=words.say("evening-day", weekday=day.isoweekday(), day=day.day, month=day.month),
        about=words.say(
            "evening-played",
            rounds=tournament.rounds,
            game=Words(language, games.find(tournament.game)).say("name"),
            people=len(ranks),
        ),
        rounds=range(1, tournament.rounds + 1),
        podium=podium,
        ranks=ranks,
        people=people,
        face=lambda guest: drawn(f"witch-{WITCHES[people[guest].face]}"),
        owl=drawn("owl-hat"),
        kept=info.keeps,
        density="very-dense" if len(ranks) > VERY_DENSE else "dense" if len(ranks) > DENSE else "",
    )
