name = Hexentanz
tagline = Toutes les sorcières portent le même chapeau noir, chacun peut faire danser n’importe laquelle, et une chose est sûre : il y a un instant, tu savais encore lesquelles étaient à toi.

## Clauses

HT-01 = Le cercle a 36 cases ; chaque couleur y a une case de départ, une case de sortie 27 cases plus loin avec une arrivée de quatre places derrière elle, et une maison à l’intérieur du cercle.
HT-02 = Il y a six couleurs de quatre sorcières, toutes sous le même chapeau noir, et un dé ordinaire.
HT-03 = À trois joueurs, chacun a 4 sorcières ; à quatre, 3 ; à cinq ou six, 2. À moins ou à plus, on ne danse pas.
HT-04 = Toutes tes sorcières commencent dans la maison de ta couleur.
HT-05 = Le joueur le plus âgé commence, puis on joue dans le sens des aiguilles d’une montre.
    .now = Chacun son tour. C’est à { $seat } de jouer.
HT-06 = Un tour, c’est un lancer de dé et une seule action ; un six ne fait pas rejouer.
HT-07 = Les sorcières avancent dans le sens des aiguilles d’une montre, du nombre indiqué par le dé.
HT-08 = Tant que tu as des sorcières à la maison, tu dois en sortir une, même si elle pousse quelqu’un : avec un 1, elle se place sur ta case de départ.
    .now = { $witches ->
        [one] Pas encore. Une de tes sorcières est toujours à la maison : fais-la sortir d’abord.
       *[other] Pas encore. { $witches } de tes sorcières sont toujours à la maison : fais-en sortir une d’abord.
    }
HT-09 = Dès qu’aucune de tes sorcières n’est à la maison, tu avances n’importe quelle sorcière du cercle, quelle que soit sa couleur ; le dé doit servir.
    .now = Personne ici. La case { $square } est vide : choisis une sorcière du cercle.
HT-10 = Si tu fais six, tu peux, au lieu d’avancer, regarder en secret sous un chapeau du cercle.
    .now = Pas cette fois. Il faut un 6 pour regarder dessous, et tu as fait { $face }.
HT-11 = Une sorcière qui s’arrête sur une case occupée pousse celle qui s’y trouve 7 cases en arrière.
HT-12 = Si elle devait tomber sur une case occupée, la sorcière poussée recule encore de 7, et ainsi de suite jusqu’à une case vide.
HT-13 = Une sorcière poussée soulève son chapeau un instant, et tout le monde voit sa couleur.
HT-14 = On n’entre dans une arrivée qu’en avançant au-delà de sa case de sortie : il faut au moins 1 depuis cette case, et un de plus pour chaque case avant elle.
    .now = Trop loin. De la case { $square }, il faut { $needed } pour rentrer chez toi, et tu as fait { $face }.
HT-15 = Pour rentrer, on peut faire plus que nécessaire ; le reste est perdu.
HT-16 = Personne ne rentre à reculons ; mais une sorcière repoussée derrière sa case de sortie pourra rentrer plus tard, en avançant.
HT-17 = Une sorcière arrivée au but est découverte ; si c’est la bonne couleur, elle y reste et ne bouge plus jamais.
HT-18 = Si ce n’est pas la bonne couleur, elle remet son chapeau et se place sur la case de sortie de sa propre couleur.
HT-19 = Le premier dont toutes les sorcières sont rentrées gagne, et la partie s’arrête aussitôt.

## Lectures

HT-R1 = À ton tour, tu peux faire entrer chez toi toute sorcière à portée, si tu le dis ; elle peut tout aussi bien passer devant en dansant.
HT-R2 = Seules tes propres sorcières doivent être sorties avant que tu puisses avancer n’importe laquelle ; celles qui sont chez les autres y restent.
HT-R3 = On ne regarde pas sous les chapeaux tant qu’on a des sorcières à la maison.
    .now = { $witches ->
        [one] Pas encore. Une de tes sorcières est toujours à la maison : la sortir passe avant la curiosité.
       *[other] Pas encore. { $witches } de tes sorcières sont toujours à la maison : les sortir passe avant la curiosité.
    }
HT-R4 = Une sorcière qui s’est trompée de porte et revient sur une case occupée pousse celle qui s’y trouve, comme dans tout déplacement.
HT-R5 = On peut regarder sous n’importe quel chapeau du cercle, et nulle part ailleurs.
    .now = Pas de chapeau ici. La case { $square } est vide : choisis un chapeau du cercle.
HT-R6 = Peu importe laquelle de tes sorcières sort la première.
HT-R7 = À la fin, le gagnant est premier, puis viennent ceux qui ont le plus de sorcières rentrées ; à égalité, on partage la place.
HT-R8 = Une sorcière repoussée par-dessus sa propre case de sortie recule comme d’habitude.
HT-R9 = Les 36 cases, un départ toutes les 6 et la sortie 27 cases plus loin ont été relevés sur le plateau de 1988.
HT-R10 = Regarder remplace le déplacement de ce tour ; tout le monde peut savoir que tu as regardé, et où.
HT-R11 = Après 500 tours de suite sans qu’une sorcière rentre pour de bon, la danse est finie.

