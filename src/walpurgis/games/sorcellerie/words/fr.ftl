name = Sorcellerie !
tagline = Chat, balai, chauve-souris : vois où la sorcière se pose, et crie la formule avant ta petite sœur.
genre = réflexes

## Clauses

SO-01 = Il y a un gobelet avec huit dés, un blanc et sept à chats, balais et chauves-souris ; il y a une figurine de sorcière et 30 cartes.
SO-02 = Côté forêt, une carte montre beaucoup de sorcières ou une seule, et deux panneaux ; au dos, l’espèce de sorcière que tu gagnes.
SO-03 = On joue de 2 à 4.
SO-04 = Trois sorcières de la même espèce ou cinq d’espèces différentes font gagner.
SO-05 = Les cartes sont en pile, côté forêt visible ; sept font un cercle autour du gobelet, et la sorcière attend sur l’une d’elles.
SO-06 = Le plus jeune secoue le premier, puis le gobelet tourne dans le sens des aiguilles d’une montre.
SO-07 = Les dés sont secoués et montrés à tous au même instant.
    .now = Rien à dire encore. D’abord les cartes en cercle, puis { $seat } secoue les dés : attends-les.
SO-08 = Le dé blanc dit de combien de cartes la sorcière va avancer, dans le sens des aiguilles ; à toi de trouver de tête où elle se posera.
SO-09 = S’il y a beaucoup de sorcières sur cette carte, la réponse est le symbole que les sept dés montrent le plus.
SO-10 = S’il n’y a qu’une sorcière sur cette carte, la réponse est le symbole qu’on voit le moins souvent, même s’il n’est sur aucun dé.
SO-11 = Si deux symboles sont à égalité, il faut dire les deux.
SO-12 = Tout le monde répond en même temps, le plus vite possible, par la formule du symbole.
SO-13 = Une mauvaise réponse te met hors jeu pour ce tour ; les autres continuent.
SO-14 = Si tout le monde s’est trompé, un nouveau tour commence.
SO-15 = La première bonne réponse gagne la carte où la sorcière se trouve maintenant, avant son vol ; tu la poses devant toi, côté sorcière.
SO-16 = Si plusieurs ont juste en même temps, personne n’a la carte.
SO-17 = Ensuite, la sorcière vole d’autant de cartes que le dit le dé blanc, une carte de la pile comble le trou, et le suivant secoue.
SO-18 = La partie s’arrête dès que quelqu’un a de quoi gagner.
SO-19 = Dans la variante, un panneau de chaque carte montre sa voisine de gauche et l’autre sa voisine de droite.
SO-20 = Dans la variante, la sorcière suit le panneau noir de sa carte si les points du dé blanc sont noirs, et le rouge s’ils sont rouges.

## Lectures

SO-R1 = Deux bonnes réponses presque au même instant sont simultanées. Ton temps part quand les dés s’affichent chez toi.
SO-R2 = On ne décide du gagnant que lorsqu’aucune réponse encore en chemin ne pourrait être plus rapide ou simultanée.
SO-R3 = Un seul appui fait toute la réponse : un symbole quand il en faut deux, c’est faux, et deux quand il en faut un aussi.
    .now = Ce qui est dit est dit. { $seat } a déjà répondu, et un seul appui fait toute la réponse : attends les autres.
SO-R4 = Si plusieurs ont juste en même temps, la sorcière vole quand même ; si tout le monde s’est trompé, elle reste.
SO-R5 = Si personne n’a juste avant la fin du temps, c’est comme si tous s’étaient trompés ; qui n’a pas répondu n’a rien dit.
    .now = Trop tard, { $seat }. Il fallait répondre en { SECONDS($limit) } s : on recommence au prochain tour !
