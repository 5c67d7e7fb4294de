name = Hexen Rennen
tagline = Une course de balais jusqu’au sommet, sur une piste que chacun a piégée. Surtout toi.
genre = course

## Clauses

HR-01 = Un clan, c’est 3 sorcières, et 12 tuiles comme 12 cartes : les nombres de 2 à 10 une fois chacun, et trois fois son symbole.
HR-02 = Deux balais partagent le parcours en trois étapes ; au bout, trois cases d’arrivée valent 2, 3 et 4. On joue à 2, 3 ou 4.
HR-03 = Chacun a un clan avec ses sorcières, ses tuiles et ses cartes, et commence avec ses 12 cartes en main.
HR-04 = Pour chaque étape, tu choisis en secret un symbole et trois nombres parmi tes tuiles, jusqu’à ce qu’il n’en reste aucune.
    .now = Pas tout à fait. Il faut { $numbers } nombres par étape, chacun une seule fois : recommence.
HR-05 = Les 16 tuiles de chaque étape sont mélangées et posées face cachée ; après la case 48 viennent les cases d’arrivée 49, 50 et 51.
HR-06 = Toutes les sorcières attendent au départ, avant la case 1.
HR-07 = À ton tour, on lance le dé et tu avances une de tes sorcières d’exactement ce nombre ; puis c’est au joueur suivant.
    .now = { $why ->
        [lay] Les tuiles d’abord. Les tiennes ne sont pas posées : mets trois nombres dans chaque étape.
        [laid] C’est déjà posé. Les autres se décident encore : attends un instant.
        [move] La sorcière d’abord. Le dé est tombé : choisis celle qui avance.
        [answer] Réponds d’abord. Une sorcière est sur ton symbole : laisse-la, ou joue une carte.
        [alike] Au départ, toutes se valent. On les prend dans l’ordre : avance la sorcière { $witch }.
        [own-chance] Un instant. Le hasard n’a pas fini : attends de voir ce qui tombe.
        [chance] Un instant. On attend { $seat } et le hasard : attends de voir ce qui tombe.
       *[turn] Pas maintenant. Tout le monde attend { $seat } : ton tour viendra.
    }
HR-08 = Une case ne porte qu’une sorcière ; une case d’arrivée en accueille autant qu’il en vient.
    .now = C’est pris. Sur la case { $place }, il y a déjà une sorcière ({ $other }).
HR-09 = Le dé est lancé à chaque tour. Si une de tes sorcières peut s’en servir, il le faut ; sinon ton tour est fini, sans relancer.
HR-10 = Aucune sorcière ne dépasse la case 51.
    .now = Trop loin. Depuis la case { $place }, un { $number } dépasse la dernière case de { $over }.
HR-11 = Les sorcières survolent les autres ; les cases occupées sont comptées.
HR-12 = Une sorcière au départ ne compte pas les cases occupées : avec un 3, elle entre sur la troisième case libre.
HR-13 = Une tuile cachée où une sorcière s’arrête est retournée et reste visible ; ce qu’elle montre arrive aussitôt.
HR-14 = Un nombre de sa propre couleur la fait avancer d’autant. Si la case est occupée, ou plus loin que la 48, elle reste.
HR-15 = Sur un nombre d’une autre couleur, elle reste, et le tour est fini.
HR-16 = Sur son propre symbole, ta sorcière reste, ou tu joues une carte : d’un nombre, ou jusqu’au prochain symbole visible et libre.
    .now = Aucun symbole { clan } devant. Plus loin que la case { $place }, le tien n’est visible et libre nulle part : joue un nombre, ou reste.
HR-17 = Sur le symbole d’un autre clan, ce clan décide : elle reste, ou une carte la renvoie, d’un nombre ou d’un symbole à l’autre.
    .now = Aucun symbole { clan } derrière. Avant la case { $place }, le tien n’est visible et libre nulle part : joue un nombre, ou laisse-la.
