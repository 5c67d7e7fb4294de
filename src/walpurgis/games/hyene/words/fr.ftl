name = Spirale de la hyène
tagline = Va chercher ton eau et rentre avant que la hyène ait fini de boire ; ou bien arrive au puits avant tout le monde, et la hyène, c’est toi.

## Clauses

HY-01 = Une spirale de cases mène du village au puits ; de 2 à 5 joueurs ont chacun une villageoise, et il y a une hyène, trois dés à une face blanche et une face noire, et des pièces appelées tabas.
HY-02 = Chacun joue pour soi et part du village sans une taba, la hyène attend hors du plateau, on tire au sort qui commence, et une case peut accueillir autant de monde qu’on veut.
HY-03 = Une partie se joue en plusieurs manches, toutes pareilles.
HY-04 = À ton tour, tu lances les trois dés : une face blanche rapporte une taba, deux font avancer de 4 cases, trois de 6, et aucune donne 12 cases ou une taba, à toi de choisir.
    .now = { $moment ->
        [dice] Patience. Les dés sont encore en l’air.
        [choice] Un seul lancer par tour. Le tien n’a aucune face blanche : choisis les cases ou les tabas.
       *[begin] Les dés d’abord. On ne choisit entre cases et tabas qu’après un lancer sans face blanche.
    }
HY-05 = Au lieu de lancer les dés, tu peux payer 2 tabas et avancer de 12 cases, où que tu en sois de ton trajet.
    .now = { $tabas ->
        [0] Trop cher. La longue course coûte { $price } tabas, et tu n’en as pas une.
       *[other] Trop cher. La longue course coûte { $price } tabas, et tu en as { $tabas }.
    }
HY-06 = On joue chacun son tour, dans le sens des aiguilles d’une montre.
    .now = Chacun son tour. C’est à { $seat } de jouer.
HY-07 = La première au puits se change en hyène : la villageoise quitte le plateau, la hyène part du village, les tabas restent, et dès le tour suivant ce joueur joue la hyène.
HY-08 = La hyène aussi doit d’abord aller au puits, et pour elle tout est double : deux tabas pour une face blanche, 8 cases pour deux, 12 pour trois, 24 cases ou deux tabas pour aucune, et 24 cases contre 4 tabas.
    .now = { $tabas ->
        [0] Trop cher. La longue course d’une hyène coûte { $price } tabas, et tu n’en as pas une.
       *[other] Trop cher. La longue course d’une hyène coûte { $price } tabas, et tu en as { $tabas }.
    }
HY-09 = En allant au puits, la hyène ne mange personne.
HY-10 = On atteint le puits avec le nombre qu’il faut ou davantage ; le surplus est perdu.
HY-11 = Au puits, une villageoise paie 2 tabas pour l’eau, puis 2 autres pour avoir le droit de repartir ; la hyène paie 10 tabas pour l’eau et peut ensuite repartir.
    .now = { $phase ->
        [out] Rien à payer pour l’instant. On encaisse au puits, et tu n’y es pas.
       *[other] Plus rien à payer. Tout est réglé : file !
    }
HY-12 = Chaque paiement prend un tour différent, et on ne repart qu’à un tour suivant le dernier paiement.
HY-13 = On peut payer dès qu’on a les tabas : en arrivant, ou juste après le lancer qui a rapporté celle qui manquait.
    .now = { $tabas ->
        [0] Pas assez. Il faut { $due } tabas, et tu n’en as pas une : lance les dés.
       *[other] Pas assez. Il faut { $due } tabas, et tu en as { $tabas } : lance les dés pour le reste.
    }
