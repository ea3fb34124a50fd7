"""Pictures of the cards of Káosz Galaktika, one for each card."""

from art.kaosz.pictures import picture, scenes

__all__ = ["picture", "scenes"]
