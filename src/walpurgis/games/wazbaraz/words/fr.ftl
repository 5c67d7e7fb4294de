name = Waz Baraz
tagline = Une seule personne sait qui mène la danse. Tout ce qu’elle dira : « WAZ », ou rien du tout.
genre = déduction

## Clauses

WB-01 = Il y a 20 sorcières rouges et 20 bleues, numérotées de 1 à 20, 18 cartes de mouvement vertes, les cartes OK et NON et six pions.
WB-02 = On danse à trois au moins, à six au plus.
WB-03 = Le cercle a 21 cases : le départ, une carte de mouvement que personne n’a regardée, puis les sorcières rouges de 1 à 20.
WB-04 = Chacun a un pion, WazBaraz compris, et tous les pions commencent sur le départ.
WB-05 = La personne la plus douée en magie est le premier WazBaraz.
WB-06 = Deux sorcières mènent la danse : le WazBaraz décide lesquelles, et n’en dit rien. Il garde aussi OK et NON.
    .now = { $why ->
        [waiting] Un instant. { $seat } choisit encore les maîtresses : la danse commence aussitôt après.
        [chosen] C’est déjà choisi. Les maîtresses restent les mêmes toute la manche : joue ton tour.
       *[count] { $count ->
            [one] Pas assez. Il y a { $mistresses } maîtresses, et tu n’en as qu’une : choisis-en { $mistresses }.
           *[other] Pas ce compte-là. Tu en as { $count } pour { $mistresses } maîtresses : choisis-en { $mistresses }.
        }
    }
WB-07 = Une carte attend, visible, au départ. Les autres font les mains : autant pour chacun, aucune pour le WazBaraz.
    .now = Un instant. Les cartes ne sont pas encore toutes données : on attend la dernière.
WB-08 = La danse part à gauche du WazBaraz et tourne comme les aiguilles d’une montre. Le WazBaraz, lui, n’a pas de tour.
    .now = { $why ->
        [wazbaraz] Pas de tour pour toi. Tu es le WazBaraz : garde ton sérieux, on attend { $seat }.
        [choosing] Pas de carte pour toi. Le WazBaraz n’en joue pas : choisis les maîtresses.
       *[turn] Chacun son tour. On attend { $seat }.
    }
WB-09 = Joue une carte de ta main, une seule : à partir de la carte du cercle, elle avance d’autant de cases que son nombre.
    .now = { $why ->
        [one] Une seule par tour. Ta carte est posée : pose une question, ou passe.
       *[missing] Tu n’as pas de { $value }. Choisis une des cartes de ta main.
    }
WB-10 = WAZ, cela veut dire : une maîtresse au moins danse entre l’ancienne carte et la tienne, sans compter leurs deux cases.
WB-11 = Une maîtresse ou plusieurs, WAZ se dit une seule fois. Aucune : pas un mot, et c’est aussi une réponse.
WB-12 = Une carte posée, une carte reprise : pour finir ton tour, l’ancienne carte du cercle rejoint ta main.
WB-13 = Une carte qui arrive sur le départ, ou passe par-dessus, donne 1 point au WazBaraz. En repartir ne donne rien.
WB-14 = Pile sur le départ, tu peux poser une question sur une sorcière : le WazBaraz te montre en secret OK (c’est une maîtresse) ou NON.
    .now = Pas de question. Il faut poser une carte pile sur le départ pour en poser une : joue d’abord ta carte.
WB-15 = Tu crois savoir ? Au début de ton tour, avant de jouer, tu peux nommer les deux maîtresses, tout haut.
    .now = { $why ->
        [late] Trop tard. Ta carte est posée : tu pourras nommer au début de ton prochain tour.
        [choosing] Pas encore. C’est toi qui les choisis : nommer, ce sera pour les autres.
       *[count] { $count ->
            [one] Pas assez. Il y a { $mistresses } maîtresses : nomme-les toutes, et personne d’autre.
           *[other] Pas ce compte-là. Tu en nommes { $count } pour { $mistresses } maîtresses : nomme-les toutes, et personne d’autre.
        }
    }
WB-16 = Les bonnes maîtresses ? La manche est finie : 5 points pour toi, et pas de carte à jouer.
WB-17 = Si tu te trompes, 2 points pour le WazBaraz, et la manche continue.
WB-18 = Un point, c’est une case : ton pion avance d’autant autour du cercle.
WB-19 = Qui trouve prend le rôle de WazBaraz : ses cartes passent à l’ancien, OK et NON viennent à lui, et un nouveau secret commence.
WB-20 = Le premier pion qui a fait le tour, 21 cases, gagne la partie.
WB-21 = On peut jouer avec plus de deux maîtresses : il faut alors les nommer toutes, et rien d’autre ne change.
    .now = { $count ->
        [one] Pas assez. { $mistresses } maîtresses mènent cette danse, et tu n’en as qu’une : choisis-en { $mistresses }.
       *[other] Pas ce compte-là. { $mistresses } maîtresses mènent cette danse, et tu en as { $count } : choisis-en { $mistresses }.
    }