HY-14 = Qui ne peut pas payer continue de lancer les dés à chaque tour ; tant qu’un paiement est dû, on n’y gagne que des tabas, et deux ou trois faces blanches ne font rien.
HY-15 = Les tabas payées restent sur le jeton de la figurine et vont à la banque quand elle quitte le puits.
HY-16 = Du puits, on rentre au village avec les mêmes lancers.
HY-17 = Sur le chemin du retour, la hyène mange toute villageoise dont elle atteint ou dépasse la case ; une villageoise mangée quitte le plateau, ne joue plus et ne marque rien à cette manche.
HY-18 = À son premier pas hors du puits, la hyène mange aussi les villageoises qui s’y trouvent encore, quoi qu’elles aient payé, et celles qui ne l’ont pas encore atteint.
HY-19 = Une villageoise qui atteint le village est sauvée.
HY-20 = La manche se termine quand toutes les villageoises sont sauvées ou mangées.
HY-21 = La hyène marque 2 points si aucune villageoise n’est rentrée, sinon rien ; chaque villageoise rentrée marque 1 point.
HY-22 = Qui a le plus de points après la dernière manche gagne.

## Lectures

HY-R1 = Le village aussi s’atteint avec le nombre qu’il faut ou davantage, et on saute le tour des joueurs sauvés ou mangés.
    .now = { $phase ->
        [safe] Te voilà chez toi. Repose-toi jusqu’à la prochaine manche : c’est à { $seat } de jouer.
       *[eaten] Te voilà dans le ventre de la hyène, et il y fait noir. Attends la prochaine manche : c’est à { $seat } de jouer.
    }
HY-R2 = Avec un paiement dû, un tour qui commence avec assez de tabas sert à payer et à rien d’autre ; mais si tu arrives avec assez, ou si le lancer vient de rapporter celle qui manquait, tu peux payer aussitôt ou garder tes tabas jusqu’à ton prochain tour.
    .now = { $moment ->
        [none] Rien à garder. Tu ne dois rien : tes tabas sont à toi.
        [short] Rien à décider encore. Il faut { $due } tabas, et tu en as { $tabas } : lance d’abord les dés.
        [due] Payer ou garder. Il faut { $due } tabas, tu en as { $tabas }, et il n’y a rien d’autre à faire ce tour-ci.
       *[begin] On paie d’abord. Il faut { $due } tabas et tu en as { $tabas } : ce tour sert à payer.
    }
HY-R3 = Avec un paiement dû, un lancer sans face blanche rapporte les tabas sans poser de question ; une figurine qui peut repartir garde le choix habituel.
    .now = Pas le choix ici. Tu dois { $due } tabas et tu en as { $tabas } : quoi que disent les dés, tu n’y gagneras que des tabas.
HY-R4 = Au puits, on ne peut acheter une course qu’une fois qu’on a le droit de repartir.
    .now = Pas si vite. Tu dois encore { $due } tabas ici, et la gardienne du puits ne se laisse pas acheter.
HY-R5 = L’ordre des joueurs reste le même ; chaque manche est commencée par le joueur suivant, et tabas et figurines repartent de zéro.
HY-R6 = La banque n’est jamais à court de tabas.
HY-R7 = Une hyène qui atteint le village a mangé en chemin tous ceux qui n’étaient pas rentrés : la manche est finie.
HY-R8 = À égalité de points, on partage la place.
HY-R9 = La feuille ne dit ni la longueur de la spirale, ni le nombre de manches, ni qui gagne à la fin : 81 pas, une manche par joueur et la victoire aux points sont notre choix ; tous les déplacements étant pairs, un nombre impair de pas se joue comme le nombre pair suivant.

## Règles maison

HY-H1 = Combien de pas du village au puits ? De 30 à 120 ; avec 45, la partie est courte.
HY-H2 = Combien de manches ? De 1 à 10 ; une par joueur, sauf avis contraire.

option-steps = Combien de pas du village au puits ? Avec 45, la partie est courte.
option-rounds = Combien de manches ? Une par joueur, sauf avis contraire.

## Ce qui s’est passé

