"""Who may sit down, get up, be replaced, and begin: what becomes of a header.

Each function alters the header that it is given, or raises TableError: callers hand in a copy, and write it or drop it.
"""

import hmac
import re
import time
from math import ceil
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from walpurgis import games
from walpurgis.kernel.steps import Seat
from walpurgis.opponents.levels import LEVELS
from walpurgis.tables import fair
from walpurgis.tables.codes import new_code
from walpurgis.tables.errors import TableError
from walpurgis.tables.header import (
    FACES,
    NO_FACE,
    UNFINISHED,
    Chair,
    Fault,
    Header,
    Offer,
    Origin,
    new_id,
    new_secret,
    secret_hash,
)  # fmt: skip
from walpurgis.tables.match import draw_first
from walpurgis.tables.messages import NewChair, NewTable
from walpurgis.tables.names import alike, checked_name
from walpurgis.tables.settings import FIRST_IS_DRAWN, Change
from walpurgis.words import Words

OFFER_LASTS_S: Final = 60 * 60
MOST_SENT_AWAY: Final = 64  # devices of one table; the first of more may try again
NEXT_ID: Final = 32  # digits: as many as nobody guesses
MOST_OFFERS: Final = 8  # links to seats of one table that are open at a time
SEED: Final = re.compile(r"(?:[0-9a-f]{2}){16,64}")
SEED_HASH: Final = re.compile(r"[0-9a-f]{64}")


def check_watcher(header: Header, device: str) -> None:
    """TableError for a device that may not look at the table."""
    if not header.may_be_watched_by(device):
        raise TableError("sent-away" if header.is_sent_away(device) else "not-watchable")


def new_table(device: str, wish: NewTable) -> Header:
    """Open, with those on their chairs who sit down at once. SetupError where the game cannot be set up so."""
    header = Header(
        id=new_id(),
        code=new_code(),
        game=wish.game,
        seats=wish.seats,
        host=device,
        server_seed=fair.new_seed(),
        created=time.time(),
        chairs=[Chair() for _ in range(wish.seats)] if 0 < wish.seats < 100 else [],
    )
    _set(header, Change(**wish.settings()))
    _seat(header, device, wish.chairs)
    if wish.start:
        _require_company(header)
        header.begins_when_ready = True
    return header


def _seat(header: Header, device: str, wishes: list[NewChair]) -> None:
    if len(wishes) > header.seats:
        raise TableError("no-seat")
    for seat, wish in _places(wishes, _colours(header)).items():
        if wish.level:
            seat_bot(header, device, seat, wish.level)
        else:
            name = checked_name(wish.name)
            face = _face(header, seat, name, wish.face)
            seed_hash = _checked_hash(wish.seed_hash) if wish.seed_hash else ""
            header.chairs[seat] = Chair("person", name, device, face=face, seed_hash=seed_hash)


def _places(wishes: list[NewChair], colours: list[int]) -> dict[Seat, NewChair]:
    """People in the colour of their face as far as it goes, then the other people, then the bots."""
    places: dict[Seat, NewChair] = {}
    people = [wish for wish in wishes if not wish.level]
    for wish in people:
        if wish.face in colours:
            places.setdefault(colours.index(wish.face), wish)
    late = [wish for wish in people if all(wish is not one for one in places.values())]
    free = [seat for seat in range(len(colours)) if seat not in places]
    places.update(zip(free, [*late, *(wish for wish in wishes if wish.level)], strict=False))
    return places


def gather(host: str, wish: NewTable, people: list[Chair], level: int) -> Header:
    """A table of people who were placed there, each with a device of their own, and of bots where they are too few. It
    begins by itself when all of them have come, and given their shares in the dice.
    """
    header = new_table(host, wish)
    header.begins_when_ready = True
    wishes = {id(chair): NewChair(name=chair.name, face=chair.face) for chair in people}
    bots = [NewChair(level=level) for _ in range(header.seats - len(people))]
    places = _places([*wishes.values(), *bots], _colours(header))
    for seat, one in places.items():
        chair = next((chair for chair in people if wishes[id(chair)] is one), None)
        if chair is None:
            seat_bot(header, host, seat, level)
        else:
            face = _face(header, seat, chair.name, chair.face)
            header.chairs[seat] = Chair("person", chair.name, chair.device, face=face)
    return header


