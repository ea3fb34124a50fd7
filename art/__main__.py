"""`python -m art sheet OUT.png [SECTION …] [THEME]` writes the contact sheet."""

from __future__ import annotations

import argparse

import pygame

from art.sheet import THEMES, contact_sheet, sections


def main() -> None:
    """Read the command line and write one picture."""
    parser = argparse.ArgumentParser(prog="python -m art")
    commands = parser.add_subparsers(required=True)
    sheet = commands.add_parser("sheet")
    sheet.add_argument("out")
    sheet.add_argument("what", nargs="*", choices=[*sections(), *THEMES, []])
    asked = parser.parse_args()
    chosen = [name for name in asked.what if name not in THEMES] or None
    theme = next((THEMES[name] for name in asked.what if name in THEMES), THEMES["midnight"])
    pygame.image.save(contact_sheet(chosen, theme), asked.out)


if __name__ == "__main__":
    main()
