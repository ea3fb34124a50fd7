"""Cards as data: form, prices, texts, loops, the plan of the shipped set (sections 2 and 17)."""

from __future__ import annotations

import pytest

from rules.content.loading import read_folder, shipped_folder
from rules.content.problems import Notes
from rules.content.sets import build_set, combine
from rules.kaosz import audit, matrix, words
from rules.kaosz import game as kaosz_game
from rules.kaosz.faces import Face
from rules.kaosz.library import decks, faces
from rules.kaosz.prices import asked, price, ship_price
from rules.kaosz.schema import SCHEMA

from .armory import op
from .support import _HEADER, base, card, content, crew, equipment, event, interrupt, ship

TEXT = {"en": "Gain 2 credits.", "hu": "Kapsz 2 creditet."}


def real(made, **facts):
    """A card that is no fixture: prices and texts are checked."""
    return {**made, "fixture_only": False, "text": TEXT, **facts}


def problems(*cards) -> list[str]:
    """The reasons for which a set of these cards is refused."""
    notes = Notes("set")
    made = build_set([({"set": _HEADER, "card": list(cards)}, notes)], {"kaosz": SCHEMA})
    found = [p.reason_id for p in notes.problems]
    if made is not None:
        found += [p.reason_id for p in combine(SCHEMA, [made])[1]]
    return found


class TestTheRulebooksCards:
    def test_there_are_fifteen_with_the_printed_values(self):
        """KG-G1, KG-G8, section 2.2, KG-A43, KG-2.12."""
        known = faces(content())
        assert len(known) == 15
        assert all(face.fixture_only for face in known.values())
        assert known["rb_moon_worshipper"].stats == (4, 1, 3, 2)
        assert known["rb_crx"].stats == (0, 5, 5, 5)
        assert (known["rb_mine_ring"].development, known["rb_mine_ring"].stats[2]) == (4, 2)  # KG-2.14

    @pytest.mark.parametrize(
        ("name", "expected"),
        [("rb_marduk_kurios", 3), ("rb_deathwing", 3), ("rb_cobra_flash", 6), ("rb_hellfire_brothers", 9),
         ("rb_mammoth", 8), ("rb_crx", 15)],
    )  # fmt: skip
    def test_the_formula_reproduces_the_printed_costs(self, name, expected):
        """KG-C10, without the change by species (KG-C5)."""
        face = faces(content())[name]
        room = face.hangar_size - words.SIZES[face.subtype]
        assert ship_price(face.stats, face.keywords, face.subtype, 0, room) == expected == face.cost

    def test_other_anchors_of_the_price_list(self):
        """KG-C12 Tüzér, KG-C14 Aknagyűrű and Chazma töltet, KG-C13."""
        known = faces(content())
        for name in ("rb_gunner", "rb_mine_ring", "rb_chazma_charge", "rb_durma_deflector", "rb_extra_hit"):
            face = known[name]
            species = {"rb_gunner": 1, "rb_mine_ring": 1}.get(name, 0)  # the discount of the species we gave them
            assert price(face) + species == asked(face)

    def test_every_card_has_one_species_and_opposed_pairs_are_four(self):
        """KG-2.5, KG-2.7, KG-2.6."""
        assert all(words.OPPOSED[words.OPPOSED[s]] == s for s in words.SPECIES)
        assert len(words.SPECIES) == 8
        assert [len(subtypes) for subtypes in words.SUBTYPES.values()] == [4] * 6

    def test_the_fixture_decks_are_legal(self):
        assert {d.id: sum(n for _, n in d.cards) for d in decks(content()).values()} == {
            "rb_all_fifteen": 45, "rb_first_lesson": 30,
        }  # fmt: skip


