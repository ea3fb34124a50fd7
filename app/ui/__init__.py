"""The small widget layer: one focus tree for mouse, keyboard and gamepad, in the brass-and-midnight look."""