SO-R6 = Dans la variante, la carte où elle se trouve donne la direction de tout le vol.
SO-R7 = On ne découvre l’espèce d’une sorcière qu’en gagnant sa carte, et les réponses restent cachées jusqu’à ce que le tour soit décidé.
SO-R8 = Quand la pile est vide, le cercle se resserre ; quand la dernière carte est partie, le plus grand nombre de cartes l’emporte.
SO-R9 = Il y a six espèces de cinq cartes, chaque symbole est sur deux faces d’un dé, et le dé blanc porte 1, 2 et 3 en noir et en rouge.
SO-R10 = Les cartes du cercle se comptent de 1 à 7, dans le sens des aiguilles d’une montre, et la sorcière commence sur la carte 1.
SO-R11 = On regarde si tu as de quoi gagner au moment où tu prends la carte, avant le vol de la sorcière.
SO-R12 = Le gagnant est premier ; les autres sont classés par leur nombre de cartes, et à égalité on partage le rang.
SO-R13 = Quarante tours de suite sans carte gagnée terminent la partie, et le nombre de cartes décide.

## Règles maison

SO-H1 = Pour gagner avec cinq sorcières, faut-il cinq espèces différentes ?
SO-H2 = Les panneaux comptent-ils ?
SO-H3 = Jusqu’où est-ce « en même temps », et combien de temps a-t-on pour répondre ?

option-winning_set = Pour gagner avec cinq sorcières, faut-il cinq espèces différentes ?
option-winning_set-different = Oui : cinq espèces différentes, ou trois sorcières pareilles.
option-winning_set-any = Non : cinq sorcières quelconques suffisent, comme dans l’édition allemande ; trois pareilles aussi.
option-signposts = Les panneaux comptent-ils ?
option-signposts-off = Non : la sorcière vole toujours dans le sens des aiguilles d’une montre.
option-signposts-on = Oui, pour les sorcières expérimentées : les points noirs suivent le panneau noir, les rouges le panneau rouge.
option-same_time_ms = À combien de millisecondes d’écart deux réponses comptent-elles encore comme simultanées ?
option-answer_limit_s = Combien de secondes a-t-on pour répondre ?

## Ce qui s’est passé

event-card = { $scene ->
    [many] Une nouvelle carte : quelle foule de sorcières !
   *[one] Une nouvelle carte : une sorcière toute seule.
}
    .many = { $count } cartes sont posées en cercle.
    .child = { "" }
event-dice = { $seat } secoue le gobelet… et le soulève !
    .child = { "" }
event-done = { $seat } ne dit plus rien. Chut…
    .child = { "" }
event-own-answer = Tu as dit { an-answer }, en { SECONDS($ms) } s.
    .child = { "" }
event-own-silence = Cette fois, pas de réponse de ta part.
    .child = { "" }
event-right = { $scene ->
    [many] { a-flight } Beaucoup de sorcières : il fallait le symbole le plus fréquent. { the-dice } : { the-right } !
   *[one] { a-flight } Une seule sorcière : il fallait le symbole le moins fréquent. { the-dice } : { the-right } !
}
    .child = { "" }
event-silent = { $seat } n’a pas répondu à temps.
    .child = { "" }
event-outrun = { $seat } n’a rien dit : { $other } a été plus rapide.
    .child = { "" }
event-wrong = { $seat } a dit { an-answer } en { SECONDS($ms) } s. Bien crié, mais faux.
    .child = Raté, { $seat } !
event-late = { $seat } a dit { an-answer } aussi, { SECONDS($behind) } s après.
    .child = { "" }
event-same = { $seat } a dit { an-answer } en { SECONDS($ms) } s.
    .child = { "" }
event-first = { $seat } a dit { an-answer } en { SECONDS($ms) } s, et c’est juste !
    .child = { "" }
event-nobody = Personne n’a juste. La sorcière reste où elle est et attend de meilleures formules.
    .child = { "" }
event-together = { $seat } et { $other } ensemble, à { SECONDS($apart) } s près : dans ce vacarme aucune formule ne marche, et la carte n’est pour personne.
    .child = { "" }
