"""What a card may ask for has an end while the game goes on, and whoever plays is told (UX-69)."""

from __future__ import annotations

import pytest

from app.games.kaosz.words import Words
from app.text.texts import LANGUAGES, Texts
from rules import Event, encode
from rules.core.limits import LARGEST, MOST_EFFECTS, MOST_LASTING, MOST_REPEATS
from rules.kaosz.atoms import cards, effects
from rules.kaosz.library import faces
from rules.kaosz.state import Lasting

from .armory import op
from .support import base, content, event, ship, table

GAIN = op("gain_credits", by=1)
HUGE = {"amount": "mul", "of": 999, "by": {"amount": "mul", "of": 999, "by": 999}}


def played(*ops, **more):
    """Laci plays an event with these operations; the table, and what was told."""
    t = table(event("go", 0, *ops), **more)
    number = t.laci.hq("go")
    t.begin(t.laci)
    t.laci.credits = 0
    return t, t.laci.plays(number)


def capped(told):
    return [event.data["what"] for event in told if event.kind == "capped"]


def test_an_effect_is_repeated_only_so_often():
    t, told = played(op("repeat", times=HUGE, do=[GAIN]))
    assert t.laci.credits == MOST_REPEATS
    assert capped(told) == ["repeats"]


def test_repetitions_of_repetitions_end():
    """Fifty times fifty times fifty times: what is too much without a decision is left out, and the game goes on."""
    inner = [op("repeat", times=MOST_REPEATS, do=[op("repeat", times=MOST_REPEATS, do=[GAIN])])]
    t, told = played(op("repeat", times=MOST_REPEATS, do=inner))
    assert MOST_REPEATS < t.laci.credits < MOST_EFFECTS
    assert capped(told) == ["effects"]
    assert t.laci.is_asked("action")
    before = t.laci.credits
    t.laci.does("draw")  # the next decision begins anew
    assert t.laci.credits == before - 1


def test_numbers_saturate_and_the_game_can_still_be_encoded():
    t, told = played(*[op("gain_credits", by=HUGE)] * 3)
    assert t.laci.credits == LARGEST
    assert capped(told) == ["credits"] * 2
    assert encode(t.g)["credits"][t.laci.seat] == LARGEST


def test_damage_and_developments_saturate():
    t = table(ship("tug", "1-1-3-0"), base("mint", 0))
    tug, mint = t.laci.ship("tug"), t.laci.base("mint", paid=True)
    for _ in range(3):
        cards.lose_armor(t.g, tug, LARGEST)
        cards.develop(t.g, mint, LARGEST)
    assert t.g.lost[tug] == t.g.developments[mint] == LARGEST


def test_no_more_than_so_many_effects_last():
    t = table(ship("tug", "1-1-3-0"))
    tug = t.laci.ship("tug")
    t.g.heard = []
    for _ in range(MOST_LASTING + 1):
        effects.begin_lasting(t.g, Lasting(1, "modify_stat", tug, 1, 0, 1, "turn_end", cards=[tug], serials=[1]))
    assert len(t.g.lasting) == MOST_LASTING and capped(t.g.heard) == ["lasting"]


@pytest.mark.parametrize("text", [
    op("modify_stat", on="self", stat="armor", by={"amount": "stat", "of": "self", "stat": "armor"}),
    op("modify_stat", on={"type": "ship", "stat_cmp": ["fire", ">=", 1], "all": True}, stat="fire", by=1),
    op("grant_keyword", on={"type": "ship", "has_keyword": "cloaking", "all": True}, keyword="cloaking"),
])  # fmt: skip
def test_a_text_about_itself_does_not_go_round_forever(text):
    static = {"kind": "static", "do": [text]}
    t = table(ship("mirror", "1-1-3-0", "fighter", 1, static))
    mirror = t.laci.ship("mirror")
    t.begin(t.laci)
    assert 3 <= t.armor(mirror) <= 9 and 1 <= t.fire(mirror) <= 3


def test_a_condition_about_the_value_it_changes_ends_too():
    strong = {"is": "cmp", "left": {"amount": "stat", "of": "self", "stat": "fire"}, "how": ">=", "right": 1}
    static = {"kind": "static", "if": strong, "do": [op("modify_stat", on="self", stat="fire", by=1)]}
    t = table(ship("mirror", "1-1-3-0", "fighter", 1, static))
    assert t.fire(t.laci.ship("mirror")) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("what", "data"), [
    ("repeats", {"card": 0, "most": MOST_REPEATS}), ("effects", {"card": 0, "most": MOST_EFFECTS}),
    ("lasting", {"card": -1, "most": MOST_LASTING}), ("credits", {"seat": 0, "most": LARGEST}),
])  # fmt: skip
def test_what_is_cut_off_is_said(language, what, data):
    words = Words(Texts(language), ("Anna", "Béla"), faces(content(event("go", 0, GAIN))))
    line = words.line(Event("capped", {"what": what, **data}))
    assert line and "[" not in line and "{" not in line