HR-18 = Personne ne recule plus loin que la case 1.
    .now = Trop loin en arrière. Depuis la case { $place }, un { $number } l’enverrait avant la case 1 : joue moins, ou laisse-la.
HR-19 = Tu joues une carte si tu l’as et si son déplacement est possible ; jouée, elle est hors du jeu et visible de tous.
    .now = { $value ->
        [sym] Plus de symbole. Tes trois sont déjà joués : choisis une autre carte.
       *[other] Plus de { $value }. Le tien est déjà joué : choisis une autre carte.
    }
HR-20 = Rien ne t’oblige à jouer une carte, sauf ceci : une carte à nombre vient de faire reculer une sorcière sur ton symbole.
    .now = { $cards ->
        [one] Pas le choix. Une carte à nombre l’a envoyée là : joue ta carte.
       *[other] Pas le choix. Une carte à nombre l’a envoyée là : joue une de tes { $cards } cartes possibles.
    }
HR-21 = On n’atteint les cases 49 à 51 que par un nombre exact, du dé ou d’une carte ; un nombre trop grand ne sert pas.
HR-22 = Une sorcière sur une case d’arrivée ne bouge plus ; l’atteindre n’a pas d’effet et finit le tour.
    .now = Laisse-la tranquille. La sorcière { $witch } est arrivée et garde { $points } points au chaud : avances-en une autre.
HR-23 = La partie s’arrête dès que quelqu’un a ses trois sorcières à l’arrivée. On compte les cases : le plus grand total gagne.
HR-24 = À trois, un clan reste sans joueur : le hasard place ses tuiles parmi les autres, et ses cartes attendent, cachées, en pile.
HR-25 = Sur un symbole neutre, une carte tirée de sa pile fait reculer la sorcière, si c’est possible ; puis la carte est hors du jeu.
HR-26 = À deux joueurs, deux clans sont neutres, chacun avec sa pile.

## Lectures

HR-R1 = Dans un tour, seule bouge la sorcière choisie : sa couleur est celle du joueur dont c’est le tour, même après un recul.
HR-R2 = Le nombre d’une tuile ne porte pas une sorcière à l’arrivée : il faut le dé ou une carte.
HR-R3 = L’obligation de jouer vaut aussi après une carte neutre, et pour le clan de la sorcière, qui doit alors la faire avancer.
HR-R4 = Si la pile neutre est vide, rien ne se passe.
HR-R5 = À égalité de points, on partage le rang.
HR-R6 = La case où mène une carte à symbole n’a pas d’effet : le tour est fini.
HR-R7 = Personne ne connaît l’ordre des tuiles d’une étape : on le tire donc au moment de retourner une tuile.
HR-R8 = Le premier tour est au joueur qu’on a désigné pour commencer.
HR-R9 = Les nombres de 2 à 10 une fois chacun, un dé ordinaire, l’arrivée dans l’ordre 2, 3, 4 : c’est notre choix.

## Règles maison

HR-H1 = Le nombre d’une tuile peut-il porter une sorcière à l’arrivée ?
HR-H2 = Choisit-on ses tuiles pour les étapes, ou sont-elles distribuées ?

option-tiles_reach_finish = Le nombre d’une tuile peut-il porter une sorcière à l’arrivée ?
option-tiles_reach_finish-off = Non : il faut le dé ou une carte.
option-tiles_reach_finish-on = Oui : sur les cases 49 à 51, si le compte est bon.
option-course = Choisit-on ses tuiles pour les étapes, ou sont-elles distribuées ?
option-course-chosen = Chacun choisit, en secret.
option-course-dealt = Elles sont distribuées au hasard et personne ne regarde : ça démarre vite.

## Ce qui s’est passé

event-laid = { $seat } a tout posé et prend un air innocent.
event-own-lay = Tes nombres, étape par étape : { $split }. Motus !
event-spread = Mélangées et réparties sans regarder : les tuiles { of-clan }.
event-course = Mélangées avec celles des autres, face cachée : le parcours est prêt. À vos balais, { $seat } commence !
event-die = { $seat } fait { $face }.
event-stuck = { $seat } ne peut rien faire d’un { $face }. Les sorcières sifflotent et regardent ailleurs.
    .you = Tu as fait { $face } : aucune de tes sorcières ne peut avancer d’autant, et ton tour est fini.
    .short = ne peut pas bouger