WB-22 = Les sorcières peuvent danser dans n’importe quel ordre, pas seulement celui des numéros.

## Lectures

WB-R1 = Le WazBaraz choisit librement les maîtresses : il ne les tire pas à l’aveugle.
WB-R2 = Le départ est une case quand on compte, mais jamais une sorcière entre deux cartes.
WB-R3 = Une nouvelle manche garde les mains et la carte du cercle. On commence à gauche du nouveau WazBaraz, et les 20 sorcières peuvent servir.
WB-R4 = C’est le jeu qui répond pour le WazBaraz : toujours vrai, et tout de suite.
WB-R5 = On ne nomme qu’une fois par tour.
    .now = Une fois par tour. Tu as déjà nommé : joue maintenant une carte.
WB-R6 = Demander n’est pas obligatoire.
WB-R7 = Les cartes de mouvement vont de 3 à 10, d’après plusieurs critiques ; deux de chaque et un troisième 6 et 7, c’est notre hypothèse.
WB-R8 = La partie s’arrête dès qu’un pion a 21 points ou plus, avant tout ce qui devait suivre. À égalité de points, on partage le rang.
WB-R9 = Un tour suit cet ordre : nommer, la carte, WAZ ou le silence, le point du départ, la question, la reprise de l’ancienne carte.
WB-R10 = On peut nommer n’importe quelles sorcières et demander n’importe laquelle, même une deuxième fois.
WB-R11 = Personne n’apprend ce qui était faux dans un groupe nommé. Tous entendent quelle sorcière tu demandes, pas la réponse.
WB-R12 = La main transmise est connue des deux joueurs, et d’eux seuls ; quand la partie est finie, on montre tout.
WB-R13 = Avec trois ou quatre maîtresses, WAZ ne suffit pas toujours à les distinguer : il reste les questions et l’intuition.

## Règles maison

WB-H1 = Règle maison : deux, trois ou quatre maîtresses mènent la danse.
WB-H2 = Règle maison : le cercle suit l’ordre des numéros, ou il est mélangé.
WB-H3 = Règle maison : le WazBaraz choisit les maîtresses, ou les tire à l’aveugle.
    .now = Un instant. Les maîtresses sont encore à tirer : la danse commence aussitôt après.

option-mistresses = Combien de maîtresses mènent la danse ?
option-circle = Dans quel ordre les sorcières dansent-elles ?
option-circle-numeric = De 1 à 20, dans le sens des aiguilles d’une montre.
option-circle-shuffled = Mélangées.
option-mistress_choice = Qui désigne les maîtresses ?
option-mistress_choice-free = Le WazBaraz, avec soin.
option-mistress_choice-drawn = Le hasard, et seul le WazBaraz regarde.

## Ce qui se passe, et que viser

situation-choose = Choisis { count-of-leaders } maîtresses. Les autres posent des cartes pour les trouver : le jeu dit WAZ pour toi quand une carte en dépasse une.
    .title = Tu es le WazBaraz !
situation-first = Pose une carte : on compte à partir de la dernière. { $other } dit WAZ si ta carte saute une maîtresse ; la case où elle arrive ne compte pas.
situation-waz = { $seat } a posé le { $value }, { from-to } : WAZ ! Au moins une maîtresse danse sous l’arc. Pose une carte.
situation-silence = { $seat } a posé le { $value }, { from-to } : silence. Aucune maîtresse sous les pointillés. Pose une carte.
situation-known = Il ne reste que { count-of-leaders } suspectes : tu peux les nommer tout de suite.
    .title = Tu sais !
situation-named = Personne ne dira laquelle est fausse. Pose maintenant une carte.
    .title = Raté !
situation-asking = Pose une question sur une sorcière, celle que tu veux : { $other } te montrera OK ou NON. Ton tour est alors fini.
    .title = Pile sur le départ !
