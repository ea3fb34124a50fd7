"""The tournament desk: list, desk, projector, exports. Nothing of it is loaded before it is opened (P12)."""
