"""Our own set of 200 cards and its six decks: they follow their plan (digest 17), in both languages."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import pytest

from rules.content.loading import shipped_folder
from rules.kaosz import game as kaosz_game
from rules.kaosz import words
from rules.kaosz.audit import audit
from rules.kaosz.decks import deck_problems
from rules.kaosz.effects import vocabulary
from rules.kaosz.faces import calls_in, selectors_in
from rules.kaosz.library import decks, faces, shipped_content
from rules.kaosz.prices import asked, price

# What fits a card (text box on paper, look.md) and its top strip.
MAX_EN, MAX_HU, MAX_NAME = 120, 125, 26
PREFIX = {
    "human": "hu_", "xeno": "xe_", "insectoid": "in_", "carnoplantus": "ca_", "cerebrita": "ce_", "zarg": "za_",
    "triciplita": "tr_", "space_shark": "sh_",
}  # fmt: skip
KEYWORD_NAMES = {
    "cloaking": ("Cloaking", "álcázás"), "rapid_fire": ("Rapid fire", "gyorstüzelés"),
    "burst": ("Burst fire", "sorozatlövés"), "formation": ("Formation", "kötelék"),
    "stealth": ("Stealth", "lopakodás"), "heavy_armament": ("Heavy armament", "nehézfegyverzet"),
    "repair": ("Repair", "javítás"), "demolition": ("Demolition", "tűzszerészet"),
}  # fmt: skip


@lru_cache(maxsize=1)
def shipped():
    content, problems = shipped_content(["galaxy"])
    assert problems == ()
    return faces(content), decks(content)


def cards():
    return list(shipped()[0].values())


def deck(archetype):
    return next(d for d in shipped()[1].values() if d.archetype == archetype)


def listed(archetype, **facts):
    """The cards of a deck, copies included, that are like this."""
    known = shipped()[0]
    found = [known[d] for d in deck(archetype).designs()]
    return [f for f in found if all(getattr(f, name) == value for name, value in facts.items())]


def has(face, keyword):
    return bool(face.keywords & words.BIT[keyword])


def uses(face, *verbs):
    return any(call.verb in verbs for call in calls_in(face.effects))


class TestTheSet:
    def test_the_audit_finds_no_deviation(self):
        """KG-C1-C8, C10-C14, C20, C21, C23, C24, 17.2, 17.6."""
        assert audit([shipped_folder(kaosz_game.__file__)]) == []

    def test_every_card_loads_once_under_its_own_id_and_name(self):
        """KG-C1: 200 cards, 25 for each species, ids by species."""
        found = cards()
        assert len(found) == 200
        assert Counter(f.species for f in found) == dict.fromkeys(words.SPECIES, 25)
        assert all(f.id.startswith(PREFIX[f.species]) for f in found)
        for language in ("en", "hu"):
            assert len({getattr(f.name, language) for f in found}) == 200

    def test_no_name_is_one_of_the_rulebook(self):
        """KG-G8: our set uses its own names."""
        book = faces(shipped_content(["rulebook"])[0]).values()
        theirs = {name.lower() for f in book for name in (f.name.en, f.name.hu)}
        assert not theirs & {name.lower() for f in cards() for name in (f.name.en, f.name.hu)}

    def test_texts_fit_a_card(self):
        for face in cards():
            assert max(len(face.name.en), len(face.name.hu)) <= MAX_NAME, face.id
            if face.text is not None:
                assert len(face.text.en) <= MAX_EN, (face.id, len(face.text.en))
                assert len(face.text.hu) <= MAX_HU, (face.id, len(face.text.hu))
                assert face.text.en[-1] == face.text.hu[-1] == ".", face.id

    def test_texts_speak_of_targets_in_both_languages_or_in_none(self):
        """KG-C21: who says target has targets, and the other way round."""
        for face in cards():
            if face.effects and face.text is not None:
                aims = any(sel.targeted for sel in selectors_in(face.effects))
                assert ("target" in face.text.en.lower()) == aims, face.id
                assert ("célpont" in face.text.hu.lower()) == aims, face.id

    def test_printed_abilities_are_named_in_the_text(self):
        for face in cards():
            for keyword, (en, hu) in KEYWORD_NAMES.items():
                if has(face, keyword):
                    assert en in face.text.en and hu in face.text.hu.lower(), face.id

    def test_costs_of_abilities_are_said_in_the_text(self):
        """Turning, sacrificing, discarding and once-per limits stand on the card."""
        for face in cards():
            for effect in face.effects:
                if effect.limit == "once_per_turn":
                    assert "Once per turn" in face.text.en and "Körönként egyszer" in face.text.hu, face.id
                cost = effect.cost
                if cost is not None and cost.turn:
                    assert "urn" in face.text.en and "használttá" in face.text.hu, face.id
                if cost is not None and cost.sacrifice:
                    assert "Sacrifice:" in face.text.en and "Feláldozás:" in face.text.hu, face.id
                if cost is not None and cost.discard:
                    assert "discard" in face.text.en and "dobj el" in face.text.hu, face.id

    def test_nearly_all_prices_are_exactly_those_of_the_formula(self):
        """KG-C10: one more or less is allowed; it stays the exception."""
        off = [f.id for f in cards() if price(f) is not None and price(f) != asked(f)]
        assert len(off) <= 35

    def test_the_set_is_rich_and_still_has_plain_cards(self):
        """KG-C20: every group of operations is used; and many cards need no text at all."""
        used = {call.verb for f in cards() for call in calls_in(f.effects)}
        groups = {verb: operation_group(verb) for verb in vocabulary.operation.names}
        assert {groups[verb] for verb in used if verb in groups} == set(groups.values())
        assert 30 <= sum(f.text is None for f in cards()) <= 60

    def test_copying_effects_is_for_rare_cards_only(self):
        """17.5, group 9."""
        assert all(f.rarity in ("sun", "galaxy") for f in cards() if uses(f, "copy_effect"))

    def test_human_crew_has_a_drawback(self):
        """17.2: it may leave or change control."""
        crew = [f for f in cards() if f.species == "human" and f.type == "crew"]
        assert len(crew) == 2
        assert all(uses(f, "to_hq", "take_control") for f in crew)

    def test_carnoplantus_earns_most_and_insectoids_least(self):
        def earning(species):
            return sum(uses(f, "gain_credits", "transfer_credits", "modify_income", "modify_cost")
                       for f in cards() if f.species == species)  # fmt: skip

        counted = {species: earning(species) for species in words.SPECIES}
        assert max(counted, key=lambda s: counted[s]) == "carnoplantus"
        assert counted["insectoid"] <= 1

    def test_only_sharks_and_cerebrita_look_at_hidden_cards(self):
        """17.2: spies."""
        assert {f.species for f in cards() if uses(f, "look_at")} == {"space_shark", "cerebrita"}


def operation_group(verb):
    """The group of 17.5 an operation belongs to: the module that defines it."""
    return next(m.__name__ for m in vocabulary.MODULES if hasattr(m, verb) or hasattr(m, f"{verb}_"))


class TestDecks:
    @pytest.mark.parametrize("archetype", ["A", "B", "C", "D"])
    def test_official_decks_are_legal_in_both_combats(self, archetype):
        """KG-4.1-4.3, C24: the substitutes make it legal for simplified combat."""
        assert deck_problems(deck(archetype).designs(), shipped()[0], {}) == []
        assert deck_problems(deck(archetype).exchanged(), shipped()[0], {"combat": "simplified"}) == []

    @pytest.mark.parametrize("archetype", ["S1", "S2"])
    def test_starters_are_legal_even_by_the_official_species_rule(self, archetype):
        """KG-11.1, 17.6: 30 cards, species legal anyway, at most two copies."""
        assert deck_problems(deck(archetype).designs(), shipped()[0], {"ruleset": "quickstart"}) == []
        official = deck_problems(deck(archetype).designs(), shipped()[0], {})
        assert [reason.rule for reason in official] == ["KG-4.1"]
        assert max(count for _, count in deck(archetype).cards) <= 2

    def test_substitutes_replace_exactly_what_simplified_combat_forbids(self):
        known = shipped()[0]
        for each in shipped()[1].values():
            bad = {d for d in each.designs() if known[d].refs_speed or known[d].refs_return_fire}
            assert {old for old, _ in each.substitutes} == bad
            assert all(known[old].type == known[new].type for old, new in each.substitutes)

    @pytest.mark.parametrize(("archetype", "average"), [("A", 5), ("B", 7), ("C", 9), ("D", 6)])
    def test_ships_cost_on_average_what_the_plan_says(self, archetype, average):
        costs = [f.cost for f in listed(archetype, type="ship")]
        assert abs(sum(costs) / len(costs) - average) <= 0.5

    @pytest.mark.parametrize("archetype", ["A", "B", "C", "D"])
    def test_ten_to_thirteen_names_come_three_times(self, archetype):
        assert 10 <= sum(count == 3 for _, count in deck(archetype).cards) <= 13

    def test_blood_in_the_void_has_its_roles(self):
        ships = listed("A", type="ship")
        small = [f for f in ships if f.subtype in ("scout", "fighter") and 2 <= f.cost <= 5]
        hidden = [f for f in ships if has(f, "stealth") or has(f, "rapid_fire")]
        assert len([f for f in small if f not in hidden]) == 9
        assert len(hidden) == 9
        assert len(listed("A", subtype="cruiser")) == 4
        assert all(f.species == "xeno" for f in listed("A", type="crew"))
        assert sum(uses(f, "modify_stat") for f in listed("A", type="interrupt")) == 5
        assert sum(uses(f, "negate") for f in listed("A", type="interrupt")) == 3
        assert sum(uses(f, "turn_used") for f in listed("A", type="interrupt")) == 3
        assert all(uses(f, "damage") and f.cost <= 2 for f in listed("A", type="event"))
        assert len(listed("A", subtype="trap")) == 1

    def test_hive_bastion_has_its_roles(self):
        counts = Counter(f.subtype for f in listed("B", type="base"))
        assert counts == {"bunker": 5, "building": 4, "trap": 3, "research": 2}
        assert all(has(f, "demolition") for f in listed("B", subtype="destroyer"))
        assert len(listed("B", subtype="destroyer")) >= 2
        assert len(listed("B", subtype="shield")) == 6
        assert sum(has(f, "repair") for f in listed("B", type="ship")) >= 6
        for verb in ("destroy", "discard", "search_top"):
            assert any(uses(f, verb) for f in listed("B", type="event"))
        bunkers = listed("B", subtype="bunker")
        assert any(uses(f, "attack_tax") for f in bunkers) and any(uses(f, "forbid") for f in bunkers)

    def test_golden_armada_has_its_roles(self):
        assert len(listed("C", type="event", subtype="resource")) == 8
        assert len(listed("C", subtype="passenger")) == 3
        assert len(listed("C", subtype="cruiser")) == 7
        giants = listed("C", subtype="destroyer")
        assert len(giants) == 6 and all(has(f, "burst") or has(f, "heavy_armament") for f in giants)
        assert sum(f.cost <= 4 for f in listed("C", type="ship")) == 4
        assert sum(uses(f, "turn_used", "forbid", "take_control") for f in listed("C", type="event")) == 6

    def test_gadget_wing_has_its_roles(self):
        wings = [f for f in listed("D", type="ship") if has(f, "formation")]
        assert len(wings) == 9 and {f.subtype for f in wings} == {"fighter"}
        assert (len(listed("D", subtype="cruiser")), len(listed("D", subtype="scout"))) == (4, 3)
        counts = Counter(f.subtype for f in listed("D", type="equipment"))
        assert counts == {"weapon": 5, "shield": 3, "rocket": 4}
        assert Counter(f.subtype for f in listed("D", type="base")) == {"trap": 3, "research": 1}
        assert any(sel.carries for f in listed("D", type="event") for sel in selectors_in(f.effects))

    def test_the_starters_are_a_fair_pair(self):
        """17.6: same counts, ship costs within 5 %; one bombs and shoots, the other is faster and tougher."""
        for archetype in ("S1", "S2"):
            counts = Counter(f.subtype for f in listed(archetype, type="ship"))
            assert counts == {"scout": 6, "fighter": 6, "cruiser": 4, "destroyer": 2}
        red, blue = listed("S1", type="ship"), listed("S2", type="ship")
        assert abs(sum(f.cost for f in red) - sum(f.cost for f in blue)) <= 0.05 * sum(f.cost for f in red)
        speed, fire, armor, bomb = (sum(f.stats[i] for f in red) - sum(f.stats[i] for f in blue) for i in range(4))
        assert fire > 0 and bomb > 0 and speed < 0 and armor < 0
