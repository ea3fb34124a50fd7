"""The plan of the shipped set (KG-C1-C8, 17.2, 17.6): counts by species, type, subtype, rarity, and its decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from . import words
from .decks import Deck, deck_problems
from .faces import Face, calls_in

# KG-C2: ship, equipment, crew, base, event, interrupt.
MATRIX: Final = {
    "human": (8, 4, 2, 3, 4, 4), "xeno": (8, 4, 6, 3, 2, 2), "insectoid": (7, 4, 3, 6, 2, 3),
    "carnoplantus": (7, 4, 4, 1, 6, 3), "cerebrita": (7, 4, 3, 3, 7, 1), "zarg": (8, 3, 3, 3, 1, 7),
    "triciplita": (5, 8, 3, 3, 3, 3), "space_shark": (11, 1, 4, 3, 3, 3),
}  # fmt: skip
SUBTYPE_TOTALS: Final = {  # KG-C3
    "ship": (17, 18, 15, 11), "equipment": (11, 8, 7, 6), "crew": (8, 9, 6, 5), "base": (6, 7, 6, 6),
    "event": (8, 5, 8, 7), "interrupt": (4, 10, 6, 6),
}  # fmt: skip
RARITIES: Final = {"moon": 11, "planet": 8, "sun": 5, "galaxy": 1}  # KG-C4, for each species
BANDS: Final = {  # KG-C11: speed, fire, armor, bombardment
    "scout": ((4, 6), (0, 2), (1, 2), (0, 2)), "fighter": ((3, 5), (1, 3), (2, 3), (0, 2)),
    "cruiser": ((2, 4), (2, 4), (3, 4), (1, 4)), "destroyer": ((0, 2), (3, 6), (4, 6), (3, 6)),
}  # fmt: skip
KEYWORDS: Final = {  # 17.2: abilities printed on ships
    "formation": {"human": 3}, "repair": {"xeno": 2, "insectoid": 1, "carnoplantus": 1},
    "stealth": {"zarg": 3, "space_shark": 1}, "rapid_fire": {"space_shark": 2, "zarg": 1, "human": 1},
    "heavy_armament": {"space_shark": 2, "xeno": 1, "carnoplantus": 1},
    "burst": {"space_shark": 1, "zarg": 1, "cerebrita": 1, "human": 1},
    "cloaking": {"cerebrita": 2, "triciplita": 2}, "demolition": {"insectoid": 2, "zarg": 1, "xeno": 1},
}  # fmt: skip
SPLITS: Final = {  # 17.6: species and cards by type
    "A": (("space_shark", "zarg", "xeno"), (22, 2, 6, 1, 3, 11)),
    "B": (("insectoid", "cerebrita", "xeno", "triciplita"), (12, 6, 5, 14, 6, 2)),
    "C": (("carnoplantus", "human", "cerebrita", "space_shark"), (17, 3, 3, 4, 14, 4)),
    "D": (("triciplita", "human", "zarg", "carnoplantus"), (16, 12, 3, 4, 3, 7)),
    "S1": (("space_shark", "xeno", "zarg", "insectoid"), (18, 3, 3, 2, 2, 2)),
    "S2": (("human", "carnoplantus", "cerebrita", "triciplita"), (18, 3, 3, 2, 2, 2)),
}
MIN_CLANS: Final = 24  # KG-C7
COUNTING: Final = ("count", "exists", "for_each")
PLANNED: Final = ("delayed",)


def deviations(faces: Iterable[Face], decks: Iterable[Deck]) -> Iterator[str]:
    """Every way in which the set departs from its plan, in plain words."""
    cards = [face for face in faces if not face.fixture_only]
    by_id = {face.id: face for face in cards}
    yield from _counts(cards)
    yield from _rarities(cards)
    yield from _bands(cards)
    yield from _playable_phases(cards)
    yield from _keywords(cards)
    yield from _scope(cards)
    yield from _deck_needs(cards)
    for deck in decks:
        if not deck.fixture_only:
            yield from _deck(deck, by_id)


def _differs(what: str, have: int, want: int, rule: str) -> Iterator[str]:
    if have != want:
        yield f"{rule}: {what}: {have} instead of {want}"


def _counts(cards: Sequence[Face]) -> Iterator[str]:
    yield from _differs("cards in the set", len(cards), 200, "KG-C1")
    for species, row in MATRIX.items():
        for type_, want in zip(words.TYPES, row, strict=True):
            have = sum(f.species == species and f.type == type_ for f in cards)
            yield from _differs(f"{species} {type_}", have, want, "KG-C2")
    for type_, totals in SUBTYPE_TOTALS.items():
        for subtype, want in zip(words.SUBTYPES[type_], totals, strict=True):
            have = sum(f.type == type_ and f.subtype == subtype for f in cards)
            yield from _differs(f"{type_}/{subtype}", have, want, "KG-C3")
    clans = sum(bool(f.clan) for f in cards)
    if clans < MIN_CLANS:
        yield f"KG-C7: cards with a clan: {clans} instead of at least {MIN_CLANS}"


def _rarities(cards: Sequence[Face]) -> Iterator[str]:
    for species in words.SPECIES:
        for rarity, want in RARITIES.items():
            have = sum(f.species == species and f.rarity == rarity for f in cards)
            yield from _differs(f"{species} {rarity}", have, want, "KG-C4")


def _bands(cards: Sequence[Face]) -> Iterator[str]:
    for face in cards:
        if face.type != "ship":
            continue
        for stat, value, (low, high) in zip(words.STATS, face.stats, BANDS[face.subtype], strict=True):
            if not low <= value <= high:
                yield f"KG-C11: {face.id}: {stat} {value} is outside {low}-{high} of a {face.subtype}"


def _playable_phases(cards: Sequence[Face]) -> Iterator[str]:
    for species in words.SPECIES:
        costs = [f.cost for f in cards if f.type == "ship" and f.species == species]
        late = 8 if species == "triciplita" else 9
        if not any(c <= 4 for c in costs):
            yield f"KG-C6: {species} has no ship of cost 4 or less"
        if not any(5 <= c <= 8 for c in costs):
            yield f"KG-C6: {species} has no ship of cost 5-8"
        if not any(c >= late for c in costs):
            yield f"KG-C6: {species} has no ship of cost {late} or more"


def _keywords(cards: Sequence[Face]) -> Iterator[str]:
    ships = [f for f in cards if f.type == "ship"]
    for word, table in KEYWORDS.items():
        bit = words.BIT[word]
        for species in words.SPECIES:
            have = sum(bool(f.keywords & bit) for f in ships if f.species == species)
            want = table.get(species, 0)
            if word == "formation" and species != "human":
                continue
            yield from _differs(f"ships with {word} of {species}", have, want, "17.2")
    others = sum(bool(f.keywords & words.FORMATION) for f in ships if f.species != "human")
    if others > 1:
        yield f"17.2: ships with formation outside human: {others}, at most 1"
    for face in ships:
        if face.keywords.bit_count() > 1:
            yield f"17.2: {face.id} has more than one keyword"


def _scope(cards: Sequence[Face]) -> Iterator[str]:
    """What a species may not do (17.2)."""
    for face in cards:
        used = Counter(call.verb for call in calls_in(face.effects))
        if face.species == "xeno":
            for verb in (*COUNTING, "search_top", "look_at"):
                if used[verb]:
                    yield f"17.2: {face.id}: xeno cards may not use {verb}"
        elif face.species == "insectoid":
            gains = [c.args["by"] for c in calls_in(face.effects) if c.verb == "gain_credits"]
            if any(not isinstance(by, int) or by > 1 for by in gains):
                yield f"17.2: {face.id}: insectoid cards gain at most 1 credit for each effect"
        elif face.species == "zarg" and any(used[verb] for verb in PLANNED):
            yield f"17.2: {face.id}: zarg cards have no delayed effects"
        elif face.species == "triciplita" and face.type == "ship" and face.stats[words.FIRE] > 3:
            yield f"17.2: {face.id}: triciplita ships have at most 3 fire"
        elif face.species == "carnoplantus" and face.type == "base" and face.subtype != "research":
            yield f"17.2: {face.id}: the carnoplantus base is a research"
    rockets = Counter(f.species for f in cards if f.subtype == "rocket")
    yield from _differs("triciplita rockets", rockets["triciplita"], 3, "17.2")
    shields = Counter(f.species for f in cards if f.subtype == "shield")
    if shields["triciplita"] < 2 or shields["triciplita"] < max(shields.values(), default=0):
        yield f"17.2: triciplita shields: {shields['triciplita']}, at least 2 and more than any other species"


def _deck_needs(cards: Sequence[Face]) -> Iterator[str]:
    """KG-C8: what the decks need from the set."""

    def have(species: Sequence[str], **facts: str) -> list[Face]:
        return [f for f in cards if f.species in species and all(getattr(f, k) == v for k, v in facts.items())]

    def uses(face: Face, verb: str) -> bool:
        return any(call.verb == verb for call in calls_in(face.effects))

    formation = [f for f in have(("human",), type="ship") if f.keywords & words.FORMATION]
    b, c, d = (SPLITS[letter][0] for letter in "BCD")
    needs = (
        (all(f.subtype == "fighter" for f in formation), "the human Formation ships are fighters"),
        (any(f.keywords & words.DEMOLITION for f in have(("insectoid",), subtype="destroyer")),
         "an insectoid Demolition ship is a destroyer"),
        (any(f.keywords & words.BURST for f in have(c, subtype="destroyer")), "a Burst destroyer for deck C"),
        (any(f.keywords & words.HEAVY_ARMAMENT for f in have(c, subtype="destroyer")),
         "a Heavy armament destroyer for deck C"),
        (have(("insectoid",), subtype="trap") and have(("zarg",), subtype="trap"), "a trap in insectoid and zarg"),
        (len(have(b, subtype="bunker")) >= 2, "two bunkers for deck B"),
        (len(have(b, subtype="building")) >= 2, "two buildings for deck B"),
        (len(have(b, subtype="research")) >= 1, "a research for deck B"),
        (len(have(("carnoplantus",), type="event", subtype="resource")) >= 3, "three carnoplantus resource events"),
        (have(("carnoplantus",), subtype="passenger"), "a carnoplantus passenger"),
        (len(have(d, subtype="rocket")) >= 2, "two rockets for deck D"),
        (have(d, subtype="shield"), "a shield for deck D"),
        (len(have(d, subtype="weapon")) >= 2, "two weapons for deck D"),
        (any(uses(f, "negate") for f in have(("zarg", "xeno", "space_shark"), type="interrupt")),
         "a negating interrupt for deck A"),
        (any(uses(f, "turn_used") for f in have(("zarg", "xeno", "space_shark"), type="interrupt")),
         "an interrupt that turns a ship used for deck A"),
    )  # fmt: skip
    for met, need in needs:
        if not met:
            yield f"KG-C8: missing: {need}"


def _deck(deck: Deck, faces: Mapping[str, Face]) -> Iterator[str]:
    options = {"ruleset": deck.ruleset}
    for reason in deck_problems(deck.designs(), faces, options):
        yield f"{reason.rule}: deck {deck.id}: {reason}"
    for reason in deck_problems(deck.exchanged(), faces, {**options, "combat": "simplified"}):
        yield f"KG-C24: deck {deck.id} with its substitutes: {reason}"
    for old, new in deck.substitutes:
        if old in faces and new in faces and faces[old].species != faces[new].species:
            yield f"KG-C24: deck {deck.id}: {new} is not of the species of {old}"
    if not deck.archetype or any(design not in faces for design in deck.designs()):
        return
    species, split = SPLITS[deck.archetype]
    count = Counter(faces[design].type for design in deck.designs())
    for type_, want in zip(words.TYPES, split, strict=True):
        yield from _differs(f"deck {deck.id} {type_}", count[type_], want, "17.6")
    for other in sorted({faces[d].species for d in deck.designs()} - set(species)):
        yield f"17.6: deck {deck.id} has cards of {other}"
    if deck.ruleset == "quickstart":
        yield from (f"17.6: deck {deck.id}: {d} {n} times, at most 2" for d, n in deck.cards if n > 2)
