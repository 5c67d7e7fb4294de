"""What holds in every position of every game, seat count and option, by random play."""

import importlib
import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.setups import GAMES, LONGEST, TABLES, Table, moments
from walpurgis.kernel.game import Game
from walpurgis.kernel.layout import Layout
from walpurgis.kernel.position import Position, playout, random_step
from walpurgis.kernel.record import Line, Record, read
from walpurgis.kernel.replay import Replay
from walpurgis.kernel.steps import CHANCE, OVER, Step
from walpurgis.words import LANGUAGES, Words

seeds = st.integers(0, 2**32)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
few = settings(max_examples=3, deadline=None)


def writable(position: Position, rng: Random, each: int) -> list[Step]:
    """Steps of every form of the notation, possible now or not."""
    return [form.base + rng.randrange(form.size) for form in position.NOTATION.forms for _ in range(each)]


def timeless(position: Position, step: Step) -> str:
    return position.NOTATION.listed(step)


@every_table
@few
@given(seed=seeds)
def test_every_writable_step_is_legal_or_refused_with_a_known_clause(table: Table, seed: int) -> None:
    rng = Random(seed)
    words = Words("en", table.game)
    for position in moments(table, seed, 0.05):
        for seat in range(table.seats):
            legal = position.legal(seat)
            assert (seat in position.awaited()) == bool(legal)
            listed = {timeless(position, step) for step in legal}
            assert legal == sorted(set(legal))
            for step in [*legal[:40], *writable(position, rng, 4)]:
                refusal = position.refusal(seat, step)
                if refusal is None:
                    assert timeless(position, step) in listed
                else:
                    assert step not in legal
                    assert words.refusal(refusal)
        for step in writable(position, rng, 2):
            fits = position.awaits == CHANCE and step in position.chances().steps
            assert (position.refusal(CHANCE, step) is None) == fits


@every_table
@few
@given(seed=seeds)
def test_text_and_steps_are_two_ways_of_saying_the_same(table: Table, seed: int) -> None:
    rng = Random(seed)
    for position in moments(table, seed, 0.02):
        steps = [step for seat in range(table.seats) for step in position.legal(seat)][:50]
        steps += position.chances().steps[:50] if position.awaits == CHANCE else []
        for step in [*steps, *writable(position, rng, 3)]:
            assert position.parse(position.text(step)) == step


@every_table
@few
@given(seed=seeds)
def test_prompts_offer_what_is_legal_and_belong_to_known_spots(table: Table, seed: int) -> None:
    spots = spots_of(table)
    for position in moments(table, seed, 0.05):
        for seat in range(table.seats):
            prompts = position.prompts(seat)
            assert bool(prompts) == bool(position.legal(seat))
            listed = [step for prompt in prompts for step in prompt.steps]
            assert set(listed) <= set(position.legal(seat))
            if all(prompt.kind == "choice" for prompt in prompts):
                assert sorted(listed) == position.legal(seat)
            for prompt in prompts:
                assert set(prompt.spots) <= spots | {""}


@every_table
@few
@given(seed=seeds)
def test_copies_and_pickles_are_equal_and_independent(table: Table, seed: int) -> None:
    """A game's own copy, where it says one for speed, is the same as the one that follows from its fields."""
    for position in moments(table, seed, 0.02):
        before = position.digest()
        ends = set()
        for twin in (position.copy(), Position.copy(position), pickle.loads(pickle.dumps(position))):
            assert type(twin) is type(position)
            assert twin.digest() == before
            assert twin.events is None
            playout(twin, Random(seed), 30)
            assert position.digest() == before
            ends.add(twin.digest())
        assert len(ends) == 1


@every_table
@few
@given(seed=seeds)
def test_a_record_replays_to_the_same_end(table: Table, seed: int) -> None:
    rng = Random(seed)
    position = table.start(table.seats - 1)
    options = {name: str(value) for name, value in table.options}
    record = Record(table.game.name, table.seats, table.seats - 1, options, names={0: "Jo #1"})
    for _ in range(LONGEST):
        if position.awaits == OVER:
            break
        actor, step = random_step(position, rng)
        record.lines.append(Line(actor, position.text(step)))
        position.play(actor, step)
    again = Replay(table.game, read(str(record)), listen=True)
    while again.advance():
        pass
    assert again.refused is None
    assert again.position.digest() == position.digest()
    assert str(read(str(record))) == str(record)


