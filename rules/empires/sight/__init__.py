"""What a seat may see and suppose.

views       all that a seat knows of a position; `battle` and `ground` the parts for fights
previews    where a group could go, and what its owner knows to be risky there; also over several turns
imagining   worlds that agree with what a seat knows; `beliefs` what closed counters could be
"""
