"""What a widget is called for whoever listens to the screen instead of looking at it (UX-84)."""

from __future__ import annotations

import re

from app.ui.widget import Widget

_MARKUP = r"<[^<>]*>"


def called(widget: Widget) -> str:
    """Its own words; a control that tells only its value is called what stands beside it."""
    own = widget.spoken() or widget.tooltip()
    beside = _beside(widget) if widget.valued and not widget.tip else ""
    return " ".join(part for part in (beside, own) if part)


def words_in(widget: Widget) -> str:
    """All that is written in it, in reading order."""
    said = [re.sub(_MARKUP, "", one.spoken()) for one in widget.walk() if not any(one.children())]
    return " ".join(text for text in said if text)


def _beside(widget: Widget) -> str:
    """The words nearest to it that belong to no other control."""
    for up in widget.ancestors():
        near = [one for one in up.walk() if one is not widget and not one.focusable and not any(one.children())]
        said = " ".join(text for one in near if (text := re.sub(_MARKUP, "", one.spoken())))
        if said:
            return said
    return ""
