"""What guests may know of a table, and how a position becomes a message: an open game's view is JSON once for all."""

from collections.abc import Callable, Collection
from typing import Any, Final, cast

import msgspec
from msgspec import Raw

from walpurgis import games
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, SEVERAL, Seat, Step
from walpurgis.kernel.view import Preview, Prompt
from walpurgis.tables import fair
from walpurgis.tables.header import Entry, Header
from walpurgis.tables.match import Match, as_data
from walpurgis.tables.messages import ChairInfo, Moment, PastMoment, StoryLine, TableInfo, Update
from walpurgis.tables.notation_cache import NotationCache
from walpurgis.tables.shapes import (
    DescribedData,
    DescribedKind,
    EffectData,
    ForecastData,
    HintData,
    PreviewData,
    QuestionData,
    SituationData,
    StepData,
    ViewData,
)
from walpurgis.tables.store import Stored
from walpurgis.words import Words

MOST_RECENT: Final = 80  # steps that are shown once more
LATEST_OF: Final = 20  # steps: there is none of our games in which nothing is told for so long

NOBODYS_VIEW: Final = b'{"seat":null'  # how a spectator's begins

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode  # a message as it goes over a socket


def table_info(
    header: Header,
    device: str,
    at: int = 0,
    awaited: Collection[Seat] = (),
    here: Collection[str] = (),
    minded: Collection[Seat] = (),
) -> TableInfo:
    """The table as this device may see it; here are the devices that are connected and looking."""
    names = header.names()
    chairs = [
        ChairInfo(
            kind=chair.kind,
            name=names.get(seat, ""),
            face=chair.face,
            level=chair.level,
            you=header.is_own(seat, device),
            here=chair.kind == "bot" or (chair.device != "" and chair.device in here),
            minded=seat in minded or chair.left,
            ready=chair.kind == "bot" or bool(chair.seed_hash) or header.has_begun,
            revealed=chair.kind == "bot" or bool(chair.seed),
        )
        for seat, chair in enumerate(header.chairs)
    ]
    revealed = header.is_revealed
    return TableInfo(
        **header.settings(),
        id=header.id,
        code=header.code,
        game=header.game,
        seats=header.seats,
        first_drawn=header.first_was_drawn,
        advisable=header.may_be_advised(device),
        status=header.status,
        chairs=chairs,
        commit=fair.commitment(header.server_seed) if header.server_seed else "",  # none: from a hand-written record
        seed_hashes=[chair.seed_hash for chair in header.chairs],
        at=at,
        you_host=header.is_host(device),
        your_turn=any(header.is_own(seat, device) for seat in awaited),
        awaited=sorted(awaited),
        created=header.created,
        rematch=header.rematch,
        begins_when_ready=header.begins_when_ready,
        previous=header.previous,
        evening=header.evening if header.concerns(device) else "",
        continues=header.continues,
        continued=header.continued,
        takes_back=takes_back(header, device),
        sent_away=len(header.sent_away) if header.is_host(device) else 0,
        ended=header.ended,
        fault=header.fault,
        server_seed=header.server_seed if revealed else "",
        seeds=[chair.seed for chair in header.chairs] if revealed else None,
    )


def takes_back(header: Header, device: str) -> bool:
    """Only one person among bots may, and not in a race: an answer that was heard cannot be given again."""
    return header.status == "running" and header.is_alone(device) and not games.find(header.game).position.RACES


def described(stored: Stored, device: str) -> TableInfo:
    """A table that is not in memory, with whose turn it is."""
    match = Match(stored.header)
    match.restore(stored.entries)
    return table_info(stored.header, device, match.length, match.position.awaited())


def last_moment(stored: Stored, seat: Seat | None) -> Moment:
    match = Match(stored.header)
    match.restore(stored.entries)
    return Moment(match.length, view_data(match.position, seat))


def story(stored: Stored, since: int, seat: Seat | None, language: str) -> list[StoryLine]:
    header = stored.header
    if not header.has_begun:
        return []
    words = Words(language, games.find(header.game), header.names())
    return [
        StoryLine(
            one.at, one.actor, one.event.name, one.event.args, one.event.path, one.event.clauses, words.event(one.event)
        )
        for one in Match(header).restore(stored.entries, since)
        if one.event.is_for(seat)
    ]


def latest(stored: Stored, language: str) -> str:
    """The last thing that everybody at the table was told; empty if there was none of late. It is for a page that
    anybody who holds the device may look at, so it is the same for every seat.
    """
    header = stored.header
    if not header.has_begun:
        return ""
    words = Words(language, games.find(header.game), header.names())
    told = Match(header).restore(stored.entries, max(0, len(stored.entries) - LATEST_OF))
    return next((words.event(one.event) for one in reversed(told) if one.event.is_for(None)), "")


def before_last_step(stored: Stored, seat: Seat) -> int:
    """The length of the log when the seat was asked what it answered last; -1 if it has not acted yet."""
    match = Match(stored.header)
    found = -1
    for entry in stored.entries:
        if entry.actor == seat:
            found = match.asked[seat]
        match.restore([entry])
    return found


