# Tanácsok: egy mondatban, miért ezt javasolja a gépi játékos.

reason-ai-why-best = A megvizsgált lépések közül ez ígérte a legtöbbet.
