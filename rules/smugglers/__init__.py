"""Space Smugglers (Űrcsempészek): dice bidding for sectors of the galaxy, in real time or in beats.

`game` is the entry; `flows` holds one module for each phase of a round; `state`, `facts` and `atoms` hold what
changes, what never changes and how it changes. Rule IDs SM-... are those of the digest.
"""
