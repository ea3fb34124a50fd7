"""Asking a table what it makes a moment of."""

from app.table.model import GreatMoment
from rules import Event


def told(scene, *events: Event) -> list[GreatMoment]:
    """The moments that a table makes of these events; it stands as before them."""
    scene.desk.performer.before = scene.desk.stage
    found = [scene.module.motion.great_moment(event, None) for event in events]
    return [moment for moment in found if moment is not None]
