name = Hexen Rennen
tagline = Trois sorcières, quarante-huit tuiles face cachée, et pas une là où tu l’espérais : la course monte jusqu’au sommet, et gare au symbole sur lequel on s’assoit.

## Clauses

HR-01 = Il y a quatre clans ; chacun a 3 sorcières, 12 tuiles et 12 cartes : sur les tuiles comme sur les cartes, les nombres de 2 à 10 une fois chacun, et trois fois le symbole du clan.
HR-02 = Deux balais partagent le parcours en trois étapes, derrière lui vient une arrivée de trois cases qui valent 2, 3 et 4, et il y a un dé ordinaire, pour 2 à 4 joueurs.
HR-03 = Chacun a un clan avec ses sorcières, ses tuiles et ses cartes, et commence avec ses 12 cartes en main.
HR-04 = Pour chaque étape, tu choisis en secret quatre de tes tuiles : un symbole et trois nombres ; aucun nombre ne sert deux fois, aucun ne reste.
HR-05 = Les 16 tuiles d’une étape sont mélangées et posées face cachée l’une derrière l’autre ; après la case 48 viennent les cases d’arrivée 49, 50 et 51, qui valent 2, 3 et 4 points.
HR-06 = Toutes les sorcières partent de devant la case 1.
HR-07 = À ton tour, on lance le dé et tu avances une de tes sorcières d’exactement ce nombre ; on joue dans le sens des aiguilles d’une montre.
    .now = { $why ->
        [lay] D’abord les tuiles : pose les tiennes, trois nombres par étape.
        [laid] Les tiennes sont posées. Maintenant, c’est aux autres de se décider.
        [move] Maintenant, c’est une sorcière qui bouge : choisis une des tiennes.
        [answer] Il s’agit de la sorcière assise sur ton symbole : laisse-la, ou joue une carte.
        [alike] Devant la case 1, toutes les sorcières se valent : prends la première, la numéro { $witch }.
        [own-chance] Un instant : le hasard n’a pas encore parlé.
        [chance] Un instant : c’est à { $seat }, et le hasard n’a pas encore parlé.
       *[turn] Pas maintenant. Tout le monde attend { $seat }.
    }
HR-08 = Une case ne porte qu’une sorcière ; une case d’arrivée en accueille autant qu’il en vient.
    .now = C’est pris. En case { $place }, il y a déjà { $other }, et deux sur une case, ça pique.
HR-09 = Le dé est lancé à chaque tour ; si une de tes sorcières peut s’en servir, l’une d’elles doit le faire, et si aucune ne peut, ton tour est fini ; on ne relance pas.
HR-10 = Aucune sorcière ne dépasse la case 51.
    .now = Trop loin. { $number } depuis la case { $place }, c’est { $over } de trop après la dernière case.
HR-11 = Les sorcières survolent les autres ; les cases occupées sont comptées.
HR-12 = Pour une sorcière encore devant la case 1, les cases occupées ne comptent pas : avec un N, elle entre sur la N-ième case libre, et trouve donc toujours une place.
HR-13 = Une tuile cachée sur laquelle une sorcière s’arrête est retournée et reste visible, et ce qu’elle montre arrive, que la sorcière soit venue par le dé, une tuile ou une carte à nombre.
HR-14 = Un nombre de sa propre couleur la fait aussitôt avancer d’autant, si la case atteinte est libre ; si elle est occupée ou se trouve après la case 48, elle reste et le tour est fini.
HR-15 = Sur un nombre d’une autre couleur, elle reste, et le tour est fini.
HR-16 = Sur son propre symbole, son joueur peut la laisser, ou jouer un nombre pour la faire avancer, ou un symbole pour l’envoyer sur la première case devant elle qui soit visible, libre et à ce symbole.
    .now = Nulle part où voler. Devant la case { $place }, aucune case visible et libre ne porte ton symbole.
HR-17 = Sur le symbole d’un autre clan, c’est le joueur de ce clan qui décide : la laisser, ou la faire reculer, avec un nombre ou, avec un symbole, jusqu’à la première case derrière elle qui soit visible, libre et à ce symbole.
    .now = Nulle part où l’envoyer. Derrière la case { $place }, aucune case visible et libre ne porte ton symbole.
HR-18 = Personne ne recule au-delà de la case 1.
    .now = Trop loin en arrière. { $number } depuis la case { $place }, et elle tomberait du parcours.