event-round = Manche { $round } : tout le monde est revenu au village, les tabas à la banque, et c’est { $seat } qui commence.
event-dice = { $white ->
    [0] { $seat } lance trois faces noires.
    [1] { $seat } lance une face blanche.
    [2] { $seat } lance deux faces blanches.
   *[other] { $seat } lance trois faces blanches.
}
event-taba = { $gain ->
    [one] { $seat } empoche une taba et en a { $tabas }.
   *[other] { $seat } empoche { $gain } tabas et en a { $tabas }.
}
event-nothing = Coup pour rien : { $seat } doit encore { $due } tabas et reste au puits.
event-buy = { $seat } pose { $price } tabas sur la table, et les dés se reposent.
event-move = { $place ->
    [well] { $seat } arrive au bord du puits.
    [village] { $seat } court d’une traite jusqu’au village.
   *[step] { $seat } trottine de { $squares } cases, jusqu’en case { $target }.
}
event-hyena-move = { $place ->
    [well] La hyène ({ $seat }) arrive au puits, langue pendante.
    [village] La hyène ({ $seat }) déboule dans le village.
   *[step] La hyène ({ $seat }) galope de { $squares } cases : la voilà en case { $target }.
}
event-well = { $seat } est au puits. Une main se tend : { $due } tabas, s’il te plaît.
event-hyena = { $seat } touche le puits avant tout le monde, lâche la cruche et se découvre beaucoup de dents : la hyène est au village.
event-pay-water = { $seat } paie { $due } tabas pour l’eau.
event-pay-leave = { $seat } paie encore { $due } tabas et peut repartir.
event-keep = { $seat } garde les { $due } tabas jusqu’au prochain tour.
event-leave = { $seat } quitte le puits ; { $tabas } tabas tintent dans la banque.
event-safe = { $seat } rentre au village avec son eau. Un point !
event-eaten = La hyène ({ $other }) rattrape { $seat } en case { $square }. Croc.
event-eaten-well = { $seat } marchandait encore au puits. La hyène ({ $other }), elle, ne marchande pas. Croc.
event-eaten-out = { $seat } n’avait même pas vu le puits. La hyène ({ $other }) ne fait pas d’exception. Croc.
event-round-over = { $home ->
    [0] Fin de la manche { $round }, et personne n’est rentré : 2 points pour la hyène, { $seat }.
    [one] Fin de la manche { $round } : une villageoise est rentrée, et la hyène, { $seat }, reste sur sa faim.
   *[other] Fin de la manche { $round } : { $home } villageoises sont rentrées, et la hyène, { $seat }, reste sur sa faim.
}
event-won = { $points ->
    [one] { $seat } gagne avec { $points } point !
   *[other] { $seat } gagne avec { $points } points !
}
event-won-together = { $points ->
    [one] { $seat } partage la victoire avec { $points } point.
   *[other] { $seat } partage la victoire avec { $points } points.
}

## Ce que ferait un coup

preview-throw = { $gain ->
    [one] Une blanche : une taba. Deux blanches : { $two } cases. Trois blanches : { $three } cases. Aucune : { $none } cases ou une taba.{ on-the-menu }
   *[other] Une blanche : { $gain } tabas. Deux blanches : { $two } cases. Trois blanches : { $three } cases. Aucune : { $none } cases ou { $gain } tabas.{ on-the-menu }
}
preview-throw-due = Tu as { $tabas } des { $due } tabas qu’il faut. Une face blanche ou aucune, et la bourse se remplit ; deux ou trois ne font rien.
preview-buy = Pour { $price } tabas, tu cours { destination }.{ eaten }{ behind }{ left }
preview-advance = Tu cours { destination }.{ eaten }{ behind }
preview-taba = { $gain ->
    [one] Une taba au lieu de courir : tu en auras { $tabas }.
   *[other] { $gain } tabas au lieu de courir : tu en auras { $tabas }.
}
preview-pay-water = { $due ->
    [10] 10 tabas pour boire un bon coup ; dès ton prochain tour, la chasse est ouverte.{ left }
   *[other] { $due } tabas pour l’eau. À un tour suivant, 2 de plus pour repartir.{ left }
}
preview-pay-leave = { $due } tabas, et dès ton prochain tour tu pourras courir.{ left }
preview-keep = Tu gardes tes { $tabas } tabas pour l’instant ; ton prochain tour servira à payer les { $due }.

