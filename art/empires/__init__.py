"""Pictures of Űrbirodalmak: so far its crest."""