event-enter = { $seat } lance sa sorcière { $witch }, qui se pose sur la case { $target }.
    .short = s’envole → { $target }
event-move = { $seat } fait voler sa sorcière { $witch } de la case { $place } { to-place }.
    .short = { flown }
event-reveal = La case { $place } est retournée : { a-tile } !
event-rest = Pour { $seat }, { a-tile } sur la case { $place } : la sorcière { $witch } s’y assoit, et le tour est fini.
event-held = Pour { $seat }, { a-tile }, mais nulle part où bondir. La sorcière { $witch } reste sur la case { $place }.
event-carried = Pour { $seat }, { a-tile } : la sorcière { $witch } bondit de la case { $place } { to-place }.
    .short = bondit → { $target }
event-symbol = Aïe ! La case { $place } porte le symbole d’un autre clan : { $seat } décide du sort de la sorcière { $witch } ({ $other }).
event-own-symbol = La sorcière { $witch } retrouve son propre symbole sur la case { $place }. Une carte, { $seat } ?
event-forced = Une carte à nombre l’a envoyée là : { $seat } doit répondre.
event-helpless = Une carte à nombre l’a envoyée là : { $seat } devrait répondre, et n’a aucune carte jouable.
event-unanswered = La sorcière { $witch } ({ $other }) reste donc sur la case { $place }.
event-empty = Un symbole { of-clan }, mais la pile est vide : la sorcière { $witch } ({ $seat }) l’échappe belle.
event-stay = { $seat } laisse sa sorcière { $witch } bien assise sur la case { $place }.
event-spare = { $seat } laisse la sorcière { $witch } ({ $other }) sur la case { $place }. Pour cette fois.
    .short = épargne { $other }
event-forward = { $value ->
    [sym] { $seat } joue un symbole : la sorcière { $witch } vole de la case { $place } au symbole suivant, sur la case { $target }.
   *[other] { $seat } joue un { $value } : la sorcière { $witch } vole de la case { $place } { to-place }.
}
    .short = { $value ->
        [sym] symbole : { flown }
       *[other] carte { $value } : { flown }
    }
event-back = { $value ->
    [sym] { $seat } joue un symbole : la sorcière { $witch } ({ $other }) tourbillonne de la case { $place } au symbole pareil le plus proche qui soit libre, case { $target }.
   *[other] { $seat } joue un { $value } : la sorcière { $witch } ({ $other }) recule de la case { $place } à la case { $target }.
}
    .short = renvoie { $other } → { $target }
event-neutral = De la pile sort { a-tile } : la sorcière { $witch } ({ $seat }) recule de la case { $place } { back-to }.
    .you = De la pile est venu { a-tile } : ta sorcière { $witch } a reculé de la case { $place } { back-to }.
    .short = recule → { $target }
event-in-vain = De la pile sort { a-tile }, pour rien : la sorcière { $witch } ({ $seat }) reste sur la case { $place }, et respire.
    .you = De la pile est venu { a-tile }, en vain : ta sorcière { $witch } est restée sur la case { $place }.
event-finish = Arrivée ! Pour { $seat }, la sorcière { $witch } s’assoit près du feu : { $points } points.
    .short = { $points } points
event-over = { $seat } a ses trois sorcières au coin du feu : la course est finie.
event-winner = { $seat } gagne avec { $points } points !
end-won = { $other } a trois sorcières au coin du feu : la course est finie. Le plus de points gagne : { $points } pour { $seat }.
end-together = { $other } a trois sorcières au coin du feu : la course est finie. Avec { $points } points, la victoire est partagée.

## Ce que ferait un coup

