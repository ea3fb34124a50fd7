"""The window program: scenes, table, sound and wording. Knows the rules only through their contract."""
