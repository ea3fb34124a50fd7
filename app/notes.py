"""Warnings for the log; the logging library is loaded only when there is something to say (P12)."""

from __future__ import annotations


def warn(message: str, *values: object) -> None:
    import logging

    logging.getLogger("orrery").warning(message, *values)