def give_to_bot(header: Header, seat: Seat, level: int) -> None:
    """Whoever sits there does not come: a bot plays in their place, and the table waits for the others only."""
    _free(header, seat)
    seat_bot(header, header.host, seat, level)
    close_when_ready(header)


def take_from_bot(header: Header, person: Chair) -> None:
    """Somebody whom the host places comes late: a bot gets up for them. Again: they sit there."""
    if header.seats_of(person.device):
        return
    seat = next((seat for seat, chair in enumerate(header.chairs) if chair.kind == "bot"), None)
    if seat is None:
        raise TableError("table-full")
    if header.status != "running":
        raise TableError("not-running")
    face = _face(header, seat, person.name, person.face)
    header.chairs[seat] = Chair("person", person.name, person.device, face=face)


def change(header: Header, device: str, wish: Change) -> None:
    _require_host(header, device)
    _require_open(header)
    _set(header, wish)


def _set(header: Header, wish: Change) -> None:
    for name in Change.__struct_fields__:
        value = getattr(wish, name)
        if name == "options" and value is not UNSET:
            header.options = {**header.options, **value}
        elif value is not UNSET:
            setattr(header, name, value)
    # The game reads the options into their proper values, and refuses what it does not know.
    first = 0 if header.first == FIRST_IS_DRAWN else header.first
    header.options = games.find(header.game).setup(header.seats, first, header.options).options
    if not header.fit:
        raise TableError("setting")


def sit(header: Header, device: str, seat: Seat, name: str, seed_hash: str, face: int = NO_FACE) -> None:
    """Take an empty chair; or one's own: with another name or face, with the hash of a rematch, back from having left.
    A bot gets up for whoever comes late, where the table is for that; the dice keep what they have.

    Who sits there already keeps what is empty; without a face one gets that of the seat's colour.
    """
    chair = _chair(header, seat)
    is_own = header.is_own(seat, device)
    name = checked_name(name or (chair.name if is_own else ""))
    face = _face(header, seat, name, face)
    if header.status != "open":
        if not is_own:
            _require_latecomers(header, device, chair)
            header.chairs[seat] = Chair("person", name, device, face=face)
            return
        chair.name, chair.face, chair.left = name, face, False
        return
    _require_welcome(header, device)
    if chair.kind != "empty" and not is_own:
        raise TableError("seat-taken")
    seed_hash = _checked_hash(seed_hash or chair.seed_hash)
    header.chairs[seat] = Chair("person", name, device, face=face, seed_hash=seed_hash)
    close_when_ready(header)


def _checked_hash(seed_hash: str) -> str:
    if not SEED_HASH.fullmatch(seed_hash):
        raise TableError("seed-hash")
    return seed_hash


def _face(header: Header, seat: Seat, name: str, wish: int) -> int:
    """The face that was wished for; another one where somebody of the same name has it."""
    if not NO_FACE <= wish < FACES:
        raise TableError("face")
    others = [chair for one, chair in enumerate(header.chairs) if one != seat and chair.kind != "empty"]
    taken = {chair.face for chair in others if alike(chair.name) == alike(name)}
    worn = {chair.face for chair in others}
    own = header.chairs[seat].face
    usual = own if own != NO_FACE else _colours(header)[seat]
    wanted = [wish if wish != NO_FACE else usual, *(face for face in range(FACES) if face not in worn)]
    return next((face for face in wanted if face not in taken), wanted[0])