preview-lay = Vallée / versant / sommet : { $split }. Un de tes symboles va dans chacune, et le tout est mêlé aux tuiles des autres.
preview-enter = Elle entre sur la case { $target }. { carried-on }{ then }
preview-move = De la case { $place } { to-place }. { carried-on }{ then }
preview-forward = Ton { $number } : de la case { $place } { to-place }. { carried-on }{ then }
    .count = +{ $count }
    .far = { $count } cases plus loin
preview-back = Ton { $number } : la sorcière ({ $seat }) recule à la case { $target }. { carried-on }{ then }
    .count = −{ $count }
    .far = { $count } cases en arrière
preview-symbol-forward = De la case { $place } à ton prochain symbole libre, sur la case { $target }. Elle s’y repose : le tour est fini.
    .count = +{ $count }
    .far = { $count } cases plus loin
preview-symbol-back = La sorcière ({ $seat }) recule de la case { $place } à ton symbole libre le plus proche, sur la case { $target }. Elle s’y repose : le tour est fini.
    .count = −{ $count }
    .far = { $count } cases en arrière
preview-stay = Elle reste sur la case { $place }, et le tour est fini.

## Ce qui se passe, et ce qu’un coup change

situation-lay = Tu es { side-colour }. Cache trois de tes nombres dans chaque paysage, à côté de ton symbole qui y est déjà : on les mélange avec les tuiles des autres.
    .title = Pose tes tuiles
situation-first = Tu es { side-colour }. Tu as fait { $face } : ta sorcière { $witch } entre sur la { $face ->
    [1] première
   *[other] { $face }e
} case libre.
    .title = Première au vent !
situation-only = Tu as fait { $face }. Seule ta sorcière { $witch } peut voler.
situation-move = Tu as fait { $face }. Quelle sorcière vole ?
situation-own = Ta sorcière { $witch } est sur ton symbole, sur la case { $place }. Une carte l’emmène plus loin, ou elle reste.
    .title = Ton symbole !
situation-own-forced = Une carte l’a envoyée sur ton symbole, sur la case { $place } : joues-en une, et elle repart.
    .title = Il faut une carte !
situation-own-stuck = { $cards ->
    [0] Ta sorcière { $witch } est sur ton symbole, mais tes cartes sont toutes jouées : elle reste.
   *[other] Ta sorcière { $witch } est sur ton symbole, mais chaque carte mène sur une case prise, trop loin, ou à aucun symbole libre : elle reste.
}
    .title = Ton symbole !
situation-other = { $seat } a une sorcière sur ton symbole, sur la case { $place }. La renvoyer ?
    .title = Hep, pas si vite !
situation-other-forced = Une carte a envoyé une sorcière ({ $seat }) sur ton symbole, sur la case { $place } : tu dois la renvoyer encore.
    .title = Il faut une carte !
situation-other-stuck = { $cards ->
    [0] { $seat } a une sorcière sur ton symbole, mais tes cartes sont toutes jouées : elle reste.
   *[other] { $seat } a une sorcière sur ton symbole, sur la case { $place }, mais chaque carte mène avant la case 1, sur une case prise, ou à aucun symbole libre : elle reste.
}
    .title = Hep, pas si vite !

aim-lay = Une course jusqu’au feu. Sur un de tes nombres, ta sorcière bondit d’autant, jamais après la case 48 : les petits vont bien au sommet. Sur ton symbole, une carte l’avance ; sur celui d’un autre, sa carte peut la renvoyer.
aim-summit = { $left ->
    [one] Plus qu’une sorcière à mener au feu, après la case 48 : par le nombre exact, sur 2, 3 ou 4 points. Alors la course est finie : le plus de points gagne.
   *[other] Mène tes { $left ->
        [2] 2 autres
       *[other] { $left }
    } sorcières au feu, après la case 48 : par le nombre exact, sur 2, 3 ou 4 points. Qui en a trois finit la course : le plus de points gagne.
}
aim-card-own = { $cards ->
    [0] Tu n’as plus de cartes.
    [one] Une carte l’avance de son nombre. C’est ta dernière.
   *[other] Une carte l’avance de son nombre, et ne sert qu’une fois. Il t’en reste { $cards }.
}
aim-card-other = { $cards ->
    [0] Tu n’as plus de cartes.
    [one] Une carte la fait reculer de son nombre. C’est ta dernière.
   *[other] Une carte la fait reculer de son nombre, et ne sert qu’une fois. Il t’en reste { $cards }.
}

