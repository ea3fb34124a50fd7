"""Content as TOML: sets, their shapes, verbs and limits, and what is wrong with a file. No game's own content."""
