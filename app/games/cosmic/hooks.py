"""Cosmic Encounter for the match: how long people may call out, and who has announced something (UX-37, UX-110)."""

from __future__ import annotations

from typing import Any

from app.match.hooks import HOOKS, MatchHooks
from rules import Decision
from rules.cosmic import announced

# An encounter has many steps at which something could be done, and hardly ever is: a short ring for those.
BARE_SHARE = 0.25


def grace(state: Any, decision: Decision) -> float:
    """A whole ring for what somebody uses or plays, a short one for a bare step."""
    return BARE_SHARE if announced.is_bare(state) else 1.0


HOOKS["cosmic"] = MatchHooks(announcer=announced.announcer, grace=grace, acting=announced.acting)
