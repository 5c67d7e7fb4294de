name = Spirale de la hyène
tagline = Va au puits, et rentre vite au village. Arrive la première, et la hyène, c’est toi. Bon appétit.
genre = dés, frousse

## Clauses

HY-01 = Une spirale mène du village au puits. Tu as une villageoise, trois dés à une face blanche et une face noire, et des pièces, les tabas.
HY-02 = Chacun pour soi : tu pars du village sans une taba. On tire au sort qui commence, et une case accueille autant de monde qu’on veut.
HY-03 = Plusieurs manches font une partie, et l’une se joue comme l’autre.
HY-04 = À ton tour, lance les trois dés : une blanche, une taba ; deux, 4 cases ; trois, 6 cases ; aucune, 12 cases ou une taba, au choix.
    .now = { $moment ->
        [dice] Patience. Les dés sont encore en l’air.
        [choice] Un seul lancer par tour. Le tien n’a aucune face blanche : choisis les cases ou les tabas.
       *[begin] Les dés d’abord. On ne choisit entre cases et tabas qu’après un lancer sans face blanche.
    }
HY-05 = Au lieu de lancer les dés, tu peux payer 2 tabas et avancer de 12 cases : c’est la longue course, à l’aller comme au retour.
    .now = { $moment ->
        [late] Trop tard. La longue course s’achète au lieu de lancer les dés, pas après : choisis les cases ou les tabas.
       *[begin] { $tabas ->
            [0] Trop cher. La longue course coûte { $price } tabas, et tu n’en as pas une : lance les dés.
           *[other] Trop cher. La longue course coûte { $price } tabas, et tu en as { $tabas } : lance les dés.
        }
    }
HY-06 = On joue chacun son tour, dans le sens des aiguilles d’une montre.
    .now = Chacun son tour. On attend { $seat }.
HY-07 = La première au puits se change en hyène : elle repart du village avec ses tabas, et dès ton tour suivant, c’est elle que tu joues.
HY-08 = La hyène aussi va d’abord au puits, et pour elle tout est double : tabas, cases et prix de la longue course, 24 cases contre 4 tabas.
    .now = { $tabas ->
        [0] Trop cher. La longue course d’une hyène coûte { $price } tabas, et tu n’en as pas une : lance les dés.
       *[other] Trop cher. La longue course d’une hyène coûte { $price } tabas, et tu en as { $tabas } : lance les dés.
    }
HY-09 = En allant au puits, la hyène ne mange personne.
HY-10 = On atteint le puits avec le nombre qu’il faut ou davantage ; le surplus est perdu.
HY-11 = Au puits, tu paies 2 tabas pour l’eau, puis 2 autres pour le droit de repartir ; la hyène paie 10 tabas pour l’eau et peut ensuite repartir.
    .now = { $phase ->
        [out] Rien à payer encore. On encaisse au puits, et tu n’y es pas : avance d’abord.
       *[other] Plus rien à payer. Tout est réglé : file !
    }
HY-12 = Chaque paiement prend un tour différent, et l’on repart au plus tôt au tour d’après.
HY-13 = On peut payer dès qu’on a les tabas : en arrivant, ou juste après le lancer qui a rapporté celle qui manquait.
    .now = { $tabas ->
        [0] Pas assez. Il faut { $due } tabas, et tu n’en as pas une : lance les dés.
       *[other] Pas assez. Il faut { $due } tabas, et tu en as { $tabas } : lance les dés pour le reste.
    }
HY-14 = Si tu ne peux pas payer, tu continues de lancer les dés : tant que tu dois quelque chose, tu n’y gagnes que des tabas.
HY-15 = Les tabas payées restent sur ton jeton et vont à la banque quand tu quittes le puits.
HY-16 = Du puits, on rentre au village avec les mêmes lancers.
HY-17 = Au retour, la hyène mange toute villageoise qu’elle rejoint ou dépasse : pour celle-ci la manche est finie, et sans point.
HY-18 = En quittant le puits, la hyène mange aussi celles qui y sont encore, quoi qu’elles aient payé, et celles qui n’y sont pas arrivées.
HY-19 = Une villageoise qui atteint le village est sauvée.
HY-20 = La manche se termine quand toutes les villageoises sont sauvées ou mangées.
HY-21 = Chaque villageoise rentrée marque 1 point ; dès que l’une est rentrée, la hyène ne marque rien, sinon elle marque 2 points.
HY-22 = Le joueur qui a le plus de points après la dernière manche gagne.

