name = Waz Baraz
tagline = Vingt sorcières dansent en rond, une seule personne sait qui mène la danse, et tout ce que tu entendras d’elle, c’est un mot, un seul, ou le silence.

## Clauses

WB-01 = Il y a 20 sorcières à dos rouge, numérotées de 1 à 20, 20 à dos bleu avec les mêmes numéros, 18 cartes de mouvement vertes, une carte OK, une carte NON et six pions.
WB-02 = On danse de trois à six joueurs ; à moins ou à plus, on ne danse pas.
WB-03 = Une carte de mouvement, que personne n’a vue, est posée face cachée : c’est le départ ; à sa suite, les sorcières rouges forment un cercle dans le sens des aiguilles d’une montre, de 1 à 20, ce qui fait 21 places.
WB-04 = Chacun a un pion, WazBaraz compris, et tous les pions commencent sur le départ.
WB-05 = Le plus doué en magie est le premier WazBaraz : le maître des cérémonies.
WB-06 = Le WazBaraz choisit en secret deux sorcières bleues, les maîtresses de la danse, et prend les cartes OK et NON.
    .now = { $count ->
        [one] Une sorcière, ce n’est pas assez : il y a { $mistresses } maîtresses. Choisis-en { $mistresses }.
       *[other] Cela fait { $count } sorcières : il y a { $mistresses } maîtresses. Choisis-en { $mistresses }.
    }
WB-07 = Une carte de mouvement est posée face visible au départ, les autres sont distribuées à parts égales à tous sauf au WazBaraz : 8, 5, 4 ou 3 chacun à 3, 4, 5 ou 6 joueurs ; ce qui reste est écarté sans être vu, pour toute la partie.
WB-08 = Le joueur à gauche du WazBaraz commence, on joue dans le sens des aiguilles d’une montre, et le WazBaraz n’a pas de tour.
    .now = Chacun son tour. C’est à { $seat } de jouer.
WB-09 = À ton tour, tu dois jouer exactement une carte de mouvement de ta main : compte autant de places, dans le sens des aiguilles d’une montre, depuis la carte posée au cercle, et pose-la là.
    .now = Tu n’as pas de { $value }. Choisis une des cartes de ta main.
WB-10 = Le WazBaraz regarde les sorcières entre les deux cartes de mouvement, sans la place quittée ni la place atteinte, et dit WAZ s’il y a une maîtresse parmi elles.
WB-11 = WAZ ne se dit qu’une fois, même pour plusieurs maîtresses ; s’il n’y en a aucune, on ne dit rien.
WB-12 = À la fin de ton tour, tu prends en main la carte de mouvement qui était posée au cercle avant la tienne.
WB-13 = Une carte qui atteint ou franchit le départ donne 1 point au WazBaraz ; le quitter n’en donne aucun.
WB-14 = Seule une carte posée exactement au départ te permet d’interroger le WazBaraz sur une sorcière : il ne montre qu’à toi OK, une maîtresse, ou NON.
WB-15 = Au début de ton tour, avant de jouer une carte, tu peux nommer à voix haute les deux maîtresses.
    .now = { $count ->
        [one] Une sorcière, ce n’est pas assez : il y a { $mistresses } maîtresses. Nomme-les toutes, et personne d’autre.
       *[other] Cela fait { $count } sorcières : il y a { $mistresses } maîtresses. Nomme-les toutes, et personne d’autre.
    }
WB-16 = Si tu nommes les bonnes maîtresses, la manche est finie, tu marques 5 points et tu ne joues pas de carte.
WB-17 = Si tu te trompes, le WazBaraz marque 2 points et la manche continue.
WB-18 = Les points sont des pas que ton pion fait autour du cercle.
WB-19 = Qui a trouvé devient le nouveau WazBaraz : il donne sa main à l’ancien, reçoit OK et NON, et choisit en secret de nouvelles maîtresses.
WB-20 = La partie est finie quand un pion a fait ses 21 pas et se retrouve au départ : son joueur gagne.
WB-21 = On peut jouer avec plus de deux maîtresses : il faut alors les nommer toutes, et rien d’autre ne change.
    .now = { $count ->
        [one] Une sorcière, ce n’est pas assez : { $mistresses } maîtresses mènent cette danse.
       *[other] Cela fait { $count } sorcières : { $mistresses } maîtresses mènent cette danse.
    }
WB-22 = On peut former le cercle dans un autre ordre que celui des numéros.

## Lectures

