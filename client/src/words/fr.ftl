# Ce que dit la page. Les mots de la maison et de chaque jeu viennent du serveur.

## Partout

bar-rules = Règles
bar-theme = { $theme ->
    [dark] Nuit
    [light] Aube
   *[auto] Nuit ou aube, comme l’appareil
}
bar-sound = Son
bar-language = English
bar-me = Ton nom et ton visage
bar-who = Qui es-tu ?
back = Retour
who-title = Qui entre dans la ronde ?
who-help = Un nom, un visage. On ne te le demandera plus.
who-face = Ton visage
who-seen = On te verra ainsi :
who-go = C’est moi !
face-name = { $face ->
    [0] la lune
    [1] l’étoile
    [2] la flamme
    [3] le crapaud
    [4] l’éclair
   *[other] le cœur
}
guest-name = { $face ->
    [0] Chouette
    [1] Luciole
    [2] Tison
    [3] Têtard
    [4] Grêlon
   *[other] Praline
}
nobody-code = Un code, c’est trois mots, comme LUNE·CHAT·SEAU.
nobody-lost = Rien n’est perdu : tes parties sont sur l’étagère.
joining = On pousse la porte…
unplaced = Ce jeu n’a pas prévu de place sur son plateau pour : { $names }.
lost = Connexion perdue. Ça revient tout seul.
menu = Menu
rooms = D’autres façons de voir cette table
to-screen = Afficher sur le grand écran
to-hand = Ma main seule, le plateau sur le grand écran
to-table = Toute la table ici
settings = Réglages
set-quick = Jouer sans confirmer
set-hints = Expliquer chaque règle la première fois qu’elle sert
set-voice = Lire à voix haute
voice-off = non
voice-on = oui
voice-children = pour les petits
voice-children-about = Des images, une grande chouette qui lit tout à voix haute, et les adversaires les plus faciles.
child-other = Une autre
child-yes = Oui !
grown-ups = Pour les grands
grown-ups-home = Revenir aux jeux
set-notify = M’appeler quand c’est mon tour
phrases = Dire quelque chose
move-seat = Emporter ma place sur un autre appareil
leave = Quitter la table
leave-sure = Quitter cette table ? Un robot jouera jusqu’à ton retour.
leave-alone = Quitter cette table ? La partie t’attend sur la page d’accueil.
leave-yes = Quitter
leave-not = Rester
call-title = À toi de jouer !
forget-me = M’oublier
forget-sure = Tes noms disparaissent de toutes les tables, et cet appareil perd ses places. C’est pour toujours.
forget-not = Non, garde tout
forget-done = C’est fait. La maison ne sait plus rien de toi.

## Accueil

home-lead = { $more ->
    [0] Quatre jeux de sorcières. Et une hyène.
    [one] Quatre jeux de sorcières. Une hyène. Et un autre jeu.
   *[other] Quatre jeux de sorcières. Une hyène. Et { $more } autres jeux.
}
home-open = Ouvrir une table
home-code = J’ai un code
home-join = Entrer
home-public = Tables ouvertes à tous
home-back = Te revoilà, { $name } !
home-again = Te revoilà !
home-waiting = { $count ->
    [0] Ce n’est ton tour nulle part. On rallume le feu ?
    [one] Une table t’attend. Le chat a gardé ta place.
   *[other] { $count } tables t’attendent. Le chat a gardé ta place.
}
home-turn = À toi de jouer
home-running = Parties en cours
home-play = Jouer
home-look = Voir
home-continue = Continuer
home-games = À quoi on joue ?
home-shelf = L’étagère
home-shelf-help = tes parties finies, sur cet appareil : revoir, étudier, garder
run-turn = À toi !
run-waits = On attend { $names }.
run-open = Tout le monde n’est pas encore là.
shelf-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
shelf-replay = Revoir
shelf-review = Étudier
shelf-record = Garder
shelf-all = Toute l’étagère ({ $count })
home-nobody = Personne encore
home-replay = Revoir une partie
home-fair = Des dés qu’on peut vérifier
home-evening = Soirées
home-about = À propos
card-players = { $low } à { $high } joueurs
card-against = contre
card-age = dès { $age } ans
card-minutes = { $low } à { $high } min
card-minutes-exactly = { $high } min
way = Avec qui ?
    .bots = Contre des robots
    .friends = Avec des amis
    .device = Sur cet appareil
