"""What a crisis did to whom and why, in one or two sentences and a row for each player hit."""

from __future__ import annotations

from collections.abc import Mapping

from app.games.venus.crisis import INVASION, Chapter, Levels
from app.games.venus.show_words import ShowWords
from rules.core.lean import dataclass

LED = frozenset(("leader_loses_one", "leader_loses_two"))
HIRED = frozenset(("steal_card", "destroy_unit", "destroy_building"))
RIM = "kuiper"  # whose crisis the invasion is
TOLLS = frozenset(("toll_here", "toll_outer"))


# Where the rulebook explains what happens (section 7.2), by the rules' name of the effect.
RULES = {
    "steal_card": "OV-7.10", "destroy_unit": "OV-7.11", "destroy_building": "OV-7.12", "remove_two": "OV-7.14",
    "independence": "OV-7.15", "leader_loses_one": "OV-7.16", "leader_loses_two": "OV-7.17", "all_lose": "OV-7.18",
    "rockets": "OV-7.20", "toll_here": "OV-7.24", "toll_outer": "OV-7.25", "landing": "OV-7.27", "landed": "OV-7.29",
    INVASION: "OV-7.30",
}  # fmt: skip


def rule_of(chapter: Chapter) -> str:
    """The Martian leader's loss is told where Mars is."""
    rule = RULES.get(chapter.crisis, "OV-7.7")
    return "OV-7.21" if chapter.planet == "mars" and chapter.crisis in LED else rule


@dataclass(frozen=True)
class Page:
    """What is read at one time; `rows` are a seat and what became of it, `planets` what they are about."""

    title: str
    subtitle: str
    lines: tuple[str, ...]
    rows: tuple[tuple[int, str], ...] = ()
    levels: tuple[tuple[str, int, str], ...] = ()  # planet, level, effect
    planets: tuple[str, ...] = ()
    grave: bool = False  # everybody loses
    picture: str = ""  # of the crisis


def levels_page(words: ShowWords, told: Levels, effects: Mapping[str, str]) -> Page:
    """All planets in crisis with the level they have reached; `effects` is what each of them brings."""
    title = words.say("crises-title", period=told.period)
    in_crisis = [(planet, level) for planet, level in told.levels.items() if level]
    if not in_crisis:
        return Page(title, "", (words.say("crises-none"),))
    if told.skulls is None:
        line = words.say("crises-unmarked")
    else:
        line = words.say("crises-rolled", skulls=told.skulls, where=words.planets(told.raised))
    rows = tuple((planet, level, words.crisis_effect(effects.get(planet, "none"))) for planet, level in in_crisis)
    return Page(title, "", (line,), levels=rows, planets=tuple(planet for planet, _ in in_crisis))


def chapter_page(words: ShowWords, chapter: Chapter, is_open: bool = False) -> Page:
    """`is_open`: somebody is about to be asked, so that nothing is said yet about what is only then decided."""
    if chapter.crisis == INVASION:
        return _invasion(words, chapter)
    title = words.say("crisis-title", planet=words.planet(chapter.planet), crisis=words.crisis(chapter.planet))
    lines = (words.explained("crisis", chapter.crisis), *_happened(words, chapter, is_open))
    hurt = [planet for there in chapter.losses.values() for planet in there]
    planets = (chapter.planet, *chapter.taken, *hurt)
    return Page(
        title, words.say("crisis-level", level=chapter.level), lines, _rows(words, chapter),
        planets=tuple(dict.fromkeys(planets)), grave=chapter.ends_game, picture=chapter.planet,
    )  # fmt: skip


def _invasion(words: ShowWords, chapter: Chapter) -> Page:
    lines = [words.say("invasion", planets=words.planets(chapter.taken))]
    if chapter.ends_game:
        lines.append(words.say("reached-earth"))
    return Page(
        words.say("invasion-title"), "", tuple(lines), _rows(words, chapter), planets=tuple(chapter.taken),
        grave=chapter.ends_game, picture=RIM,
    )  # fmt: skip


def _happened(words: ShowWords, chapter: Chapter, is_open: bool) -> list[str]:
    """The sentence after the rule: who led, who paid, why nothing happened."""
    if chapter.crisis in HIRED:
        return [words.say("may-hire", seat=words.seat(chapter.leaders[0]))] if is_open else _sabotage(words, chapter)
    if chapter.crisis in LED:
        count = len(chapter.leaders)
        return [words.say("leader", count=count, seats=words.seats(chapter.leaders)) if count else words.say("nobody")]
    if chapter.crisis in ("all_lose", "landed"):
        return []
    if chapter.bombardment is not None:
        return [words.say("bombardment", total=chapter.bombardment)]
    return [] if chapter.losses or chapter.paid or is_open else [words.say("spared")]


def _sabotage(words: ShowWords, chapter: Chapter) -> list[str]:
    leaders = chapter.leaders
    if len(leaders) != 1:
        return [words.say("tied", seats=words.seats(leaders)) if leaders else words.say("nobody")]
    seat = words.seat(leaders[0])
    if not chapter.paid:
        return [words.say("not-hired", seat=seat)]
    said = [words.say("hires", seat=seat, pounds=chapter.paid[leaders[0]])]
    if chapter.stolen is not None:
        other, design = chapter.stolen
        if design is None:
            said.append(words.say("stolen", other=words.seat(other)))
        else:
            said.append(words.say("stolen-known", other=words.seat(other), card=words.design_name(design)))
    elif chapter.foiled is not None:
        other, card = chapter.foiled
        said.append(words.say("foiled", seat=words.seat(other), card=words.design_name(card)))
    return said


def _rows(words: ShowWords, chapter: Chapter) -> tuple[tuple[int, str], ...]:
    """Every seat that lost or paid something."""
    losses = chapter.losses
    paid = chapter.paid if chapter.crisis in TOLLS else {}
    rows = []
    for seat in sorted({*losses, *paid, *chapter.rescued}):
        said = [words.say("pays", pounds=paid[seat])] if seat in paid else []
        there = losses.get(seat, {})
        if there:
            said.append(words.say("lost", pieces=_pieces(words, there, chapter)))
        if seat in chapter.rescued:
            said.append(words.say("rescued"))
        rows.append((seat, words.listed(said)))
    return tuple(rows)


def _pieces(words: ShowWords, there: Mapping[str, Mapping[str, int]], chapter: Chapter) -> str:
    """What was lost; the planet is named where it is not the one the page is about."""
    if list(there) == [chapter.planet] and chapter.crisis != INVASION:
        return words.pieces(there[chapter.planet])
    parts = [words.say("lost-at", pieces=words.pieces(counts), planet=words.planet(at)) for at, counts in there.items()]
    return words.listed(parts)
