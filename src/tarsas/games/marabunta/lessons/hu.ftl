# Amit a tanító mond a Marabunta leckéiben.

lesson-first-move = Az első lépésed
    .take = Te vezeted a piros hangyákat. Az ellenfeled két csoportra osztotta a dobást, és te választasz először. Vedd el azt, amelyikben három szám van!
    .not-token = Jó csoport, egyszer még jól jöhet. Most vedd el a másikat: a régiókat számokkal lehet megnyerni.
    .three = A szám a kockája színének megfelelő régióba kerül. Kezdd a 3-assal: a zöld régióba való. Tedd középre, ahol van helye terjeszkedni.
    .not-first = A kockáidat bármilyen sorrendben használhatod. Most kezdd a zölddel!
    .middle = Szabad, de ez a régió széle, vagy süti, vagy láda, és azokról később lesz szó. Válassz egy üres mezőt a zöld régió közepén!
    .not-done = Még vannak kockáid, kár lenne értük. Kezdd a zöld 3-assal!
    .done = Az első számod mindig egy hangyabolyba kerül. Maradt még egy: tartsd meg, és fejezd be a köröd.
    .anthill = Ez nem érintené a 3-asodat, ezért az utolsó hangyabolyodba kerülne. Tartsd meg, és nyomd meg a befejezés gombját!
    .end = Ez volt egy kör! Most a kék használja a másik csoportot, a következő fordulóban pedig te osztasz ketté.

lesson-neighbours = Terjeszkedés
    .zero = Mostantól a számaid egymásból nőnek: mindegyik érinti valamelyik korábbit. A 0 bármelyik régióba mehet. Írd a kiemelt mezőre, a kék régió felé!
    .zero-first = A kék 1-es még semmit sem érintene. Előbb nyisson utat a 0!
    .pink-far = A rózsaszín régió messze van a 3-asodtól: hangyabolyba kerülne. Mindent a maga idejében!
    .bridge = Innen nem jutsz el a kék régióig. Használd a kiemelt mezőt!
    .not-done = Ne hagyd még abba: van egy kockád, amivel sokra mész.
    .across = A 0-d már érinti a kék régiót, és ennyi elég: a másik régióban lévő szomszéd is számít. Írd be a kék 1-est!
    .chest = Ott láda van, jó fogás lenne. A ládáknak külön leckéjük lesz; válaszd a 0 egy másik szomszédját!
    .saved = Ez a mező semmidet sem érinti, a hangyabolyodba kerülne. Maradj a 0 mellett!
    .jump = A rózsaszín 2-es semmidet sem érinti. Hangyabollyal átugorhat: a színnek stimmelnie kell, szomszéd nem kell. Telepedj le a rózsaszín régió közepén!
    .corner = Szabad, de a szélen kevés a hely. Telepedj középre!
    .end = Most két kolóniád van, és nincs több hangyabolyod. Innentől mindennek egymásból kell nőnie.
