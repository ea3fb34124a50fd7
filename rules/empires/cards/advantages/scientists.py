"""Gifted Scientists (CL-E41): technology costs a third less."""

from __future__ import annotations

CARD = "e41"


def discounted(cost: int) -> int:
    """CL-E41, CL-23.1: a level for them, of its price for everybody; the discount is rounded down."""
    return cost - cost // 3
