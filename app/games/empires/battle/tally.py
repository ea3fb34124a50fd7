"""What a fight has cost and how its dice fell, read from the event at its end: for the log and for the summary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from app.games.empires.words import Words

TENTHS = 10


class Share(NamedTuple):
    """What one owner lost, and threw."""

    owner: int
    side: int
    losses: tuple[tuple[str, int], ...]  # units or ground units by id
    captured: tuple[tuple[str, int, int], ...]  # units that somebody else has now, and who (CL-4.3)
    dice: int
    hits: int
    hoped: float  # hits to be expected from the numbers that were needed

    @property
    def luck(self) -> float:
        return round(self.hits - self.hoped, 1)


def shares(data: Mapping[str, Any]) -> list[Share]:
    """Of everybody who took part, attackers first."""
    thrown = {each["seat"]: each for each in data["dice"]}
    found = []
    for side, owners in enumerate(data["sides"]):
        for owner in owners:
            mine = [each for each in data["losses"] if each["seat"] == owner]
            lost = tuple((each["what"], each["count"]) for each in mine if "by" not in each)
            taken = tuple((each["what"], each["count"], each["by"]) for each in mine if "by" in each)
            dice = thrown.get(owner, {"dice": 0, "hits": 0, "hoped": 0})
            found.append(Share(owner, side, lost, taken, dice["dice"], dice["hits"], dice["hoped"] / TENTHS))
    return found


def lost_words(words: Words, share: Share) -> str:
    """What an owner has lost: "2 Scouts and a Cruiser"; "" for nothing."""
    return words.listed([_thing(words, what, count) for what, count in share.losses])


def captured_words(words: Words, share: Share) -> list[tuple[int, str]]:
    """Who has captured what from an owner."""
    captors = dict.fromkeys(by for _, _, by in share.captured)
    return [
        (captor, words.listed([_thing(words, what, count) for what, count, by in share.captured if by == captor]))
        for captor in captors
    ]


def _thing(words: Words, what: str, count: int) -> str:
    return words.unit(what, count) if what in words.facts.unit else words.troops({what: count})


def tally_words(words: Words, data: Mapping[str, Any]) -> str:
    """For the log: who lost what, and hits against what was to be expected."""
    every = shares(data)
    lost = [
        lost_words(words, each)
        if words.is_neutral(each.owner)
        else words.word("tally", "loss", owner=words.owner(each.owner), what=lost_words(words, each))
        for each in every
        if each.losses
    ]
    taken = [
        words.word("tally", "capture", owner=words.owner(each.owner), captor=words.owner(captor), what=what)
        for each in every
        for captor, what in captured_words(words, each)
    ]
    hits = [
        words.word("tally", "hits", owner=words.owner(each.owner), hits=each.hits, dice=each.dice, hoped=each.hoped)
        for each in every
        if each.dice
    ]
    sentences = [words.word("tally", "losses", list="; ".join(lost))] if lost else []
    if taken:
        sentences.append(words.word("tally", "captures", list="; ".join(taken)))
    if not sentences:
        sentences.append(words.word("tally", "none"))
    if hits:
        sentences.append(words.word("tally", "luck", list="; ".join(hits)))
    return " ".join(sentences)
