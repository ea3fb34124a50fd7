"""Onward to Venus (Irány a Vénusz!): empires race for the planets of the Sun."""