aim-hide = Qu’on ne les trouve pas : 1 point pour toi dès qu’une carte atteint ou passe le départ, 2 à chaque erreur. 21 points gagnent.
aim-find = { $count ->
    [0] Trouve les { count-of-leaders } maîtresses avant les autres : 5 points. À 21 points, tu gagnes.
   *[other] Trouve les { count-of-leaders } maîtresses : 5 points. À 21 points, tu gagnes. Il reste { $count } suspectes.
}{ the-rival }
aim-name = Nomme-les avant les autres : 5 points. À 21 points, tu gagnes.{ the-rival }
aim-ask = Tout le monde entend ta question, mais la réponse n’est que pour toi. Il reste { $count } suspectes.{ the-rival }

the-rival = { $total ->
    [0] { "" }
   *[other] { " " }Attention : { $other } a déjà { $total } points sur 21 !
}

effect-start = départ : une question ! +1 au WazBaraz
effect-pass = { to-square }, +1 au WazBaraz
effect-end = { $other } gagne !
effect-ask = OK ou NON, rien que pour toi
    .all = Demander si elle mène la danse

hint-choose = Une par ici, l’autre plutôt loin : plus dur à trouver.
hint-wazbaraz = Le WazBaraz, c’est { $other } : personne d’autre ne connaît les maîtresses ni ne répond à tes cartes.
hint-count = On compte à partir d’ici. WAZ ou silence parle des sorcières sautées.
hint-waz = WAZ : au moins une maîtresse danse sous cet arc.
hint-silence = Silence : aucune maîtresse sous ces pointillés.
hint-start = Pile sur le départ : tu pourras poser une question. Tous l’entendent, mais la réponse n’est que pour toi.

## Ce qui s’est passé

event-witch = { the-witch } entre dans la ronde, case { $place }.
event-start = Une carte est posée face cachée : elle marque seulement où commence le cercle.
event-chosen = { $seat } a choisi { $mistresses } maîtresses, et fait comme si de rien n’était.
event-mistresses = Tes maîtresses : { $witches }. Pas un mot !
event-drawn = { $count ->
    [one] { $seat } tire la première maîtresse, sans ciller.
   *[other] { $seat } tire encore une maîtresse. Cela en fait { $count }.
}
event-mistress = Psst : { the-witch } (la { $witch }) mène la danse.
event-open = Une carte visible au départ : le { $value }.
event-dealt = { $seat } reçoit une carte.
    .many = { $count } cartes sont distribuées.
event-card = Ta carte : { $value }.
    .many = Tes cartes : { $values }.
event-named = « Je sais qui mène la danse ! » { $seat } nomme { $witches }.
event-leader = { the-witch } (la { $witch }) menait la danse !
event-right = C’est juste ! La danse s’arrête : { $points } points pour { $seat }.
    .news = Manche finie : { $seat } a trouvé { $witches } et reçoit { $points } points. Qui les trouve est le WazBaraz de la manche suivante.
event-wrong = Raté, et personne ne dira laquelle : { $points } points pour { $other }.
    .news = { $seat } a nommé { $witches } : raté ! { $points } points pour { $other }.
event-points = { $points ->
    [1] Le départ est atteint ou passé : 1 point pour { $seat }, total { $total } (21 pour gagner).
    [2] Pour l’erreur : 2 points pour { $seat }, total { $total } (21 pour gagner).
   *[other] Pour la trouvaille : { $points } points pour { $seat }, total { $total } (21 pour gagner).
}
event-laid = { $seat } pose le { $value } : { from-to }.
    .short = pose le { $value }
event-waz = { $count ->
    [one] « WAZ ! » dit { $seat }. La { $witches } mène la danse !
   *[other] « WAZ ! » dit { $seat }. Au moins une maîtresse danse parmi les sorcières { $witches }.
}
    .short = dit « WAZ ! » ({ $witches })
event-silence = { $count ->
    [one] { $seat } regarde la { $witches } et se tait.
   *[other] { $seat } regarde les sorcières { $witches } et se tait.
}
    .short = se tait ({ $witches })
event-reached = Pile sur le départ ! Un point pour { $other }, et une question pour { $seat }.
event-passed = { $seat } franchit le départ : un point pour { $other }.
event-asked = { $seat } se penche et demande : { the-witch } (la { $witch }) ?
    .short = demande la { $witch }
event-unasked = { $seat } préfère ne rien demander.
event-ok = Psst, rien que pour { $seat } : OK ! { the-witch } (la { $witch }) mène la danse.
event-no = Psst, rien que pour { $seat } : NON. { the-witch } (la { $witch }) ne mène pas la danse : elle est juste là pour la musique.
event-took = { $seat } prend la carte qui était là avant, le { $value }.
event-handed = Le WazBaraz ne joue pas de cartes : { $other } prend celles de { $seat }, qui reçoit OK et NON.
event-handed-cards = Cartes que seuls { $seat } et { $other } connaissent : { $cards }.
event-wazbaraz = Qu’on s’incline, voici { $seat }, le nouveau WazBaraz.
    .short = devient WazBaraz
