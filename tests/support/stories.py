"""A finished game as the result screen's story needs it: who played, and the moments to tell."""

from types import SimpleNamespace

from rules.core.chronicle import Chronicle


def finished(game, names, *moments):
    who = [(name, "human") for name in names]
    result = SimpleNamespace(places=((0,),))
    return SimpleNamespace(
        game=game, who=who, name=lambda texts, seat: names[seat], story=Chronicle((), moments), result=result
    )
