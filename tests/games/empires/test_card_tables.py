"""The 55 cards as their tables print them: what turns them up, which rule they need, where they are left out."""

import pytest

from rules.content.loading import shipped_content
from rules.empires import checks
from rules.empires.printed.kinds import CARD

CARDS = shipped_content(checks.SCHEMA, checks.__file__, "base")([]).table(CARD)
CRYSTALS = ("CA", "BC", "BB", "DN", "TN")
LARGE_ONLY = ("small", "knife_fight", "quick_conquest")  # CL-13.8

# When it is turned up: at the end of the game, in a fight of these units, by its use.
ALIEN = {
    "CL-A01": "end", "CL-A02": "DD", "CL-A03": "DD", "CL-A04": "end", "CL-A05": "DD", "CL-A06": "end", "CL-A07": "end",
    "CL-A08": "end", "CL-A09": "end", "CL-A10": "CA", "CL-A11": "CA", "CL-A12": "BC", "CL-A13": "BB", "CL-A14": "F",
    "CL-A15": "F", "CL-A16": "use", "CL-A17": "end", "CL-A18": "end", "CL-A19": "end", "CL-A20": "end", "CL-A21": "end",
    "CL-A22": "use", "CL-A23": "end", "CL-A24": "use", "CL-A25": "use", "CL-A26": "SW", "CL-A27": "use",
    "CL-A28": "use", "CL-A29": "end", "CL-A30": "R",
}  # fmt: skip
# At the first combat of any kind, by its use, at the start or the end of the game.
EMPIRE = {
    "CL-E31": "first", "CL-E32": "first", "CL-E33": "use", "CL-E34": "first", "CL-E35": "use", "CL-E36": "start",
    "CL-E37": "use", "CL-E38": "first", "CL-E39": "end", "CL-E40": "use", "CL-E41": "end", "CL-E42": "use",
    "CL-E43": "first", "CL-E44": "use", "CL-E45": "use", "CL-E46": "use", "CL-E47": "use", "CL-E48": "use",
    "CL-E49": "end", "CL-E50": "use", "CL-E51": "use", "CL-E52": "use", "CL-E53": "use", "CL-E54": "use",
    "CL-E55": "use",
}  # fmt: skip
# CL-22.7, CL-13.8: switches of which one must be on.
NEEDS = {
    "CL-A08": ("carriers",), "CL-A14": ("carriers",), "CL-A15": ("carriers",), "CL-A16": ("ground",),
    "CL-A25": ("ground",), "CL-A23": ("boarding", "ground"), "CL-A24": ("mines",), "CL-A26": ("mines",),
    "CL-A28": ("reaction",), "CL-A29": ("boarding",), "CL-A30": ("raiders",), "CL-A09": ("raiders", "mines"),
    "CL-E40": ("experience",), "CL-E47": ("boarding", "ground"), "CL-E48": ("aliens",), "CL-E49": ("pipelines",),
    "CL-E50": ("raiders",), "CL-E53": ("move_7",),
}  # fmt: skip
# CL-4.5.7, CL-13.8: where a card is left out.
BARRED = {
    "CL-A29": ("no_tech_theft",), "CL-E39": ("instant",), "CL-E47": ("gates",),
    **dict.fromkeys(("CL-E34", "CL-E35", "CL-E36", "CL-E53"), LARGE_ONLY),
}  # fmt: skip


def card_of(rule):
    return CARDS[rule.removeprefix("CL-").lower()]


def test_thirty_alien_cards_and_twenty_five_advantages():
    """CL-12.1, CL-13.1."""
    decks = {id: card.deck for id, card in CARDS.items()}
    assert decks == {f"a{n:02}": "alien" for n in range(1, 31)} | {f"e{n}": "empire" for n in range(31, 56)}


@pytest.mark.parametrize(("rule", "when"), [*ALIEN.items(), *EMPIRE.items()])
def test_what_turns_a_card_up(rule, when):
    """CL-13.5: as the card itself says."""
    card = card_of(rule)
    named = CRYSTALS if rule == "CL-A22" else (when,) if when.isupper() else ()
    assert (card.reveal, card.fights) == ("fight" if when.isupper() else when, named)


@pytest.mark.parametrize("rule", [*ALIEN, *EMPIRE])
def test_which_rule_a_card_needs_and_where_it_is_left_out(rule):
    """CL-12.1, CL-13.8, CL-22.7."""
    card = card_of(rule)
    assert (card.needs, card.barred) == (NEEDS.get(rule, ()), BARRED.get(rule, ()))