event-won = Tout le tour de la danse : { $seat } gagne !
event-revealed = Les dernières maîtresses : { $witches }. Sous le départ, un { $value } : il ne servait qu’à marquer la case.
event-hand = { $seat } avait encore { $cards }.
event-aside = Écartée sans être vue : { $cards }.
end-won = { $seat } a fait tout le tour de la danse : { $points } points.

## Ce qu’on a dit à toi seul

secret-ok = OK ! { the-witch } (la { $witch }) mène la danse.
    .others = Les autres savent que tu as demandé la { $witch }. La réponse : toi, et { $other }.
secret-no = NON. { the-witch } (la { $witch }) ne mène pas la danse.
    .others = Les autres savent que tu as demandé la { $witch }. La réponse : toi, et { $other }.

## Ce que ferait un coup

preview-play = Le { $value } : { from-to }. { looks-at }
preview-play-pass = Le { $value } : { from-to }. { looks-at } Tu franchis le départ : 1 point pour { $other }.
preview-play-start = Le { $value } : { from-to }, pile. { looks-at } 1 point pour { $other }, et tu peux poser une question.
preview-play-end = Le { $value } : { from-to }. Attention : c’est le dernier point qui manque à { $other } pour gagner !
preview-ask = { the-witch } (la { $witch }) mène-t-elle la danse ? Tout le monde entend ta question ; la réponse, { $other } ne la montre qu’à toi.
preview-no-ask = Tu ne demandes rien. Comme toujours, l’ancienne carte du cercle rejoint ta main.
preview-name = { $witches } ? Juste : 5 points, et tu deviens WazBaraz. Faux : 2 points pour { $other }, et personne ne dira laquelle.
preview-choose = { $witches } mèneront la danse. Le jeu répond pour toi, toujours vrai : tu n’as plus qu’à garder ton sérieux.

## Coups

step-witch = La sorcière { $a } est la suivante du cercle
step-start = Une carte est posée face cachée : le départ
step-mistress = La sorcière { $a } est tirée comme maîtresse
step-open = Une carte visible sur le cercle : le { $a }
step-card = Carte distribuée : { $a }
step-choose = Choisir { $a }
step-name = Nommer { $a }
step-play = Jouer le { $a }
    .tag = case { $to }
step-ask = Demander si la { $a } mène la danse
    .tag = { $a }
    .do = Question : la { $a } ?
    .go = Demander : la { $a } ?
step-no-ask = Ne rien demander

title-choose = Les maîtresses de la danse
    .go = Elles mènent la danse !
title-name = Je sais qui mène la danse !
    .more = 5 points ; faux : 2 au WazBaraz, et tu poses une carte
    .picked = Je nomme
    .go = Je les nomme !

## Ce que dit le WazBaraz

says-waz = WAZ !
says-silence = chut…
says-wrong = non !
says-whisper = psst…
says-won = Gagné !

proof-check = Vérifier les tirages

book-others = Ce que savent les autres
    .aid = Montrer qui ils peuvent écarter
    .possible = encore suspectes : { $count }
    .out = écartées : { $count }
    .sure = trouvées : { $count }
    .help = Toi, tu sais qui mène la danse : voilà où ils en sont.

arc-waz = ici, WAZ
arc-silence = ici, silence
speaker-role = WazBaraz

## Le plateau

spot-place = { $a ->
    [0] Le départ
   *[other] Case { $a } du cercle
}
spot-outside = { $b ->
    [0] Hors du cercle, au départ
   *[other] Hors du cercle, à la case { $b }
}
spot-inside = { $b ->
    [0] Dans le cercle, au départ
   *[other] Dans le cercle, à la case { $b }
}
spot-pile = La pioche
spot-hand = La main : { $seat }
spot-middle = Au milieu
spot-memory = Ce qui s’est dit dans cette manche

piece-witch = { witch-name } (la { $value })
flag-start = Départ
flag-start-open = Départ
piece-start = la carte de départ, face cachée
piece-start-open = la carte de départ : { $value }
piece-card = la carte { $value }
piece-back = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
piece-pawn = le pion : { $seat }
piece-mistress = une maîtresse de la danse
piece-found = menait la danse à la dernière manche
piece-ok = la carte OK
piece-no = la carte NON
piece-answer-ok = ta réponse : OK, une maîtresse
piece-answer-no = ta réponse : NON, pas une maîtresse
piece-waz = { $seat } pose le { $a } : { from-b } { to-c }. WAZ !
    .short = { $seat } pose le { $a } : { from-b } { to-c }
    .said = WAZ !