## Lectures

HY-R1 = Le village aussi s’atteint avec le nombre qu’il faut ou davantage, et on saute le tour des joueurs sauvés ou mangés.
    .now = { $phase ->
        [safe] Te voilà chez toi. Repose-toi jusqu’à la prochaine manche : on attend { $seat }.
       *[eaten] Mangée. Il fait noir, dans une hyène. Patience jusqu’à la prochaine manche : on attend { $seat }.
    }
HY-R2 = Au puits, si ton tour commence avec assez de tabas, tu paies. Si tu les as en arrivant ou par ton lancer, tu peux aussi les garder un tour.
    .now = { $moment ->
        [none] Rien à garder. Tu ne dois rien, et tes tabas sont à toi : lance les dés.
        [short] Rien à décider encore. Il faut { $due } tabas, et tu en as { $tabas } : lance d’abord les dés.
        [due] Payer ou garder. Il faut { $due } tabas et tu en as { $tabas } : choisis l’un ou l’autre.
       *[begin] On paie d’abord. Il faut { $due } tabas et tu en as { $tabas } : paie.
    }
HY-R3 = Tant que tu dois payer, un lancer sans face blanche rapporte des tabas, sans choix ; avec le droit de repartir, tu choisis comme d’habitude.
    .now = Pas le choix ici. Tu dois { $due } tabas et tu en as { $tabas } : lance les dés, tu n’y gagneras que des tabas.
HY-R4 = Au puits, la longue course ne s’achète qu’avec le droit de repartir.
    .now = Pas si vite. Tu dois encore { $due } tabas, et la gardienne du puits ne se laisse pas acheter : paie, ou lance les dés.
HY-R5 = L’ordre des joueurs reste le même ; chaque manche est commencée par le joueur suivant, et tabas et figurines repartent de zéro.
HY-R6 = La banque n’est jamais à court de tabas.
HY-R7 = Une hyène qui atteint le village a mangé en chemin tous ceux qui n’étaient pas rentrés : la manche est finie.
HY-R8 = À égalité de points, on partage la place.
HY-R9 = La feuille ne dit ni la longueur de la spirale, ni le nombre de manches : 81 cases et une manche par joueur sont notre choix.

## Règles maison

HY-H1 = Combien de cases du village au puits ? De 30 à 120 ; avec 45, la partie est courte.
HY-H2 = Combien de manches ? De 1 à 10 ; d’habitude une par joueur.

option-steps = Combien de cases du village au puits ? Avec 45, la partie est courte.
option-rounds = Combien de manches ? D’habitude une par joueur.

## Ce qui s’est passé

event-round = Manche { $round } sur { $rounds } : tout le monde est au village, les tabas à la banque, et { $seat } commence.
    .child = Tout le monde est au village, et { $seat } commence.
event-dice = { $white ->
    [0] { $seat } lance les dés : trois faces noires.
    [1] { $seat } lance les dés : une face blanche.
    [2] { $seat } lance les dés : deux faces blanches.
   *[other] { $seat } lance les dés : trois faces blanches.
}
    .child = { $seat } lance les dés.
event-taba = { $gain ->
    [one] { $seat } empoche une taba et en a { $tabas ->
        [one] une
       *[other] { $tabas }
    }.
   *[other] { $seat } empoche { $gain } tabas et en a { $tabas }.
}
    .child = { $gain ->
        [one] { $seat } gagne une pièce.
       *[other] { $seat } gagne { $gain } pièces.
    }
    .short = { $gain ->
        [one] +1 taba
       *[other] +{ $gain } tabas
    }
