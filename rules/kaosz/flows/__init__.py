"""The course of the game, one module for each chapter of the rulebook."""
