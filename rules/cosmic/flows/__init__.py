"""The rulebook in steps: one module for each chapter."""