event-win = { $seat } retourne la carte : c’est { a-kind } !
    .child = { "" }
event-champion = { $set ->
    [alike] Trois de la même espèce : { $seat } devient chef des sorcières !
    [different] Cinq espèces différentes : { $seat } devient chef des sorcières !
   *[any] Cinq sorcières : { $seat } devient leur chef !
}
event-flight = { $way ->
    [cw] { $steps ->
        [one] La sorcière s’envole et se pose une carte plus loin.
       *[other] La sorcière s’envole et se pose { $steps } cartes plus loin.
    }
   *[ccw] { $steps ->
        [one] La sorcière s’envole et se pose une carte en arrière.
       *[other] La sorcière s’envole et se pose { $steps } cartes en arrière.
    }
}
    .child = { "" }
event-close = { $cards ->
    [one] La pile est vide : le cercle se resserre, il y reste { $cards } carte.
   *[other] La pile est vide : le cercle se resserre, il y reste { $cards } cartes.
}
event-empty = La dernière carte est partie : celui qui en a le plus est en tête.
event-tired = { $rounds } tours sans une carte : on range le gobelet et on compte les cartes.

## Ce qui se passe, et pour quoi on joue

situation-race = { $steps ->
    [one] Elle vole d’une carte, comme l’aiguille d’une montre. Où se pose-t-elle ?
   *[other] Elle vole de { $steps } cartes, comme l’aiguille d’une montre. Où se pose-t-elle ?
}
    .title = Vite, la formule !
situation-signs = { $pips ->
    [black] Elle suit l’étoile de sa carte, de { $steps }. Où se pose-t-elle ?
   *[red] Elle suit le champignon de sa carte, de { $steps }. Où se pose-t-elle ?
}
    .title = Vite, la formule !
aim-different = Trois sorcières pareilles, ou cinq différentes. Tu en as { $cards }.
aim-any = Trois sorcières pareilles, ou cinq en tout. Tu en as { $cards }.

## La première fois

lesson = La course, en trois images
    .about = Les dés tombent. La première bonne formule gagne la carte et met fin à la course ; une fausse, et tu es hors jeu.
    .aim = Gagne trois sorcières pareilles, ou cinq différentes : il y en a une au dos de chaque carte.
    .note = Autant de chats que de balais ? Dis les deux, d’un seul bouton.
    .clause = SO-11
    .go = C’est clair, secoue !
lesson-1 = Dans le sens des aiguilles, d’autant de cartes que le dé blanc a de points.
    .title = Combien ?
lesson-2 = Sur une foule, ou chez une sorcière seule.
    .title = Où se pose-t-elle ?
lesson-3 = La foule : le dé qu’on voit le plus. Seule : le moins, même aucun. À égalité : les deux !
    .title = Crie !
show-1 = Une foule : le dé qu’on voit le plus
show-2 = Toute seule : celui qu’on voit le moins
memo-1 = la foule : le plus
memo-2 = seule : le moins

ready = On y va ?
    .about = Les dés tombent quand tu le dis. Fais vite : la première bonne formule gagne.
    .go = Secoue !

## Comment un tour a fini

result = { $result ->
    [won] Première bonne formule : { $winner } !
    [together] Dit ensemble : pour personne
   *[nobody] Personne n’a juste
}
    .about = { $result ->
        [won] { $winner } gagne la carte où était la sorcière : { a-kind }.
        [together] La carte reste, la sorcière s’envole.
       *[nobody] La sorcière ne bouge pas.
    }
    .piece = { $result ->
        [won] { $kind }
       *[other] { "" }
    }
    .why = Pourquoi { the-right } ?
    .far = { $way ->
        [cw] Le dé blanc : { $steps } plus loin.
       *[ccw] Le dé blanc : { $steps } à contresens.
    }
    .there = { $scene ->
        [many] Là, une foule : le plus vu gagne.
       *[one] Là, une sorcière seule : le moins vu gagne.
    }
    .clauses = { $scene ->
        [many] SO-08 SO-09
       *[one] SO-08 SO-10
    }
    .go = Course suivante !
    .child = { $result ->
        [won] { $winner } était là en premier, et gagne { a-kind } !
        [together] Deux à la fois : pour personne.
       *[nobody] Personne n’a trouvé. On recommence !
    }
