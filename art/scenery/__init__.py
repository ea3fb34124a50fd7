"""What pictures of several games are composed of: a notation for scenes, pens, grounds, ships and other parts."""