HR-19 = Tu ne peux jouer une carte que si tu l’as et que son déplacement est possible ; les cartes jouées sont hors du jeu et visibles de tous.
    .now = { $value ->
        [sym] Plus de symbole : tes trois sont déjà sur la table.
       *[other] Plus de { $value } : le tien est déjà sur la table.
    }
HR-20 = On joue une carte si on veut, mais quand une carte à nombre a fait reculer une sorcière sur un symbole, le clan de ce symbole doit jouer une carte, s’il en a une de jouable.
    .now = { $cards ->
        [one] Pas moyen d’y couper. Une carte à nombre l’a envoyée là, et tu as une carte jouable : il le faut.
       *[other] Pas moyen d’y couper. Une carte à nombre l’a envoyée là, et { $cards } sortes de cartes sont jouables : choisis-en une.
    }
HR-21 = On n’atteint les cases 49 à 51 que par un nombre exact, du dé ou d’une carte ; ce qui est trop grand ne peut pas servir à cette sorcière.
HR-22 = Une sorcière sur une case d’arrivée ne bouge plus ; l’atteindre n’a pas d’effet et finit le tour.
    .now = Laisse-la tranquille. La sorcière { $witch } est arrivée et garde { $points } points au chaud.
HR-23 = La partie s’arrête dès que quelqu’un a ses trois sorcières à l’arrivée ; chaque sorcière y compte 2, 3 ou 4 points selon sa case, et le plus de points gagne.
HR-24 = À trois joueurs, le quatrième clan est neutre : pas de sorcières, mais ses tuiles sont posées au hasard et ses cartes forment une pile face cachée.
HR-25 = Quand une sorcière s’arrête sur un symbole neutre, on tire une carte de cette pile, qui la fait reculer ; si c’est impossible, rien ne se passe ; dans tous les cas la carte est hors du jeu.
HR-26 = À deux joueurs, deux clans sont neutres, chacun avec sa pile.

## Lectures

HR-R1 = Pendant un tour, seule bouge la sorcière choisie pour ce tour : « sa propre couleur » est donc toujours celle du joueur dont c’est le tour, même après un recul.
HR-R2 = Le nombre d’une tuile ne porte pas une sorcière à l’arrivée : il faut le dé ou une carte.
HR-R3 = Le devoir de jouer vaut aussi après une carte neutre à nombre, et pour le propre clan de la sorcière, qui doit alors la faire avancer ; un clan neutre tire pour cela une carte, jamais une deuxième.
HR-R4 = Si la pile neutre est vide, rien ne se passe.
HR-R5 = À égalité de points, on partage la place.
HR-R6 = La case où mène une carte à symbole n’a pas d’effet : le tour est fini.
HR-R7 = Personne ne connaît l’ordre des tuiles d’une étape : on le tire donc au moment de retourner une tuile.
HR-R8 = Le premier tour est au joueur qu’on a désigné pour commencer.
HR-R9 = Chaque nombre de 2 à 10 une fois, un dé ordinaire, les cases d’arrivée dans l’ordre 2, 3, 4 et les tuiles neutres réparties au hasard : c’est notre choix.

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
event-course = Mélangées, face cachée, balais en travers : le parcours est prêt. À vos balais, { $seat } commence !
event-die = { $seat } fait { $face }.
event-stuck = { $seat } ne peut rien faire d’un { $face }. Les sorcières sifflotent et regardent ailleurs.
event-enter = { $seat } lance une sorcière : la voilà en case { $target }.
event-move = { $seat } vole de { $place } { to-place }.
event-reveal = La case { $place } est retournée : { a-tile } !
event-rest = Case { $place }, { a-tile } : { $seat } s’assoit et boude.
event-held = { $seat } s’arrête sur { a-tile }, mais n’a nulle part où bondir. Elle reste en case { $place }.
event-carried = { $seat } s’arrête sur { a-tile }, et bondit de { $place } { to-place }.
event-symbol = Aïe, en case { $place }, le symbole est à { $seat } ! Que va devenir { $other } ?
event-own-symbol = { $seat } tombe sur son propre symbole, case { $place }. Une carte, peut-être ?
event-forced = C’est une carte à nombre qui a fait ça : { $seat } doit jouer une carte.
event-helpless = { $seat } devrait jouer une carte, et n’en a aucune qui aille.
event-empty = Un symbole { of-clan }, mais la pile est vide : { $seat } l’échappe belle.
event-stay = { $seat } reste tranquillement en case { $place }.
event-spare = { $seat } laisse { $other } en case { $place }. Pour cette fois.
event-forward = { $value ->
    [sym] { $seat } joue un symbole et vole de { $place } au suivant, case { $target }.
   *[other] { $seat } joue un { $value } et vole de { $place } { to-place }.
}
event-back = { $value ->
    [sym] { $seat } joue un symbole : { $other } tourbillonne de { $place } à la case { $target }.
   *[other] { $seat } joue un { $value } : { $other } recule de { $place } à { $target }.
}
event-neutral = De la pile sort { a-tile } : { $seat } recule de { $place } à { $target }.
event-in-vain = De la pile sort { a-tile }, pour rien : { $seat } reste en case { $place }, et respire.
event-finish = Arrivée ! Pour { $seat }, la sorcière { $witch } s’assoit près du feu : { $points } points.
event-over = { $seat } a ses trois sorcières au coin du feu : la course est finie.
event-winner = { $seat } gagne avec { $points } points !