## Coups

step-white = { $a ->
    [0] Les dés montrent trois faces noires
    [1] Les dés montrent une face blanche
    [2] Les dés montrent deux faces blanches
   *[other] Les dés montrent trois faces blanches
}
step-throw = Lancer les dés
step-buy = Acheter la longue course
step-pay = Payer
step-keep = Garder les tabas jusqu’au prochain tour
step-advance = Faire la longue course
step-taba = Prendre les tabas

## Le plateau

spot-village = Le village
spot-step = Case { $a }
spot-well = Le puits
spot-dice = Les dés
spot-tabas = { $a ->
    [0] La bourse violette
    [1] La bourse bleue
    [2] La bourse rouge
    [3] La bourse verte
   *[other] La bourse jaune
}
spot-token = { $a ->
    [0] Le jeton violet
    [1] Le jeton bleu
    [2] Le jeton rouge
    [3] Le jeton vert
   *[other] Le jeton jaune
}

piece-villager = { $value ->
    [out] { villager }, en route vers le puits
    [water] { villager }, qui attend son eau
    [leave] { villager }, qui a son eau et attend de repartir
    [free] { villager }, libre de repartir
    [back] { villager }, sur le chemin du retour
   *[safe] { villager }, sauvée
}
piece-hyena = { $value ->
    [out] { hyena }, en route vers le puits
    [water] { hyena }, assoiffée
    [free] { hyena }, prête à quitter le puits
   *[back] { hyena }, en chasse
}
piece-jar-broken = { $colour ->
    [0] une cruche cassée : la villageoise violette a été mangée
    [1] une cruche cassée : la villageoise bleue a été mangée
    [2] une cruche cassée : la villageoise rouge a été mangée
    [3] une cruche cassée : la villageoise verte a été mangée
   *[other] une cruche cassée : la villageoise jaune a été mangée
}
piece-taba = { $count ->
    [one] une taba
   *[other] { $count } tabas
}
piece-side-white = une face blanche
piece-side-black = une face noire

tally-tabas = Tabas
tally-paid = Payé au puits
tally-points = Points

fact-turn = À qui le tour
fact-moment = Ce qu’il faut faire
fact-round = Manche
    .said = Manche { $value }.
fact-rounds = Manches en tout
fact-steps = Pas jusqu’au puits
fact-hyena = Qui est la hyène
    .said = La hyène, c’est { $seat }.
fact-white = Faces blanches

# Dit à l’intérieur d’autres messages.
villager = { $colour ->
    [0] la villageoise violette
    [1] la villageoise bleue
    [2] la villageoise rouge
    [3] la villageoise verte
   *[other] la villageoise jaune
}
hyena = { $colour ->
    [0] la hyène, jouée par le violet
    [1] la hyène, jouée par le bleu
    [2] la hyène, jouée par le rouge
    [3] la hyène, jouée par le vert
   *[other] la hyène, jouée par le jaune
}
destination = { $ends ->
    [well] jusqu’au puits
    [hyena] jusqu’au puits, avant tout le monde : tu deviens la hyène
    [safe] jusqu’au village, où tu ne crains plus rien
    [village] d’une traite jusqu’au village
   *[step] jusqu’en case { $target }
}
eaten = { $eaten ->
    [0] { "" }
    [one] { " " }En chemin, tu manges une villageoise.
   *[other] { " " }En chemin, tu manges { $eaten } villageoises.
}
behind = { $behind ->
    [0] { "" }
   *[other] { " " }La hyène sera { $behind } cases derrière toi.
}
on-the-menu = { $eaten-none ->
    [0] { "" }
   *[other] { " " }Au menu : { $eaten-two } avec deux blanches, { $eaten-three } avec trois, { $eaten-none } avec aucune si tu cours.
}
left = { $tabas ->
    [0] { " " }Ta bourse sera vide.
   *[other] { " " }Il t’en restera { $tabas }.
}
