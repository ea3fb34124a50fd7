"""Random games over all rulesets, seats and cards: no fault, every card in one place, nobody sees too much."""

from __future__ import annotations

import pytest

from rules import (
    CONCEDE,
    Answer,
    Chance,
    Setup,
    answer_at_random,
    apply,
    clone,
    encode,
    events_for,
    imagine,
    new_game,
    play_on,
    violations,
    waiting,
)
from rules.core.running import checked
from tests.support.playout import fingerprint_without_chance, no_leak, through_json
from tests.support.thorough import THOROUGH, some

from .armory import ARMORY
from .support import GAME, content

RULESETS = [
    (2, {}),
    (2, {"combat": "simplified", "species_limit": "free"}),
    (2, {"refund_unpaid_only": True, "stealth_triggers_traps": True}),
    (2, {"ruleset": "quickstart"}),
    (2, {"ruleset": "quickstart", "qs_level": 2}),
    (2, {"ruleset": "quickstart", "qs_level": 3}),
    (3, {}),
    (4, {"combat": "simplified"}),
    (6, {}),
]


def armory_deck(seat: int, size: int, simple: bool) -> list[str]:
    """A deck of test cards, another one for each seat; without what simplified combat forbids."""
    known = content(*ARMORY)
    names = [c["id"] for c in ARMORY]
    if simple:
        names = [n for n in names if not (known[n].refs_speed or known[n].refs_return_fire)]
    ships = [n for n in names if known[n].type == "ship"]
    rng = Chance(seat * 17 + size)
    others = rng.sample([n for n in names if n not in ships], size - 2 * len(ships))
    return [*ships, *ships, *others]


def start(seats: int, options: dict, seed: int, from_armory: bool = True):
    size = 30 if options.get("ruleset") == "quickstart" else 45
    simple = options.get("combat") == "simplified"
    chosen = [{"deck": armory_deck(s + seed, size, simple)} if from_armory else {} for s in range(seats)]
    return new_game("kaosz", Setup("kaosz", chosen, {"turn_limit": 60, **options}), seed, content(*ARMORY))


def lively_answer(g, rng: Chance) -> Answer:
    """Random, but cards are rather used than laid down as bluffs, and windows rather answered than passed."""
    asked = waiting(g)[0]
    options = getattr(asked, "options", ())
    if len(options) > 1 and rng.below(4):
        dull = ("lay", "salvage", "develop") if asked.prompt == "kaosz.turn.action" else ()
        lively = [o for o in options if o not in ("pass", "end") and not (type(o) is tuple and o[0] in dull)]
        if lively:
            return Answer(asked.seat, asked.prompt, rng.choice(lively))
    return answer_at_random(g, asked, rng)


@pytest.mark.parametrize(("seats", "options"), RULESETS)
@pytest.mark.parametrize("seed", some([1, 2], 1))
def test_random_games_end_without_fault(seats, options, seed):
    """KG-10.8; steps ask before they change; every card in exactly one place at all times."""
    g = start(seats, options, seed)
    rng = Chance(seed)
    count = 0
    with checked():
        while waiting(g) and count < 500:
            apply(g, lively_answer(g, rng))
            assert violations(g) == []
            count += 1
    if seats > 2 and not THOROUGH:
        return  # larger tables play to their end below, with the shipped decks
    while waiting(g):
        apply(g, lively_answer(g, rng), listen=False)
        count += 1
        assert count < 40_000
    assert g.outcome is not None
    assert sorted(s for tied in g.outcome.places for s in tied) == list(range(seats))
    assert violations(g) == []


@pytest.mark.parametrize("seats", some([2, 3, 4, 5, 6], 3))
def test_random_games_with_the_shipped_decks_end_in_time(seats):
    """KG-10.8: any switches, any decks on offer; nobody has more than 60 turns."""
    for number in range(3 if seats == 2 else 1):
        rng = Chance(number * 10 + seats)
        setup = GAME.random_setup(seats, rng)
        setup.options["turn_limit"] = 60
        g = new_game("kaosz", setup, number)
        count = 0
        while waiting(g):
            apply(g, answer_at_random(g, waiting(g)[0], rng), listen=False)
            count += 1
            if count % 40 == 0:
                assert violations(g) == []
        assert g.outcome is not None
        assert max(g.turns) <= 60


def with_other_secrets(g, seat: int, seed: int):
    """The same game with everything exchanged that this seat may not know; the dice stay the same."""
    twin = imagine(g, seat, Chance(seed))
    twin.chance = g.chance
    return twin