event-nothing = Coup pour rien : { $seat } doit encore { $due } tabas et reste au puits.
    .child = Pas de chance : { $seat } reste au puits.
    .short = rien au puits
event-buy = { $seat } paie { $price } tabas pour la longue course, et les dés se reposent.
    .child = { $seat } paie, et court loin.
    .short = paie { $price } tabas
event-move = { $place ->
    [well] { $seat }{ for-tabas } arrive au bord du puits.
    [village] { $seat }{ for-tabas } court d’une traite jusqu’au village.
   *[step] { $seat }{ for-tabas } trottine de { $squares } cases, jusqu’à la case { $target }.
}
    .child = { $place ->
        [well] { $seat } arrive au puits.
        [village] { $seat } rentre au village en courant.
       *[step] { $seat } avance.
    }
    .short = { $place ->
        [well] au puits
        [village] au village
       *[step] { $squares } cases
    }
event-hyena-move = { $place ->
    [well] La hyène ({ $seat }){ for-tabas } arrive au puits, langue pendante.
    [village] La hyène ({ $seat }){ for-tabas } déboule dans le village.
   *[step] La hyène ({ $seat }){ for-tabas } galope de { $squares } cases : la voilà sur la case { $target }.
}
    .child = { $place ->
        [well] La hyène arrive au puits.
        [village] La hyène déboule au village.
       *[step] La hyène court.
    }
    .short = { $place ->
        [well] au puits
        [village] au village
       *[step] { $squares } cases
    }
event-well = { $due ->
    [10] { $seat } est au puits. Une main se tend : 10 tabas pour boire longtemps.
   *[other] { $seat } est au puits. Une main se tend : { $due } tabas pour l’eau, puis { $due } pour repartir.
}
    .child = { $seat } est au puits. Une main se tend : les pièces, s’il te plaît !
event-hyena = { $seat } touche le puits avant tout le monde et se découvre beaucoup de dents : voilà la hyène, qui repart du village.
    .news = { $seat } est la hyène ! Elle repart du village, et pour elle tout est double. Au puits elle paie 10 tabas, puis elle chasse : elle mange qui elle rejoint ou dépasse.
    .child = { $seat } arrive en premier au puits, et devient la hyène ! Elle repart du village, deux fois plus vite. Elle doit d’abord boire.
    .short = devient la hyène
event-pay-water = { $due ->
    [10] { $seat } paie 10 tabas pour boire longtemps.
   *[other] { $seat } paie { $due } tabas pour l’eau ; encore { $due } pour repartir.
}
    .child = { $seat } paie l’eau.
    .short = paie l’eau
event-pay-leave = { $seat } paie encore { $due } tabas et peut repartir.
    .child = { $seat } paie, et peut repartir.
    .short = paie pour repartir
event-keep = { $seat } garde les { $due } tabas jusqu’au prochain tour.
    .child = { $seat } garde ses pièces.
    .short = garde ses tabas
event-leave = { $seat } quitte le puits ; { $tabas } tabas tintent dans la banque.
    .child = { $seat } quitte le puits.
event-safe = { $seat } rentre au village avec son eau. Un point !
    .child = { $seat } rentre à la maison avec son eau !
    .short = est à l’abri : 1 point
event-eaten = La hyène ({ $other }) rattrape { $seat } sur la case { $square }. Croc.
    .child = La hyène attrape { $seat }. Gloups !
    .short = se fait croquer
event-eaten-well = { $seat } marchandait encore au puits. La hyène ({ $other }), elle, ne marchande pas. Croc.
    .child = La hyène attrape { $seat } au puits. Gloups !
    .short = se fait croquer au puits
event-eaten-out = { $seat } n’avait même pas vu le puits. La hyène ({ $other }) ne fait pas d’exception. Croc.
    .child = La hyène attrape { $seat }. Gloups !
    .short = se fait croquer
