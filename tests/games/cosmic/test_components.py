"""What is in the box (chapters 1 and 2), and what the engine makes of the texts (chapter 13)."""

from __future__ import annotations

import pytest

from rules import Chance, Setup, answer_at_random, apply, find, fingerprint, new_game, view, waiting
from rules.core.windows import REPLY_RULES
from rules.cosmic.printed.kinds import ALIEN, CARD
from rules.cosmic.printed.words import CARD_TYPES, ENCOUNTER_TYPES, WINDOWS
from rules.cosmic.setup import colours_of
from rules.cosmic.state.pieces import is_active
from tests.games.cosmic.support import duel, fought, table
from tests.support.playout import through_json

# Chapter 10: alien, level, role, optional or mandatory, timing strip.
SHEETS = """
amoeba         yellow main         optional  planning
anti_matter    yellow main         mandatory reveal
barbarian      green  offense      mandatory resolution
calculator     yellow main         optional  planning
chosen         green  main         optional  reveal
citadel        red    any          optional  planning destiny
clone          green  main         optional  resolution
cudgel         green  main         mandatory resolution
dictator       red    not_offense  mandatory destiny
fido           yellow any          optional  resolution
filch          green  main         optional  resolution
fodder         yellow main         optional  reveal
gambler        red    main         optional  planning reveal
grudge         red    main         mandatory alliance
hacker         green  main         optional  resolution
hate           yellow offense      mandatory start_turn
healer         yellow any          optional  all
human          yellow main_or_ally mandatory reveal
kamikaze       yellow main         optional  planning
loser          green  main         optional  planning
machine        red    offense      optional  resolution
macron         green  main_or_ally mandatory launch alliance reveal
masochist      red    any          mandatory regroup
mind           yellow any          optional  alliance
mirror         yellow main         optional  planning
miser          green  any          optional  all
mite           yellow offense      mandatory launch
mutant         green  main         optional  alliance
observer       green  main_or_ally mandatory resolution
oracle         green  main         mandatory planning
pacifist       green  main         mandatory reveal
parasite       green  not_main     optional  alliance
philanthropist yellow main_or_ally optional  alliance
reincarnator   yellow main_or_ally mandatory resolution
remora         yellow any          optional  all
reserve        green  main_or_ally optional  reveal
shadow         yellow any          mandatory destiny
sorcerer       green  main         optional  planning
spiff          green  offense      optional  resolution
tick_tock      yellow any          mandatory resolution
trader         green  main         optional  planning
tripler        red    main         mandatory reveal
vacuum         green  any          mandatory all
virus          red    main         mandatory reveal
void           red    main         mandatory resolution
vulch          green  any          mandatory all
warpish        red    main         mandatory reveal
warrior        green  main         mandatory reveal
will           green  offense      mandatory destiny launch
zombie         green  any          mandatory all
"""

# Parts that do not say "use" (CE-5.16): deeds, and values that are changed for as long as the sheet works.
# Besides column "not zappable": set-up texts, what a zap itself brings, and steps of a use that was announced before.
NO_USE = {
    "citadel": {"raise_citadel"},
    "dictator": {"mix_destiny"},
    "gambler": {"bluff"},
    "human": {"declare_if_zapped"},
    "macron": {"reward", "ship_compensation"},
    "masochist": {"home_needed"},
    "miser": {"deal_hoard", "renew_hoard", "play_zones", "encounter_cards"},
    "remora": {"share_growth"},
    "tick_tock": {"wind_up"},
    "void": {"annihilate_beaten"},
    "vulch": {"show_artifacts", "kept_cards"},
    "warrior": {"gain_tokens"},
    "zombie": {"release"},
}


@pytest.fixture(scope="module")
def base():
    return find("cosmic").content([])


def test_the_six_card_types(base):
    """CE-2.3: Plague takes one card of each type, and there are no others."""
    assert CARD_TYPES == ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare")
    t = table()
    t.blue.holds("attack_04", "negotiate", "morph", "reinforcement_2", "quash", "flare_human")
    t.green.holds("plague")
    t.red.holds("attack_06")
    t.begins("red", "blue")
    t.until("green").uses("plague", t.blue.seat)
    t.blue.sends("lose", 3)
    assert tuple(dict(t.blue.decision("give_up").fields)) == CARD_TYPES


