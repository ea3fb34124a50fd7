"""The colours of players' pieces, tuned for eyes that see fewer colours, and for high contrast (UX-82)."""

from __future__ import annotations

# By palette, what takes the place of a piece's usual colour. Each keeps its name: red stays red enough to be called so.
TUNED: dict[str, dict[str, str]] = {
    "deuteranopia": {
        "#CF3A32": "#C62D16",
        "#4C9DF0": "#5C9DEA",
        "#4FBE78": "#48C789",
        "#8B46C4": "#5E4DF7",
        "#C8392F": "#C4362A",
        "#3A86E8": "#1E8AF5",
        "#6A2A8E": "#9E4398",
        "#84C97A": "#9DE8A6",
        "#F08A1D": "#FF9306",
        "#2B2E38": "#021A27",
        "#EFEAE0": "#FFEABB",
        "#F29BC1": "#FAADE5",
        "#8A5A34": "#9B5E2F",
        "#6F4BB3": "#7A53BC",
    },
    "protanopia": {
        "#CF3A32": "#C32D2F",
        "#4C9DF0": "#5AA2F1",
        "#4FBE78": "#58CB83",
        "#8B46C4": "#7641EC",
        "#3A86E8": "#05A0D8",
        "#6A2A8E": "#8142D9",
        "#84C97A": "#89D287",
        "#F08A1D": "#FFAE02",
        "#2B2E38": "#07000C",
        "#EFEAE0": "#FFF8DC",
        "#F29BC1": "#F29FD2",
        "#8A5A34": "#995A1C",
        "#6F4BB3": "#7553BC",
    },
    "tritanopia": {
        "#4C9DF0": "#1B84D7",
        "#4FBE78": "#66FFB6",
        "#8B46C4": "#9642B3",
        "#3A86E8": "#056AED",
        "#6A2A8E": "#A33EA1",
        "#84C97A": "#B2F09B",
        "#F08A1D": "#E87E09",
        "#2B2E38": "#2C2C3B",
        "#EFEAE0": "#C7FFD5",
        "#F29BC1": "#FEA6DB",
        "#8A5A34": "#905B2B",
        "#6F4BB3": "#535BCA",
    },
    "high-contrast": {
        "#CF3A32": "#E64F45",
        "#4C9DF0": "#539FF0",
        "#8B46C4": "#AD5CF2",
        "#C8392F": "#E35344",
        "#3A86E8": "#008EF1",
        "#6A2A8E": "#CA55C0",
        "#84C97A": "#7DCA7D",
        "#F08A1D": "#FF5C02",
        "#2B2E38": "#001F4A",
        "#EFEAE0": "#FCFFFB",
        "#F29BC1": "#FF84AC",
        "#8A5A34": "#A5803B",
        "#6F4BB3": "#976EEB",
    },
}


def tuned(colour: str, eyes: str) -> str:
    """The colour of a piece in this palette; one that is far enough from all others stays as it is."""
    return TUNED.get(eyes, {}).get(colour, colour)
