"""The observable changes of Cosmic Encounter: each function makes one change and tells it in one event."""
