name = Hexentanz
tagline = Tout le monde sous le même chapeau noir. Lesquelles sont à toi ? Tu le savais il y a un instant.
genre = mémoire

## Clauses

HT-01 = Le cercle a 36 cases. Chaque couleur y a un départ et, 27 cases plus loin, sa porte ; derrière la porte, son arrivée.
HT-02 = Il y a quatre sorcières de chaque couleur, toutes sous le même chapeau noir, et un dé ordinaire.
HT-03 = À trois, chacun a 4 sorcières ; à quatre, 3 ; à cinq ou six, 2. À deux ou à sept, on ne danse pas.
HT-04 = Toutes tes sorcières commencent dans le camp de ta couleur.
HT-05 = La personne la plus âgée ouvre le bal, et le dé passe de gauche en gauche, comme tournent les aiguilles d’une montre.
    .now = Chacun son tour. On attend { $seat } : suis bien les chapeaux des yeux.
    .child = Chacun son tour. C’est à { $seat }.
HT-06 = Un tour, c’est un lancer de dé et une seule action ; un six ne fait pas rejouer.
    .now = Le dé d’abord. Il roule encore, { $seat } : attends qu’il soit tombé, puis choisis.
HT-07 = Le dé dit de combien on avance, toujours dans le sens des aiguilles d’une montre.
HT-08 = Tant qu’il te reste des sorcières au camp, tu dois en sortir une, même si elle pousse : un 1 la pose sur ta case de départ.
    .now = { $witches ->
        [one] Pas encore. Une de tes sorcières est toujours au camp : sors-la d’abord.
       *[other] Pas encore. { $witches } de tes sorcières sont toujours au camp : sors-en une d’abord.
    }
    .child = Pas encore. Des sorcières dorment encore chez toi : fais-en d’abord sortir une.
HT-09 = Une fois ton camp vide, tu avances n’importe quel chapeau du cercle ; si le dé peut servir, il doit servir.
    .now = { $why ->
        [camp] Plus personne au camp. Toutes tes sorcières sont déjà sorties : avance un chapeau du cercle.
       *[empty] Personne ici. La case { $square } est vide : choisis un chapeau du cercle.
    }
    .child = Personne ici. Touche un chapeau qui brille.
HT-10 = Si tu fais six, tu peux, au lieu d’avancer, regarder en secret sous un chapeau du cercle.
    .now = Pas cette fois. Il faut un 6 pour regarder dessous, et tu as fait { $face } : avance un chapeau.
    .child = Pas cette fois. On ne regarde sous un chapeau qu’avec un six.
HT-11 = Un chapeau qui s’arrête sur une case occupée pousse celui qui s’y trouve 7 cases en arrière.
HT-12 = Là aussi, quelqu’un ? Le même chapeau recule encore de 7, et encore, tant que la case n’est pas libre.
HT-13 = À qui l’on pousse, le chapeau s’envole : un instant, toute la table voit sa couleur.
HT-14 = On entre dans l’arrivée en dépassant la porte : depuis la porte, un 1 suffit ; une case avant, il faut 2 ; et ainsi de suite.
    .now = Trop loin. De la case { $square }, il faut { $needed } pour rentrer, et tu as fait { $face } : choisis un chapeau plus proche, ou avance celui-ci.
    .child = Trop loin. Touche un chapeau qui brille.
HT-15 = Pour rentrer, tu peux faire plus que nécessaire ; le reste est perdu.
HT-16 = Personne ne rentre à reculons ; mais une sorcière repoussée avant sa porte pourra rentrer plus tard, en avançant.
HT-17 = À l’arrivée, chapeau bas : de la bonne couleur, une sorcière y reste pour de bon et ne bouge plus.
HT-18 = D’une autre couleur, elle se recoiffe et reprend la danse à la porte de sa propre couleur.
HT-19 = Le premier qui a rentré toutes ses sorcières gagne, et la partie s’arrête aussitôt.

## Lectures

HT-R1 = À ton tour, tu peux faire entrer dans ton arrivée tout chapeau à portée, si tu le choisis ; il peut aussi bien passer devant.
HT-R2 = Seules tes propres sorcières doivent être sorties avant que tu avances n’importe quel chapeau ; les autres camps ne comptent pas.
HT-R3 = On ne regarde pas sous les chapeaux tant qu’on a des sorcières au camp.
    .now = { $witches ->
        [one] Pas encore. Une de tes sorcières est toujours au camp : la sortir passe avant la curiosité.
       *[other] Pas encore. { $witches } de tes sorcières sont toujours au camp : les sortir passe avant la curiosité.
    }
    .child = Pas encore. Fais d’abord sortir tes sorcières.
