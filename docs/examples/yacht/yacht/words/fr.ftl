name = Yacht
tagline = Cinq dés, trois lancers, et jamais la ligne qu’il te faut.
genre = dés

YA-01 = Deux à six joueurs se partagent cinq dés ; chacun a une feuille de douze lignes.
YA-02 = À ton tour, tu lances tous les dés, puis jusqu’à deux fois encore ceux que tu veux.
YA-03 = Ce qu’on relance se remet d’abord dans le gobelet. Ce qui est dans le gobelet se lance.
YA-04 = Chaque tour finit par une ligne, remplie une seule fois dans la partie.
    .now = Déjà prise. Choisis une ligne encore vide, pas { $line }.
YA-05 = De un à six : la somme des dés de cette face.
YA-06 = Un full, trois pareils et deux autres pareils, rapporte la somme des dés.
YA-07 = Un carré rapporte la somme des quatre.
YA-08 = La petite suite, de 1 à 5, et la grande, de 2 à 6, rapportent 30 chacune.
YA-09 = La chance rapporte la somme des dés.
YA-10 = Un yacht, cinq pareils, rapporte 50.
YA-11 = Quand toutes les feuilles sont pleines, le plus grand total gagne.
YA-R1 = Rien à lancer avant qu’un dé soit dans le gobelet.
YA-R2 = Ce dé est déjà dans le gobelet.

event-roll = { $seat } fait { $dice }.
event-lift = { $seat } remet un { $face } dans le gobelet.
event-score = { $seat } remplit { $line ->
    [ones] les un
    [twos] les deux
    [threes] les trois
    [fours] les quatre
    [fives] les cinq
    [sixes] les six
    [full-house] le full
    [four-alike] le carré
    [little-straight] la petite suite
    [big-straight] la grande suite
    [choice] la chance
   *[yacht] le yacht
} avec { $points }.
end-most = { $seat } a le plus de points : { $points }.
situation-throw = { $left ->
    [0] Plus de lancer : remplis une ligne.
    [one] Encore un lancer.
   *[other] Encore { $left } lancers.
}
aim-line = Remets des dés dans le gobelet et relance-les, ou remplis une ligne.
step-roll = Un lancer : { $a }
step-lift = Dé { $a } dans le gobelet
step-throw = Lancer
step-score = { $a ->
    [ones] Les un
    [twos] Les deux
    [threes] Les trois
    [fours] Les quatre
    [fives] Les cinq
    [sixes] Les six
    [full-house] Full
    [four-alike] Carré
    [little-straight] Petite suite
    [big-straight] Grande suite
    [choice] Chance
   *[yacht] Yacht
}
sheet-score = Feuille
column-ones = 1
column-twos = 2
column-threes = 3
column-fours = 4
column-fives = 5
column-sixes = 6
column-full-house = full
column-four-alike = carré
column-little-straight = 1–5
column-big-straight = 2–6
column-choice = chance
column-yacht = yacht
spot-die = Dé { $a }
spot-cup = Le gobelet
piece-die = un { $value }
tally-points = points
