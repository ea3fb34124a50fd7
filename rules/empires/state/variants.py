"""Variants that change numbers: bloody combat, rich colonies and minerals (CL-20)."""

from __future__ import annotations

from typing import Any

from rules.core.hooks import Source

from . import Galaxy, Hex
from .values import rule

RICHER = 3  # CL-20.7


@rule("attack", "bloody_combat", switch="bloody_combat")
@rule("ground_attack", "bloody_combat", switch="bloody_combat")
def _bloody(g: Galaxy, source: Source, value: int, one: Any) -> int:
    """CL-20.6, CL-20.9: every unit, also on the ground and in bombardment; boarding asks for another number."""
    return value + 1


@rule("income", "rich_colonies", guard=lambda g, source, hex: g.value[hex] >= 1, switch="rich_colonies")
def _rich(g: Galaxy, source: Source, value: int, hex: Hex) -> int:
    """CL-20.7: what it would normally produce counts."""
    return value + RICHER


@rule("minerals", "rich_minerals", switch="rich_minerals")
def _rich_minerals(g: Galaxy, source: Source, value: int, hex: Hex) -> int:
    """CL-20.3."""
    return 2 * value