end-champion = { $set ->
    [alike] Trois sorcières de la même espèce : { $seat } devient leur chef.
    [different] Cinq espèces différentes de sorcières : { $seat } devient leur chef.
   *[any] Cinq sorcières : { $seat } devient leur chef.
}
end-empty = La dernière carte est partie : le plus de cartes gagne, { $cards } ici.
end-tired = Trop de tours sans une carte : le plus de cartes gagne, { $cards } ici.

## Coups

step-draw = La carte { $a } est posée dans le cercle
step-dice = Les dés : blanc { $a } ; chats, balais, chauves-souris { $b }
step-say = { $a ->
    [c] { $b ->
        [b] Dire chat et balai
        [t] Dire chat et chauve-souris
       *[other] Dire chat
    }
    [b] { $b ->
        [t] Dire balai et chauve-souris
       *[other] Dire balai
    }
   *[t] Dire chauve-souris
}
step-silent = Ne rien dire
    .go = Je ne sais pas : je me tais

# Tout le monde est interrogé en même temps : ce n’est le tour de personne.
seat-turn = réfléchit…
seat-your-turn = vite !

## Les réponses

pad-c = Chat
    .formula = Miaou, moustache, rien ne se cache !
pad-b = Balai
    .formula = Balai, balayette, hop, pirouette !
pad-t = Chauve-souris
    .formula = Flip, flap, minuit, file, la souris !
pad-c-b = Chat et balai
    .formula = Miaou, hop, pirouette !
pad-c-t = Chat et chauve-souris
    .formula = Miaou, file, la souris !
pad-b-t = Balai et chauve-souris
    .formula = Balai, flip, flap !

## Le plateau

spot-circle = { $a ->
    [0] Carte 1
    [1] Carte 2
    [2] Carte 3
    [3] Carte 4
    [4] Carte 5
    [5] Carte 6
   *[other] Carte 7
}
spot-pile = La pile
spot-dice = { $a ->
    [0] Dé blanc
   *[other] Dé { $a }
}
spot-won = Cartes gagnées : { $seat }
spot-answer = Réponse : { $seat }

piece-many = { $value ->
    [cw] beaucoup de sorcières ; l’étoile va dans le sens des aiguilles, le champignon à contresens
    [ccw] beaucoup de sorcières ; l’étoile va à contresens, le champignon dans le sens des aiguilles
   *[other] beaucoup de sorcières
}
piece-one = { $value ->
    [cw] une seule sorcière ; l’étoile va dans le sens des aiguilles, le champignon à contresens
    [ccw] une seule sorcière ; l’étoile va à contresens, le champignon dans le sens des aiguilles
   *[other] une seule sorcière
}
piece-figure = la sorcière volante
piece-pile = { $count ->
    [one] la dernière carte de la pile
   *[other] { $count } cartes
}
piece-soup = La Soupière
piece-rush = La Pressée
piece-muddle = L’Étourdie
piece-cold = La Frileuse
piece-grump = La Ronchonne
piece-moon = La Lunaire
piece-white = { $value ->
    [b1] dé blanc, 1 point noir
    [b2] dé blanc, 2 points noirs
    [b3] dé blanc, 3 points noirs
    [r1] dé blanc, 1 point rouge
    [r2] dé blanc, 2 points rouges
    [r3] dé blanc, 3 points rouges
   *[other] dé blanc : { $value }
}
piece-cat = chat
piece-broom = balai
piece-bat = chauve-souris
piece-done = c’est fait, chut
piece-time = en { SECONDS($value) } s
piece-silent = n’a rien dit
piece-wrong = faux, en { SECONDS($value) } s
piece-late = juste mais trop tard, en { SECONDS($value) } s
piece-same = juste en même temps que quelqu’un d’autre, en { SECONDS($value) } s
piece-first = première bonne formule, en { SECONDS($value) } s