def test_only_attacks_negotiates_and_morphs_are_encounter_cards():
    """CE-2.4, CE-5.20, CE-5.23: of a hand with all six types three can be laid."""
    assert ENCOUNTER_TYPES == ("attack", "negotiate", "morph")
    t = duel(("attack_04", "attack_06"), also={"red": ["negotiate", "morph", "reinforcement_2", "quash", "flare_fido"]})
    t.all_pass()
    kinds = {t.state.cards.design[card] for card in t.red.offered("planning.card")}
    assert kinds == {"attack_04", "negotiate", "morph"}


@pytest.mark.parametrize(("design", "value"), [("reinforcement_2", 2), ("reinforcement_3", 3), ("reinforcement_5", 5)])
def test_reinforcements_add_their_value(base, design, value):
    """CE-2.12: to the side for which they are played."""
    assert base.table(CARD)[design].value == value
    for slot, sums in ((0, [8 + value, 8]), (1, [8, 8 + value])):
        t = duel(("attack_04", "attack_04"), also={"red": [design]})
        card = t.red.card(design)
        t.plans(red="attack_04", blue="attack_04")
        t.red.answers("reply", ("reinforce", card, slot))
        t.all_pass()
        assert t.happened("totals", totals=sums)


def test_tokens_never_run_out():
    """CE-2.13: the 42 tokens of the box are no limit."""
    t = duel(("attack_04", "attack_20"))
    t.power("red", "warrior", tokens=99)
    t.plans(red="attack_04", blue="attack_20")
    assert t.happened("totals", totals=[107, 24])
    assert t.state.sheets[0].marks["tokens"] == 100


def test_what_is_printed_on_the_sheets(base):
    """CE-2.14, CE-5.13, CE-5.14: level, role, optional or mandatory, timing strip of all fifty."""
    printed = {}
    for alien in base.table(ALIEN).values():
        duty = "mandatory" if alien.mandatory else "optional"
        printed[alien.id] = [alien.level, alien.text.role, duty, *alien.text.phases]
    assert printed == {words[0]: words[1:] for words in map(str.split, SHEETS.strip().splitlines())}


def test_what_can_be_zapped(base):
    """CE-H2, CE-5.16, CE-2.14: everything is announced but the parts that do not say "use"."""
    silent = {}
    for alien in base.table(ALIEN).values():
        deeds = {use.do.verb for use in alien.text.uses if not use.use}
        lasting = {change.value for change in alien.text.changes if not change.declared}
        if deeds | lasting:
            silent[alien.id] = deeds | lasting
    assert silent == NO_USE


def test_a_use_is_announced_before_it_is_carried_out():
    """CE-H2, CE-5.17: until the answers are over nothing has happened; a part without "use" happens at once."""
    t = duel(("attack_06", "attack_08"))
    t.power("red", "warrior", tokens=5)
    t.green.holds("cosmic_zap")
    t.plans(red="attack_06", blue="attack_08")
    assert t.happened("stacked", seat=0) and not t.happened("added")
    t.green.passes()
    assert t.happened("added", slot=0, number=5)
    assert len(t.happened("stacked", seat=0)) == 1 and t.state.sheets[0].marks["tokens"] == 6


def test_what_lies_on_a_sheet_is_saved_and_seen():
    """CE-H3: plain data in a save, and in everybody's view."""
    t = table()
    t.power("red", "warrior", tokens=7)
    t.begins("red", "blue")
    again = through_json(t.state)
    assert again.sheets[0].marks == {"tokens": 7}
    assert view(again, 2)["table"]["sheets"][0]["marks"] == {"tokens": 7}


@pytest.mark.parametrize("zapped", [False, True])
def test_the_side_of_a_flare_is_chosen_when_it_is_played(zapped):
    """CE-H5, CE-E55: super with the power at work; once it is zapped in this encounter, wild."""
    t = duel(("attack_06", "attack_04"), powers={"red": "human"}, also={"red": ["flare_human"]})
    t.green.holds("cosmic_zap")
    t.plans(red="attack_06", blue="attack_04")
    if zapped:
        t.encounter.zapped.append(0)
    side = [REPLY_RULES["cosmic"].offered(t.state, 0, moment, {}) for moment in ("revealed", "totals")]
    wild, super_ = ([option for option in offered if option[0] == "play"] for offered in side)
    assert (bool(wild), bool(super_)) == (zapped, not zapped)