event-round-over = { $home ->
    [0] Fin de la manche { $round }, et personne n’est rentré : 2 points pour la hyène, { $seat }.
    [one] Fin de la manche { $round } : une villageoise est rentrée, donc pas de point pour la hyène, { $seat }.
   *[other] Fin de la manche { $round } : { $home } villageoises sont rentrées, donc pas de point pour la hyène, { $seat }.
}
    .news = { $home ->
        [0] Manche { $round } finie : la hyène, { $seat }, a mangé tout le monde.
        [one] Manche { $round } finie : une villageoise est rentrée.
       *[other] Manche { $round } finie : { $home } villageoises sont rentrées.
    }
    .score = { $score }.
    .child = { $home ->
        [0] La hyène a mangé tout le monde.
       *[other] Quelqu’un est rentré, et la hyène a faim.
    }
    .next = Manche suivante
event-won = { $points ->
    [one] { $seat } gagne avec { $points } point !
   *[other] { $seat } gagne avec { $points } points !
}
    .child = { $seat } gagne !
event-won-together = { $points ->
    [one] { $seat } partage la victoire avec { $points } point.
   *[other] { $seat } partage la victoire avec { $points } points.
}
end-won = { $rounds ->
    [one] { last-bite }Une manche, et le plus de points gagne : { $points } pour { $seat }.
   *[other] { last-bite }{ $rounds } manches, et le plus de points gagne : { $points } pour { $seat }.
}
end-together = { $rounds ->
    [one] { last-bite }Une manche, et personne n’a fait mieux que { $points } : la victoire est partagée.
   *[other] { last-bite }{ $rounds } manches, et personne n’a fait mieux que { $points } : la victoire est partagée.
}

## Ce que ferait un coup

preview-throw = Une blanche : { coins }. Deux : { two-white }. Trois : { three-white }. Aucune : { no-white } ou { coins }.{ on-the-menu }
    .child = Lance les dés : tu avances, ou tu gagnes une pièce.
preview-throw-due = Tu as { $tabas } des { $due } tabas qu’il faut. Une face blanche ou aucune, et la bourse se remplit ; deux ou trois ne font rien.
    .child = Lance les dés : peut-être une pièce pour toi.
preview-buy = Pour { $price } tabas, te voilà { destination }.{ eaten }{ behind }
    .child = Tu paies, et tu cours { to-where }.{ eaten }
preview-advance = Te voilà { destination }.{ eaten }{ behind }
    .child = Tu cours { to-where }.{ eaten }
preview-taba = { $gain ->
    [one] Une taba au lieu de courir : tu en auras { $tabas }.
   *[other] { $gain } tabas au lieu de courir : tu en auras { $tabas }.
}
    .child = Tu ne cours pas : tu prends des pièces.
preview-pay-water = { $due ->
    [10] 10 tabas pour boire à ta soif ; dès ton prochain tour, la chasse est ouverte.{ left }
   *[other] { $due } tabas pour l’eau. Au plus tôt au tour d’après, 2 de plus pour le droit de repartir.{ left }
}
    .child = Tu paies l’eau.
preview-pay-leave = { $due } tabas, et dès ton prochain tour tu pourras courir.{ left }
    .child = Tu paies, et la prochaine fois tu pourras courir.
preview-keep = Tu gardes tes { $tabas } tabas, sans rien obtenir encore. À ton prochain tour, il faudra payer, et tu repartiras un tour plus tard.
    .child = Tu gardes tes pièces pour l’instant.

## Coups

step-white = { $a ->
    [0] Les dés montrent trois faces noires
    [1] Les dés montrent une face blanche
    [2] Les dés montrent deux faces blanches
   *[other] Les dés montrent trois faces blanches
}
step-throw = Lancer les dés
step-buy = Payer la longue course
step-pay = Payer
step-keep = Garder mes tabas
step-advance = Faire la longue course
step-taba = Gagner des tabas

## Le plateau

