# Amit a torna automatikus bírója összehasonlít.

tournament-judge-kaosz-colony = Lapok a kolónián
tournament-judge-kaosz-hq = Lapok a központban
tournament-judge-kaosz-credits = Credit
tournament-judge-kaosz-ships = A játékban lévő saját űrhajók ára
