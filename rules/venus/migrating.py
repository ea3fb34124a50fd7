"""Positions of older versions of these rules as the present one knows them."""

from __future__ import annotations

from rules.core.records import Json

VERSION = 2


def migrate(snapshot: dict[str, Json], version: int) -> dict[str, Json]:
    """From `version` to the present one."""
    return _with_memories(_from_first(snapshot) if version < 2 else snapshot)


def _with_memories(position: dict[str, Json]) -> dict[str, Json]:
    """This game once had a column of its own for cards in other hands that a seat knows. It changed no rule."""
    seen = position.pop("seen", ())
    if any(seen):
        position["memories"] = [{"cards": sorted(cards), "among": []} for cards in seen]
    return position


def _from_first(position: dict[str, Json]) -> dict[str, Json]:
    """In version 1 only holders of a card were asked where nothing else was chosen (section 10)."""
    position["setup"]["options"].setdefault("interrupt_prompt", "holders")
    above: dict[str, Json] | None = None
    for frame in reversed(position["frames"]):
        if frame["flow"] == "venus.attempt" and frame["at"] == "lose":
            _count_losses(position, frame["vars"], above is not None and above["flow"] == "venus.destroy")
        above = frame
    return position


def _count_losses(position: dict[str, Json], kept: dict[str, Json], one_is_struck: bool) -> None:
    """In version 1 the units to lose were counted anew for each skull (OV-5.59); a struck unit is still among them."""
    at = (kept["planet"] * len(position["money"]) + kept["seat"]) * 3
    there = sum(position["orbit"][at : at + 3]) + sum(position["surface"][at : at + 3])
    lost = kept.setdefault("lost", 0)
    kept["most"], kept["rescued"] = lost + there - one_is_struck, [0, 0, 0]
