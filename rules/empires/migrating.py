"""Positions of older versions of these rules as the present one knows them."""

from __future__ import annotations

from rules.core.records import Json


def migrate(snapshot: dict[str, Json], version: int) -> dict[str, Json]:
    """From `version` to the present one."""
    assault = snapshot.get("assault")
    if version < 3 and assault and assault["flown"]:
        assault["flown"] = _by_owner(assault, len(snapshot["fleets"]))
    return snapshot


def _by_owner(assault: dict[str, Json], owners: int) -> list[int]:
    """Before version 3 Transports that fly (CL-A25) were counted by side; of brothers the leader is thought to have
    sent them."""
    flown = [0] * owners
    for owner, some in zip((assault["attacker"], assault["defender"]), assault["flown"], strict=True):
        if some:
            flown[owner] = some
    return flown
