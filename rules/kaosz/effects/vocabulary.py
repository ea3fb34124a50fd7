"""The whole closed vocabulary: importing this module registers every verb, and how texts in force work."""

from . import (
    amounts,
    cards,
    combat_flow,
    conditions,
    control,
    means,
    stack_ops,
    structure,
    texts,
    triggers,
    values_ops,
)
from .registry import condition, counter, operation

MODULES = (
    amounts, cards, combat_flow, conditions, control, means, stack_ops, structure, values_ops,
)  # fmt: skip

IN_FORCE = (texts, triggers)  # they list the hooks of what lies on the table

# Operations that go on counting: only these may stand in static text.
CONTINUOUS = (
    "modify_stat", "grant_keyword", "remove_keyword", "modify_size", "modify_cost", "modify_development_limit",
    "modify_income", "modify_limit", "forbid", "allow", "attack_tax", "action_tax", "force", "prevent_damage",
)  # fmt: skip

__all__ = ["CONTINUOUS", "IN_FORCE", "MODULES", "condition", "counter", "operation"]
