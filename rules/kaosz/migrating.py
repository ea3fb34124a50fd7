"""Positions of older versions of these rules as the present one knows them. They come from files: trust nothing."""

from __future__ import annotations

from rules.core.records import Json

from .words import ANNOUNCED

VERSION = 2


def migrate(snapshot: dict[str, Json], version: int) -> dict[str, Json]:
    """From `version` to the present one."""
    return _from_first(snapshot) if version < 2 else snapshot


def _from_first(position: dict[str, Json]) -> dict[str, Json]:
    """Version 1 kept a bond when control changed, fixed X when a payment resolved, and asked who had conceded."""
    for card, bound in enumerate(position["bound"]):
        if bound == position["controller"][card]:
            position["bound"][card] = -1  # KG-11.41
            position["shaken"] = True
    for card, paid in enumerate(position["paid"]):
        if paid == ANNOUNCED:
            position["fixed_x"][card] = position["developments"][card]  # KG-A8
    for each in position["lasting"]:
        if each["op"] == "redirect_damage":
            each["by_serial"] = position["serial"][each["by"]]
    for frame in position["frames"]:
        if (frame["flow"], frame["at"]) == ("kaosz.turn", "bind"):  # the state check does that now
            frame["at"], frame["answers"] = "earn", {}
            position["shaken"] = True
        if "asked" in frame["vars"]:  # KG-11.42
            frame["vars"]["asked"] = [seat for seat in frame["vars"]["asked"] if seat in position["order"]]
    if not position["turn"] and position["active"] not in position["order"]:
        later = [seat for seat in position["order"] if seat > position["active"]]
        position["active"] = position["starter"] = (later or position["order"])[0]
    return position