tally-cards = Sorcières
tally-kinds = Sortes

status-near = plus qu’une !
status-open = { "" }

fact-turn = Qui secoue
fact-quiet = Tours sans carte
fact-result = Comment le tour a fini
fact-right = La bonne réponse
fact-scene = Ce qu’il y a sur cette carte
fact-steps = De combien elle vole
fact-way = De quel côté elle vole
fact-landed = La carte où elle se pose
fact-cats = Chats
fact-brooms = Balais
fact-bats = Chauves-souris
fact-winner = Qui a gagné la carte
fact-kind = La sorcière gagnée

# Dit à l’intérieur d’autres messages.
an-answer = { $answer ->
    [cat] « chat »
    [broom] « balai »
    [bat] « chauve-souris »
    [cat-broom] « chat, balai »
    [cat-bat] « chat, chauve-souris »
   *[broom-bat] « balai, chauve-souris »
}
the-right = { $right ->
    [cat] chat
    [broom] balai
    [bat] chauve-souris
    [cat-broom] chat et balai
    [cat-bat] chat et chauve-souris
   *[broom-bat] balai et chauve-souris
}
a-flight = { $way ->
    [cw] { $steps ->
        [one] La sorcière devait se poser une carte plus loin.
       *[other] La sorcière devait se poser { $steps } cartes plus loin.
    }
   *[ccw] { $steps ->
        [one] La sorcière devait se poser une carte en arrière.
       *[other] La sorcière devait se poser { $steps } cartes en arrière.
    }
}
a-kind = { $kind ->
    [soup] la Soupière
    [rush] la Pressée
    [muddle] l’Étourdie
    [cold] la Frileuse
    [grump] la Ronchonne
   *[moon] la Lunaire
}
the-dice = { the-cats }, { the-brooms }, { the-bats }
the-cats = { $cats ->
    [0] 0 chat
    [one] 1 chat
   *[other] { $cats } chats
}
the-brooms = { $brooms ->
    [0] 0 balai
    [one] 1 balai
   *[other] { $brooms } balais
}
the-bats = { $bats ->
    [0] 0 chauve-souris
    [one] 1 chauve-souris
   *[other] { $bats } chauves-souris
}

## Leçon

lesson-aim = Touche la bonne formule avant les autres, et tu gagnes la carte d’où la sorcière s’envole. Trois pareilles ou cinq différentes, et c’est gagné.
lesson-most = Le plus nombreux
    .say = Le dé blanc dit deux : la sorcière volera jusqu’à la deuxième carte. Plein de sorcières ! Quelle image voit-on le plus sur les dés ?
    .why = Plein de sorcières sur la carte : l’image la plus nombreuse. Dis-la avant tout le monde.
lesson-least = La plus rare
    .say = Une carte plus loin, et une sorcière toute seule. Quelle image voit-on le moins ? Celle qui n’y est pas du tout, c’est encore moins.
    .why = Une seule sorcière : l’image la plus rare. Et la carte où elle était posée est pour toi.
lesson-both = Deux d’un coup
    .say = Plein de sorcières, et deux images à égalité. Appuie sur le bouton qui a les deux.
    .why = Égalité : il faut les deux. Une erreur, et tu attends les dés suivants.
lesson-three = Trois pareilles
    .say = Tu as deux sorcières à la soupe. La carte suivante est la troisième : plein de sorcières là où elle vole. Vite !
    .why = Trois pareilles ou cinq différentes, et c’est gagné. Deux bonnes réponses au même instant : personne n’a la carte.