piece-silence = { $seat } pose le { $a } : { from-b } { to-c }. Silence
    .short = { $seat } pose le { $a } : { from-b } { to-c }
    .said = silence
piece-wrong = { $seat } nomme { $value } : raté
    .short = { $seat } nomme { $value }
    .said = raté
piece-asked = { $seat } demande la { $value }
piece-asked-ok = { $seat } demande la { $value } : OK
    .short = { $seat } demande la { $value }
    .said = OK
piece-asked-no = { $seat } demande la { $value } : NON
    .short = { $seat } demande la { $value }
    .said = NON

tally-points = Points

sheet-points = Points
column-rounds = départ
column-mistakes = erreurs d’autres
column-finds = trouvées

fact-stage = Ce qui vient ensuite
fact-wazbaraz = WazBaraz
    .said = Le WazBaraz : { $seat }.
    .you = Le WazBaraz, c’est toi : regarde, le jeu répond à ta place, toujours vrai. Tu ne joues pas de carte.
fact-mistresses = Maîtresses de la danse
fact-card = La carte sur le cercle
fact-at = Où elle est posée

# Dit à l’intérieur d’autres messages.
count-of-leaders = { $mistresses ->
    [2] deux
    [3] trois
   *[other] quatre
}
looks-at = { $count ->
    [one] { $other } regarde la { $witches } : WAZ ou silence ?
   *[other] { $other } regarde les sorcières { $witches } : WAZ ou silence ?
}
from-to = { from-place } { to-place }
from-place = { $place ->
    [0] du départ
   *[other] de la case { $place }
}
to-place = { $target ->
    [0] au départ
   *[other] à la case { $target }
}
to-square = { $target ->
    [0] départ
   *[other] case { $target }
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
witch-name = { $a ->
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

## Énigmes

puzzle-mistresses = Qui mène la danse ?
    .more = { $cards } cartes posées, et le WazBaraz a dit WAZ { $waz ->
        [one] une fois
       *[other] { $waz } fois
    }. Il ne reste que deux sorcières possibles, pas une de plus.
clue-waz = Un { $value }, { $left ->
        [0] du départ
       *[other] de { $left }
    } { $reached ->
        [0] au départ
       *[other] à { $reached }
    } : WAZ !
clue-silence = Un { $value }, { $left ->
        [0] du départ
       *[other] de { $left }
    } { $reached ->
        [0] au départ
       *[other] à { $reached }
    } : silence.

## Leçon

lesson-aim = Deux des vingt sorcières sont les maîtresses de la danse. Le WazBaraz, au milieu, les a choisies et il répond ; les autres les cherchent. Qui arrive à 21 points gagne.
lesson-card = Pose une carte
    .say = Pose ton 6 : à partir de la carte ouverte, il avance de six cases. Puis écoute le WazBaraz, au milieu !
    .why = WAZ ! Une maîtresse au moins se trouve sous l’arc : parmi celles que ta carte a survolées, sans les deux bouts. La carte qui était là avant est à toi.
lesson-silence = Le silence parle
    .say = Maintenant, pose le 4. Peut-être qu’on ne dira rien du tout.
    .why = Le silence répond aussi : aucune maîtresse parmi celles que tu as survolées, on les barre. La maison le fait pour toi dès que quelque chose se déduit.
lesson-start = Pile au départ
    .say = Le 3 tombe pile sur le départ. Pose-le là.
    .why = À chaque tour du cercle, un point pour le WazBaraz. Mais qui s’arrête pile au départ peut poser une question.
lesson-ask = Pose une question
    .say = Pose une question sur une sorcière : la 3, par exemple, était sous le premier WAZ.
    .why = Tout le monde entend qui tu demandes. La réponse, oui ou non, est rien que pour toi.
lesson-name = Nomme-les !
    .say = Quelques tours plus tard. Tu en connais une : la 3. L’autre était sous un WAZ de 16 et 17, et sous un autre qui s’arrêtait avant 17. Nomme les deux !
    .why = Juste : 5 points. Faux : 2 points pour le WazBaraz, et personne ne dit ce qui clochait.
lesson-choose = À toi de jouer
    .say = Qui les trouve devient WazBaraz. Choisis deux nouvelles maîtresses, celles que tu veux.
    .why = Maintenant les autres cherchent, et on répond à ta place : pas d’erreur possible. Qui arrive à 21 points, un tour complet, gagne.
