"""The last word when no window can be opened: what is missing, in both languages, where somebody will read it.

Nothing of the program may be taken for granted here: texts are read if they can be, and the box is the system's own.
"""

from __future__ import annotations

import sys

TITLE = "Orrery"
_ERROR_BOX = 0x10


def tell(message: str, cause: BaseException) -> None:
    """Say it on the terminal, and in a box where programs have no terminal."""
    words = worded(message, cause)
    print(f"orrery: {words}", file=sys.stderr)
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, words, TITLE, _ERROR_BOX)


def worded(message: str, cause: BaseException) -> str:
    """The message in both languages; who cannot open the program cannot choose one."""
    try:
        from app.text.texts import LANGUAGES, Texts

        said = [Texts(language)(message) for language in LANGUAGES]
    except Exception:  # even texts may be what is missing
        said = [message]
    return "\n\n".join([*said, f"({type(cause).__name__}: {cause})"])