way-bots = Jouer maintenant
way-friends = Avec des amis
way-device = Sur cet appareil
how-many = À combien ?
company-seats = { $count } joueurs
device-title = Autour de cet appareil
device-many = { $game } · Combien êtes-vous ?
device-face = Changer de visage : { $name }
device-name = Nom { $number }
device-remove = Enlever { $name }
device-known = Déjà venus :
device-bot = Ajouter un robot
device-range = on joue de { $low } à { $high }
device-go = { $count ->
    [2] C’est parti à deux !
    [3] C’est parti à trois !
    [4] C’est parti à quatre !
    [5] C’est parti à cinq !
    [6] C’est parti à six !
   *[other] C’est parti à { $count } !
}
device-help = On se passe l’appareil ; un rideau cache les secrets.
status-open = on attend du monde
status-revealing = va commencer
status-running = partie en cours
status-over = partie finie
claim-title = Cette place t’attend
claim-take = Je la prends

## Avant la partie

lobby-of = Chez { $name }
table-of = chez { $name }
lobby-count = { $taken ->
    [0] Personne autour du feu, place pour { $seats }.
   *[other] { $taken } autour du feu, place pour { $seats }.
}
lobby-ready = { $missing ->
    [0] Tout le monde est là !
    [one] Encore une place à prendre.
   *[other] Encore { $missing } places à prendre.
}
lobby-sealed = Personne ne peut choisir comment tombent les dés. Empreinte de la maison :
lobby-start = Allumer le feu : on joue !
lobby-wait-host = Dès que l’hôte allume le feu, la partie commence.
chair-free = Place libre
chair-who = Qui vient ?
chair-here = Joueur
chair-add-bot = Robot
stand-up = Libérer la place
send-away-ask = Renvoyer { $name } ? Son appareil ne pourra plus revenir à cette table.
send-away-do = Renvoyer
door-close = Fermer la porte : personne d’autre ne peut s’asseoir
door-is-closed = L’hôte a fermé la porte : personne d’autre ne peut s’asseoir.
code-change = Changer le code
let-back = { $count ->
    [one] Laisser revenir la personne renvoyée
   *[other] Laisser revenir les { $count } personnes renvoyées
}
sit = M’asseoir
your-name = Ton nom
rename = Changer de nom
level = Niveau du robot
level-fitting = à ma mesure
level-fitting-about = change après chaque partie : tu gagnes à peu près une fois sur deux
against-title = Contre qui ?
against-help = { $game } · Du plus facile au plus dur.
against-play = Jouer à { $count }, contre { $name }
fitting-off = Ne plus changer
fitting-next = { $change ->
    [1] À ma mesure : deux victoires de suite, la prochaine fois un cran plus fort, contre { $name }.
    [-1] À ma mesure : la prochaine fois un cran plus doux, contre { $name }.
   *[0] À ma mesure : la prochaine fois, encore contre { $name }.
}
house-rules = Règles de la maison
more-rules = Plus de réglages
who-begins = Qui commence ?
begins-drawn = Au hasard
turn-clock = Sablier
clock-value = { $seconds ->
    [0] Pas de sablier
   *[other] { $seconds } s par tour
}
who-may = Qui peut venir ?
is-public = Annoncer la table sur l’accueil
is-advised = On peut demander conseil, même entre joueurs
is-for-latecomers = Qui arrive en retard peut prendre la place d’un robot
is-watchable = On peut regarder la partie
invite-title = Viens jouer !
invite-help = Scanne le carré avec ton téléphone, ou tape le code.
invite-qr = Code QR de la table
invite-send = Envoyer le lien
invite-copied = Lien copié

## Pendant la partie