HT-R4 = Une sorcière qui s’est trompée d’arrivée et revient sur une porte occupée pousse le chapeau qui s’y trouve.
HT-R5 = On peut regarder sous n’importe quel chapeau du cercle, et nulle part ailleurs.
    .now = Pas de chapeau ici. La case { $square } est vide : choisis un chapeau du cercle.
    .child = Pas de chapeau ici. Touche un chapeau qui brille.
HT-R6 = Peu importe laquelle de tes sorcières sort la première.
HT-R7 = Le gagnant est premier, puis viennent ceux qui ont rentré le plus de sorcières ; à égalité, on partage le rang.
HT-R8 = Une sorcière repoussée par-dessus sa propre porte recule comme d’habitude.
HT-R9 = Les 36 cases, un départ toutes les 6 et la porte 27 cases plus loin sont notre choix : la règle imprimée ne le dit pas.
HT-R10 = Regarder remplace le déplacement de ce tour ; tout le monde peut savoir que tu as regardé, et où.
HT-R11 = Après 500 tours de suite sans qu’une sorcière rentre pour de bon, la danse est finie.

## Règles maison

HT-H1 = Règle maison : une sorcière entrée dans la mauvaise arrivée file dans la sienne, y reste et compte pour son propriétaire.
HT-H2 = Règle maison : ton écran, et lui seul, garde tes propres sorcières marquées.

option-wrong_witch = Où va une sorcière qu’on a fait entrer dans la mauvaise arrivée ?
option-wrong_witch-exit = Sur le cercle, à la porte de sa propre couleur.
option-wrong_witch-goal = Tout droit dans sa propre arrivée, où elle compte pour son propriétaire.
option-memory_aid = Ton écran marque-t-il tes propres sorcières ?
option-memory_aid-off = Non : à toi de t’en souvenir.
option-memory_aid-on = Oui : pour les enfants, et pour apprendre le jeu.

## Ce qui s’est passé

event-die = { $seat } fait { $face }.
    .child = { $seat } lance le dé.
event-out = { $seat } sort une sorcière sur la case { $square }.
    .child = { $seat } fait sortir une sorcière.
    .short = sort → { $square }
event-move = { $seat } avance le chapeau de la case { $square } jusqu’à la case { $target }.
    .child = { $seat } avance un chapeau.
    .short = { $square } → { $target }
event-push = { $back ->
    [7] Pousse-toi ! Et voilà… { a-witch } ! Qui est poussée recule de 7 : jusqu’à la case { $target }.
   *[other] Pousse-toi ! Et voilà… { a-witch } ! 7 cases en arrière, c’est pris, donc encore 7 : { $back } en tout, jusqu’à la case { $target }.
}
    .child = Pousse-toi ! Et voilà… { a-witch } ! Elle recule de { $back } cases.
    .short = pousse { a-witch }
event-short-cut = { $needed ->
    [1] Un raccourci : en reculant, la voilà à sa propre porte, et n’importe quel dé la mène à son arrivée.
   *[other] Un raccourci : en reculant, la voilà près de sa propre porte, et { $needed } suffit pour l’arrivée.
}
    .child = Un raccourci : la voilà près de sa propre porte.
event-home = { $seat } emmène le chapeau de la case { $square } à l’arrivée. Chapeau bas !
    .child = { $seat } emmène un chapeau à l’arrivée. Chapeau bas !
event-stay = { $witches ->
    [one] C’est bien { a-witch }, elle reste à l’arrivée : la première pour { $seat }.
   *[other] C’est bien { a-witch }, elle reste à l’arrivée : et de { $witches } pour { $seat } !
}
    .child = C’est bien { a-witch }, elle reste à l’arrivée !
    .short = rentre { a-witch }
event-wrong-witch = Raté, c’était { a-witch } ! La voilà à sa propre porte, sur la case { $square }.
    .child = Raté, c’était { a-witch } ! La voilà devant sa propre porte.
    .short = se trompe de chapeau : { a-witch }
event-gift = Raté, c’était { a-witch } ! Elle file tout droit dans son arrivée, et { $seat } remercie bien { $other }.
    .short = gagne { a-witch } grâce à { $other }
event-look = { $seat } regarde sous le chapeau de la case { $square }, sourit et ne dit rien.
    .child = { $seat } regarde sous un chapeau, sourit et ne dit rien.
    .short = regarde sous { $square }
event-seen = Sous le chapeau de la case { $square }, il y a { a-witch }. Motus !
    .child = Sous ce chapeau, il y a { a-witch }. Motus !
event-won = Toutes à l’arrivée : { $seat } gagne ! Et maintenant, chapeaux bas.
event-tired = 500 tours et personne n’est rentré : le feu s’éteint, la danse est finie.
end-won = { $witches ->
    [one] Une sorcière à rentrer, et la voilà dans son arrivée.
   *[other] Les { $witches } sorcières sont dans leur arrivée.
}
end-tired = 500 tours sans que personne rentre : le feu s’éteint, et on compte les sorcières rentrées, { $witches } au plus.