def test_a_super_flare_out_of_place_is_not_wild_instead():
    """CE-E54: Human's wild side would fit when the cards are revealed, but Human has the super side only."""
    t = fought(("attack_06", "attack_04"), powers={"red": "human"}, also={"red": ["flare_human"], "green": ["quash"]})
    assert not any(option[0] == "play" for option in REPLY_RULES["cosmic"].offered(t.state, 0, "revealed", {}))


def test_luck_comes_from_one_seed():
    """CE-H7: the same seed and the same answers give the same game."""

    def played(seed):
        g = new_game("cosmic", Setup("cosmic", [{}] * 3), seed)
        rng = Chance(5)
        for _ in range(25):
            apply(g, answer_at_random(g, waiting(g)[0], rng))
        return fingerprint(g)

    assert played(3) == played(3) != played(4)


def test_colours_are_chosen_or_given():
    """CE-D1, CE-2.2: whoever names none gets a free one."""
    assert colours_of(Setup("cosmic", [{"colour": "green"}, {}, {"colour": "red"}, {}])) == [
        "green", "blue", "red", "yellow",
    ]  # fmt: skip


def test_every_window_of_the_phases_has_a_code():
    """CE-H1: table 13a."""
    codes = [code for _, code in WINDOWS.values()]
    assert list(dict.fromkeys(codes)) == [
        "ST1", "RG0", "RG1", "DE0", "DE1", "DE2", "LA0", "LA1", "LA2", "AL0", "AL1", "AL2", "AL3", "PL0", "PL1", "PL2",
        "RV0", "RV1", "RV4", "RS0", "RS1", "RS3", "RS4", "RS5", "RS6", "RS7", "RS8",
    ]  # fmt: skip


# -- hidden and changing powers


def hidden(alien="human", cards=("attack_06", "attack_08"), also=()):
    t = table(powers={"red": alien}, options={"hidden_powers": "on"})
    t.state.sheets[0].face_up = False
    t.red.holds(cards[0], *also)
    t.blue.holds(cards[1])
    t.begins("red", "blue")
    t.all_pass()
    t.red.answers("launch.planet", t.planet("blue 1"))
    t.all_pass()
    t.red.sends("launch.ships", 4)
    while not t.red.is_asked("planning.card"):
        t.all_pass()
        t.nobody_allies()
    return t


def test_a_sheet_is_turned_up_when_its_owner_wants():
    """CE-9.11, CE-D28: in any window; it stays face up."""
    t = table(powers={"red": "human"}, options={"hidden_powers": "on"})
    t.state.sheets[0].face_up = False
    t.red.holds("attack_06")
    t.begins("red", "blue")
    assert t.red.offered("reply") == ["pass", ("flip", 0)]
    t.red.uses("human")
    assert t.state.sheets[0].face_up and not t.red.is_asked("reply")
    t.red.launches(3, at="blue 1")
    for number in (1, 2, 3):
        t.red.puts(4 if number > 1 else 1, f"red {number}", "red 4")
    assert t.state.sheets[0].face_up  # a power that is lost is shown in another way


def test_a_mandatory_power_does_nothing_face_down():
    """CE-9.12, CE-E70: Human adds nothing and asks nothing."""
    t = hidden()
    t.plans(red="attack_06", blue="attack_08")
    t.all_pass()
    assert t.happened("totals", totals=[10, 12]) and not t.happened("stacked")


def test_a_flare_of_a_hidden_power_is_wild():
    """CE-9.13: the attack becomes a 42."""
    t = hidden(also=["flare_human"])
    t.plans(red="attack_06", blue="attack_08")
    while not (t.red.is_asked("reply") and t.red.may("flare_human")):
        t.players[t.asked()[0][0]].passes()
    t.red.carries_out("flare_human")
    assert t.happened("totals", totals=[46, 12])


def test_who_has_lost_his_power_may_change_it_and_the_new_one_is_lost_too():
    """CE-9.24, CE-5.11: until there are three home colonies again."""
    t = table(powers={"red": "human"}, options={"changing_powers": "on"})
    for number in (1, 2, 3):
        t.red.puts(4, f"red {number}", "red 4")
    t.red.holds("attack_06")
    t.begins("red", "red").answers("keep", "new")
    new = len(t.state.sheets) - 1
    assert t.state.sheets[new].holder == t.red.seat and not is_active(t.state, new)
    t.red.puts(1, "red 4", "red 1")
    assert is_active(t.state, new)
