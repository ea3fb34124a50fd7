"""The opponents of Cosmic Encounter: what things are worth, how an encounter may end, what to say in a deal."""