## Ce qu’on a dit à toi seul

secret-seen = Sous le chapeau de la case { $square } : { a-witch } !
    .others = Les autres savent où tu as regardé, pas ce que tu as vu. Retiens-la : le chapeau est remis.
    .child = Sous ce chapeau, il y a { a-witch } ! Retiens-la bien.

## Ce que ferait un coup

preview-out = Elle sort sur la case { $target } : tu comptes à partir de ta case de départ, qui vaut 1.
    .child = Elle sort. Touche la grande image !
preview-out-push = Elle sort sur la case { $target }. { the-pushed } recule de { pushed-back }, et on voit sa couleur.
    .child = Elle sort, et qui est sur son chemin recule.
preview-move = De la case { $square } à la case { $target }{ past-the-door }.
    .child = Ce chapeau avance.
preview-move-push = De la case { $square } à la case { $target }{ past-the-door }. { the-pushed } recule de { pushed-back }, et on voit sa couleur.
    .child = Ce chapeau avance, et qui est sur son chemin recule.
preview-home = De la case { $square } à ton arrivée { $needed ->
    [1] (tout dé suffit).
   *[other] ({ $needed } ou plus suffit).
} { $seen ->
    [own] C’est une des tiennes : elle y reste.
   *[hidden] Est-elle à toi ? { $wrong ->
        [goal] Sinon, elle file dans sa propre arrivée et compte pour son propriétaire !
       *[exit] Sinon, elle va à sa porte, à un dé de son arrivée !
    }
}
    .child = { $seen ->
        [own] Ce chapeau est à toi : elle va à ton arrivée, et elle y reste.
       *[hidden] Ce chapeau va à ton arrivée. Elle est bien à toi ?
    }
preview-look = Personne d’autre que toi ne verra qui est sous le chapeau de la case { $square }. Ce sera tout pour ce tour.
    .child = Tu regardes sous ce chapeau, et personne d’autre.

## Ce qui se passe, et pour quoi on joue

situation-out = Tu as fait { $face } : fais sortir une sorcière de ton camp.
    .child = Tu as fait { $face }. Fais sortir une sorcière de ta maison.
situation-move = Tu as fait { $face } : avance n’importe quel chapeau de { $face ->
    [one] { $face } case
   *[other] { $face } cases
}, les tiens sont parmi eux.
    .child = Tu as fait { $face }. Lequel est à toi ? Touche un chapeau qui brille.
situation-six = Tu as fait { $face } : avance n’importe quel chapeau de { $face } cases, ou regarde sous l’un d’eux.
    .child = Un six ! Touche un chapeau qui brille : avance-le, ou regarde dessous.
aim-out = Ta couleur : la { the-colour }. Mène avant les autres tes { $witches } sorcières à ton arrivée, la bande { the-colour } autour du cercle. Retiens où elles vont !
    .child = Mène toutes tes sorcières autour du feu, jusqu’à la bande de ta couleur. Retiens où elles vont !
aim-home = { $out ->
    [one] Rentre tes { $witches } sorcières dans ton arrivée. La dernière danse encore, sous un chapeau.
   *[other] Rentre tes { $witches } sorcières dans ton arrivée. { $out } dansent encore, sous les chapeaux.
}
    .child = Mène tes sorcières à ton arrivée.
aim-marked = { $out ->
    [one] Rentre tes { $witches } sorcières dans ton arrivée. La dernière danse encore, avec ton signe.
   *[other] Rentre tes { $witches } sorcières dans ton arrivée. { $out } dansent encore, avec ton signe.
}
    .child = Mène tes sorcières à ton arrivée. Elles portent ton signe.

effect-out = elle entre dans la danse
    .do = Sortir une sorcière
    .go = Entrez dans la danse !
effect-out-push = il y a du monde : l’autre recule de { $back }
    .do = Sortir et pousser
    .go = Pousse-toi !
effect-push = qui s’y trouve recule de { $back } cases
    .do = Pousser
    .go = Pousse-toi !
    .all = Pousser quelqu’un
effect-home = { $wrong ->
    [goal] à toi : elle y reste ; sinon : elle compte pour l’autre
   *[exit] à toi : elle y reste ; sinon : elle file à sa porte
}
    .do = De la { $square } à l’arrivée
    .go = Chapeau bas !
    .all = Un chapeau à l’arrivée
effect-look = personne d’autre ne verra sa couleur
    .do = Regarder sous le { $square }
    .go = Je regarde, motus !
    .all = Regarder sous un chapeau