board = Plateau
seats = Joueurs
prompt = Ce que tu peux faire
log-title = Ce qui s’est passé
seat-your-turn = à toi de jouer
seat-turn = son tour
seat-bot = robot · { $level }
seat-minded = un robot joue en attendant
seat-here = sur cet appareil
seat-elsewhere = sur son appareil
seat-away = n’est pas là
seat-place = { $place ->
    [1] 1er rang
   *[other] { $place }e rang
}
ask-turn = À toi, { $name } !
ask-race = Vite, { $name } !
wait-sent = C’est parti…
wait-over = La partie est finie.
wait-race = C’est dit !
wait-missed = Trop tard : c’est dit !
wait-chance = Les dés roulent…
wait-plays = { $names } joue…
wait-turn = { $count ->
    [one] { $names } réfléchit…
   *[other] On attend { $names }…
}
seat-explain = Ce que montrent ces signes : { $name }
choose-other = Autre chose
steps-special = Ça change tout
steps-plain = Juste avancer
steps-risky = À tes risques
steps-only = Le seul coup
all-steps = Tes coups
middle-you = À toi !
middle-other = { $name }…
hand-choice = Tes cartes
hand-title = Ta main
hint-close = Compris
owl-stale = Trop tard. Quelque chose s’est passé entre-temps : regarde le plateau, puis choisis de nouveau.
set-count = { $picked } sur { $size }
set-touch = touche une carte
set-back = Rendre
set-all = Toutes
set-possible = Les possibles
set-draw = Au hasard
set-later = Pas encore
arrange-help = En secret : { $size } nombres par étape.
arrange-loose = À poser
arrange-take = Reprendre le { $item }
arrange-put = Poser le { $item } ici
arrange-put-in = Poser le { $item } : { $bin }
arrange-bin = Groupe { $number }
arrange-bin-full = complet
arrange-touch = touche pour poser le { $item }
arrange-held = Tu tiens : { $item }. Touche là où tu veux le poser.
arrange-all = Toutes sont là, mais rien n’est encore décidé : touche une tuile pour la reprendre, ou pose-les ainsi.
arrange-hand = En main
arrange-left = { $count ->
    [0] tout est posé
   *[other] { $count } à poser
}
arrange-done = Les poser ainsi
arrange-scatter = Le reste au hasard
arrange-clear = Tout reprendre
arrange-full = C’est plein. { $bin } : reprends-en un si tu changes d’avis.
pad-done = C’est fait ! Chut…
race-title = Qui a dit quoi, et quand
race-time = { $seconds } s
race-allowance = mesuré à { $allowance } s près, autant que la ligne le permet
event-beaten = Toi : trop tard, { $seat } avait { SECONDS($behind) } s d’avance.
event-missed = Toi : trop tard, c’était déjà décidé.
curtain-title = { $name }, à toi l’écran !
curtain-help = Les autres regardent le plafond.
curtain-me = C’est moi, { $name }

take-back = Reprendre mon coup
take-back-sure = Ton dernier coup et tout ce qui a suivi sont défaits, à une nouvelle table. Les dés y sont relancés.
take-back-yes = Reprendre
take-back-not = Laisser
taken-back = Ton coup est repris. Les dés seront relancés.
goes-on = Un coup a été repris : la partie continue à une autre table.
goes-on-there = La suivre
recap-title = Ce qui vient de se passer
recap-again = Revoir
recap-back = Un coup en arrière
recap-end = À la fin
recap-close = Retour à la partie
recap-yours = Et c’est à toi.
since = Depuis ton coup :
since-begin = Jusqu’ici :
speed = À quelle vitesse les coups sont montrés
speed-calm = calme
speed-normal = normal
speed-brisk = vif
speed-kept = Réglé une fois, gardé pour toutes les parties. La vitesse des robots dépend de leur niveau.

## Carnet

secret-title = Psst… rien que pour toi
secret-keep = C’est retenu !
book-title = Ce qu’on a entendu
book-mine = rien que pour toi
book-aid = Aide : barrer ce qui est impossible
book-help = Touche un visage : ✕ pour « pas elle », encore : ! pour « je la soupçonne », encore : plus rien.
book-mark = { $mark ->
    [no] écartée
    [maybe] soupçonnée
    [sure] sûre
   *[other] possible
}
book-possible = possibles : { $count }
book-out = écartées : { $count }
book-sure = sûres : { $count }
book-clear = Effacer mes marques

## Après la partie