def leave(header: Header, device: str, seat: Seat) -> None:
    """Get up; before the game the host also frees any other chair. A person who is sent away so cannot come back with
    the same device; one of a rematch who has only not come yet still can.
    """
    chair = _chair(header, seat)
    own = header.is_own(seat, device)
    if header.status == "open":
        _require_open(header)
        if chair.kind == "empty":
            raise TableError("seat-empty")
        if not own and not header.is_host(device):
            raise TableError("not-your-seat")
        is_still_to_come = header.previous != "" and not _is_ready(chair)  # to a rematch, as everybody is
        if own or chair.kind == "bot" or is_still_to_come:
            _free(header, seat)
        else:
            _send_away(header, chair.device)
        return
    if not own:
        raise TableError("not-your-seat")
    if header.status not in ("revealing", "running"):
        raise TableError("not-running")
    chair.left = True


def _free(header: Header, seat: Seat) -> None:
    header.chairs[seat] = Chair()
    header.offers = [offer for offer in header.offers if offer.seat != seat]


def _send_away(header: Header, device: str) -> None:
    """From all their chairs."""
    header.sent_away = [*header.sent_away[-MOST_SENT_AWAY + 1 :], header.mark_of(device)]
    for seat in header.seats_of(device):
        _free(header, seat)


def let_back(header: Header, device: str) -> None:
    """Everybody who was sent away may come again."""
    _require_host(header, device)
    _require_open(header)
    header.sent_away = []


def change_code(header: Header, device: str) -> None:
    """Whoever was told the old one finds nothing by it; whoever was here knows the way."""
    _require_host(header, device)
    if not header.code:
        raise TableError("not-running")
    header.code = new_code()


def come_back(header: Header, device: str) -> None:
    """A person who had left plays again."""
    for seat in header.seats_of(device):
        header.chairs[seat].left = False


def seat_bot(header: Header, device: str, seat: Seat, level: int) -> None:
    _require_host(header, device)
    _require_open(header)
    chair = _chair(header, seat)
    if level not in LEVELS:
        raise TableError("level")
    if chair.kind == "person" and chair.seed_hash:
        raise TableError("seat-taken")
    face = _colours(header)[seat]
    # A bot is the witch of its seat's colour, and bears her name.
    header.chairs[seat] = Chair("bot", Words(header.language).say("witch", face=face), level=level, face=face)


def _colours(header: Header) -> list[int]:
    """Of the seats, as faces."""
    game = games.find(header.game)
    layout = game.layout(game.setup(header.seats, 0, header.options))
    return [layout.colour_of(seat) % FACES for seat in range(header.seats)]


# Beginning: first nothing about the dice can change any more, then everybody tells their seed, then the first draw


def start(header: Header, device: str) -> None:
    _require_host(header, device)
    _require_open(header)
    _require_ready(header)
    _close(header)


def close_when_ready(header: Header) -> None:
    """A table that waits for nothing but hashes closes with the last of them."""
    if header.status == "open" and header.begins_when_ready and all(_is_ready(one) for one in header.chairs):
        _close(header)


def _close(header: Header) -> None:
    """From here on chairs, settings and hashes are fixed, before anybody but their devices knows a seed. There is no
    way back: whoever knew the seeds could otherwise open the table again until they please.
    """
    header.dice = fair.HASHES_FIRST
    header.status = "revealing"
    header.revealing_since = time.time()
    _begin_when_revealed(header)


def reveal(header: Header, seeds: dict[Seat, str]) -> None:
    """The seeds behind hashes; with the last one the game begins. Whoever knows a seed may tell it, and again."""
    if header.status == "open":
        raise TableError("not-revealing")
    for seat, seed in seeds.items():
        chair = _chair(header, seat)
        if not SEED.fullmatch(seed) or fair.commitment(seed) != chair.seed_hash:
            raise TableError("seed")
        if chair.seed:
            continue  # the answer was lost
        if header.status != "revealing":
            raise TableError("share-late")
        chair.seed = seed
    _begin_when_revealed(header)


def share_wait_s(header: Header, now: float, shares_s: float) -> float:
    """For how long the host still has to wait for shares: those of whoever left, and of the host's own device, are not
    waited for. A clock that was put back makes nobody wait longer.
    """
    chairs = [header.chairs[seat] for seat in header.unrevealed]
    is_waiting = any(not chair.left and chair.device not in ("", header.host) for chair in chairs)
    if header.status != "revealing" or not is_waiting:
        return 0.0
    return min(max(header.revealing_since + shares_s - now, 0.0), shares_s)