def recent(stored: Stored, seat: Seat | None) -> list[PastMoment]:
    """What the others did since the seat's own last turn, moment by moment through its eyes; none if they did nothing.

    The first moment is the one before, without events.
    """
    header, entries = stored.header, stored.entries
    if not header.has_begun:
        return []
    since = max(_before_others(entries, seat), len(entries) - MOST_RECENT)
    match = Match(header)
    match.restore(entries[:since])
    moments = [PastMoment(match.length, CHANCE, [], view_data(match.position, seat))]
    for entry in entries[since:]:
        told = match.restore([entry], match.length)
        events = [as_data(one) for one in told if one.event.is_for(seat)]
        moments.append(PastMoment(match.length, entry.actor, events, view_data(match.position, seat)))
    return moments if len(moments) > 1 else []


def _before_others(entries: list[Entry], seat: Seat | None) -> int:
    """The length of the log behind the seat's last step that others answered; for a spectator, before the last turn."""
    deciders = [(number, entry.actor) for number, entry in enumerate(entries, 1) if entry.actor != CHANCE]
    watched = seat is None and bool(deciders)
    own = deciders[-1][1] if watched else seat  # a spectator looks at whoever acted last
    others = [number for number, actor in deciders if actor != own]
    if watched:
        return others[-1] if others else 0
    if not others:
        return len(entries)
    return max((number for number, actor in deciders if actor == own and number < others[-1]), default=0)


# The kernel gives plain values; that they are of these shapes is held by tests/tables/test_shapes.py.


def view_data(position: Position, seat: Seat | None) -> ViewData:
    return cast(ViewData, position.view(seat).data())


def preview_data(preview: Preview) -> PreviewData:
    return cast(PreviewData, preview.data())


def open_view(position: Position) -> bytes:
    """What everybody sees of a game without secrets, in JSON: worked out and encoded once, whoever looks on."""
    return encode(view_data(position, None))


def seen_by(seat: Seat | None, view: bytes) -> Raw:
    """An open view as this seat's own: it names the seat, first of all, and is else the same for everybody."""
    assert view.startswith(NOBODYS_VIEW)
    return Raw(b'{"seat":' + encode(seat) + view[len(NOBODYS_VIEW) :])


def update_of(
    match: Match, seat: Seat | None, view: ViewData | Raw, events: list[Raw], clock: dict[Seat, int] | None = None
) -> Update:
    """What a seat or a spectator sees now, and what it is asked."""
    position = match.position
    update = Update(match.length, cast(Any, view), events, questions(position, seat, match.notation), clock=clock)
    if update.ask and seat is not None:
        situation, forecast = position.situation(seat), position.forecast(seat)
        update.situation = cast(SituationData, situation.data()) if situation is not None else None
        update.hints = [cast(HintData, hint.data()) for hint in position.hints(seat)]
        update.forecast = cast(ForecastData, forecast.data()) if forecast is not None else None
    if seat is None:
        update.limit = race_limit(position)
    return update


def questions(position: Position, seat: Seat | None, notation: NotationCache) -> list[QuestionData]:
    """The open questions to a seat; none to a spectator."""
    if seat is None:
        return []
    return [_question(position, seat, prompt, notation) for prompt in position.prompts(seat)]


def race_limit(position: Position) -> int:
    """How long the race that is open lasts, in milliseconds; 0 where there is none."""
    if position.awaits != SEVERAL:
        return 0
    prompts = position.prompts(position.awaited()[0])
    return next((prompt.limit for prompt in prompts if prompt.kind == "pad"), 0)


def _question(position: Position, seat: Seat, prompt: Prompt, notation: NotationCache) -> QuestionData:
    """What is listed in the notation, what is described by its parts."""
    if prompt.kind == "choice":
        pairs = zip(prompt.steps, prompt.spots, strict=True)
        return {"kind": "choice", "steps": [_step(position, seat, step, spot, notation) for step, spot in pairs]}
    if prompt.kind == "pair":
        return _pair(position, prompt)
    kind = cast(DescribedKind, prompt.kind)
    question: DescribedData = {"kind": kind, "verb": prompt.verb, "items": prompt.items, "size": prompt.size}
    if prompt.kind == "pad":
        question["limit"] = prompt.limit
        question["window"] = prompt.window
    if prompt.kind == "arrangement" and prompt.spots:
        question["bins"] = prompt.spots
        question["piece"] = prompt.piece
    return question


def _pair(position: Position, prompt: Prompt) -> DescribedData:
    """Both arguments of its steps, each value once, and which of them go together."""
    texts: list[list[str]] = []
    for step in prompt.steps:
        form = position.NOTATION.form(step)
        assert form is not None, step
        texts.append(form.argument_texts(step))
    question: DescribedData = {
        "kind": "pair",
        "verb": prompt.verb,
        "items": list(dict.fromkeys([text[0] for text in texts])),
        "size": 2,
        "others": sorted({text[1] for text in texts}, key=_in_order),
        "open": [" ".join(text) for text in texts],
    }
    if prompt.piece:
        question["piece"] = prompt.piece
    return question


def _in_order(text: str) -> tuple[int, str]:
    """Numbers by their size, before all words."""
    return (int(text), "") if text.isdigit() else (1 << 30, text)


def _step(position: Position, seat: Seat, step: Step, spot: str, notation: NotationCache) -> StepData:
    """A step that can be chosen; where it leads and what is special about it only where there is something."""
    said: StepData = {"do": notation.text(step), "spot": spot}
    target = position.target(seat, step)
    if target:
        said["to"] = target
    effect = position.effect(seat, step)
    if effect is not None:
        said["effect"] = cast(EffectData, effect.data())
    return said