after-title = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
after-you = Tu gagnes !
after-places = Le classement
after-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
again = Encore !
again-level = Encore, autre niveau
again-swap = Encore, autres places
again-waits = C’est dit ! La partie commence dès que tout le monde a dit oui.
again-asked = { $count ->
    [one] { $names } veut rejouer. Et toi ?
   *[other] { $names } veulent rejouer. Et toi ?
}
again-yes = , c’est oui
again-not-yet = , pas encore
again-lobby = Aller à la table
after-study = Comment c’était ?
after-to-rematch = On t’attend à la revanche
after-replay = Revoir la partie
after-other = Un autre jeu
after-record = Garder la partie (fichier)
course-title = { $tally }, du début à la fin
course-for-good = { $name } prend la tête pour de bon : revoir
course-changes = { $count ->
    [0] Personne n’a doublé personne
    [one] La tête a changé une fois
   *[other] La tête a changé { $count } fois
}
course-longest = { $name } a mené { $percent } % du temps
proof-check = Dés honnêtes ? Vérifier
proof-checking = On recompte…

## Une partie que personne ne continue

keeping = Personne n’a joué ici depuis longtemps. Cette partie inachevée sera rangée le { $when }.
keeping-keep = Garder la partie

## On attend des parts dans les dés

shares-wait = On attend { $count ->
    [one] la part de { $names }
   *[other] les parts de { $names }
} dans les dés. Elle vient toute seule dès que leur page est ouverte.
shares-lost = Cet appareil n’a plus sa propre part : sa mémoire a été effacée, ou la place vient d’un autre appareil.
shares-begin-without = Commencer sans { $names }
shares-begin-in = Tu pourras commencer sans { $names } dans { $seconds } s
shares-without = La preuve des dés le dira pour toujours : qui connaît les autres parts peut choisir entre les dés avec elle et sans elle.
shares-more = Comment marchent les dés
shares-host = L’hôte peut commencer sans elle ; la preuve des dés le dira.
shares-changed = Attention : la maison a changé une empreinte que cet appareil avait gardée. Sa part dans les dés reste secrète, et mieux vaut ne pas se fier à cette partie.

## Revoir une partie

replay-title = Revoir une partie
replay-drop = Choisis un fichier de partie, ou colle son texte ici.
replay-read = Ouvrir
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-scrub = Coup
replay-step = Coup { $at } sur { $count }
replay-begins = Avant le premier coup
replay-hushed = Quelque chose se passe en secret. Chut…
replay-view = Vu par
replay-everybody = tout le monde

## Conseil

prompt-more = La suite en bas
advice-ask = Que ferait la grande sorcière ?
advice-thinking = La grande sorcière réfléchit…
advice-title = La grande sorcière choisirait :
advice-chance = { $chance } % de chances de gagner
review-ask = Quels coups ont compté ?
review-thinking = La grande sorcière regarde ta partie…
review-title = Ce qui a le plus changé l’issue
review-about = Le pourcentage, c’est ta chance de gagner aux yeux de la grande sorcière, après ton choix et après le sien.
review-step = Ton choix n° { $number }
review-better = La grande sorcière : { $step }
review-none = Aucun de tes coups ne t’a coûté cher. Bien joué !

## Apprendre, et des énigmes

card-learn = Apprendre
lesson-of = Apprendre { $game }
lesson-skip = Passer la leçon
lesson-aim-title = De quoi s’agit-il ?
lesson-begin = Montre-moi
lesson-others = Aux autres…
lesson-company = Qui t’attend : { $name }, tout en douceur. À l’accueil, tu en choisis d’autres.
lesson-done = C’est ça !
lesson-next = La suite
lesson-back = La scène d’avant
lesson-known = Je connais déjà
lesson-over = Tu sais jouer !
lesson-play = Joue pour de vrai
lesson-again = Encore une fois depuis le début
rule-aloud = Lire { $clause } à voix haute
say-again = Encore une fois
puzzles = Énigmes
puzzles-shelf = L’étagère
puzzle-today = L’énigme du jour
puzzle-same = La même pour tout le monde.
puzzle-try = J’essaie
puzzle-number = N° { $number }
puzzle-answer = C’est ma réponse
puzzle-yes = Oui, c’est bien ça !
puzzle-no = Pas celle-là. Regarde encore.
puzzle-next = Retour à l’étagère
puzzle-clues = Ce qu’on sait