effect-enter = { $number ->
    [0] une de plus en course
   *[other] case { $target }, ton { $number } : { she-leaps } jusqu’à la case { $stop }
}{ and-there }
    .do = La { $witch } entre
    .go = S’envoler
effect-leap = case { $target }, ton { $number } : { she-leaps } jusqu’à la case { $stop }{ and-there }
    .go = Bondir !
effect-finish = { $points } points, au coin du feu
    .go = À l’arrivée !
effect-own = sur ton symbole : tu pourras jouer une carte
effect-other = sur un autre symbole : { $other } peut la renvoyer
effect-neutral = sur un symbole { of-clan } : une carte de la pile la renvoie
effect-symbol = jusqu’à ton symbole suivant, et le tour est fini
effect-stay = elle reste, et ta carte aussi
    .do = La laisser
effect-spare = elle reste, et ta carte aussi
    .do = La laisser
effect-back-symbol = jusqu’à ton symbole précédent, et le tour est fini
effect-back = elle y reste, et le tour est fini
    .all = La faire reculer
effect-back-hidden = sur une tuile cachée : on verra
    .all = La faire reculer
effect-back-leap = mais c’est son { $number } : { she-leaps } jusqu’à la case { $stop }
effect-back-own-forced = mais c’est son symbole : { $other } la fera repartir
effect-back-other-forced = sur un autre symbole : { $other } devra la renvoyer encore
effect-back-again = sur ton symbole encore : tu devras la renvoyer encore
effect-back-neutral = sur un symbole { of-clan } : la pile la renvoie encore

hand-told = Quand une sorcière s’arrête sur ton symbole, joues-en une : elle avance la tienne d’autant, ou recule celle d’un autre. Chacune sert une fois.

hint-card-own = Sur ton symbole, une carte avance ta sorcière d’autant de cases.
hint-card-other = Sur ton symbole, c’est toi qui décides : une carte la fait reculer.
hint-start = Tes trois sorcières partent d’ici.
hint-entry = Au départ, seules les cases libres comptent : elle entre ici.
hint-finish = Les cases 49, 50 et 51 : seul le nombre exact y mène, et il y a de la place pour toutes.
hint-shelf = Tes tuiles cachées ici. Elles pâlissent une fois retournées.
hint-leap = Ton propre nombre : ta sorcière y bondit d’autant.
hint-own = Ton symbole : tu pourras jouer une carte.
hint-other = Pas ton symbole : une carte peut renvoyer ta sorcière.

## Coups

step-lay = Poser tes tuiles (vallée / versant / sommet) : { $a }
stays = { $count ->
    [one] La sorcière { $names } reste là. { $why }
   *[other] Les sorcières { $names } restent là. { $why }
}
step-move = Avancer la sorcière { $a }
    .do = La { $a } vole
    .go = S’envoler
    .tag = La { $a } : { $from }
step-stay = La laisser là
    .do = La laisser
step-card = { $a ->
    [sym] Jouer un symbole
   *[other] Jouer le { $a }
}
    .tag = { $a ->
        [sym] symbole
       *[other] Le { $a }
    }
step-die = Le dé montre { $a }
step-turn = On retourne { $b ->
    [sym] le symbole { of-clan-a }
   *[other] le { $b } { of-clan-a }
}
step-neutral = On tire de la pile { $b ->
    [sym] un symbole { of-clan-a }
   *[other] le { $b } { of-clan-a }
}
step-spread = On répartit les tuiles { of-clan-a }

arrange-held = Tu tiens le { $item }. Touche un paysage : il y tombe, face cachée.

## Le plateau