@every_table
@few
@given(seed=seeds)
def test_what_happens_is_told_in_words_of_both_languages_on_known_spots(table: Table, seed: int) -> None:
    spots = spots_of(table)
    tongues = [Words(language, table.game) for language in LANGUAGES]
    rng = Random(seed)
    position = table.start()
    position.events = []
    for _ in range(LONGEST):
        if position.awaits == OVER:
            break
        actor, step = random_step(position, rng)
        for words in tongues if rng.random() < 0.1 else []:
            assert words.step(table.game, step)
            preview = position.preview(actor, step) if actor != CHANCE else None
            if preview is not None:
                assert words.preview(preview)
                assert {spot for way in preview.ways for spot in way} | set(preview.marks) <= spots
        position.play(actor, step)
    for event in position.events[:300] + position.events[-50:]:
        assert set(event.path) <= spots, event.name
        assert all(words.clause(clause) for words in tongues for clause in event.clauses)
        assert all(words.event(event) for words in tongues)


@every_table
@few
@given(seed=seeds)
def test_views_lie_on_known_spots_and_have_words(table: Table, seed: int) -> None:
    layout = layout_of(table)
    spots = spots_of(table)
    tongues = [Words(language, table.game) for language in LANGUAGES]
    for position in moments(table, seed, 0.02):
        for seat in [None, *range(table.seats)]:
            view = position.view(seat)
            assert set(view.spots) | set(view.notes) <= spots
            pieces = [piece for lying in [*view.spots.values(), *view.notes.values()] for piece in lying]
            for piece in pieces:
                assert piece.kind in layout.glyphs
                assert all(words.piece(piece) for words in tongues)
            assert all(len(tally) == table.seats for tally in view.tallies.values())
            assert {spot for mark in view.marks for spot in mark.spots} <= spots
            assert len(view.statuses) in (0, table.seats)
            for words in tongues:
                assert all(words.say(f"mark-{mark.kind}") for mark in view.marks)
                assert all(words.status(status) for status in view.statuses)
            for sheet in view.sheets:
                assert all(words.say(f"sheet-{sheet.name}") for words in tongues)
                assert [len(row) for row in sheet.numbers] == [len(sheet.columns)] * table.seats
                assert [len(row) for row in sheet.signs] == [len(sheet.columns)] * table.seats
                signs = {sign for row in sheet.signs for sign in row} - {""}
                assert all(words.say(f"cell-{sign}") for words in tongues for sign in signs)


@every_table
def test_regions_have_words_and_a_spot_on_their_head_line(table: Table) -> None:
    layout = layout_of(table)
    spots = {spot.name: spot for spot in layout.spots}
    for region in layout.regions:
        assert spots[region.spot].y == region.head
        assert all(Words(language, table.game).has(f"region-{region.name}") for language in LANGUAGES)


@every_table
def test_features_have_a_fixed_length(table: Table) -> None:
    lengths = {len(moment.features(seat)) for moment in moments(table, 5, 0.05) for seat in [None, *range(table.seats)]}
    assert len(lengths) == 1


@every_table
def test_places_are_one_more_than_those_who_did_better(table: Table) -> None:
    *_, last = moments(table, 7, 0.0)
    standing = last.standing()
    assert standing is not None
    assert all(place == 1 + sum(other < place for other in standing) for place in standing)
    assert len(standing) == table.seats


@every_game
def test_the_state_of_a_position_is_complete(game: Game) -> None:
    """Whatever a position holds is annotated in its class: what were not would be left out of copies and pickles."""
    position = game.start(game.seats[0])
    playout(position, Random(1), LONGEST)
    held = getattr(game.position, "__mypyc_attrs__", None) or vars(position)
    assert set(held) == {"setup", "events", *position.state()}


def layout_of(table: Table) -> Layout:
    module = importlib.import_module(f"{table.game.package}.layout")
    layout: Layout = module.layout(table.start().setup)
    return layout


def spots_of(table: Table) -> set[str]:
    names = [spot.name for spot in layout_of(table).spots]
    assert len(names) == len(set(names))
    return set(names)
