"""A printable page for each game and language, from the text that stands beside its rulebook.

A page is Markdown of the plainest kind: one title, a line in italics, headings, numbered steps, points, **bold**.
"""

from __future__ import annotations

import html
import re
from pathlib import Path

from bundling.ground import ROOT, Stop

LANGUAGES = ("en", "hu")
SOURCES = ROOT / "app" / "games"
STYLE = """
@page { size: A4; margin: 14mm }
body { font: 11pt/1.38 Georgia, "Times New Roman", serif; color: #241c12; max-width: 180mm; margin: 8mm auto }
h1 { font-size: 22pt; margin: 0; color: #7e6433; border-bottom: 1.5pt solid #c9a35b; padding-bottom: 2mm }
h2 { font-size: 13pt; margin: 4.5mm 0 1mm; color: #7e6433 }
p, ul, ol { margin: 1.2mm 0 } li { margin: .6mm 0 } em.line { display: block; margin: 2mm 0; font-size: 12pt }
"""


def write_all(folder: Path) -> list[Path]:
    """Quick start of every game in both languages; the pages."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for source in sorted(SOURCES.glob("*/quick_start/*.md")):
        text = source.read_text(encoding="utf-8")
        title = text.splitlines()[0].removeprefix("# ").strip()
        page = folder / f"{title}.html"
        page.write_text(page_of(text, source.stem), encoding="utf-8")
        made.append(page)
    if not made:
        raise Stop(f"no quick starts below {SOURCES}")
    return made


def page_of(text: str, language: str) -> str:
    title = html.escape(text.splitlines()[0].removeprefix("# ").strip())
    body = "\n".join(_blocks(text))
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def _blocks(text: str) -> list[str]:
    made: list[str] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = block.splitlines()
        if lines[0].startswith("# "):
            made.append(f"<h1>{_inline(lines[0][2:])}</h1>")
        elif lines[0].startswith("## "):
            made.append(f"<h2>{_inline(lines[0][3:])}</h2>")
            lines = lines[1:]
            made += _blocks("\n".join(lines)) if lines else []
        elif lines[0].startswith("- ") or re.match(r"\d+\. ", lines[0]):
            kind = "ul" if lines[0].startswith("- ") else "ol"
            items = re.split(r"(?m)^(?:- |\d+\. )", block)[1:]
            made.append(f"<{kind}>" + "".join(f"<li>{_inline(' '.join(i.split()))}</li>" for i in items) + f"</{kind}>")
        elif block.startswith("*") and not block.startswith("**"):
            made.append(f'<em class="line">{_inline(block.strip("*"))}</em>')
        else:
            made.append(f"<p>{_inline(' '.join(block.split()))}</p>")
    return made


def _inline(text: str) -> str:
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", html.escape(text, quote=False))
