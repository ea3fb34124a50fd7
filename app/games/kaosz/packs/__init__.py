"""Packs at the screen: opened with ceremony, drafted, kept in an album."""