WB-R1 = Le WazBaraz choisit librement les maîtresses : il ne les tire pas à l’aveugle.
WB-R2 = Le départ compte comme une place quand on compte, mais jamais comme une sorcière entre deux cartes.
WB-R3 = Une nouvelle manche garde les mains et la carte au cercle telles quelles ; le joueur à gauche du nouveau WazBaraz commence, et les 20 sorcières peuvent de nouveau être choisies.
WB-R4 = C’est le logiciel qui répond pour le WazBaraz : toujours vrai, et tout de suite.
WB-R5 = On ne nomme qu’une fois par tour : joue maintenant une carte.
WB-R6 = On n’est pas obligé de poser une question.
WB-R7 = Les cartes de mouvement vont de 3 à 10, d’après plusieurs critiques ; deux de chaque, avec un troisième 6 et un troisième 7, c’est notre hypothèse.
WB-R8 = La partie s’arrête aussitôt qu’un pion a fait 21 pas ou plus, avant tout ce qui devait suivre ; à la fin les pas décident, et à égalité on partage la place.
WB-R9 = Un tour suit cet ordre : nommer, la carte, WAZ ou le silence, le point du départ, la question, la reprise de l’ancienne carte.
WB-R10 = On peut nommer n’importe quelles sorcières et s’informer sur n’importe laquelle, même déjà nommée ou demandée.
WB-R11 = Après une erreur, on joue son tour comme d’habitude, et personne n’apprend ce qui était faux ; tous entendent sur qui porte une question, mais pas la réponse.
WB-R12 = La main transmise est connue des deux joueurs, et d’eux seuls ; quand la partie est finie, on montre tout.
WB-R13 = Avec trois ou quatre maîtresses, WAZ ne suffit pas toujours à les distinguer : il reste les questions et l’intuition.

## Règles maison

WB-H1 = Règle maison : deux, trois ou quatre maîtresses mènent la danse.
WB-H2 = Règle maison : le cercle suit l’ordre des numéros, ou il est mélangé.
WB-H3 = Règle maison : le WazBaraz choisit les maîtresses, ou les tire à l’aveugle.

option-mistresses = Combien de maîtresses mènent la danse ?
option-circle = Dans quel ordre les sorcières dansent-elles ?
option-circle-numeric = De 1 à 20, dans le sens des aiguilles d’une montre.
option-circle-shuffled = Comme elles ont été tirées.
option-mistress_choice = Qui désigne les maîtresses ?
option-mistress_choice-free = Le WazBaraz, avec soin.
option-mistress_choice-drawn = Le hasard, et seul le WazBaraz regarde.

## Ce qui s’est passé

event-witch = { the-witch } entre dans la ronde, place { $place }.
event-start = Une carte est posée face cachée : ici commence le cercle. Personne n’a vu ce qu’elle porte.
event-chosen = { $seat } a choisi { $mistresses } maîtresses, et fait comme si de rien n’était.
event-mistresses = Tes maîtresses : { $witches }. Pas un mot !
event-drawn = { $count ->
    [one] { $seat } tire la première maîtresse, sans ciller.
   *[other] { $seat } tire encore une maîtresse. Cela en fait { $count }.
}
event-mistress = Psst : { the-witch }, { $witch }, mène la danse.
event-open = Face visible au départ : { $value }.
event-dealt = { $seat } reçoit une carte.
event-card = Ta carte : { $value }.
event-named = « Je sais qui mène la danse ! » { $seat } nomme { $witches }.
event-right = C’est juste ! La danse s’arrête, { $points } pas pour { $seat }.
event-wrong = Raté, et personne ne saura pourquoi : { $points } pas pour { $other }.
event-points = { $points ->
    [one] { $seat } avance de 1 pas et en a fait { $total }.
   *[other] { $seat } avance de { $points } pas et en a fait { $total }.
}
event-laid = { $seat } joue { $value } : { from-place } { to-place }.
event-waz = WAZ ! dit { $seat }. Une maîtresse au moins danse parmi { $witches }.
event-silence = { $seat } regarde { $witches } et se tait.
event-reached = Pile au départ ! { $other } se réjouit, et { $seat } a droit à une question.
event-passed = { $seat } franchit le départ, et { $other } tend la main.
event-asked = { $seat } se penche et demande : { the-witch }, { $witch } ?
event-unasked = { $seat } préfère ne rien demander.
event-ok = Psst, rien que pour { $seat } : OK ! { the-witch }, { $witch }, mène la danse.
event-no = Psst, rien que pour { $seat } : NON. { the-witch }, { $witch }, est juste là pour la musique.
event-took = { $seat } reprend en main le { $value }.
event-handed = { $seat } donne toutes ses cartes à { $other } et reçoit OK et NON.
event-handed-cards = Les cartes passées de { $seat } à { $other } : { $cards }.
event-wazbaraz = Qu’on s’incline, voici { $seat }, le nouveau WazBaraz.
event-won = Tout le tour de la danse : { $seat } gagne !
event-revealed = Les dernières maîtresses : { $witches }. Et la carte de départ : { $value }.
event-hand = { $seat } avait encore { $cards }.
event-aside = Écartée sans être vue : { $cards }.