spot-village = Le village
    .label = village
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
spot-dues = { $a ->
    [0] Ce que paie la violette
    [1] Ce que paie la bleue
    [2] Ce que paie la rouge
    [3] Ce que paie la verte
   *[other] Ce que paie la jaune
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
    [leave] { villager }, qui a son eau et attend le droit de repartir
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
piece-water-due = l’eau reste à payer
piece-water-paid = l’eau est payée
piece-leave-due = le droit de repartir reste à payer
piece-leave-paid = le droit de repartir est payé
piece-calabash = les dés dans la calebasse
piece-side-white = une face blanche
piece-side-black = une face noire

mark-paw = Les traces de la hyène
    .legend = pattes : d’où elle vient
mark-reach = À portée de la hyène
    .legend = rose : elle y mange, même en passant

status-villager = { $place ->
    [village] au village
    [well] au puits
   *[step] case { $square }
}
status-hyena = { $place ->
    [village] au village
    [well] au puits
   *[step] case { $square }
}
    .who = hyène
status-safe = sauve
status-eaten = mangée

sheet-points = La feuille
cell-hyena = était la hyène
cell-safe = rentrée
cell-eaten = mangée

tally-tabas = Tabas
tally-points = Points

fact-turn = À qui le tour
fact-moment = Ce qu’il faut faire
fact-round = Manche
    .said = Manche { $value }.
fact-rounds = Manches en tout
fact-steps = Cases jusqu’au puits
fact-hyena = Qui est la hyène
    .said = La hyène, c’est { $seat }.
fact-white = Faces blanches

# Dit à l’intérieur d’autres messages.
the-round = { $rounds ->
    [1] { "" }
   *[other] Manche { $round } sur { $rounds }.{ " " }
}
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
to-where = { $ends ->
    [well] jusqu’au puits
    [hyena] jusqu’au puits, avant tout le monde : tu deviens la hyène
    [safe] à la maison, hors de danger
    [village] jusqu’au village
   *[step] loin
}
destination = { $ends ->
    [well] au puits
    [hyena] au puits avant tout le monde : tu deviens la hyène
    [safe] au village, où tu ne crains plus rien
    [village] d’une traite au village
   *[step] sur la case { $target }
}
eaten = { $eaten ->
    [0] { "" }
    [one] { " " }En chemin, tu manges une villageoise.
   *[other] { " " }En chemin, tu manges { $eaten } villageoises.
}
behind = { $behind ->
    [0] { "" }
    [one] { " " }La hyène sera une case derrière.
   *[other] { " " }La hyène sera { $behind } cases derrière.
}
on-the-menu = { $eaten-none ->
    [0] { "" }
   *[other] { " " }Tu en mangerais : { $eaten-two } avec deux blanches, { $eaten-three } avec trois, { $eaten-none } avec aucune.
}
left = { $tabas ->
    [0] { " " }Ta bourse sera vide.
   *[other] { " " }Il t’en restera { $tabas }.
}

## Ce qui se passe

situation-out = { $who ->
    [hyena] Encore { squares-left }, { tabas-in-hand }. Lance les dés.
   *[villager] { squares-left } jusqu’au puits, { tabas-in-hand }. Lance les dés.
}
    .title = { $who ->
        [hyena] Au puits, hyène !
       *[villager] En route pour le puits !
    }
    .child = { $who ->
        [hyena] Au puits, la hyène ! Lance les dés.
       *[villager] En route pour le puits ! Lance les dés.
    }
situation-out-rich = { $who ->
    [hyena] Encore { squares-left }, { tabas-in-hand }. Lancer, ou payer { $price } tabas ?
   *[villager] { squares-left } jusqu’au puits, { tabas-in-hand }. Lancer, ou payer ?
}
    .title = { $who ->
        [hyena] Au puits, hyène !
       *[villager] En route pour le puits !
    }
    .child = { $who ->
        [hyena] Au puits, la hyène ! Lancer les dés, ou payer et courir loin ?
       *[villager] En route pour le puits ! Lancer les dés, ou payer et courir loin ?
    }
situation-back = { $who ->
    [hyena] { scent } Lance les dés.
   *[villager] { chased } Lance les dés.
}
    .title = { $who ->
        [hyena] En chasse !
       *[villager] Cours au village !
    }
    .child = { $who ->
        [hyena] Attrape-les ! Lance les dés.
       *[villager] Rentre vite ! Lance les dés.
    }
situation-back-rich = { $who ->
    [hyena] { scent } Lancer, ou payer { $price } tabas ?
   *[villager] { chased } Lancer, ou payer ?
}
    .title = { $who ->
        [hyena] En chasse !
       *[villager] Cours au village !
    }
    .child = { $who ->
        [hyena] Attrape-les ! Lancer les dés, ou payer et courir loin ?
       *[villager] Rentre vite ! Lancer les dés, ou payer et courir loin ?
    }
situation-choice = { $who ->
    [hyena] Le plus beau lancer : jusqu’à 24 cases, ou deux tabas ?
   *[villager] Le plus beau lancer : jusqu’à 12 cases, ou une taba ?
}
    .title = Trois noires !
    .child = Trois noires ! Courir loin, ou prendre des pièces ?
situation-due = Tu as { $tabas } tabas, et { owed }. Paie maintenant, ou garde-les jusqu’à ton prochain tour : il faudra alors payer, et tu repartiras un tour plus tard.
    .title = { $what ->
        [water] Payer l’eau maintenant ?
       *[leave] Payer pour repartir ?
    }
    .child = Tu es au puits. Payer, ou garder tes pièces ?
situation-pay = Tu es au puits avec { $tabas } tabas, et { owed }.
    .title = On paie d’abord
    .child = Tu es au puits. On paie d’abord !
situation-short = { $tabas ->
    [0] Tu es au puits sans une taba, et { owed }. Lance les dés.
    [one] Tu es au puits avec une taba, et { owed }. Lance les dés.
   *[other] Tu es au puits avec { $tabas } tabas, et { owed }. Lance les dés.
}
    .title = Il te manque des tabas
    .child = Tu es au puits, et il te faut { $due } pièces. Lance les dés.

aim-first = { the-round }Chercher l’eau pour 4 tabas, gagnés en chemin, et rentrer : 1 point. Qui arrive au puits en premier devient la hyène, boit pour 10 et chasse les autres : 2 points si personne ne rentre.
    .child = Va au puits, puis rentre à la maison. Qui arrive au puits en premier devient la hyène, et mange les autres !
aim-water = { $tabas ->
    [0] Au puits il faudra 4 tabas : 2 pour l’eau, 2 pour repartir. Tu n’en as pas encore.
    [one] Au puits il faudra 4 tabas : 2 pour l’eau, 2 pour repartir. Tu en as une.
   *[other] Au puits il faudra 4 tabas : 2 pour l’eau, 2 pour repartir. Tu en as { $tabas }.
}
    .child = Au puits, il te faudra des pièces.
aim-leave = { $phase ->
    [water] L’eau (2), puis le droit de repartir (2), à deux tours différents. Ensuite, file !
   *[leave] Encore le droit de repartir (2), et dès le tour d’après tu rentres.
}
    .child = Paie l’eau, puis le droit de repartir. Et cours !
aim-home = Rentre au village avant la hyène : 1 point.
    .child = Rentre avant la hyène !
aim-drink = Bois d’abord, pour { $due } tabas au puits. Puis mange-les toutes : 2 points.
    .child = Bois d’abord, puis attrape-les tous !
aim-hunt = { $home ->
    [0] Mange-les toutes avant qu’une seule ne rentre : 2 points.
    [one] Une villageoise est déjà rentrée : plus de points pour toi, mais tu peux en priver les autres.
   *[other] { $home } villageoises sont déjà rentrées : plus de points pour toi, mais tu peux en priver les autres.
}
    .child = Attrape-les tous avant qu’ils rentrent !

effect-throw = { $due ->
    [0] c’est gratuit, c’est la chance
   *[other] seules les tabas comptent ici
}
    .go = Lancer
effect-run = { run-news }{ run-left }
    .do = { $ends ->
        [safe] Au village pour { $price } tabas
        [village] Au village pour { $price } tabas
        [well] Au puits pour { $price } tabas
        [hyena] Au puits pour { $price } tabas
       *[step] { $squares } cases pour { $price } tabas
    }
    .go = Payer et courir
effect-advance = { $ends ->
    [hyena] et te voilà hyène
    [safe] et te voilà sauve : 1 point
   *[other] { $eaten ->
        [0] c’est gratuit, et tout de suite
        [one] et tu en croques une
       *[other] et tu en croques { $eaten }
    }
}
    .do = { $ends ->
        [safe] Courir jusqu’au village
        [village] Courir jusqu’au village
        [well] Courir jusqu’au puits
        [hyena] Courir jusqu’au puits
       *[step] Courir { $squares } cases
    }
    .go = Courir
effect-pay = { $what ->
    [water] { $due } tabas pour l’eau ; { run-left }
   *[leave] { $due } tabas pour repartir ; { run-left }
}
    .do = { $what ->
        [water] Payer l’eau
       *[leave] Payer le droit de repartir
    }
    .go = Payer
effect-keep = payer au prochain tour : un tour de perdu
    .go = Garder
effect-taba = { $gain ->
    [one] une de plus : tu en auras { $tabas }
   *[other] { $gain } de plus : tu en auras { $tabas }
}
    .do = { $gain ->
        [one] Prendre une taba
       *[other] Prendre { $gain } tabas
    }

hint-dice = Compte les blanches : une, 1 taba ; deux, 4 cases ; trois, 6 ; aucune, 12 cases ou 1 taba.
hint-black = Trois noires, c’est la longue course, ou une taba. À toi de choisir.
hint-buy = { $price } tabas, et { $squares } cases sans lancer : jusqu’ici.
hint-hyena = { $seat } est la hyène. Avant de chasser, elle doit boire : 10 tabas au puits.
hint-hunted = La hyène chasse ! Sur le rose, elle mange qui elle rejoint ou dépasse.
hint-you-are-hyena = La hyène, c’est toi : tout est double. Avant de chasser, bois : 10 tabas au puits.
hint-hunting = À toi la chasse ! Sur le rose, tu manges qui tu rejoins ou dépasses.
hint-tabas = Garde des tabas : au puits, une villageoise en paie 4, et la hyène 10.
hint-well = Ici on paie deux fois, à deux tours différents : l’eau, puis le droit de repartir.

forecast-throw = Ce que diraient les dés
forecast-due = { $missing ->
    [one] La taba qui manque
   *[other] Les { $missing } tabas qui manquent
}
forecast-next = { $missing ->
    [one] Après l’eau : la taba qui manquera
   *[other] Après l’eau : les { $missing } tabas qui manqueront
}
forecast-risk = Croquée au prochain tour de la hyène
outcome-go = { run-ends }
outcome-taba = { $gain ->
    [one] 1 taba
   *[other] { $gain } tabas
}
outcome-either = { $gain ->
    [one] { run-short } ou 1 taba
   *[other] { run-short } ou { $gain } tabas
}
outcome-nothing = rien
outcome-run = { $place ->
    [village] si tu cours : au village
    [late] si tu cours : pas encore au puits
   *[other] si tu cours : à { squares-behind } d’elle
}
outcome-stay = { $behind ->
    [0] si tu restes : au puits avec elle
   *[other] si tu restes : à { squares-behind } d’elle
}

coins = { $gain ->
    [one] 1 taba
   *[other] { $gain } tabas
}
two-white = { $two ->
    [one] 1 case
   *[other] { $two } cases
}
three-white = { $three ->
    [one] 1 case
   *[other] { $three } cases
}
no-white = { $none ->
    [one] 1 case
   *[other] { $none } cases
}
squares-behind = { $behind ->
    [one] une case
   *[other] { $behind } cases
}
for-tabas = { $price ->
    [0] { "" }
   *[other] , pour { $price } tabas,
}
last-bite = { $hyena ->
    [0] { "" }
   *[other] Croc : à la dernière manche, la hyène ({ $other }) a mangé tout le monde.{ " " }
}
squares-left = { $left ->
    [one] { $left } case
   *[other] { $left } cases
}
tabas-in-hand = { $tabas ->
    [0] pas encore de taba
    [one] une taba
   *[other] { $tabas } tabas
}
scent = { $prey ->
    [0] Dès ton premier pas, tu manges qui n’a pas quitté le puits.
    [one] La plus proche est une case devant toi.
   *[other] La plus proche est { $prey } cases devant toi.
}
chased = { $behind ->
    [-1] { squares-left } jusqu’au village, et la hyène ne chasse pas encore.
    [0] La hyène a bu, et elle est au puits avec toi.
    [one] La hyène est une case derrière toi, le village à { squares-left }.
   *[other] La hyène est { $behind } cases derrière toi, le village à { squares-left }.
}
owed = { $what ->
    [water] l’eau en coûte { $due }
   *[leave] le droit de repartir en coûte { $due }
}
run-news = { $ends ->
    [hyena] tu deviens la hyène ; { "" }
    [safe] tu y es sauve : 1 point ; { "" }
   *[other] { $eaten ->
        [0] { "" }
        [one] tu en croques une ; { "" }
       *[other] tu en croques { $eaten } ; { "" }
    }
}
run-ends = { $ends ->
    [well] { $squares ->
        [one] une case, jusqu’au puits
       *[other] { $squares } cases, jusqu’au puits
    }
    [hyena] au puits, et te voilà hyène
    [safe] jusqu’au village, sauve
    [village] jusqu’au village{ run-eats }
   *[step] { $squares } cases{ run-eats }
}
run-short = { $ends ->
    [well] jusqu’au puits
    [hyena] jusqu’au puits
    [safe] jusqu’au village
    [village] jusqu’au village{ run-eats },
   *[step] { $eaten ->
        [0] { $squares }
       *[other] { $squares }{ run-eats },
    }
}
run-eats = { $eaten ->
    [0] { "" }
    [one] , une croquée
   *[other] , { $eaten } croquées
}
run-left = { $tabas ->
    [0] ta bourse sera vide
    [one] il t’en reste une
   *[other] il t’en reste { $tabas }
}

## Énigmes

puzzle-chase = { $hyena ->
        [1] La hyène, c’est toi. Que fais-tu ?
       *[other] Que fais-tu ?
    }
    .more = À deux, une seule manche sur la petite spirale : qui gagne la manche gagne tout. Une réponse gagne plus souvent que les autres.

## Leçon

lesson-aim = Va au puits, au milieu, et rentre avec de l’eau : 1 point. Mais qui arrive au puits avant les autres devient la hyène, et les chasse sur le retour.
lesson-throw = En route pour le puits
    .say = Lance les trois dés et compte les faces blanches.
    .why = Deux blanches : 4 cases. Trois : 6. Une seule : on ne bouge pas, mais on gagne une taba. Tout le monde va au puits et revient.
lesson-black = Tout noir
    .say = Tu relances : aucune blanche, le meilleur lancer. Douze cases, ou une taba, comme tu veux.
    .why = Il faut des tabas au puits, et elles achètent des pas : courir n’est pas toujours le mieux.
lesson-buy = Payer pour avancer
    .say = Tu as 2 tabas. Paie-les au lieu de lancer : 12 cases, c’est sûr.
    .why = Cela marche à tout moment, pourvu que tu puisses bouger.
lesson-hyena = Avant tout le monde
    .say = Douze cases suffisent pour arriver au puits avant tout le monde. Paie, et regarde ce que tu deviens !
    .why = Qui arrive avant les autres devient la hyène. Elle repart du village, avance et gagne le double, et ne mange personne à l’aller.
lesson-pay = L’eau se paie
    .say = La hyène, c’est l’autre, et elle arrive. Tu es au puits : paie l’eau.
    .why = Deux tabas pour l’eau, deux autres pour repartir, à un autre tour. S’il en manque, on lance, et seuls les tabas comptent.
lesson-home = Cours !
    .say = Onze cases jusqu’au village, et la hyène au puits. Paie tes douze cases, et tu es à l’abri.
    .why = Au retour, elle mange qui elle atteint ou dépasse. Rentrer donne 1 point ; la hyène en gagne 2 si personne ne rentre.
