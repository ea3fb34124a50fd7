"""Looking through the motion of a table step by step."""

from app.table.motion.steps import InTurn, Together


def all_steps(steps):
    for step in steps:
        if isinstance(step, (Together, InTurn)):
            yield from all_steps(step.steps)
        else:
            yield step


def length(step):
    if isinstance(step, InTurn):
        return sum(length(part) for part in step.steps)
    if isinstance(step, Together):
        return max(length(part) for part in step.steps)
    return getattr(step, "ms", 0.0)