## Ce que ferait un coup

preview-play = { $value } : { from-place } { to-place }. { $other } regarde { $witches }. WAZ ou silence ?
preview-play-pass = { $value } : { from-place } { to-place }. { $other } regarde { $witches }. WAZ ou silence ? Tu passes le départ : 1 pas pour { $other }.
preview-play-start = { $value } : { from-place } pile au départ. { $other } regarde { $witches } et avance de 1 pas, et tu peux t’informer sur une sorcière.
preview-play-end = { $value } : { from-place } { to-place }. Attention : c’est le dernier pas qui manque à { $other } pour gagner.
preview-ask = { the-witch }, { $witch }, mène-t-elle la danse ? Tout le monde entend ta question ; la réponse, { $other } ne la montre qu’à toi.
preview-no-ask = Tu ne demandes rien et tu reprends ta carte.
preview-name = { $witches } ? Juste : 5 pas, et tu deviens WazBaraz. Faux : 2 pas pour { $other }, et personne ne saura pourquoi.
preview-choose = { $witches } mèneront la danse, et personne d’autre que toi ne le saura.

## Coups

step-witch = La sorcière { $a } est la suivante du cercle
step-start = Une carte est posée face cachée : le départ
step-mistress = La sorcière { $a } est tirée comme maîtresse
step-open = Face visible au cercle : { $a }
step-card = Carte distribuée : { $a }
step-choose = Choisir { $a } comme maîtresses
step-name = Nommer { $a }
step-play = Jouer le { $a }
step-ask = S’informer sur la sorcière { $a }
step-no-ask = Ne rien demander

## Ce que dit le WazBaraz

says-waz = WAZ !
says-silence = chut…
says-wrong = non !
says-whisper = psst…

arc-waz = ici, WAZ
arc-silence = ici, silence

## Le plateau

spot-place = { $a ->
    [0] Le départ
   *[other] Place { $a } du cercle
}
spot-outside = { $b ->
    [0] Hors du cercle, au départ
   *[other] Hors du cercle, à la place { $b }
}
spot-inside = { $b ->
    [0] Dans le cercle, au départ
   *[other] Dans le cercle, au pas { $b }
}
spot-pile = Les cartes que personne n’a
spot-hand = { $a ->
    [0] La main de Violet
    [1] La main de Bleu
    [2] La main de Rouge
    [3] La main de Vert
    [4] La main de Jaune
   *[other] La main de Rose
}
spot-middle = Au milieu, le WazBaraz
spot-memory = Ce qui s’est dit dans cette manche

piece-witch = la sorcière { $value }
flag-start = Départ
flag-start-open = Départ
piece-start = la carte de départ, face cachée
piece-start-open = la carte de départ : { $value }
piece-card = la carte { $value }
piece-back = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
piece-pawn = { $colour ->
    [0] le pion violet
    [1] le pion bleu
    [2] le pion rouge
    [3] le pion vert
    [4] le pion jaune
   *[other] le pion rose
}
piece-mistress = une maîtresse de la danse
piece-ok = la carte OK
piece-no = la carte NON
piece-answer-ok = ta réponse : OK, une maîtresse
piece-answer-no = ta réponse : NON, pas une maîtresse
piece-waz = { $seat } pose le { $a } : { from-b } { to-c }. WAZ !
piece-silence = { $seat } pose le { $a } : { from-b } { to-c }. Silence
piece-wrong = { $seat } a nommé { $value } : raté
piece-asked = { $seat } a demandé la { $value }
piece-asked-ok = { $seat } a demandé la { $value } : OK
piece-asked-no = { $seat } a demandé la { $value } : NON

tally-points = Pas
tally-cards = Cartes

fact-stage = Ce qui vient ensuite
fact-wazbaraz = WazBaraz
    .said = Le WazBaraz, c’est { $seat }.
fact-mistresses = Maîtresses de la danse
fact-card = La carte au cercle
fact-at = Où elle est posée

# Dit à l’intérieur d’autres messages.
from-place = { $place ->
    [0] du départ
   *[other] de la place { $place }
}
to-place = { $target ->
    [0] au départ
   *[other] à la place { $target }
}
from-b = { $b ->
    [0] du départ
   *[other] de { $b }
}
to-c = { $c ->
    [0] au départ
   *[other] à { $c }
}
the-witch = { $witch ->
    [1] Aglaé
    [2] Brindille
    [3] Cunégonde
    [4] Dolorès
    [5] Églantine
    [6] Fanfreluche
    [7] Gudule
    [8] Hortense
    [9] Irma
    [10] Javotte
    [11] Kassandre
    [12] Lunella
    [13] Mirabelle
    [14] Nébuline
    [15] Ortie
    [16] Pétronille
    [17] Quenouille
    [18] Rififi
    [19] Sidonie
   *[other] Tarentule
}
