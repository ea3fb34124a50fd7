"""The Economic Phase (SE-7): income, what can be bought where, and the production sheet that is one secret form."""
