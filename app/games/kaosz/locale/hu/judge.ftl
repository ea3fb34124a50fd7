# Amit a torna automatikus bírója összehasonlít.

tournament-judge-kaosz-colony = Lapok a kolóniában
tournament-judge-kaosz-hq = Lapok a központban
tournament-judge-kaosz-credits = Credit
tournament-judge-kaosz-ships = Űrhajóinak ára