## Règles maison

HT-H1 = Règle maison : une sorcière qu’on a fait entrer dans la mauvaise arrivée file tout droit dans la sienne, y reste et compte pour son propriétaire.
HT-H2 = Règle maison : ton écran, et lui seul, garde tes propres sorcières marquées.

option-wrong_witch = Où va une sorcière qu’on a fait entrer dans la mauvaise arrivée ?
option-wrong_witch-exit = Sur le cercle, à la case de sortie de sa propre couleur.
option-wrong_witch-goal = Tout droit dans sa propre arrivée, où elle compte pour son propriétaire.
option-memory_aid = Ton écran marque-t-il tes propres sorcières ?
option-memory_aid-off = Non : à toi de t’en souvenir.
option-memory_aid-on = Oui : pour les enfants, et pour apprendre le jeu.

## Ce qui s’est passé

event-die = { $seat } fait { $face }.
event-out = { $seat } sort une sorcière : case { $square }.
event-move = { $seat } avance le chapeau de la case { $square } jusqu’à la case { $target }.
event-push = Pousse-toi ! Et voilà… { a-witch } ! Elle recule de { $back }, case { $target }.
event-home = { $seat } rentre le chapeau de la case { $square }. Chapeau bas !
event-stay = { $witches ->
    [one] C’est bien { a-witch }, et la voilà rentrée : la première pour { $seat }.
   *[other] C’est bien { a-witch }, et la voilà rentrée : { $witches } maintenant pour { $seat }.
}
event-wrong-witch = Raté, c’était { a-witch } ! La voilà devant sa porte, case { $square }.
event-gift = Raté, c’était { a-witch } ! Elle file tout droit chez elle, et { $seat } remercie bien { $other }.
event-look = { $seat } regarde sous le chapeau de la case { $square }, sourit et ne dit rien.
event-seen = Sous le chapeau de la case { $square }, il y a { a-witch }. Motus !
event-won = Toutes rentrées avant le lever du soleil : { $seat } gagne !
event-tired = 500 tours et personne n’est rentré : le feu s’éteint, la danse est finie.

## Ce que ferait un coup

preview-out = Elle sort en case { $target }.
preview-out-push = Elle sort en case { $target }. Il y a du monde : l’autre sorcière est poussée { $back } cases en arrière, en case { $landing }, et tout le monde voit sa couleur.
preview-move = Case { $square } → case { $target }.
preview-move-push = Case { $square } → case { $target }. Il y a du monde : l’autre sorcière est poussée { $back } cases en arrière, en case { $landing }, et tout le monde voit sa couleur.
preview-home = De la case { $square } jusque chez toi, et chapeau bas. C’est bien une des tiennes, au moins ?
preview-look = Personne d’autre que toi ne verra qui est sous le chapeau de la case { $square }. Ce sera tout pour ce tour.

## Coups

step-die = Le dé tombe sur { $a }
step-out = Sortir une sorcière
step-move = Avancer la sorcière de la case { $a }
step-home = Faire entrer chez toi la sorcière de la case { $a }
step-look = Regarder sous le chapeau de la case { $a }

## Le plateau

spot-ring = Case { $a }
spot-home = { $a ->
    [0] Maison violette, place { $b }
    [1] Maison bleue, place { $b }
    [2] Maison rouge, place { $b }
    [3] Maison verte, place { $b }
    [4] Maison jaune, place { $b }
   *[other] Maison rose, place { $b }
}
spot-goal = { $a ->
    [0] Arrivée violette, place { $b }
    [1] Arrivée bleue, place { $b }
    [2] Arrivée rouge, place { $b }
    [3] Arrivée verte, place { $b }
    [4] Arrivée jaune, place { $b }
   *[other] Arrivée rose, place { $b }
}
spot-die = Près du feu
spot-hand = Devant { $seat }

piece-hat = { $colour ->
    [0] une violette sous son chapeau
    [1] une bleue sous son chapeau
    [2] une rouge sous son chapeau
    [3] une verte sous son chapeau
    [4] une jaune sous son chapeau
    [5] une rose sous son chapeau
   *[other] un chapeau, et quelqu’un dessous
}
piece-witch = { $colour ->
    [0] une sorcière violette
    [1] une sorcière bleue
    [2] une sorcière rouge
    [3] une sorcière verte
    [4] une sorcière jaune
   *[other] une sorcière rose
}
piece-sign = { $colour ->
    [0] ta note : une violette
    [1] ta note : une bleue
    [2] ta note : une rouge
    [3] ta note : une verte
    [4] ta note : une jaune
   *[other] ta note : une rose
}
piece-die = le dé, qui montre { $value }

tally-home = À la maison
tally-ring = Dans la danse
tally-goal = Rentrées

fact-turn = À qui le tour
fact-face = Le dé
fact-looker = Qui a regardé en dernier
fact-looked = Où c’était

# Dit à l’intérieur d’autres messages.
a-witch = { $colour ->
    [0] une violette
    [1] une bleue
    [2] une rouge
    [3] une verte
    [4] une jaune
   *[other] une rose
}