hint-out = Ton camp. Tes sorcières sortent d’ici, une par tour.
hint-exit = Ta porte : ici on entre dans ton arrivée, ou on refait un tour.
hint-home = Ce chapeau peut entrer dans ton arrivée. Est-ce bien une des tiennes ?
hint-push = { $face ->
    [one] Juste devant, quelqu’un est déjà là : poussé, 7 cases en arrière !
   *[other] { $face } cases plus loin, quelqu’un est déjà là : poussé de 7 en arrière !
}
hint-look = Un 6 ! Tu peux regarder sous n’importe quel chapeau, au lieu d’avancer.

## Coups

step-die = Le dé tombe sur { $a }
stays = { $count ->
    [one] Le chapeau de la case { $names } reste là. { $why }
    [2] Les chapeaux des cases { $names } restent là. { $why }
   *[other] Les chapeaux restent où ils sont. { $why }
}
step-out = Sortir une sorcière
step-move = Avancer le chapeau de la case { $a }
    .do = Avancer le { $a }
    .go = En avant, case { $to } !
step-home = Rentrer le chapeau de la case { $a }
step-look = Regarder sous le chapeau de la case { $a }

## Le plateau

spot-ring = Case { $a }
spot-home = { $a ->
    [0] Camp violet, place { $b }
    [1] Camp bleu, place { $b }
    [2] Camp rouge, place { $b }
    [3] Camp vert, place { $b }
    [4] Camp jaune, place { $b }
   *[other] Camp rose, place { $b }
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

tally-home = Au camp
tally-ring = Dans la danse
tally-goal = À l’arrivée

fact-turn = À qui le tour
fact-face = Le dé
fact-looker = Qui a regardé en dernier
fact-looked = Sous quel chapeau

# Dit à l’intérieur d’autres messages.
the-pushed = { $seen ->
    [own] Ta propre sorcière
   *[hidden] Celle qui s’y trouve
}
pushed-back = { $back ->
    [7] 7, à la case { $landing }
   *[other] { $back }, à la case { $landing } (7 en arrière, c’est pris)
}
past-the-door = { $past ->
    [1] , en passant ta porte
   *[other] { "" }
}
the-colour = { $colour ->
    [0] violette
    [1] bleue
    [2] rouge
    [3] verte
    [4] jaune
   *[other] rose
}
a-witch = { $colour ->
    [0] une violette
    [1] une bleue
    [2] une rouge
    [3] une verte
    [4] une jaune
   *[other] une rose
}

## Énigmes

puzzle-hat = Qui est sous le chapeau de la case { $square } ?
    .more = Toutes les sorcières dormaient chez elles. Voici tout ce qui s’est passé en { $turns } tours.
clue-out = { $seat } fait sortir une sorcière en case { $square }.
clue-move = { $seat } avance le chapeau de la case { $square } en case { $target }.
clue-push = Celle qui était en case { $square } recule en case { $target }.

## Leçon

lesson-aim = Ramène tes quatre sorcières autour du feu jusqu’à ton arrivée, avant les autres. Le hic : sous leurs chapeaux, elles se ressemblent toutes.
lesson-out = Debout !
    .say = Tu as fait 4. Touche ton camp : une sorcière en sort, et le 4 dit jusqu’où.
    .why = Tant que des sorcières dorment au camp, le dé en réveille une.
lesson-push = Poussez-vous !
    .say = Encore un 4, et il y a déjà du monde. Fais sortir la suivante, et regarde bien qui recule.
    .why = Jamais deux sorcières sur une case. Celle qui y était recule de 7 et montre sa couleur un instant : retiens-la !
lesson-any = N’importe quel chapeau
    .say = Toutes les tiennes sont sorties. Tu as fait 3 : avance le chapeau que tu veux, même s’il n’est pas à toi.
    .why = Sous les chapeaux, toutes se ressemblent. Quatre sont à toi, et les autres ne savent pas que tu sais.
lesson-look = Un coup d’œil
    .say = Un 6 ! Au lieu d’avancer, tu peux regarder sous un chapeau. Choisis « regarder », puis un chapeau.
    .why = Personne d’autre ne voit qui c’est. En échange, tu n’avances personne.
lesson-wrong = Ce n’était pas elle
    .say = Ce chapeau peut entrer dans ton arrivée. Est-ce une des tiennes ? Essaie.
    .why = Une mauvaise sorcière ne reste pas : la voilà devant sa propre porte, et tout le monde a vu sa couleur.
lesson-home = Enfin chez elle
    .say = Celle-ci est à toi, c’est sûr : on l’a poussée derrière ta porte. Fais-la entrer dans ton arrivée.
    .why = Assez pour passer la porte, c’est assez ; le reste est perdu. Les quatre à l’arrivée, et la danse est à toi.
