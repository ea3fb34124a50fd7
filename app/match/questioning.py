"""A question to the opponents' processes, as it comes to them: a message with a brief and the content of its game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rules import find
from rules.ai import Brief, hints_of
from rules.content.loading import Content, unpack


def brief_in(message: dict[str, Any], known: dict[str, Content]) -> Brief:
    """The brief of a question."""
    if message["home"]:
        import_module(message["home"])
    brief = Brief.decode(message["brief"], _content_of(message, known))
    hints_of(brief.game)  # a new process loads them first: its time to think begins after that
    return brief


def _content_of(message: dict[str, Any], known: dict[str, Content]) -> Content | None:
    """The content that was sent with this question or an earlier one; None: the game loads its own."""
    name = message["content"]
    if name is None:
        return None
    if name not in known:
        content, problems = unpack(find(message["brief"]["world"]["game"]).schema, message["packed"], "worker")
        if problems:
            raise ValueError("; ".join(str(problem) for problem in problems))
        known[name] = content
    return known[name]