spot-tile = Case { $a }
spot-finish = { $a ->
    [49] Arrivée, 2 points
    [50] Arrivée, 3 points
   *[other] Arrivée, 4 points
}
spot-start = Départ, sorcières { of-clan-a }
spot-hand = Main { of-clan-a }
spot-pile = Pile { of-clan-a }
    .label = { $a ->
        [2] Forêt
       *[other] Orage
    }
    .about = { $a ->
        [2] La Forêt
       *[other] L’Orage
    } est sans joueur. Pose-toi sur un de ses symboles, et une carte de sa pile te fera reculer, si elle le peut.
    .legend = { $names } : sans joueur. Une carte de la pile fait reculer qui s’arrête sur { $count ->
        [one] son symbole
       *[other] leurs symboles
    }.
spot-played = Cartes jouées { of-clan-a }
    .about = { spot-pile.about }
spot-stage = { $a ->
    [1] 1re étape, cases 1 à 16
    [2] 2e étape, cases 17 à 32
   *[other] 3e étape, cases 33 à 48
}
spot-die = Le dé

region-valley = 1re étape · la vallée
    .name = La vallée
    .about = 1re étape · cases 1 à 16
region-slope = 2e étape · le versant
    .name = Le versant
    .about = 2e étape · cases 17 à 32
region-summit = 3e étape · le sommet
    .name = Le sommet
    .about = 3e étape · cases 33 à 48

piece-witch = sorcière { $value } { of-clan }
piece-tile = { $value ->
    [sym] le symbole { of-clan }
   *[other] le { $value } { of-clan }
}
piece-own = { $value ->
    [sym] ton symbole, caché ici
   *[other] ton { $value }, caché ici
}
piece-turned = { $value ->
    [sym] ton symbole, déjà retourné
   *[other] ton { $value }, déjà retourné
}
piece-card = { $value ->
    [sym] { $count ->
        [one] une carte symbole { of-clan }
       *[other] { $count } cartes symbole { of-clan }
    }
   *[other] la carte { $value } { of-clan }
}
    .about = { $value ->
        [sym] Carte symbole : elle emmène ta sorcière, sur ton symbole, à ton prochain symbole visible et libre, ou renvoie celle d’un autre au dernier.
       *[other] Sur ton symbole, cette carte fait avancer ta sorcière de { $value } cases, ou reculer celle d’un autre de { $value } cases.
    }
piece-pile = { $count ->
    [one] une carte { of-clan }, face cachée
   *[other] { $count } cartes { of-clan }, face cachée
}
piece-drawn = { $count ->
    [one] une carte tirée en tout
   *[other] { $count } cartes tirées en tout
}
piece-die = le dé, qui montre { $value }

tally-points = Points
tally-finished = Arrivées
tally-cards = Cartes
status-laid = a tout posé
status-laying = pose ses tuiles

fact-turn = À qui le tour
fact-face = Le dé
fact-phase = Ce qui vient
fact-witch = La sorcière en route
fact-forced = Carte obligatoire

side = { $colour ->
    [0] la Brume
    [1] la Glace
    [3] la Forêt
   *[other] l’Orage
}

