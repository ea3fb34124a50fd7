"""Pictures of Cosmic Encounter: so far its crest."""
