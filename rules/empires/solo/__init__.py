"""Solo opponents (SE-24 to SE-26): they follow their tables from steps of `flows.game`, one module for each."""
