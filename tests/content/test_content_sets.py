"""Sets in files and folders: read, checked, combined, hashed and packed."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.content.limits import shows
from rules.content.loading import (
    Content,
    Kind,
    Schema,
    check_path,
    load,
    read_folder,
    read_set,
    shipped_folder,
    shipped_sets,
    unpack,
)
from rules.content.shapes import FrozenTable, Table, Translation
from rules.core.game import find
from tests.content.demo_content import BASE, CARD, DECK, SCHEMA, effect, event, header, write
from tests.support.games import SHIPPED

SCHEMAS = {"demo": SCHEMA}


def problems_of(folder: Path, **files: str) -> list[str]:
    """What is wrong with the sets in these files, without the folder."""
    _, problems = load(SCHEMA, [write(folder, **files)])
    return [str(problem).replace(f"{folder}/", "").replace(f"{folder}\\", "") for problem in problems]


@pytest.fixture
def base(tmp_path: Path) -> Content:
    content, problems = load(SCHEMA, [write(tmp_path, base=BASE)])
    assert problems == ()
    return content


def test_a_good_set_becomes_frozen_designs_by_kind_and_id(base: Content) -> None:
    probe = base.find(CARD, "probe")
    assert (probe.cost, probe.hull, probe.tags, probe.unique) == (3, 1, ("small", "fast"), False)
    assert probe.name == Translation("Probe", "Szonda")
    assert base["probe"] is probe and "probe" in base and base.kind_of("probe") == "card"
    assert list(base.table(CARD)) == ["probe", "supply_run"]
    assert dict(base.table(DECK)["starter"].cards) == {"probe": 3, "supply_run": 2}
    assert base.set_of("starter").name.hu == "Alapkészlet" and base.sets[0].version == 1
    with pytest.raises(KeyError):
        base.find(CARD, "starter")
    with pytest.raises(TypeError):
        base.table(CARD)["probe"] = probe  # type: ignore[index]


def test_what_lies_beside_a_game_is_read_once_and_its_problems_still_have_lines(tmp_path: Path) -> None:
    write(tmp_path / "content", base=BASE, wrong=header("wrong") + '[[card]]\nid = "stray"\ncost = "much"\n')
    sets, problems = shipped_sets(str(tmp_path / "game.py"), SCHEMA)
    assert [each.info.id for each in sets] == ["base"]
    late = [(problem.line, problem.key, problem.reason_id) for problem in problems]
    walked = read_folder(tmp_path / "content", SCHEMAS)[1]
    assert late == [(problem.line, problem.key, problem.reason_id) for problem in walked] and late
    (tmp_path / "content" / "base.toml").unlink()
    assert shipped_sets(str(tmp_path / "game.py"), SCHEMA)[0] is sets
    assert load(SCHEMA, (), beside=str(tmp_path / "game.py"))[0].sets == (sets[0].info,)


@pytest.mark.parametrize("game", [game for game in SHIPPED if find(game).schema is not None])
def test_our_own_sets_pass_the_checks_that_a_start_leaves_out(game: str) -> None:
    schema = find(game).schema
    assert schema is not None
    folder = shipped_folder(str(import_module(f"rules.{game}").__file__))
    sets, problems = read_folder(folder, {game: schema})
    assert problems == () and sets and not any(each.spot.notes.trusted for each in sets)
    assert check_path(folder, {game: schema}) == ()


def test_the_effects_of_a_card_run(base: Content) -> None:
    log: list[str] = []
    for call in base.find(CARD, "supply_run").on_play:
        effect.run(call, log)
    assert log == ["red draws 7", "red draws 1", "summons probe"]


def test_the_hash_ignores_order_files_and_comments_but_nothing_else(base: Content, tmp_path: Path) -> None:
    one = '[[card]]\ncost = 3\nhull = 1 # thin\nid = "probe"\ntags = ["small", "fast"]\ntype = "ship"\n'
    one += '[card.name]\nhu = "Szonda"\nen = "Probe"\n'
    before, rest = BASE.split("[[card]]", 1)
    _, rest = rest.split("[[card]]", 1)
    split = write(tmp_path / "split", base__a="[[card]]" + rest, base__b=one, base__c=before)
    content, problems = load(SCHEMA, [split])
    assert problems == ()
    assert content.hash == base.hash and content.pack() == base.pack()
    for old, new in (("cost = 3", "cost = 4"), ("Szonda", "Szondák"), ("version = 1", "version = 2")):
        changed, _ = load(SCHEMA, [write(tmp_path / f"changed_{new[-1]}", base=BASE.replace(old, new))])
        assert changed.hash != base.hash


def test_the_hash_does_not_change_between_versions_of_the_program(base: Content) -> None:
    assert base.hash == "769f71b34f260dc8796216f83a19b6722aecaba58020220e2efa873cdd32a4ea"


def test_a_packed_content_survives_json_and_gives_the_same_content(base: Content) -> None:
    """UX-68."""
    again, problems = unpack(SCHEMA, json.loads(json.dumps(base.pack())))
    assert problems == ()
    assert again.hash == base.hash and again.pack() == base.pack()
    assert dict(again.table(CARD)) == dict(base.table(CARD))


@pytest.mark.parametrize(
    "packed",
    [
        None,
        [],
        {},
        {"sets": 3},
        {"sets": [3]},
        {"sets": [{}]},
        {"sets": [{"set": 1}]},
        {"sets": [{"set": {}, "card": 1}]},
    ],
)
def test_a_packed_content_of_the_wrong_shape_gives_problems(packed: Any) -> None:
    content, problems = unpack(SCHEMA, packed, "game.save")
    assert len(content) == 0 and problems
    assert all(str(problem).startswith("game.save") and problem.line is None for problem in problems)


def test_a_damaged_pack_is_refused_with_the_same_words_as_a_file(base: Content) -> None:
    packed = base.pack()
    packed["sets"][0]["card"][0]["cost"] = 99
    _, problems = unpack(SCHEMA, packed, "game.save")
    wanted = "game.save sets[1]: card[1].cost: expected a whole number from 0 to 20, found 99"
    assert [str(problem) for problem in problems] == [wanted]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cost = 3", "cots = 3", 'base.toml:12: card[1].cots: unknown key "cots"; known here: type, id, hull, n'),
        ("cost = 3", "cost = 33", "base.toml:12: card[1].cost: expected a whole number from 0 to 20, found 33"),
        ("cost = 3", "cost = 3.5", "base.toml:12: card[1].cost: expected a whole number, found 3.5"),
        ("cost = 3", "cost = nan", "base.toml:12: card[1].cost: expected a whole number, found nan"),
        (
            "cost = 3",
            "cost = 2024-01-01",
            "base.toml:12: card[1].cost: 2024-01-01 is not a value that a content set may contain",
        ),
        ("cost = 3", "cost = 99999999999999999999", "base.toml:12: card[1].cost: the number does not fit into 64 bits"),
        ("cost = 3\n", "", "base.toml:8: card[1]: the key cost is missing"),
        (', hu = "Szonda"', "", "base.toml:11: card[1].name: the text in language hu is missing"),
        ('"small"', '"smal"', 'base.toml:14: card[1].tags[1]: expected one of small, fast, armed, found "smal" (did'),
        ('do = "summon"', 'do = "summons"', "base.toml:24: card[2].on_play[2].else[1].steps[2].do: unknown verb"),
        (
            'card = "probe"',
            'card = "prove"',
            "base.toml:24: card[2].on_play[2].else[1].steps[2].card: there is no card",
        ),
        (
            "probe = 3",
            "prob = 3",
            'base.toml:30: deck[1].cards.prob: there is no card with the id "prob" in this set or',
        ),
        (
            "[[deck]]",
            "[[dekc]]",
            'base.toml:28: dekc: unknown key "dekc"; known here: set, card, deck (did you mean deck',
        ),
        ("[[deck]]", "[deck]", "base.toml:28: deck: expected a list, found {…}"),
        (
            '"supply_run"\ntype',
            '"probe"\ntype',
            "base.toml:17: card[2].id: the id probe is already taken (base.toml:8:",
        ),
        (
            'game = "demo"',
            'game = "dome"',
            'base.toml:5: set.game: expected one of demo, found "dome" (did you mean dem',
        ),
        ("probe = 3, supply_run = 2", "probe = 1", "base.toml:30: deck[1].cards: demo-small-deck (least=2)"),
        ("[set]", "[sett]", 'base.toml:2: sett: unknown key "sett"; known here: set (did you mean set?)'),
        ("[set]", "[about]", "base.toml:1: no file here has a [set] table"),
        ('"Base set"', '"Base\\u0007"', "base.toml:4: set.name.en: the text contains a character that cannot be shown"),
        ("# A set", "\x00", "base.toml:1: this is not TOML"),
    ],
)
def test_a_problem_names_file_line_key_expectation_and_nearest_word(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    """UX-104."""
    assert BASE.count(old) == 1
    problems = problems_of(tmp_path, base=BASE.replace(old, new))
    assert len(problems) == 1
    assert problems[0].startswith(said)


def test_one_bad_set_leaves_the_others_in_use(tmp_path: Path) -> None:
    """UX-104."""
    more = header("more", 'requires = ["base"]') + event("scan")
    write(
        tmp_path, base=BASE, broken=header("broken") + event("x", "cost = 2"), more=more, wrong=header("wrong", "a = 1")
    )
    content, problems = load(SCHEMA, [tmp_path])
    assert [info.id for info in content.sets] == ["base", "more"]
    assert {Path(problem.file).name for problem in problems} == {"broken.toml", "wrong.toml"}


def test_shipped_and_user_sets_combine_and_ids_may_not_clash(tmp_path: Path) -> None:
    shipped = write(tmp_path / "shipped", base=BASE)
    user = write(tmp_path / "user", mine=header("mine") + event("probe"), base_too=header("base") + event("other"))
    content, problems = load(SCHEMA, [shipped, user, tmp_path / "absent"])
    assert [info.id for info in content.sets] == ["base"]
    said = [(Path(problem.file).name, problem.reason_id, problem.key, problem.line) for problem in problems]
    assert said == [
        ("base_too.toml", "content-duplicate-id", "set.id", 2),
        ("mine.toml", "content-duplicate-id", "card[1].id", 8),
    ]


def test_only_the_chosen_sets_are_used(tmp_path: Path) -> None:
    write(tmp_path, base=BASE, more=header("more") + event("scan"))
    content, problems = load(SCHEMA, [tmp_path], chosen=["more"])
    assert list(content) == ["scan"] and problems == ()
    content, problems = load(SCHEMA, [tmp_path], chosen=["bose"])
    assert [str(problem) for problem in problems] == [
        'demo: sets: there is no set with the id "bose" (did you mean base?)'
    ]


def test_a_set_that_requires_a_missing_set_falls_out_and_takes_with_it_what_requires_it(tmp_path: Path) -> None:
    first = header("first", 'requires = ["gone"]') + event("a_card")
    second = header("second", 'requires = ["first"]') + event("b_card")
    content, problems = load(SCHEMA, [write(tmp_path, base=BASE, first=first, second=second)])
    assert [info.id for info in content.sets] == ["base"]
    assert [(problem.reason_id, problem.key) for problem in problems] == [("content-requires", "set.requires")] * 2


def test_a_reference_reaches_only_into_required_sets(tmp_path: Path) -> None:
    deck = '[[deck]]\nid = "mine"\ncards = { probe = 4 }\n'
    with_base = header("with_base", 'requires = ["base"]') + deck
    without = header("without") + deck.replace("mine", "other")
    content, problems = load(SCHEMA, [write(tmp_path, base=BASE, with_base=with_base, without=without)])
    assert [info.id for info in content.sets] == ["base", "with_base"]
    assert [problem.reason_id for problem in problems] == ["content-unknown-id"]


def test_a_set_may_replace_another_and_stands_for_it(tmp_path: Path) -> None:
    better = BASE.replace('id = "base"', 'id = "better"\nreplaces = "base"').replace("cost = 3", "cost = 5")
    more = header("more", 'requires = ["base"]') + '[[deck]]\nid = "mine"\ncards = { probe = 4 }\n'
    content, problems = load(SCHEMA, [write(tmp_path, base=BASE, better=better, more=more)])
    assert problems == ()
    assert [info.id for info in content.sets] == ["better", "more"]
    assert content.find(CARD, "probe").cost == 5
    third = header("third", 'replaces = "base"')
    content, problems = load(SCHEMA, [write(tmp_path, third=third)])
    assert [info.id for info in content.sets] == ["better", "more"]
    assert [problem.reason_id for problem in problems] == ["content-replaced-twice"]


def test_sets_that_replace_each_other_in_a_circle_do_not_vanish_silently(tmp_path: Path) -> None:
    a, b = header("a_set", 'replaces = "b_set"'), header("b_set", 'replaces = "a_set"')
    content, problems = load(SCHEMA, [write(tmp_path, a=a, b=b, c=header("c_set", 'replaces = "c_set"'))])
    assert [info.id for info in content.sets] == ["b_set"]
    assert [problem.reason_id for problem in problems] == ["content-replaces-itself"] * 2


def test_sets_of_other_games_in_the_same_folder_are_passed_over(tmp_path: Path) -> None:
    alien = header("alien").replace('"demo"', '"other"') + "[[planet]]\nid = 'mars'\n"
    write(tmp_path, base=BASE, alien=alien)
    content, problems = load(SCHEMA, [tmp_path], other_games=["other"])
    assert problems == () and [info.id for info in content.sets] == ["base"]
    _, problems = load(SCHEMA, [tmp_path])
    assert [problem.reason_id for problem in problems] == ["content-not-word"]


def test_a_set_is_described_once(tmp_path: Path) -> None:
    problems = problems_of(tmp_path, base__a=BASE, base__b=header("base"))
    assert len(problems) == 1 and "the set is already described" in problems[0]


def test_checking_a_path_takes_a_file_a_set_folder_or_a_folder_of_sets(tmp_path: Path) -> None:
    write(tmp_path, shipped__base=BASE)
    bad = header("bad", 'requires = ["base"]') + '[[deck]]\nid = "d"\ncards = { prode = 4 }\n'
    user = write(tmp_path / "user", good=header("good") + event("scan"), bad=bad)
    beside = [tmp_path / "shipped"]
    assert check_path(user / "good.toml", SCHEMAS, beside) == ()
    assert [p.params["nearest"] for p in check_path(user / "bad.toml", SCHEMAS, beside)] == ["probe"]
    assert [p.reason_id for p in check_path(user / "bad.toml", SCHEMAS)] == ["content-requires"]
    assert [p.reason_id for p in check_path(user, SCHEMAS, beside)] == ["content-unknown-id"]
    assert check_path(tmp_path / "shipped" / "base.toml", SCHEMAS, beside) == ()
    write(tmp_path / "set", cards=event("scan"), about=header("folder"))
    assert check_path(tmp_path / "set", SCHEMAS) == ()
    assert [p.reason_id for p in check_path(tmp_path / "nothing.toml", SCHEMAS)] == ["content-missing-file"]
    (tmp_path / "empty").mkdir()
    assert [p.reason_id for p in check_path(tmp_path / "empty", SCHEMAS)] == ["content-no-set"]


def test_a_folder_lists_the_sets_that_can_be_chosen(tmp_path: Path) -> None:
    write(tmp_path, base=BASE, deep__one=header("deep"), deep__two=event("scan"))
    (tmp_path / "notes.txt").write_text("not a set")
    (tmp_path / ".hidden.toml").write_text("= =")
    sets, problems = read_folder(tmp_path, SCHEMAS)
    assert [each.info.id for each in sets] == ["base", "deep"] and problems == ()
    built, _ = read_set(tmp_path / "deep", SCHEMAS)
    assert built is not None and list(built.designs) == ["scan"]


def test_no_kind_may_be_called_set() -> None:
    with pytest.raises(ValueError, match="describes the set"):
        Kind("set", Table({}), FrozenTable)


ids = st.from_regex(r"[a-z]{1,6}(_[a-z0-9]{1,3})?", fullmatch=True)
words = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=20).filter(shows)
cards = st.fixed_dictionaries(
    {
        "type": st.just("event"),
        "name": st.fixed_dictionaries({"en": words, "hu": words}),
        "cost": st.integers(0, 20) | st.just("X"),
    },
    optional={
        "unique": st.booleans(),
        "tags": st.lists(st.sampled_from(["small", "fast", "armed"]), unique=True),
        "on_play": st.lists(st.just({"do": "draw", "who": "you"}), max_size=3),
    },
)


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(ids, cards, max_size=6), st.randoms())
def test_pack_and_unpack_are_inverse_and_order_does_not_matter(entries: dict[str, Any], order: Any) -> None:
    listed = [{"id": name, **facts} for name, facts in entries.items()]
    info = {"id": "base", "name": {"en": "A", "hu": "B"}, "game": "demo", "version": 1}
    content, problems = unpack(SCHEMA, {"sets": [{"set": info, "card": listed}]})
    assert problems == () and set(content) == set(entries)
    order.shuffle(listed)
    shuffled = [dict(sorted(card.items(), reverse=True)) for card in listed]
    again, problems = unpack(SCHEMA, {"sets": [{"card": shuffled, "set": info}]})
    assert problems == () and again.hash == content.hash and list(again) == list(content)
    assert unpack(SCHEMA, json.loads(json.dumps(content.pack())))[0].pack() == content.pack()


def test_a_schema_without_checks_accepts_an_empty_set() -> None:
    info = {"id": "base", "name": {"en": "A", "hu": "B"}, "game": "tiny", "version": 1}
    content, problems = unpack(Schema("tiny", ()), {"sets": [{"set": info}]})
    assert problems == () and len(content) == 0 and len(content.hash) == 64
