"""How opponents judge a position, try answers out and say why."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from app.text.texts import entries_of
from rules import Answer, Chance, Setup, apply, new_game, waiting
from rules.ai.brief import Brief
from rules.cosmic.ai import foresight, why
from rules.cosmic.ai.cardplay import weigh_cards
from rules.cosmic.ai.features import FEATURES
from rules.cosmic.ai.foresight import evaluate
from rules.cosmic.ai.outlook import Outlook
from rules.cosmic.ai.skill import ADMIRAL, Skill
from rules.cosmic.game import content_of
from rules.cosmic.hints import HINTS
from rules.cosmic.printed.kinds import ALIEN, ARTIFACT, FLARE, TECHNOLOGY
from tests.games.cosmic.test_ai_sense import GAMES, NEAR, colonies, four_seats

from .support import duel

# -- judging


def test_the_last_colonies_are_worth_most() -> None:
    """CE-1.4: each colony brings more than the one before it."""
    t = four_seats()
    t.power("red", "human")
    shares = [evaluate(t.state)[0]]
    for number, planet in enumerate(NEAR, start=1):
        t.red.puts(1, f"red {number}", planet)
        shares.append(evaluate(t.state)[0])
    gains = [after - before for before, after in pairwise(shares)]
    assert gains == sorted(gains) and gains[0] > 0


def test_a_high_attack_in_the_hand_counts() -> None:
    """CE-D15: it decides an encounter to come."""
    shares = []
    for held in ("attack_06", "attack_15", "attack_40"):
        t = four_seats(red=(held,))
        t.power("red", "human")
        shares.append(evaluate(t.state)[0])
    assert shares[0] < shares[1] < shares[2]


def lead_of_the_highest(t: Any, skill: Skill) -> float:
    """By how much red likes its highest attack better than its lowest."""
    look = Outlook(t.state, t.seat("red"), skill)
    weighed = {card: worth for worth, card in weigh_cards(look, [t.red.card(d) for d in ("attack_40", "attack_08")])}
    return weighed[t.red.card("attack_40")] - weighed[t.red.card("attack_08")]


def test_the_admiral_keeps_high_attacks_for_the_colonies_that_decide() -> None:
    """CE-D15: for a first colony a high attack is dearer to it than to others, for the last one nothing is too dear."""
    plain, leads = replace(ADMIRAL, seasoned=False), []
    for foreign in (0, 4):
        t = four_seats(red=("attack_40", "attack_08"))
        colonies(t, "red", *NEAR[:foreign])
        t.begins("red", "blue")
        t.red.launches(4, at="blue 1", start="red 5")
        t.nobody_allies()
        leads.append((lead_of_the_highest(t, ADMIRAL), lead_of_the_highest(t, plain)))
    assert leads[0][0] < leads[0][1] - 1.0
    assert leads[1][0] > 20.0


def test_experience_sees_more_in_the_later_colonies() -> None:
    """CE-1.4."""
    t = four_seats()
    worths = []
    for planet in NEAR[:3]:
        worths.append(Outlook(t.state, 0, ADMIRAL).colony(0))
        colonies(t, "red", planet)
    worths.append(Outlook(t.state, 0, ADMIRAL).colony(0))
    assert worths == sorted(worths) and worths[0] < worths[2] < worths[3]


# -- trying out


@pytest.mark.parametrize(
    ("leads", "best", "tried"),
    [
        ([0.0], 0, 6),  # no difference: it is dropped soon
        ([0.1], 1, 40),  # clearly better
        ([-0.05], 0, 6),
        ([0.02, 0.1], 2, 42),
    ],
)
def test_instinct_is_overruled_only_by_what_ends_clearly_better(
    leads: list[float], best: int, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers are compared in the same futures, so that the luck of a future counts for none of them."""
    t = duel(("attack_08", "attack_10"))
    brief = Brief.of(t.state, t.red.decision("planning.card"), "admiral", 5)
    ends: list[float] = []

    def ended(brief: Brief, decision: Any, value: int, future: int) -> float:
        ends.append(0.5 + (0.3 if future % 2 else -0.3) + ([0.0, *leads][value]))
        return ends[-1]

    monkeypatch.setattr(foresight, "_in_future", ended)
    assert foresight.contest(brief, brief.decision, list(range(len(leads) + 1)), 40) == best
    assert len(ends) == tried


def test_a_lead_that_may_be_luck_overrules_nothing() -> None:
    lead = foresight.Lead()
    for each in (0.4, -0.3, 0.4, -0.3):
        lead.add(each)
    assert lead.mean == pytest.approx(0.05) and lead.error > lead.mean


# -- reasons and weights


@pytest.mark.parametrize(
    ("held", "laid", "reason"),
    [
        (("attack_04",), "attack_04", "only_card"),
        (("attack_08", "attack_40"), "attack_08", "throw_away"),
        (("attack_08", "negotiate"), "attack_08", "attack_risky"),
        (("attack_08", "attack_40"), "attack_40", "attack"),
    ],
)
def test_the_reason_for_a_card_is_true_of_the_hand(held: tuple[str, ...], laid: str, reason: str) -> None:
    """CE-D15: only a single card is the only one, and better ones are named as kept."""
    t = duel((held[0], "attack_12"), ships=1, also={"red": held[1:]})
    decision = t.red.decision("planning.card")
    told = HINTS.why(t.state, decision, t.red.card(laid))
    assert told is not None and told.id == f"cosmic.why.{reason}"


def test_every_reason_is_worded_in_both_languages() -> None:
    source = Path(why.__file__).read_text("utf-8")
    named = {name.replace("_", "-") for name in re.findall(r'"([a-z_]+)"', source)}
    for language in ("en", "hu"):
        text = (GAMES / "cosmic" / "locale" / language / "hints.ftl").read_text("utf-8")
        worded = {name.removeprefix("reason-cosmic-why-") for name in entries_of(text)}
        assert worded <= named | {"flip", "accuse"}  # nothing is worded that nobody says
        g = new_game("cosmic", Setup("cosmic", [{} for _ in range(4)]), 4)
        rng = Chance(2)
        for _ in range(120):
            decision = waiting(g)[0]
            value = HINTS.quick(g, decision, rng)
            told = HINTS.why(g, decision, value)
            assert told.id.removeprefix("cosmic.why.").replace("_", "-") in worded
            apply(g, Answer(decision.seat, decision.prompt, value), False)


WHOLE = {"strength", "base", "token", "lost_ship", "zap", "zap_wild", "zap_super", "keep", "own", "worth"}


def test_content_weighs_only_what_there_is() -> None:
    """A misspelt word in an `ai` table would silently count for nothing."""
    content = content_of([])
    for kind in (ALIEN, FLARE, ARTIFACT, TECHNOLOGY):
        for piece in content.table(kind).values():
            texts = (piece.wild, piece.super) if kind is FLARE else (piece.text,)
            verbs = {use.do.verb for text in texts for use in text.uses}
            heads = verbs | ({"wild", "super"} if kind is FLARE else {"use"})
            known = WHOLE | heads | {f"{head}_{feature}" for head in heads for feature in FEATURES}
            assert sorted(set(piece.ai) - known) == [], piece.id
