"""What is printed on flares, artifacts and technologies (chapters 11, 2c and 12): for whom, and in which phases.

The sheets of the aliens are in `test_components`.
"""

from __future__ import annotations

import pytest

from rules import find
from rules.cosmic.printed.kinds import ALIEN, ARTIFACT, FLARE, TECHNOLOGY

# Chapter 11: role and timing strip of the wild and of the super side.
FLARES = """
amoeba         main planning             | ally planning
anti_matter    main_or_ally all          | any all
barbarian      main_or_ally resolution   | offensive_ally resolution
calculator     main planning             | ally planning
chosen         main planning             | main reveal
citadel        main_or_ally reveal       | any planning
clone          any all                   | main resolution
cudgel         offense resolution        | main resolution
dictator       not_offense destiny       | offense destiny
fido           main planning             | any resolution
filch          any all                   | any resolution
filch_classic  any all                   | any resolution
fodder         outside reveal            | main reveal
gambler        main planning             | main reveal
grudge         main resolution           | main resolution
hacker         main resolution           | main resolution
hate           main planning             | offense start_turn
healer         any all                   | any all
human          main reveal               | main_or_ally reveal
kamikaze       main planning             | offense regroup
loser          main planning             | main planning
machine        offense resolution        | offense regroup
macron         main_or_ally reveal       | main_or_ally launch alliance
masochist      any regroup               | offense regroup
mind           any all                   | not_main alliance
mirror         main reveal               | main planning
miser          any all                   | offense regroup
mite           main alliance             | offense launch
mutant         main resolution           | main alliance
observer       main alliance             | main_or_ally launch alliance
oracle         main planning             | main planning
pacifist       main reveal               | main resolution
parasite       any all                   | ally alliance
philanthropist any regroup               | main_or_ally planning
reincarnator   any resolution            | main_or_ally resolution
remora         any all                   | any all
reserve        any all                   | main_or_ally reveal
shadow         defense resolution        | offense destiny
sorcerer       any planning              | ally planning
spiff          defense resolution        | offense resolution
tick_tock      any all                   | main resolution
trader         main alliance             | main planning
tripler        main reveal               | main reveal
vacuum         any reveal                | any all
virus          main reveal               | main reveal
void           any all                   | ally resolution
vulch          main resolution           | any all
warpish        main reveal               | main reveal
warrior        defense resolution        | ally reveal
will           offense destiny           | offense destiny
zombie         any all                   | main alliance
"""

# Table 2c: copies, role, timing strip.
ARTIFACTS = """
card_zap        2 any     all
cosmic_zap      2 any     all
emotion_control 1 any     reveal
force_field     1 any     alliance
ionic_gas       1 any     resolution
mobius_tubes    2 offense regroup
plague          1 any     regroup
quash           1 any     resolution
"""

# Chapter 12: research value (0 is X), kind, and for whom each use is. What works on completion is for its owner.
TECHNOLOGIES = """
coldsleep_ship         9 once   any any
collapsium_hulls       4 keep   defense
cosmic_field_generator 2 once   any
delta_scanners         2 once   any
energy_cloak           4 once   offense
enigma_device          4 once   any
genesis_bomb           4 secret any
gluon_mines            0 secret defense
infinity_drive         6 once   any
lunar_cannon           5 keep   any any main_or_ally
omega_missile          8 once   any
plasma_thrusters       6 keep   offense not_main defense
precursor_seed         9 keep   any
prometheus             7 keep   any any
qax                    4 passed main
quark_battery          3 once   any main
tech_scrambler         0 secret any
vacuum_turbines        2 once   any
warpspace_key          3 once   offense
xenon_lasers           3 keep   main_or_ally
"""

# Uses for somebody else than the text says: who is about to become an ally is none yet; Dictator's shuffling; Void with
# its super flare.
OTHERS = {
    "dictator": ["offense", "any"],
    "macron": ["offense", "not_main"],
    "void": ["main_or_ally", "main_or_ally"],
    "flare_macron super": ["offense", "not_main"],
    "flare_observer super": ["offense", "not_main"],
    "flare_parasite super": ["not_main"],
}


@pytest.fixture(scope="module")
def base():
    return find("cosmic").content([])


def rows(words):
    return {name: rest for name, *rest in map(str.split, words.strip().splitlines())}


def test_both_sides_of_each_flare(base):
    """CE-F1 to CE-F50, CE-5.13."""
    printed = {
        flare.id: [flare.wild.role, *flare.wild.phases, "|", flare.super.role, *flare.super.phases]
        for flare in base.table(FLARE).values()
    }
    assert printed == {f"flare_{name}": side for name, side in rows(FLARES).items()}


def test_artifacts(base):
    """CE-R1 to CE-R8."""
    printed = {a.id: [str(a.copies), a.text.role, *a.text.phases] for a in base.table(ARTIFACT).values()}
    assert printed == rows(ARTIFACTS)


def test_technologies(base):
    """CE-T1 to CE-T20."""
    printed = {
        t.id: [str(t.value), t.kind, *(use.role for use in t.text.uses)] for t in base.table(TECHNOLOGY).values()
    }
    assert printed == rows(TECHNOLOGIES)


def test_each_use_is_for_whom_its_text_is(base):
    """CE-5.13, CE-5.27: and what stands on a flare is never a duty."""
    texts = {alien.id: alien.text for alien in base.table(ALIEN).values()}
    for flare in base.table(FLARE).values():
        texts[f"{flare.id} wild"], texts[f"{flare.id} super"] = flare.wild, flare.super
        assert not any(use.mandatory for use in (*flare.wild.uses, *flare.super.uses))
    others = {name: [use.role for use in text.uses if use.role != text.role] for name, text in texts.items()}
    assert {name: roles for name, roles in others.items() if roles} == OTHERS
