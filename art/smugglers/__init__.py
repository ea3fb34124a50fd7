"""Pictures of Space Smugglers: sectors, characters, ships, tokens, the furniture of the table."""