class TestForm:
    @pytest.mark.parametrize(
        ("made", "reason"),
        [
            (ship("s", "4-1-0-1"), "kaosz-ship-armor"),
            (base("b", 1, subtype="research") | {"armor": 2}, "kaosz-base-armor"),
            (base("b", armor=0), "kaosz-base-armor"),
            (base("b", 0) | {"development": "?"}, "kaosz-limit"),
            (base("b", 1, subtype="trap"), "kaosz-trap-effect"),
            (event("e", "X", op("draw")), "kaosz-x-cost"),
            (event("e", 1, op("drow")), "content-unknown-verb"),
            (event("e", 1, op("draw", number=2)), "content-unknown-key"),
            (card("event", "e", "special", 1, {"kind": "static", "do": []}), "kaosz-effect-place"),
            (base("b", 0, {"kind": "static", "do": [op("draw")]}), "kaosz-not-continuous"),
            (base("b", 0, {"kind": "triggered", "do": [op("draw")]}), "kaosz-effect-key"),
            (base("b", 0, {"kind": "on_pay", "when": "income", "do": [op("draw")]}), "kaosz-effect-extra"),
            (ship("s", "4-1-1-1", "frigate"), "content-not-word"),
            (ship("s", "4-1-1-1", cost=19), "content-not-whole"),
            (event("e", 1, op("destroy", on={"type": "ship", "clan": "steel_eagles"})), "kaosz-clan"),
        ],
    )
    def test_what_is_wrong_is_named(self, made, reason):
        """KG-C20, KG-C21, KG-C7, KG-A45, KG-3.65."""
        assert reason in problems(made)

    def test_both_languages_are_needed(self):
        """KG-C21."""
        assert problems({**ship("s", "4-1-1-1"), "name": {"en": "Only"}}) == ["content-missing-language"]

    def test_clans_and_rarities_have_no_effect_but_are_read(self):
        """KG-2.8, KG-2.9."""
        assert problems(ship("s", "4-1-1-1", clan="steel_eagles", rarity="galaxy")) == []


class TestPrices:
    def test_one_more_or_less_is_allowed(self):
        """KG-C10, KG-C21: 5 + 1.75 + 2.5 - 6.25 = 3."""
        for cost, ok in ((1, False), (2, True), (3, True), (4, True), (5, False)):
            made = real(ship("s", "5-1-2-0", "scout", cost))
            assert (problems(made) == []) is ok

    def test_strong_and_weak_species(self):
        """KG-C5."""

        def formula(made, **facts):
            known = faces(content(real(made, **facts)))
            return price(known[made["id"]])

        made = ship("s", "5-1-2-0", "scout", 3)
        assert [formula(made, species=s) for s in ("human", "space_shark", "triciplita")] == [3, 2, 4]
        held = crew("c", 2, stats={"fire": 1})  # 1.75 - 0.5 = 1.25
        assert [formula(held, species=s, cost=1) for s in ("zarg", "xeno", "human")] == [1, 0, 2]

    def test_rockets_traps_and_x(self):
        """KG-C12, KG-C14."""
        rocket = {"kind": "on_pay", "do": [op("gain_credits", by=2)]}
        known = faces(content(
            real(equipment("r", 2, rocket, subtype="rocket"), text_value=2),
            real(base("t", 3, {"kind": "trap", "do": [op("gain_credits", by=2)]}, subtype="trap"), text_value=5),
        ))  # fmt: skip
        assert [price(known[n]) for n in "rt"] == [2, 3]
        lab = base("x", 0, {"kind": "on_pay", "do": [op("gain_credits", by=2)]}, subtype="research", development="X")
        assert problems(real(lab, text_value="1.25")) == []
        assert problems(real(lab, text_value="1.5")) == ["kaosz-x-value"]

    def test_decimals_are_texts(self):
        assert problems(real(ship("s", "5-1-2-0", "scout", 3), text_value="a")) == ["kaosz-not-decimal"]


class TestTexts:
    def test_the_text_names_the_numbers_of_the_effects(self):
        """KG-C21."""
        made = event("e", 1, op("gain_credits", by=3))
        assert set(problems(real(made, text_value=1))) == {"kaosz-number-in-text"}
        made = event("e", 1, op("gain_credits", by=2))
        assert problems(real(made, text_value=1)) == []

    def test_a_card_with_effects_needs_a_text(self):
        """KG-C21."""
        made = real(event("e", 1, op("gain_credits", by=2)), text_value=1)
        del made["text"]
        assert problems(made) == ["kaosz-no-text"]

    def test_target_means_targeted(self):
        """KG-C21."""
        said = {"en": "Destroy target ship.", "hu": "A célpont űrhajó megsemmisül."}
        loose = event("e", 7, op("destroy", on={"type": "ship"}))
        assert problems(real(loose, text=said, text_value=7)) == ["kaosz-target-word"]
        aimed = event("e", 7, op("destroy", on="target"), target={"type": "ship"})
        assert problems(real(aimed, text=said, text_value=7)) == []