## Ce que ferait un coup

preview-lay = Tes étapes : { $split }. Un de tes symboles va dans chacune, et le tout est mêlé aux tuiles des autres.
preview-enter = Elle entre en case { $target }. { carried-on }{ then }
preview-move = De { $place } { to-place }. { carried-on }{ then }
preview-forward = Ton { $number } : de { $place } { to-place }. { carried-on }{ then }
preview-back = Ton { $number } : { $seat } recule de { $place } à { $target }. { carried-on }{ then }
preview-symbol-forward = De { $place } à ton prochain symbole libre, case { $target }. Elle s’y repose : le tour est fini.
preview-symbol-back = { $seat } recule de { $place } à ton premier symbole libre, case { $target }. Elle s’y repose : le tour est fini.
preview-stay = Elle reste en case { $place }, et le tour est fini.

## Coups

step-lay = Poser tes tuiles : { $a }
step-move = Avancer la sorcière { $a }
step-stay = La laisser là
step-card = { $a ->
    [sym] Jouer un symbole
   *[other] Jouer le { $a }
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
spot-played = Cartes jouées { of-clan-a }
spot-stage = { $a ->
    [1] 1re étape, cases 1 à 16
    [2] 2e étape, cases 17 à 32
   *[other] 3e étape, cases 33 à 48
}
spot-die = Le dé

piece-witch = sorcière { $value } { of-clan }
piece-tile = { $value ->
    [sym] le symbole { of-clan }
   *[other] le { $value } { of-clan }
}
piece-card = { $value ->
    [sym] { $count ->
        [one] une carte symbole { of-clan }
       *[other] { $count } cartes symbole { of-clan }
    }
   *[other] la carte { $value } { of-clan }
}
piece-pile = { $count ->
    [one] une carte { of-clan }, face cachée
   *[other] { $count } cartes { of-clan }, face cachée
}
piece-die = le dé, qui montre { $value }

tally-points = Points
tally-finished = Arrivées
tally-cards = Cartes

fact-turn = À qui le tour
fact-face = Le dé
fact-phase = Ce qui vient
fact-witch = La sorcière en route
fact-forced = S’il faut jouer une carte

# Dit à l’intérieur d’autres messages.
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
   *[other] à { $target }
}
carried-on = { $jumps ->
    [0] { "" }
   *[other] Ses propres nombres la portent en { $stop }.{ " " }
}
then = { $then ->
    [hidden] La case { $stop } est encore cachée : mystère !
    [finish] Cela fait { $points } points !
    [rest] C’est { a-tile } : elle reste, et le tour est fini.
    [held] C’est { a-tile }, mais elle n’a nulle part où bondir : elle reste.
    [own] Son propre symbole : elle peut rester, ou une carte l’emmène plus loin.
    [own-forced] Son propre symbole : { $other } devra jouer une carte, s’il y en a une qui va, et la faire repartir en avant.
    [other] Ce symbole est à { $other } : rester ou reculer, c’est { $other } qui décide.
    [other-forced] Ce symbole est à { $other }, qui devra jouer une carte, s’il y en a une qui va, et la renvoyer encore plus loin.
    [neutral] Un symbole { of-clan } : une carte de la pile décide.
   *[empty] Un symbole { of-clan }, mais la pile est vide : il ne se passe rien.
}
