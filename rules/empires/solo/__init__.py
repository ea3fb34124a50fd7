"""Solo opponents (SE-24 to SE-26): sheets, fleets and research; `flows.doomsday` and `flows.invasion` play them."""
