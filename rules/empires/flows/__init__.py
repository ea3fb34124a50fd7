"""The rulebook as flows: one module for each chapter."""