HARMLESS = ("lay", "develop", "salvage", "draw")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_others_hear_the_same_of_a_secret_move(seats):
    """Section 1.2, KG-11.34: laying a card, drawing, developing sound alike to the others, whatever the card is.

    What is in HQ or lies unpaid is not told, not even indirectly.
    """
    g = start(seats, {}, 7)
    rng = Chance(7)
    compared = 0
    for count in range(600):
        if not waiting(g):
            break
        asked = waiting(g)[0]
        answer = lively_answer(g, rng) if count % 3 else answer_at_random(g, asked, rng)
        value = answer.value
        verb = value[0] if type(value) is tuple and value else value
        other = (asked.seat + 1) % seats
        if verb in HARMLESS and other in g.order:
            told = []
            for world in (clone(g), with_other_secrets(g, other, count)):
                told.append(events_for(apply(world, answer), other))
            assert told[0] == told[1], answer
            compared += 1
        apply(g, answer, listen=False)
    assert compared > 20


def test_what_a_seat_imagines_depends_only_on_what_it_knows():
    """Two games that differ only in what the seat does not know: with the same dice it imagines the same world."""
    g = start(3, {}, 11)
    rng = Chance(11)
    for count in range(300):
        if not waiting(g):
            break
        if count % 17 == 0:
            for seat in g.order:
                twin = with_other_secrets(g, seat, count)
                one, other = (imagine(world, seat, Chance(5)) for world in (g, twin))
                assert fingerprint_without_chance(one) == fingerprint_without_chance(other)
        apply(g, lively_answer(g, rng), listen=False)


@pytest.mark.parametrize(("seats", "options"), RULESETS)
def test_nobody_can_tell_imagined_worlds_from_the_true_one(seats, options):
    """Section 1.2, KG-1.9, KG-1.10, KG-6.19, KG-6.25: HQ, ruin, unpaid cards and colony order stay hidden."""
    g = start(seats, options, 3)
    rng = Chance(3)
    varied = False
    for count in range(500):
        if not waiting(g):
            break
        apply(g, lively_answer(g, rng), listen=False)
        if count % 23 == 0:
            varied = no_leak(g, count) or varied
    assert varied


@pytest.mark.parametrize(("seats", "options"), [RULESETS[0], RULESETS[6]])
def test_saves_and_clones_play_on_alike(seats, options):
    g = start(seats, options, 5)
    rng = Chance(5)
    for count in range(600):
        if not waiting(g):
            break
        answer = lively_answer(g, rng)
        if count % 29 == 0:
            twin, saved = clone(g), through_json(g)
            assert encode(twin) == encode(saved) == encode(g)
            assert waiting(saved) == waiting(g)
            apply(twin, answer)
            apply(saved, answer)
            apply(g, answer)
            assert fingerprint_without_chance(twin) == fingerprint_without_chance(saved)
            assert encode(saved) == encode(g)
        else:
            apply(g, answer, listen=False)


@pytest.mark.parametrize("seed", some(range(6), 2))
def test_players_may_concede_at_any_moment(seed):
    """KG-10.6, KG-11.42: the game of the others goes on."""
    seats = 3 + seed % 3
    g = start(seats, {}, seed)
    rng = Chance(seed)
    for count in range(1, 2500):
        if not waiting(g):
            break
        if count % 97 == 0 and len(g.order) > 1:
            who = rng.choice(g.order)
            apply(g, Answer(who, CONCEDE, None))
            assert who not in g.order or g.outcome is not None
        else:
            apply(g, lively_answer(g, rng), listen=False)
        assert violations(g) == []
        assert all(d.seat in g.order for d in waiting(g))
    assert g.outcome is not None


def test_in_a_game_of_two_the_other_wins_when_one_concedes():
    """KG-10.6."""
    g = start(2, {}, 1)
    apply(g, Answer(0, CONCEDE, None))
    assert g.outcome.places == [[1], [0]]
    assert waiting(g) == ()


@pytest.mark.parametrize(("seats", "options"), some([(2, {}), (3, {}), (3, {"combat": "simplified"})], 1))
def test_whoever_concedes_is_asked_nothing_more_from_the_first_question_on(seats, options):
    """KG-10.6, KG-11.42: at every answer of a whole game, and for every seat, the others simply play on."""
    g = start(seats, {**options, "turn_limit": 60}, seats)
    rng = Chance(seats)
    while waiting(g):
        for seat in g.order:
            _others_play_on(g, seat, rng)
        apply(g, lively_answer(g, rng), listen=False)


def _others_play_on(g, seat, rng):
    left = clone(g)
    apply(left, Answer(seat, CONCEDE, None), listen=False)
    assert GAME.violations(left) == []
    for _ in range(3):
        assert all(decision.seat in left.order for decision in waiting(left)), waiting(left)
        play_on(left, rng)
