"""Encounters that are played at random by players who rather use what they have than decline.

`melee(Bout(("zombie", "healer", "machine"), 3))` lays a table out: the first alien is the offense, the second one
the defense, the others may ally. Everybody has artifacts, the flare of an own or another power and cards of all types;
there are ships in the warp and abroad, so that powers find what they need.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from rules import CLOCK, DEADLINE, PASS, Answer, Chance, Setup, answer_at_random, apply, new_game, violations, waiting
from rules.core.decisions import Decision, One, Some
from rules.core.forms import Form
from rules.core.frame import Frame
from rules.core.running import run
from rules.core.zones import move_card
from rules.cosmic.atoms import course
from rules.cosmic.atoms import ships as ship_atoms
from rules.cosmic.printed.words import ARTIFACT, ATTACK, FLARE, NEGOTIATE, REINFORCEMENT
from rules.cosmic.state.cosmos import (
    DECK,
    DESTINY,
    FLARES,
    HANDS,
    LABS,
    TECH_DECK,
    WARP,
    Cosmos,
    at_planet,
    at_tech,
    facts,
    slot_of,
    type_of,
    value_of,
)
from rules.cosmic.state.ships import ships_at
from tests.support.playout import through_json

COLOURS = ("red", "blue", "green", "yellow", "purple")
EAGER = 9  # of ten times something is used if it can be
HIGH, LOW = "high", "low"
WISHES = ((HIGH, LOW), (LOW, HIGH), (HIGH, NEGOTIATE), (NEGOTIATE, HIGH), (NEGOTIATE, NEGOTIATE))
MOST = 1500  # answers in one turn
DEALT = {ATTACK: 2, NEGOTIATE: 1, ARTIFACT: 1, REINFORCEMENT: 1, FLARE: 1}  # by type: what is added to a hand


@dataclass
class Bout:
    """One encounter: who fights, under which switches, and what came of it."""

    aliens: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    used: set[tuple[str, int]] = field(default_factory=set)  # aliens and the entries of their texts
    answers: int = 0
    wish: tuple[str, str] = (ATTACK, ATTACK)  # what the main players would like to lay
    stripped: int = -1  # a seat that has lost all its ships

    def __str__(self) -> str:
        return f"{' '.join(self.aliens)} seed {self.seed} {self.options or ''}"


# -- laying out


def begun(bout: Bout) -> Cosmos:
    """A game of these aliens that is set up; the other switches are as they are by default."""
    hidden = bout.options.get("hidden_powers") == "on"
    seats = [{"colour": c, **({} if hidden else {"alien": a})} for a, c in zip(bout.aliens, COLOURS, strict=False)]
    g = new_game("cosmic", Setup("cosmic", seats, bout.options), bout.seed)
    assert isinstance(g, Cosmos)
    rng = Chance(bout.seed)
    while not g.turns:
        apply(g, answer_at_random(g, waiting(g)[0], rng))
    for sheet in g.sheets if hidden else ():
        sheet.alien = bout.aliens[sheet.holder]
    return g


def laid_out(bout: Bout) -> Cosmos:
    """The table at the first question of the turn of the first alien, with something for everybody."""
    g, rng = begun(bout), Chance(bout.seed)
    for seat, alien in enumerate(bout.aliens):
        _fill_hand(g, seat, alien, rng)
        homes, abroad = planets_of(g, seat), planets_of(g, rng.choice([s for s in g.seats() if s != seat]))
        for _ in range(1 + rng.below(5)):
            _send(g, seat, rng.choice(homes), WARP)
        if rng.below(2):
            _send(g, seat, rng.choice(homes), rng.choice(abroad), 1 + rng.below(2))
        if len(g.pile(TECH_DECK)) > 1:
            _research(g, seat, rng)
        if bout.stripped == seat:
            for place in [place for place in g.ships if place != WARP]:
                _send(g, seat, place, WARP, ships_at(g, place, seat))
    for card in [c for c in g.pile(DESTINY) if g.cards.design[c] == "destiny_blue"][:1]:
        move_card(g, card, DESTINY)
    g.encounters.clear()
    g.stack.clear()
    g.news.clear()
    g.first = g.turns = 0
    g.frames[:] = [Frame("cosmic.game", {"seat": 0}).send("next_turn")]
    g.pending = g.derived = None
    run(g)
    return g


def _fill_hand(g: Cosmos, seat: int, alien: str, rng: Chance) -> None:
    """A few of the dealt cards stay; then cards of all types, and the own flare or another one."""
    known = facts(g)
    for card in g.pile(HANDS[seat])[3 + rng.below(4) :]:
        move_card(g, card, DECK)
    for kind, count in DEALT.items():
        pool = [c for c in (*g.pile(DECK), *g.pile(FLARES)) if known.types[g.cards.design[c]] == kind]
        own = [c for c in pool if g.cards.design[c] == known.flare_of[alien] and rng.below(3)]
        for card in own or rng.sample(pool, min(count, len(pool))):
            if kind != FLARE or known.options["flares"] != "off":
                move_card(g, card, HANDS[seat])


def planets_of(g: Cosmos, seat: int) -> list[str]:
    return [at_planet(planet) for planet, home in enumerate(g.home) if home == seat and not g.destroyed[planet]]


def _send(g: Cosmos, seat: int, origin: str, to: str, count: int = 1) -> None:
    if count and ships_at(g, origin, seat) >= count:
        ship_atoms.move_ships(g, seat, origin, to, count, "set")


def _research(g: Cosmos, seat: int, rng: Chance) -> None:
    """Two more technologies: one with ships on it, and one that is completed."""
    for done in (False, True):
        card = rng.choice(g.pile(TECH_DECK))
        secret = facts(g).technologies[g.cards.design[card]].kind == "secret"
        move_card(g, card, LABS[seat], face_up=done and not secret)
        _send(g, seat, rng.choice(planets_of(g, seat)), at_tech(card), 0 if g.cards.face_up[card] else 1 + rng.below(3))


# -- playing


def eager(g: Cosmos, rng: Chance, wish: tuple[str, str] = (ATTACK, ATTACK)) -> Answer:
    """Somebody who rather uses what he can, the power first, and allies if he is asked."""
    asked = rng.choice(waiting(g))
    if asked.limit is not None and rng.below(12) == 0:
        return Answer(CLOCK, DEADLINE, asked.seat)
    if asked.prompt == "cosmic.planning.card" and isinstance(asked, One):
        return Answer(asked.seat, asked.prompt, _card(g, asked, wish[slot_of(g, asked.seat)], rng))
    for _ in range(1 + 8 * (rng.below(10) < EAGER)):
        answer = _choice(g, asked, rng)
        if not _declines(asked, answer.value):
            break
    return answer


def _card(g: Cosmos, asked: One, wish: str, rng: Chance) -> Any:
    """A card of the type that is wished for; the highest or the lowest attack."""
    if wish in (HIGH, LOW):
        attacks = sorted((c for c in asked.options if type_of(g, c) == ATTACK), key=lambda card: value_of(g, card))
        fitting = attacks[-1:] if wish == HIGH else attacks[:1]
    else:
        fitting = [c for c in asked.options if type_of(g, c) == wish]
    return rng.choice(fitting or asked.options)


def _choice(g: Cosmos, asked: Decision, rng: Chance) -> Answer:
    if isinstance(asked, One) and asked.options and PASS in asked.options:
        found = [o for o in asked.options if o != PASS and (o[0] != "accuse" or rng.below(20) == 0)]
        own = [o for o in found if o[0] in ("power", "flip")]
        return Answer(asked.seat, asked.prompt, rng.choice((own if own and rng.below(4) else found) or [PASS]))
    return answer_at_random(g, asked, rng)


def _declines(asked: Decision, value: Any) -> bool:
    if isinstance(asked, Form):
        return dict(value).get("side") == "none"
    return value == PASS or (isinstance(asked, Some) and value == () and asked.high > 0)


def is_over(g: Cosmos) -> bool:
    """The turn of the first player, with all its encounters, is over."""
    return g.outcome is not None or g.turns > 1


@contextmanager
def noted(bout: Bout) -> Iterator[None]:
    """Every power that is used is noted in the bout, whether or not it is zapped."""
    mark_used = course.mark_used

    def noting(g: Cosmos, mark: str) -> None:
        kind, number, entry = mark.partition("#")[0].split(":")
        if kind == "sheet":
            bout.used.add((g.sheets[int(number)].alien, int(entry)))
        mark_used(g, mark)

    course.mark_used = noting
    try:
        yield
    finally:
        course.mark_used = mark_used


def melee(bout: Bout) -> Cosmos:
    """Play the first turn to its end; ships and cards are all there after each answer, and a save changes nothing."""
    rng = Chance(bout.seed + 77)
    saved = 5 + rng.below(60)
    with noted(bout):
        g = laid_out(bout)
        while not is_over(g):
            answer = eager(g, rng, bout.wish)
            apply(g, answer)
            bout.answers += 1
            assert bout.answers < MOST, f"{bout} does not end"
            if bout.answers % 10 == 0:
                assert violations(g) == [], bout
            if bout.answers == saved:
                copy = through_json(g)
                assert copy == g and waiting(copy) == waiting(g), bout
                g = copy  # type: ignore[assignment]
    assert violations(g) == [], bout
    return g
