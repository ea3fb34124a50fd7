"""Measurements: the product beside its yardsticks, in one run on one machine. Never a timed test."""