class TestLoops:
    def test_abilities_cost_something_or_are_limited(self):
        """KG-C23."""
        free = {"kind": "activated", "cost": {}, "do": [op("draw")]}
        assert problems(base("b", 0, free)) == ["kaosz-free-ability"]
        assert problems(base("b", 0, {**free, "limit": "once_per_turn"})) == []

    def test_a_trigger_that_causes_itself_is_limited(self):
        """KG-C23."""
        again = {"kind": "triggered", "when": "card_drawn", "do": [op("draw")]}
        assert problems(base("b", 0, again)) == ["kaosz-endless"]
        assert problems(base("b", 0, {**again, "limit": "once_per_turn"})) == []


class TestFlags:
    @pytest.mark.parametrize(
        ("made", "speed", "fire"),
        [
            (ship("s", "4-1-1-0", keywords=["rapid_fire"]), False, True),
            (ship("s", "4-1-1-0", keywords=["stealth"]), False, False),
            (equipment("s", 1, stats={"speed": 1}), True, False),
            (equipment("s", 1, stats={"speed": 1, "armor": 1}), False, False),
            (event("s", 1, op("modify_stat", on={"type": "ship"}, stat="speed", by=1)), True, False),
            (interrupt("s", "combat", 1, op("force", what="return_fire")), False, True),
        ],
    )
    def test_cards_that_simplified_combat_forbids(self, made, speed, fire):
        """KG-11.54, KG-11.55, KG-C21."""
        face = faces(content(made))["s"]
        assert (face.refs_speed, face.refs_return_fire) == (speed, fire)


class TestThePlan:
    def test_the_tables_add_up(self):
        """KG-C1-C4."""
        assert sum(sum(row) for row in matrix.MATRIX.values()) == 200
        assert all(sum(row) == 25 for row in matrix.MATRIX.values())
        by_type = [sum(row[i] for row in matrix.MATRIX.values()) for i in range(6)]
        assert by_type == [61, 32, 28, 25, 28, 26]
        assert [sum(totals) for totals in matrix.SUBTYPE_TOTALS.values()] == by_type
        assert sum(matrix.RARITIES.values()) == 25
        assert all(min(totals) >= 4 for totals in matrix.SUBTYPE_TOTALS.values())

    def test_the_splits_make_whole_decks(self):
        """17.6."""
        assert [sum(split) for _, split in matrix.SPLITS.values()] == [45, 45, 45, 45, 30, 30]
        assert all(
            words.OPPOSED[one] not in species for species, _ in matrix.SPLITS.values() for one in species
        )  # fmt: skip

    def test_deviations_are_found(self):
        """KG-C2, KG-C3, KG-C4, KG-C6, KG-C7, KG-C8."""
        made = list(faces(content(ship("s", "9-1-1-0", cost=6, fixture_only=False))).values())
        lines = list(matrix.deviations(made, []))
        assert "KG-C1: cards in the set: 1 instead of 200" in lines
        assert "KG-C2: human ship: 1 instead of 8" in lines
        assert any(line.startswith("KG-C11: s: speed 9") for line in lines)
        assert any(line.startswith("KG-C7") for line in lines)

    def test_species_keep_to_their_scope(self):
        """17.2."""
        counting = event("x", 1, op("gain_credits", by={"amount": "count", "of": {"type": "ship"}}))
        made = faces(content({**counting, "species": "xeno", "fixture_only": False})).values()
        assert "17.2: x: xeno cards may not use count" in list(matrix.deviations(made, []))

    def test_the_audit_reads_the_shipped_folder(self):
        """KG-C21: what the audit reports about the fixtures is only that the set is not theirs."""
        read, lines = audit.read_everything([shipped_folder(kaosz_game.__file__)])
        assert lines == []
        assert all(isinstance(face, Face) for face in read.table(kaosz_game.SCHEMA.kinds[0]).values())

    def test_every_shipped_set_is_sound(self):
        """KG-C20-C23."""
        sets, wrong = read_folder(shipped_folder(kaosz_game.__file__), {"kaosz": SCHEMA})
        assert not wrong
        assert combine(SCHEMA, sets)[1] == ()