# Dit à l’intérieur d’autres messages.
clan = { $colour ->
    [0] Brume
    [1] Glace
    [3] Forêt
   *[other] Orage
}
side-colour = { $colour ->
    [0] la Brume, en violet
    [1] la Glace, en bleu
    [3] la Forêt, en vert
   *[other] l’Orage, en jaune
}
of-clan = { $colour ->
    [0] de la Brume
    [1] de la Glace
    [3] de la Forêt
   *[other] de l’Orage
}
of-clan-a = { $a ->
    [0] de la Brume
    [1] de la Glace
    [2] de la Forêt
   *[other] de l’Orage
}
a-tile = { $value ->
    [sym] un symbole { of-clan }
   *[other] le { $value } { of-clan }
}
to-place = { $target ->
    [49] jusqu’à l’arrivée
    [50] jusqu’à l’arrivée
    [51] jusqu’à l’arrivée
   *[other] à la case { $target }
}
flown = { $target ->
    [49] { $place } → arrivée
    [50] { $place } → arrivée
    [51] { $place } → arrivée
   *[other] { $place } → { $target }
}
back-to = { $value ->
    [sym] jusqu’au plus proche en arrière qui soit visible et libre, case { $target }
   *[other] à la case { $target }
}
she-leaps = { $jumps ->
    [1] elle bondit
   *[other] elle bondit { $jumps } fois,
}
and-there = { $then ->
    [own] , ton symbole : tu pourras jouer une carte
    [other] , un autre symbole : { $other } peut la renvoyer
    [neutral] , un symbole { of-clan } : une carte de la pile la renvoie
   *[none] { "" }
}
carried-on = { $jumps ->
    [0] { "" }
   *[other] Ses nombres la portent jusqu’à la case { $stop }.{ " " }
}
then = { $then ->
    [hidden] La case { $stop } est encore cachée : mystère !
    [finish] Cela fait { $points } points !
    [rest] C’est { a-tile } : elle reste, et le tour est fini.
    [held] C’est { a-tile }, mais la case { $leap } est prise : elle reste.
    [held-end] C’est { a-tile }, mais cela mène au-delà de la case 48 : elle reste.
    [own] Son propre symbole : elle peut rester, ou une carte l’emmène plus loin.
    [own-forced] Son propre symbole : { $other } devra jouer une carte, si possible, et la faire repartir en avant.
    [other] Le symbole d’un autre clan : rester ou reculer, { $other } décide.
    [other-forced] Le symbole d’un autre clan : { $other } devra jouer une carte, si possible, et la renvoyer plus loin.
    [neutral] Un symbole { of-clan } : une carte de la pile dit jusqu’où elle recule.
   *[empty] Un symbole { of-clan }, mais la pile est vide : il ne se passe rien.
}

## Énigmes

puzzle-card = Quelle carte gagne la course ?
    .more = Une réponse gagne tout de suite. Avec les autres, la course continue, ou elle est perdue.

## Leçon

lesson-aim = Fais voler tes trois sorcières jusqu’au feu, tout en haut : 2, 3 ou 4 points chacune. Quand quelqu’un y a ses trois, le plus de points gagne.
lesson-enter = Décollage
    .say = Tu as fait 5. Ta première sorcière arrive : sur la cinquième case libre.
    .why = Les tuiles sont face cachée. Là où une sorcière s’arrête, la tuile est retournée et reste visible.
lesson-leap = Un nombre à toi
    .say = Tu as fait 1. Une case plus loin, il y a un 10 de ta couleur. Mets-y cette sorcière !
    .why = Un nombre à toi emporte ta sorcière, tout de suite. Ceux des autres ne lui font rien.
lesson-own-symbol = Ton symbole
    .say = Elle est sur ton symbole : joue une carte et elle repart. Prends le 8.
    .why = Une carte nombre avance d’autant, une seule fois de toute la partie. Une carte symbole l’emmène jusqu’au prochain de tes symboles visibles, et là, plus rien ne se passe.
lesson-back = Demi-tour !
    .say = La sorcière d’un autre est sur ton symbole. Une de tes cartes la fait reculer : le 9 va très bien.
    .why = Ce n’est pas ton tour, et pourtant tu décides. Personne ne recule au-delà de la case 1. Un clan sans joueur a une pile : une carte qui en sort peut en faire autant.
lesson-finish = Au chiffre près
    .say = Elle est sur la case 48 et tu as fait 3 : juste la dernière place près du feu, 4 points. Fais-la entrer !
    .why = Il faut le nombre exact, au dé ou par une carte : 49 donne 2 points, 50 en donne 3, 51 en donne 4. Quand quelqu’un y a ses trois sorcières, le plus de points gagne.
lesson-lay = Avant la course
    .say = Et voici comment une course commence : chacun cache trois nombres dans chaque paysage. Pose les tiens comme tu veux.
    .why = Où exactement, personne ne le sait. Les petits vont bien au sommet : rien n’emporte au-delà de la case 48.
