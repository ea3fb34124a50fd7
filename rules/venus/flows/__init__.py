"""The course of play, one module for each chapter of the rulebook."""