def begin_without(header: Header, device: str, now: float, shares_s: float) -> None:
    """The host waits no longer for seeds that do not come. Their hashes stay, and tell so for ever: so everybody's
    device has had shares_s seconds for it.
    """
    _require_host(header, device)
    if header.status != "revealing":
        raise TableError("not-revealing")
    if wait_s := share_wait_s(header, now, shares_s):
        raise TableError("shares-awaited", seconds=ceil(wait_s))
    _begin(header)


def _begin_when_revealed(header: Header) -> None:
    if header.status == "revealing" and not header.unrevealed:
        _begin(header)


def _begin(header: Header) -> None:
    if not header.origins:  # else it was drawn where the game began
        header.first_was_drawn = header.first == FIRST_IS_DRAWN
        header.first = draw_first(header)
    header.status = "running"
    header.started = time.time()


def finish(header: Header) -> None:
    """The game is over: the dice may be checked, the code is free for others."""
    header.status = "over"
    header.ended = time.time()
    header.code = ""
    header.offers = []
    header.sent_away = []


def keep(header: Header, device: str) -> None:
    """A table that is to be archived stays: that somebody says so is something that happens there."""
    if not header.seats_of(device):
        raise TableError("not-seated")
    if header.status not in UNFINISHED:
        raise TableError("not-running")


def archive(header: Header) -> None:
    """Out of the lists. A game that was never finished shows its seed now."""
    finish(header)
    header.status = "archived"


def break_off(header: Header, fault: Fault) -> None:
    """The game has a fault and cannot go on."""
    archive(header)
    header.fault = fault


def rematch(header: Header, device: str, level: int = 0, swap: bool = False) -> Header:
    """Another table of the same people, who only have to say yes; whoever asks for it is its host.

    level: of the bots; 0: as before. swap: everybody moves up by one seat.
    """
    if not header.is_revealed:
        raise TableError("still-running")
    if not header.seats_of(device) and header.host != device:
        raise TableError("not-seated")
    again = new_table(device, _same_table(header, FIRST_IS_DRAWN if header.first_was_drawn else header.first))
    again.id, again.previous = _next_id(header), header.id
    again.begins_when_ready = True  # everybody has said yes then
    again.evening = header.evening
    chairs = [_same_person(chair) for chair in header.chairs]
    again.chairs = [*chairs[1:], chairs[0]] if swap else chairs
    for seat, chair in enumerate(again.chairs):
        if chair.kind == "bot":
            seat_bot(again, device, seat, level or chair.level)
    return again


def take_back(header: Header, device: str, at: int, draws: int) -> Header:
    """A table that goes on from the first `at` steps of this one, which hold so many draws; this one is left.

    Its draws to come have a seed of the house and one of the person that nobody knows yet.
    """
    if not header.is_alone(device):
        raise TableError("not-alone")
    if header.status != "running":
        raise TableError("not-running")
    origins: list[Origin] = []
    for origin in [*header.origins, _origin(header, draws)]:
        origins.append(replace(origin, draws=min(origin.draws, draws)))
        if origin.draws >= draws:
            break
    again = new_table(device, _same_table(header, header.first))
    again.id = _next_id(header)
    again.first_was_drawn = header.first_was_drawn
    again.begins_when_ready = True
    again.evening = header.evening
    again.chairs = [
        Chair(chair.kind, chair.name, chair.device, chair.level, face=chair.face) for chair in header.chairs
    ]
    again.continues, again.continues_at, again.origins = header.id, at, origins
    archive(header)
    header.continued = again.id
    return again


def _next_id(header: Header) -> str:
    """Of the one table that comes after this one, whoever asks for it and wherever: several may in the same moment, at
    several nodes, and the store makes a table of one id once. Only whoever knows this table's seed could work it out.
    """
    return hmac.new(bytes.fromhex(header.server_seed), f"after {header.id}".encode(), "sha256").hexdigest()[:NEXT_ID]


