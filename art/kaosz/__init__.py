"""Pictures of the cards of Káosz Galaktika, one for each card: `pictures`."""
