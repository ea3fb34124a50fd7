"""Limited play: sealed packs (KG-2.10), what a pool allows, and the draft."""