def _origin(header: Header, draws: int) -> Origin:
    seeds = [chair.seed for chair in header.chairs]
    hashes = [chair.seed_hash for chair in header.chairs] if header.dice == fair.HASHES_FIRST else []
    return Origin(header.id, draws, header.server_seed, seeds, hashes)


def _same_table(header: Header, first: Seat) -> NewTable:
    return NewTable(header.game, header.seats, **{**header.settings(), "first": first})


def _same_person(chair: Chair) -> Chair:
    if chair.kind == "person" and not chair.device:
        return Chair()  # asked to be forgotten
    return Chair(chair.kind, chair.name, chair.device, chair.level, face=chair.face)


def offer(header: Header, device: str, seat: Seat) -> str:
    """A link to one's seat for another device. Its secret is only told here."""
    _chair(header, seat)
    if not header.is_own(seat, device):
        raise TableError("not-your-seat")
    if header.status in ("over", "archived"):
        raise TableError("not-running")
    secret = new_secret()
    now = time.time()
    still_good = [one for one in header.offers if one.expires > now]
    header.offers = [*still_good[-MOST_OFFERS + 1 :], Offer(secret_hash(secret), seat, now + OFFER_LASTS_S)]
    return f"{header.id}.{secret}"


def claim(header: Header, device: str, secret: str, seed_hash: str) -> Seat:
    """Move a seat to the device that has the link. Before the table closes it gives a hash of its own: the seed behind
    the former one stays on the other device. From then on the dice keep what they have.
    """
    wanted = secret_hash(secret)
    for one in header.offers:
        if one.secret == wanted and one.expires > time.time():
            break
    else:
        raise TableError("no-offer")
    if seed_hash:
        _checked_hash(seed_hash)
    if header.is_sent_away(device):
        raise TableError("sent-away")
    header.offers = [other for other in header.offers if other.seat != one.seat]
    chair = header.chairs[one.seat]
    chair.device, chair.left = device, False
    if header.status == "open":
        chair.seed, chair.seed_hash = "", seed_hash
        close_when_ready(header)
    return one.seat


def forget(header: Header, device: str) -> None:
    """Nothing of the device stays: neither names nor its hash. An open chair is left, a running one minded by a bot."""
    for seat in header.seats_of(device):
        chair = header.chairs[seat]
        chair.name, chair.device, chair.face = "", "", NO_FACE
        if header.status == "open":
            header.chairs[seat] = Chair()
        elif header.status in ("revealing", "running"):
            chair.left = True
        header.offers = [one for one in header.offers if one.seat != seat]
    if header.host == device:
        header.host = ""


def _chair(header: Header, seat: Seat) -> Chair:
    if not 0 <= seat < header.seats:
        raise TableError("no-seat")
    return header.chairs[seat]


def _require_host(header: Header, device: str) -> None:
    if not header.is_host(device):
        raise TableError("not-host")


def _require_welcome(header: Header, device: str) -> None:
    """Behind a closed door whoever is here already may still take a chair, for somebody beside them."""
    if header.is_sent_away(device):
        raise TableError("sent-away")
    if header.closed and not header.concerns(device):
        raise TableError("closed")


def _require_latecomers(header: Header, device: str, chair: Chair) -> None:
    if header.status != "running" or not header.latecomers:
        raise TableError("not-open")
    _require_welcome(header, device)
    if chair.kind != "bot":
        raise TableError("seat-taken")
    if header.seats_of(device):
        raise TableError("seated-already")


def _require_open(header: Header) -> None:
    """A table that goes on from another one is as that one was."""
    if header.status != "open" or header.origins:
        raise TableError("not-open")


def _is_ready(chair: Chair) -> bool:
    return chair.kind == "bot" or (chair.kind == "person" and bool(chair.seed_hash))


def _require_company(header: Header) -> None:
    if any(chair.kind == "empty" for chair in header.chairs):
        raise TableError("chairs-empty")


def _require_ready(header: Header) -> None:
    """All chairs are taken, and whoever sits there has promised a part in the dice."""
    _require_company(header)
    if not all(_is_ready(chair) for chair in header.chairs):
        raise TableError("seeds-missing")
