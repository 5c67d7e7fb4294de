name = Jeu du moulin
tagline = Trois en ligne, et l’autre perd un pion.
genre = tactique

MO-01 = Deux joueurs ont neuf pions chacun ; le plateau a vingt-quatre points.
MO-02 = D’abord on pose tous ses pions, tour à tour, chacun sur un point libre.
MO-03 = Ensuite on déplace un de ses pions le long d’une ligne jusqu’au point libre voisin.
MO-04 = Trois de ses pions en ligne font un moulin : qui en ferme un prend un pion à l’autre.
MO-05 = Seul celui qui n’a plus que trois pions peut aller sur n’importe quel point libre.
MO-06 = Qui a moins de trois pions, ou ne peut plus bouger, perd.
MO-07 = Soixante coups sans moulin font une partie nulle.
MO-R1 = Un pion dans un moulin ne se prend que s’il n’y en a pas d’autre.

event-place = { $seat } pose un pion sur le point { $point }.
event-move = { $seat } va au point { $point }.
event-mill = { $seat } ferme un moulin.
event-take = { $seat } prend un pion de { $other } au point { $point }.
end-won = { $seat } a arrêté l’autre.
end-draw = Pas de moulin depuis soixante coups : partie nulle.
situation-place = Pose un pion : il t’en reste { $left }.
situation-move = Déplace un pion jusqu’au point voisin.
situation-fly = Tu as trois pions : ils vont où tu veux.
situation-take = Un moulin ! Prends un pion.
aim-mill = Trois en ligne en prennent un à l’autre.
effect-mill = ferme un moulin
step-place = Poser sur { $a }
step-move = De { $a } à { $b }
step-take = Prendre le pion sur { $a }
spot-point = Point { $a }
spot-hand = Les pions de { $seat }
piece-man = { $count ->
    [one] un pion
   *[other] { $count } pions
}
tally-men = pions
