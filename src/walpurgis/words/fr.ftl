# Ce que dit la maison elle-même. Les messages de chaque jeu sont dans son dossier.

seat-name = Joueur { $number }
called = { $face ->
    [0] { $name } Lune
    [1] { $name } Étoile
    [2] { $name } Flamme
    [3] { $name } Crapaud
    [4] { $name } Éclair
    [5] { $name } Cœur
   *[other] { $name }
}
witch = { $face ->
    [0] Séléna
    [1] Stella
    [2] Braise
    [3] Rainette
    [4] Foudrine
   *[5] Cordélia
}
list-last = { $before } et { $last }
range = { $low } à { $high }
share-of = { $weight } sur { $total }
sheet-total = total
# A game has no message of this name in any language.
unsaid = (pas de mots pour « { $message } »)

## Ce qui ne va pas

error-game = Il n’y a pas de jeu « { $found } ». Il y a : { $possible }.
error-game-broken = Le jeu « { $found } » ne peut pas être joué : son point d’entrée { $entry } donne { $reason }.
error-seats = Ce jeu se joue à { $possible } joueurs, pas à { $found } ({ $clause }).
error-first = La place { $found } ne peut pas commencer : choisis une place, { $possible }.
error-option = Ce jeu n’a pas d’option « { $found } ». Il y a : { $possible }.
error-option-value = L’option { $name } ne peut pas être « { $found } ». Possible : { $possible } ({ $clause }).
error-notation = « { $found } » n’est pas un coup de ce jeu. Possible : { $possible }
error-record = { $source }, ligne { NUMBER($line, useGrouping: 0) } : on y trouve « { $found } ». Possible ici : { $possible }

error-nothing = (rien)
error-file-missing = { $source } : ce fichier ou ce dossier n’existe pas.
error-file-denied = { $source } : le système ne le permet pas.
error-file-directory = { $source } est un dossier, pas un fichier.
error-file-encoding = { $source }, ligne { NUMBER($line, useGrouping: 0) } : on y trouve l’octet { $found }, qui n’est pas du texte. Une partie enregistrée est un fichier texte en UTF-8.
error-file-exists = { $source } existe déjà. Choisis un autre nom, ou reprends cette partie : walpurgis play --resume { $source }
error-file = { $source } est inutilisable : { $reason }.
error-file-large = { $source } dépasse { $most } Mo : aucune partie n’est aussi longue.
error-data-folder = { $source } est un dossier. Les tables sont dans un fichier : nomme-le, par exemple { $file }
error-output = Impossible d’écrire ce qu’il y a à dire : { $reason }.

error-value = { $name } ne peut pas être « { $found } ». Possible : { $possible }
error-number = « { $found } » n’est pas dans la liste. Possible : { $low } à { $high }.
error-resume-alone = --resume prend le jeu, ses places et ses options dans { $source } : laisse de côté JEU, --seats, --first et --option.
error-trace-alone = --trace va avec --json : walpurgis replay FICHIER --json --trace
error-command = Il n’y a pas de commande « { $found } ». Il y a : { $possible }. Voir : walpurgis --help
error-missing = Il manque { $name }. Voir : { $command }
error-option-unknown = Il n’y a pas d’option { $name }. Voir : { $command }
error-option-use = L’option { $name } ne s’emploie pas ainsi. Voir : { $command }
error-usage = Trop d’arguments pour cette commande. Voir : { $command }

## Aide

help-usage = Usage :
help-command = COMMANDE
help-options = OPTIONS
help-word-address = ADRESSE
help-word-days = JOURS
help-word-dir = DOSSIER
help-word-file = FICHIER
help-word-game = JEU
help-word-name = NOM
help-word-table = TABLE
help-word-value = VALEUR
help-walpurgis = Cinq jeux, quatre de sorcières et un de hyène, complets jusqu’à la dernière règle.
help-games = Énumérer les jeux, le nombre de joueurs et les options.
help-rules = Afficher les règles d’un jeu, règle par règle.
help-replay = Raconter une partie enregistrée, ou la donner sous forme de données.
help-play = Jouer dans le terminal.
help-review = Montrer les décisions qui ont le plus changé l’issue d’une partie.
help-simulate = Jouer beaucoup de parties au hasard et compter.

help-help = Afficher cette aide.
help-version = Afficher la version, et si les règles tournent compilées ou interprétées.
help-game = Le nom d’un jeu, comme « walpurgis games » les énumère.
help-file = Une partie enregistrée, ou « - » pour l’entrée standard.
help-install_completion = Que ce terminal complète les commandes, les options et les jeux, dès son prochain démarrage.
help-show_completion = Afficher ce que --install-completion écrirait, pour le mettre ailleurs.
help-lang = La langue ; par défaut celle de LC_ALL ou de LANG.
help-seats = Le nombre de joueurs. Par défaut, le plus petit que le jeu permet.
help-first = La place qui commence, comptée à partir de 0.
help-option = Une option du jeu ; peut être donnée plusieurs fois.
help-seed = Rend le hasard et le jeu au hasard identiques d’une fois à l’autre.
help-replay-until = S’arrêter après ce nombre de coups.
help-replay-json = Donner l’état de la partie comme objet JSON. Un coup refusé donne le code de sortie 1.
help-replay-trace = Avec --json : un objet par ligne, avant le premier coup et après chacun.
help-play-game = Le nom d’un jeu. Sans lui, on te le demande.
help-play-humans = Combien de places, depuis la première, sont jouées par des personnes ici. Par défaut 1 ; des robots jouent les autres.
help-play-level = La force des robots, de 1 (premier balai) à 5 (grande sorcière). Par défaut 3.
help-play-advice = Permettre à tous de demander conseil, même à plusieurs.
help-play-save = Enregistrer la partie dans ce fichier après chaque décision.
help-play-resume = Reprendre une partie enregistrée.
help-review-seat = Seulement les décisions de cette place, comptée à partir de 0.
help-simulate-games = Le nombre de parties. Par défaut 100.
help-simulate-jobs = Le nombre de processus. Par défaut un par processeur ; les parties sont les mêmes quel qu’il soit.
help-simulate-records = Un dossier où écrire chaque partie.

## Dans le terminal

terminal-compiled = compilé
terminal-interpreted = interprété

terminal-seats = { $seats } joueurs
terminal-begins = { $seat } commence
terminal-game-facts = { $low } à { $high } joueurs · dès { $age } ans · { $minutes } minutes
terminal-game-option = { $name } = { $values }, par défaut { $default } ({ $clause })
terminal-as-many-as-seats = une par joueur

terminal-private = (pour { $names } seulement) { $said }
terminal-refused = { $source }, ligne { NUMBER($line, useGrouping: 0) } : « { $step } » est refusé : règle { $clause }.
terminal-over = La partie est finie.
terminal-place = { $place }. { $seat }
terminal-waits-seats = La partie attend { $names }.
terminal-waits-chance = La partie attend le hasard.

terminal-choose-title = À quoi joue-t-on ?
terminal-choose-game = Son numéro, { $low } à { $high } :
terminal-choose-seats = Combien de joueurs, { $low } à { $high } ? (Entrée : { $usual })
terminal-choose-humans = Combien d’entre eux sont là en personne, { $low } à { $high } ? Des robots jouent les autres. (Entrée : { $usual })
terminal-choose-level = Quelle force pour les robots, { $low } à { $high } ? (Entrée : { $usual })

terminal-spot = { $spot } :
terminal-turn = { $seat }, à toi de jouer
terminal-earlier = … { $count ->
    [one] une ligne plus haut
   *[other] { $count } lignes plus haut
}
terminal-ask-choice = N° ou notation · 1? et si… · < récit · ! conseil · ? règles · Ctrl-C enregistre
terminal-ask-only = Entrée pour jouer · 1? et si… · < récit · ? règles · Ctrl-C enregistre
terminal-ask-notation = Notation · < récit · ? règles · Ctrl-C enregistre et quitte
terminal-narrow = Ce terminal a { $columns } colonnes : avec { $needed } ou plus, tout tient.
terminal-ask-key = Appuie sur une touche, 1 à { $count } : le temps file !
terminal-ask-set =
    Tape { $verb } et { $size } nombres de { $items }, par exemple :
    { $example }
terminal-ask-arrangement =
    Tape { $verb } et les nombres { $items } par groupes de { $size }, séparés par « / », par exemple :
    { $example }
terminal-no-preview = Rien de plus à montrer pour ce coup.
terminal-advice = { $step } : la grande sorcière gagnerait { $chance } % de ces parties.
terminal-no-advice = Plusieurs personnes jouent ici. Relance avec --advice pour permettre les conseils.
terminal-thinking = La grande sorcière regarde la partie…
terminal-review = { $seat } : { $count ->
    [0] aucun choix
    [one] un choix
   *[other] { $count } choix
}
terminal-review-none = Aucun n’a coûté cher.
terminal-review-played = { $step } ({ $chance } % de chances)
terminal-review-better = La grande sorcière : { $step } ({ $chance } %)
terminal-no-clause = Il n’y a pas de règle « { $found } » dans ce jeu.
terminal-curtain = { $seat }, à toi l’écran ; les autres regardent le plafond. Appuie sur Entrée.
terminal-ready = { $seat }, on y va ? Le temps part dès que tu appuies sur Entrée.
terminal-read = C’est lu ? Appuie sur Entrée, et ça disparaît.
terminal-go-on = Entrée pour continuer, Ctrl-C enregistre et quitte{ " " }

terminal-colour = { $colour ->
    [0] violet
    [1] bleu
    [2] rouge
    [3] vert
    [4] jaune
   *[other] rose
}

terminal-saved =
    La partie est enregistrée dans { $file }. Pour la reprendre :
    walpurgis play --resume { $file }
terminal-unsaved = La partie n’a pu être enregistrée nulle part. La voici, à copier dans un fichier :
terminal-saved-over =
    La partie est enregistrée dans { $file }. Pour la relire :
    walpurgis replay { $file }
    walpurgis review { $file }

terminal-sim-games = { $games } parties à { $seats } joueurs, graine { $seed }
terminal-sim-speed = { $games } parties par seconde, { $steps } coups par seconde
terminal-sim-steps = { $mean } coups par partie, de { $low } à { $high }
terminal-sim-place = place { $place }
terminal-sim-unfinished = { $games } parties ont été arrêtées après { $limit } coups. Pour savoir pourquoi : walpurgis check-game { $game }
terminal-sim-digest = empreinte { $digest }
terminal-sim-records = { $games } parties dans { $folder }

## À une table : pourquoi une chose n’a pas été faite

failed-no-table = Cette table n’existe plus. Ouvre-en une autre depuis l’accueil.
failed-no-code = Aucune table n’a ce code. Vérifie les trois mots, ou redemande-les.
failed-no-evening = Cette soirée est finie, ou n’a jamais commencé.
failed-no-guest = Cette personne est déjà partie.
failed-table-playing = On joue à cette table. Attends la fin de la partie.
failed-table-full = Cette table est pleine. Choisis-en une autre.
failed-table-unpeopled = Personne n’est assis à cette table. Place d’abord quelqu’un.
failed-round-unfinished = La ronde n’est pas finie : on joue encore à une table.
failed-no-tournament = Il n’y a pas de tournoi. Ouvre-le d’abord.
failed-tournament-over = Toutes les rondes sont jouées. Imprime le résultat.
failed-too-many-evenings = Cet appareil reçoit déjà { $most } soirées. Finis-en une d’abord.
failed-evening-full = La soirée est pleine.
failed-no-seat = Cette table n’a pas cette place.
failed-no-offer = Ce lien a déjà servi, ou il est trop vieux. Demandes-en un autre.
failed-not-host = Seul l’hôte peut faire ça : demande-lui.
failed-not-your-seat = Ce n’est pas ta place. Joue depuis la tienne.
failed-not-seated = Tu n’es pas à cette table. Prends une place libre, ou regarde.
failed-not-watchable = L’hôte joue sans spectateurs. Demande-lui une place.
failed-no-advice = D’autres personnes jouent à cette table, et l’hôte veut que chacun réfléchisse seul.
failed-sent-away = L’hôte a renvoyé cet appareil de la table.
failed-closed = L’hôte a fermé la porte : personne d’autre ne peut s’asseoir. Demande-lui d’ouvrir.
failed-seat-taken = Il y a déjà quelqu’un à cette place. Choisis-en une autre.
failed-seated-already = Tu as déjà une place. En prendre une autre, ce serait regarder dans la main de quelqu’un.
failed-seat-empty = Il n’y a personne à cette place.
failed-not-open = Trop tard. La partie a déjà commencé : fais-le à la prochaine.
failed-not-started = La partie n’a pas encore commencé. C’est l’hôte qui allume le feu.
failed-not-running = Cette partie est finie.
failed-not-alone = Pour reprendre un coup, il faut être seul contre des robots.
failed-nothing-to-take-back = Tu n’as encore rien joué : rien à reprendre.
failed-not-asked = Pas de conseil pour l’instant : attends ton tour.
failed-unadvised = La conseillère s’est assoupie. Redemande.
failed-still-running = Patience. Tu le verras à la fin de la partie.
failed-chairs-empty = Il reste des places vides. Attends du monde, ou mets-y des robots.
failed-seeds-missing = Quelqu’un n’est pas encore revenu. Attends, ou mets un robot à sa place.
failed-changed = Quelqu’un a changé la table au même moment. Regarde, puis recommence.
failed-name = Un nom a de 1 à 24 caractères : lettres, chiffres, signes ou émojis.
failed-face = Ce visage n’existe pas. Choisis-en un des six.
failed-seed = Ce n’est pas la part dans les dés dont l’empreinte a été donnée. Dis le nombre même qui était promis.
failed-seed-hash = Il manque l’empreinte de la part de ton navigateur dans les dés. Recharge la page.
failed-not-revealing = Cette table n’attend pas de parts dans les dés : on les dit quand toutes les places sont prises et que la partie va commencer.
failed-shares-awaited = Chaque appareil a un peu de temps pour donner sa part dans les dés. Tu pourras commencer sans elle dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
failed-share-late = Trop tard : l’hôte a commencé sans cette part dans les dés.
failed-level = Les robots jouent aux niveaux 1 à 5. Choisis l’un d’eux.
failed-setting = L’un de ces réglages n’est pas possible. Choisis-en un autre.
failed-phrase = Cette phrase n’existe pas.
failed-notation = Ce n’est pas un coup de ce jeu.
failed-nonce = Un coup doit porter sa propre marque, de 1 à 64 caractères.
failed-nonce-used = Tu as déjà donné cette marque à un coup plus ancien, et il a été joué. Donne à chaque coup sa propre marque.
failed-too-many-tables = Tu as déjà { $most } tables. Finis d’abord une partie.
failed-too-many-watchers = Il n’y a plus de place pour regarder cette table.
failed-busy = Trop de choses à la fois. Recommence dans un instant.
failed-house-full = La maison est pleine en ce moment. Reviens plus tard.
failed-store = Rien n’a été enregistré, donc rien n’a été fait. Recommence ; si ça ne marche toujours pas, préviens la personne qui s’occupe de cette maison.
failed-store-away = La maison ne peut rien enregistrer en ce moment, donc elle n’accepte aucun coup. Reste ici : la partie reprendra d’elle-même.
failed-move-failed = Le jeu lui-même a échoué à ce coup : rien n’a changé.
failed-unanswered = Le jeu lui-même a échoué à cette question. La table continue.
failed-bot-failed = Un robot de ce jeu ne répond pas. On joue pour lui un coup permis, au hasard.
failed-game-failed = Ce jeu a un défaut et ne peut pas continuer. Ce qui a été joué est gardé.
failed-game-overran = Ce jeu a un défaut : il aurait fait attendre tout le monde. Ce qui a été joué est gardé.
failed-game-too-large = Ce jeu a un défaut : il montre plus qu’on ne peut regarder. Ce qui a été joué est gardé.
failed-game-closed = Ce jeu a un défaut et attend que la maison ouvre de nouveau.
failed-damaged = Ce qui est enregistré de cette table n’a plus de sens, on ne peut donc plus y jouer. Préviens la personne qui s’occupe de cette maison : une sauvegarde l’a peut-être encore. Les autres tables vont bien.
failed-closing = La maison redémarre. Reste là : la partie reprend toute seule.

## Le fichier de la réserve

error-store-full = { $file } : le disque est plein. Rien n’est perdu, mais plus rien ne peut être enregistré. Fais de la place, puis continue.
error-store-read-only = { $file } est en lecture seule. Autorise l’écriture, ici et dans son dossier, ou choisis un autre fichier.
error-store-damaged = { $file } est abîmé, ou n’est pas un fichier de tables. Il n’a pas été touché. Remets une sauvegarde à sa place. ({ $detail })
error-store-newer = { $file } a été écrit par un Walpurgis plus récent (version { $detail } du fichier des tables). Il n’a pas été touché. Utilise cette version-là.
error-store-foreign = { $file } appartient à un autre programme. Il n’a pas été touché.
error-store-in-use = { $file } sert déjà à un autre Walpurgis. Ferme-le d’abord.
error-store-lost = { $file } a été { $how ->
        [gone] supprimé ou renommé
        [replaced] remplacé par un autre fichier
       *[cut] tronqué
    } pendant que la maison était ouverte ; depuis, plus rien n’a été confirmé. { $saved ->
        [none] Rien n’a pu être sauvé à côté : remets ta dernière sauvegarde.
       *[other] Tout ce que la maison avait encore est dans { $saved } : mets-le à sa place, puis rouvre la maison.
    }
error-store-less = { $file } { $why ->
        [gone] n’est plus là, alors qu’une maison y était enregistrée
        [empty] est vide, alors qu’une maison y était enregistrée
        [other] n’est pas celui de la maison qui y était enregistrée
       *[behind] contient moins que ce que cette maison a confirmé
    } : { $held } coups et changements sur { $acknowledged } y sont, le dernier date du { $last }. Rien n’a été touché. Remets les fichiers qui manquent (le fichier lui-même et, à côté, celui qui finit par « -wal »), ou une sauvegarde à leur place. Pour continuer avec ce qui est là, sans le reste, ouvre la maison avec --accept-loss.
error-store-backup-onto-itself = { $file } est le fichier même qu’il faudrait copier, ou en fait partie. Choisis un autre nom pour la sauvegarde.
error-store-backup-onto-house = { $file } est le fichier d’une maison, pas une sauvegarde. Choisis un autre nom pour la sauvegarde.
error-store-unreadable = { $file } ne peut pas être ouvert. ({ $detail })
error-store-io = { $file } : le disque ne répond plus. Plus rien ne peut être enregistré. ({ $detail })
error-store-address = « { $file } » n’est pas l’adresse d’une base de données. Elle s’écrit postgresql://utilisateur@machine/nom. ({ $detail })
error-store-driver = { $file } : pour garder les tables dans PostgreSQL, il faut à Walpurgis un paquet de plus : pip install "walpurgis[postgres]"
error-store-database = { $file } est injoignable : rien ne peut être lu ni enregistré avant son retour. Vérifie que PostgreSQL y tourne et laisse entrer cet ordinateur. ({ $detail })
error-store-database-failed = { $file } : la base de données ne l’a pas fait. Rien n’a changé. ({ $detail })
error-store-database-newer = { $file } a été mise à jour par un Walpurgis plus récent (version { $detail } ; celui-ci connaît { $known }). Elle n’a pas été touchée. Utilise ce Walpurgis-là ici aussi.
error-store-older-nodes = { $file } est servie par { $nodes ->
        [one] un nœud
       *[other] { $nodes } nœuds
    } d’un Walpurgis plus ancien, qui ne la comprendrai{ $nodes ->
        [one] t
       *[other] ent
    } plus. Elle n’a pas été touchée. Ferme-{ $nodes ->
        [one] le
       *[other] les
    } d’abord, ou amène chaque nœud à la version intermédiaire.
error-store-nodes-open = { $file } est servie par { $nodes ->
        [one] un nœud
       *[other] { $nodes } nœuds
    }. Ferme-{ $nodes ->
        [one] le
       *[other] les tous
    } d’abord, pour que rien ne soit joué pendant ce temps.
error-store-no-house = { $file } ne contient pas encore de tables. « walpurgis serve --data » en fait une maison.

## Phrases à dire à table

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thank-you = Merci !
phrase-oops = Oups…
phrase-hurry = Tic, tac…
phrase-wait = Une petite minute !
phrase-ha-ha = Ha ha !
phrase-ouch = Aïe !
phrase-magic = C’était magique !
phrase-again = Encore une ?
phrase-goodbye = Au revoir !

## Par le réseau : pourquoi une chose n’a pas été faite

failed-malformed = Message incompris. Recharge la page et recommence.
failed-unknown-message = Une table ne sait que faire de ce message.
failed-foreign-page = La demande vient d’un autre site. Ouvre la page de cette maison et recommence là.
failed-new-device = Ton navigateur vient seulement de recevoir le cookie auquel cette maison te reconnaît. Recommence ; si ça ne suffit pas, autorise les cookies de cette maison.
failed-not-found = Il n’y a rien à cette adresse. Retourne à l’accueil.
failed-method = Cela ne peut pas se faire ici.
failed-too-large = C’est trop long.
failed-wrong-host = Cette maison ne s’appelle pas « { $host } ». Si elle le devrait, qui la tient la rouvre avec WALPURGIS_HOSTS={ $host }.
failed-too-slow = La fin de ta demande n’est pas arrivée à temps. Recommence.
failed-too-fast = Doucement ! Attends un instant.
failed-too-many-sockets = Cet appareil, ou ce réseau, a trop de tables ouvertes. Ferme-en une.
failed-failed = Quelque chose a mal tourné, et c’est notre faute. Rien n’a été fait : recommence.

## Servir

help-serve = Ouvrir la maison : servir les jeux aux navigateurs. Ctrl-C la ferme, et aucun coup n’est perdu.
help-serve-host = L’adresse à écouter. Par défaut 127.0.0.1 : cet ordinateur seul.
help-serve-port = Le port à écouter. Par défaut 8666 ; 0 en prend un libre.
help-serve-data = Le fichier des tables, ou l’adresse d’une base de données : postgresql://… Par défaut walpurgis.db dans ton dossier de données, par exemple ~/.local/share/walpurgis.
help-serve-log = Ce qui est noté : json, tout, un objet JSON par ligne ; plain, en clair, les avertissements et plus grave. Par défaut : plain dans un terminal, json ailleurs.
help-serve-accept_loss = Continuer même si le fichier des tables contient moins que ce qui y a été enregistré, par exemple après avoir remis une sauvegarde plus ancienne.
help-serve-lan = Être joignable par tout le réseau local, et montrer l’adresse en code QR.

error-address = { $address } est pris : un autre programme l’occupe. Essaie un autre --port.
error-address-make = { $address } est pris : un autre programme l’occupe, peut-être une de tes maisons encore ouverte. Essaie : make play PORT={ NUMBER($port, useGrouping: 0) }
error-host = Cet ordinateur n’a pas d’adresse « { $host } ». Possible pour --host : 127.0.0.1, pour cet ordinateur seul ; 0.0.0.0, pour tout le réseau ; ou l’une de ses propres adresses.
error-port-denied = Le système ne te laisse pas ouvrir { $address } : les petits numéros de port sont pour son administrateur. Essaie --port { NUMBER($port, useGrouping: 0) }.
error-listen = Impossible d’ouvrir { $address } : { $reason }.

serve-open = La maison est ouverte : { $address }
serve-data = Les tables sont enregistrées dans { $file }
serve-lan = Tout le réseau peut venir. Scanne ce code, ou tape { $address }
serve-close = Ctrl-C la ferme.
serve-closed = Fermée. Ce qui a été joué est enregistré.

## Pages sans scripts

page-this-language = Français
page-description = Des jeux de sorcières complets, jusqu’à la dernière règle : seul ou entre amis, dans un navigateur, avec des dés que chacun peut vérifier.
page-skip = Aller au contenu
page-menu = Pages
page-about = À propos
page-fair = Des dés honnêtes
page-claim = Une place
page-welcome = { $more ->
    [0] Cinq jeux, quatre de sorcières et un de hyène, ouverts jour et nuit
   *[other] { $count } jeux, quatre de sorcières, un de hyène et { $more } de plus, ouverts jour et nuit
}
page-problem = { $status ->
    [404] Personne ici, à part moi.
    [403] La porte est fermée.
   *[other] Ça n’a pas marché.
}
page-home = Rentrer à la maison
page-have-code = J’ai un code
page-enter = Entrer
page-all-rules = Les règles des jeux
page-rules = Règles : { $title }
page-contents = Sommaire
page-players = { $low } à { $high } joueurs
page-age = dès { $age } ans
page-minutes = { $minutes } minutes
page-table-open = La table est ouverte : on s’y installe encore.
page-table-revealing = La partie va commencer : on réunit les parts de chacun dans les dés.
page-table-running = La partie est en cours.
page-table-over = La partie est finie.
page-table-archived = Cette partie a été rangée.
page-chair-empty = libre
page-chair-bot = un robot
page-code = Le code de cette table :
page-story = Ce qui s’est passé
page-replay = Revoir une partie
page-replay-file = Une partie enregistrée, en fichier :
page-replay-record = Ou en texte :
page-replay-read = Raconter
page-replay-stops = Elle s’arrête ici. La partie enregistrée a { NUMBER($steps, useGrouping: 0) } coups.
page-replay-whole = Raconter jusqu’à la fin
page-place = { $place }. { $seat }
page-private = (pour { $names } seulement) { $said }

## Prendre soin des tables

help-tables = Gérer les tables enregistrées : lister, exporter, importer, archiver, supprimer, copier.
help-tables-list = Lister toutes les tables, les plus récentes d’abord.
help-tables-list-json = Un objet JSON par ligne.
help-tables-export = Écrire des tables en parties enregistrées : celles qui sont nommées, ou toutes celles qui sont finies.
help-tables-export-to = Le dossier où écrire, un fichier par table. Sans lui, les tables nommées vont à la sortie standard.
help-tables-import = Mettre des parties enregistrées dans le fichier des tables, en tables finies.
help-tables-archive = Ranger des tables : elles quittent les listes et leurs dés peuvent être vérifiés, même si la partie n’a jamais fini.
help-tables-delete = Supprimer des tables et tout ce qui s’y est joué. On ne revient pas en arrière.
help-tables-old = Ranger ou supprimer ce qui est ancien : tout de suite, sans le préavis que donne une maison ouverte.
help-tables-old-archive = Archiver les tables où rien ne s’est passé depuis autant de jours.
help-tables-old-delete = Supprimer les tables archivées depuis autant de jours.
help-table = L’identifiant d’une table, comme le montre « walpurgis tables list ».
help-data = Le fichier des tables, ou l’adresse d’une base de données ; par défaut celui de « walpurgis serve ».
help-backup = Copier le fichier des tables, même pendant qu’il sert.
help-backup-file = Le fichier à écrire. Une sauvegarde plus ancienne y est remplacée.
help-verify = Vérifier les dés d’une partie enregistrée : code de sortie 0 si tout est prouvé, 1 si quelque chose diffère, 2 si le fichier est abîmé.

tables-id = Table
tables-code = Code
tables-game = Jeu
tables-status = État
tables-steps = Coups
tables-last = Dernier coup
tables-status-open = ouverte
tables-status-revealing = commence
tables-status-running = en cours
tables-status-over = finie
tables-status-archived = archivée
tables-status-damaged = abîmée
tables-archived-at = { $status }, archivée le { $when }
tables-count = { $tables ->
    [0] Aucune table.
    [one] Une table.
   *[other] { NUMBER($tables, useGrouping: 0) } tables.
}
tables-damaged = { $tables ->
        [one] Une table est abîmée et a été mise
       *[other] { $tables } tables sont abîmées et ont été mises
    } de côté ; les autres vont bien. Une sauvegarde les a peut-être encore. « walpurgis tables delete » les supprime pour de bon.
tables-exported = { $tables ->
    [0] Aucune partie n’était à exporter vers { $folder }.
    [one] Une partie enregistrée se trouve dans { $folder }.
   *[other] { NUMBER($tables, useGrouping: 0) } parties enregistrées se trouvent dans { $folder }.
}
tables-imported = { $source } est maintenant la table { $table }.
tables-archived = { $table } est archivée.
tables-deleted = { $table } est supprimée.
tables-cleared = Archivées : { NUMBER($archived, useGrouping: 0) }. Supprimées : { NUMBER($deleted, useGrouping: 0) }.
backup-done = { $file } est une copie de { $source }.
tables-copied = { $tables ->
        [one] Une table
       *[other] { $tables } tables
    } avec { $moves ->
        [one] une inscription
       *[other] { $moves } inscriptions
    } au journal, de { $source } vers { $target }, relues et comparées : tout est pareil, à la lettre près ({ $digest }).
help-tables-copy = Déménager : copier toutes les tables dans un autre fichier ou une autre base, vides. Ferme d’abord tous les serveurs des deux.
help-tables-copy-source = Le fichier des tables, ou l’adresse de la base, à copier.
help-tables-copy-target = Une base vide, ou un fichier qui n’existe pas encore.
error-copy-onto-itself = { $source } ne peut pas être copié sur soi-même.
error-copy-not-empty = { $target } contient déjà des tables. Rien n’y a été touché : copie vers un endroit vide.
error-copy-differs = Ce qui est arrivé dans { $target } n’est pas ce qui se trouve dans { $source }. Rien n’y a été gardé, et { $source } est comme avant. Réessaie.
error-backup-database = PostgreSQL fait ses propres sauvegardes, même quand la maison est ouverte : { $command }

error-table-damaged = La table { $found } est abîmée : ce qui en est enregistré n’a plus de sens. Une sauvegarde l’a peut-être encore. Les autres tables vont bien.
error-no-table = Il n’y a pas de table { $found } ici.
error-table-there = La table { $found } est déjà ici.
error-table-changed = La table { $found } a changé au même moment. Recommence.
error-forbidden = { $source }, ligne { NUMBER($line, useGrouping: 0) } : « { $found } » est refusé : règle { $clause }.
error-commitment = La graine du serveur ne correspond pas à l’empreinte { $found }.

verify-proved = { $draws ->
    [0] Prouvé : la graine est bien celle qui était promise. Le hasard n’a rien décidé dans cette partie.
    [one] Prouvé : le seul tirage est bien celui que donnent les graines.
   *[other] Prouvé : les { NUMBER($draws, useGrouping: 0) } tirages sont bien ceux que donnent les graines.
}
verify-shares = { $shares ->
    [0] Aucune place n’a eu de part dans ces dés : ils sont à la maison seule.
    [one] Une place y a eu une part, et elle correspond à l’empreinte donnée avant.
   *[other] { NUMBER($shares, useGrouping: 0) } places y ont eu une part, et chacune correspond à l’empreinte donnée avant.
} Que ce soient les empreintes montrées avant la partie, seuls les appareils qui ont joué peuvent le dire : leur page compare.
verify-old = À l’ancienne manière, sans empreintes des places : qui tient la maison et s’est assis en dernier a pu choisir ces dés.
verify-without = La partie a commencé sans la part de { $names }. Qui connaissait alors les autres parts a pu choisir : les dés avec elle, ou sans elle.
verify-not-over = La partie enregistrée s’arrête avant la fin du jeu.
verify-not-proved = Pas prouvé.
verify-head = En-tête :
verify-line = Ligne { NUMBER($line, useGrouping: 0) } :
verify-missing = la ligne « { $name } » manque.
verify-seed = une graine n’est pas hexadécimale, ou ne correspond pas à son empreinte.
verify-hash = la graine de la place { $seat } ne correspond pas à son empreinte. Elle donne { $expected }.
verify-dice = les dés sont de la version { $found } ; on connaît ici la { $expected }.
verify-commit = la graine du serveur ne correspond pas à l’empreinte. Elle donne { $expected }.
verify-first = la place { $found } commence, mais c’est la place { $expected } qui a été tirée.
verify-no-draw = « { $found } » ne dit pas comment il a été tiré.
verify-total = le tirage est sur { $found }, mais les règles le veulent sur { $expected }.
verify-unit = on lit { $found }, mais les graines donnent { $expected }.
verify-step = on lit « { $found } », mais ce tirage donne « { $expected } ».
verify-refused = « { $found } » est refusé : règle { $clause } ; la suite n’a pas été vérifiée.

## Les adversaires

level-1 = le premier balai
    .short = premier balai
level-1-about = Dès 5 ans. Il oublie, il fonce, il sourit : un enfant gagne une fois sur deux.
    .short = pour les enfants ; il oublie, il sourit
level-2 = le chaton
    .short = chaton
level-2-about = Il joue vite et pense après. Il voit déjà ce qu’un coup rapporte, et oublie encore beaucoup.
    .short = joue vite, pense après
level-3 = le chat
    .short = chat
level-3-about = Il se souvient de pas mal de choses et voit un coup plus loin. De bonne compagnie pour la soirée.
    .short = voit un coup plus loin
level-4 = le corbeau
    .short = corbeau
level-4-about = Il compte tout, note tout et ne se trompe guère. Il faut bien jouer pour le battre.
    .short = compte tout, note tout
level-5 = la grande sorcière
    .short = grande sorcière
level-5-about = Elle n’oublie presque rien et imagine des milliers de parties avant chaque coup. Et elle ne triche pas.
    .short = ne pardonne rien

help-ladder = Mesurer la force des robots, chacun contre le précédent.
help-ladder-players = Qui joue, du plus faible au plus fort : random, un modèle de personne (child, casual, good, expert), un niveau (1 à 5) ou plain, une recherche qui ne sait rien du jeu ; avec des réglages si l’on veut, comme 3:seconds=0.1:whim=0.2 ou expert:dares=12. Par défaut random,1,2,3,4,5.
help-ladder-against = Qui chacun d’eux rencontre, au lieu de se mesurer entre eux : les mêmes sortes. Sans cotes.
help-ladder-games = Combien de parties par paire, au moins. Tous les placements équitables ont les mêmes dés. Par défaut 100.
help-ladder-jobs = Combien de processus. Par défaut un par processeur.

terminal-ladder-rungs = Combien de fois chacun finit devant le précédent, et sa part des gains, avec leurs intervalles à 95 %, pris sur les donnes ; les cotes partent de { $first }.
terminal-ladder-pairs = Combien de fois chacun finit devant chacun des autres, et sa part des gains, avec leurs intervalles à 95 %, pris sur les donnes.
terminal-ladder-upper = joueur
terminal-ladder-lower = contre
terminal-ladder-deals = donnes
terminal-ladder-games = parties
terminal-ladder-pairwise = devant
terminal-ladder-share = part des gains
terminal-ladder-rating = cote
terminal-ladder-unclear = (pas distinct de 50 %)

# walpurgis doctor : ce qui a été trouvé, et que faire de ce qui ne va pas
help-doctor = Examiner cette maison : paquet, page, disque, tables, sauvegardes, et comment on y vient. Dit que réparer ; code de sortie 1 s’il le faut.
help-doctor-data = Le fichier des tables, ou l’adresse de la base de données. Par défaut : le fichier de « walpurgis serve ».
help-doctor-url = Comment on vient à la maison, par exemple https://games.example. Par défaut : WALPURGIS_ADDRESS, sinon cet ordinateur.
help-doctor-backups = Le dossier des sauvegardes du fichier des tables.
doctor-sum = { $ill ->
    [0] { $odd ->
        [0] Tout va bien.
        [one] Rien à réparer ; une chose mérite un coup d’œil.
       *[other] Rien à réparer ; { $odd } choses méritent un coup d’œil.
    }
    [one] Une chose est à réparer.
   *[other] { $ill } choses sont à réparer.
}
doctor-compiled = Walpurgis { $version } sur Python { $python }, règles compilées
doctor-interpreted = Walpurgis { $version } sur Python { $python }, règles interprétées : environ quatre fois plus lent
doctor-interpreted-mend = Installe le paquet pour ce Python et cette machine, ou fabriques-en un là où il y a un compilateur C : make dist
doctor-page = La page est là
doctor-no-page = La page manque : on ne verrait que les pages simples
doctor-no-page-mend = Installe un paquet fait par « make dist » ; dans un clone : make build/.page
doctor-game = Le jeu « { $game } » ne peut pas être joué : { $reason }
doctor-game-mend = Répare ou retire ce paquet ; les autres jeux n’en ont pas besoin.
doctor-files = Assez de fichiers peuvent être ouverts pour toutes les connexions
doctor-few-files = Ce processus peut ouvrir { NUMBER($allowed, useGrouping: 0) } fichiers, toutes les connexions des réglages en demandent { NUMBER($needed, useGrouping: 0) }
doctor-few-files-mend = Relève la limite (LimitNOFILE dans l’unité systemd, ou ulimit -Hn), ou baisse WALPURGIS_SOCKETS.
doctor-disk = { $folder } : { NUMBER($free, useGrouping: 0) } Mo libres
doctor-disk-mend = Fais-y de la place : sur un disque plein, chaque coup est refusé. « walpurgis tables old » range ce qui est vieux.
doctor-disk-closed = Tu ne peux pas écrire dans { $folder }
doctor-disk-closed-mend = Lance cette commande en tant qu’utilisateur de la maison, ou donne-lui ce dossier.
doctor-no-tables = { $file } n’existe pas encore
doctor-no-tables-mend = « walpurgis serve » le crée ; s’il devrait y avoir des tables, dis où avec --data.
doctor-tables = { $file } : { $reason }
doctor-tables-mend = Ferme la maison et remets une sauvegarde à sa place ; « walpurgis backup » et « walpurgis tables export » sauvent ce qui peut encore être lu.
doctor-tables-sound = { $file } : sain, { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { NUMBER($size, useGrouping: 0) } Mo
doctor-damaged = { $tables ->
    [one] Une table est abîmée et a été mise de côté
   *[other] { $tables } tables sont abîmées et ont été mises de côté
}
doctor-damaged-mend = « walpurgis tables list » les nomme ; « walpurgis tables delete » les supprime. Une sauvegarde les a peut-être encore entières.
doctor-clock-goes-on = L’horloge n’est pas en retard sur ce qui a été enregistré
doctor-clock-back = L’horloge a { NUMBER($seconds, useGrouping: 0) } s de retard sur ce qui a été enregistré
doctor-clock-back-mend = Règle l’horloge, et laisse le système la tenir (NTP) : c’est elle qui dit ce qui est vieux.
doctor-clocks = Les horloges sont d’accord
doctor-clocks-differ = Les horloges diffèrent de { NUMBER($seconds, useGrouping: 0) } s
doctor-clocks-differ-mend = Laisse les deux machines tenir leur horloge (NTP).
doctor-backups-unknown = On ne sait pas s’il y a des sauvegardes
doctor-backups-unknown-mend = Dis où elles sont : walpurgis doctor --backups DOSSIER. deploy/walpurgis-backup.timer en fait une chaque nuit.
doctor-no-backups = { $folder } : aucune sauvegarde ici ({ $reason })
doctor-no-backups-mend = walpurgis backup { $folder }/walpurgis.db ; deploy/walpurgis-backup.timer le fait chaque nuit.
doctor-backup = { $file } : la dernière sauvegarde, { $hours ->
    [0] de moins d’une heure
    [one] d’une heure
   *[other] de { $hours } heures
}
doctor-backup-mend = Cherche pourquoi il n’y en a pas de plus récente : il en faudrait une par jour.
doctor-backup-unusable = { $file } : la dernière sauvegarde ne vaut rien : { $reason }
doctor-backup-unusable-mend = Fais-en une autre maintenant, avec « walpurgis backup ».
doctor-open = { $address } est ouverte, et enregistre ce qui est joué
doctor-closed = { $address } ne répond pas : { $reason }
doctor-closed-mend = Ouvre la maison avec « walpurgis serve », ou dis avec --url où elle est ouverte.
doctor-certificate = { $address } : son certificat n’est pas valable ici : { $reason }
doctor-certificate-mend = Renouvelle le certificat du proxy, ou donne-lui toute la chaîne.
doctor-name = La maison ne répond pas au nom { $host }
doctor-name-mend = Règle WALPURGIS_ADDRESS={ $address } pour la maison, ou ajoute le nom à WALPURGIS_HOSTS.
doctor-not-a-house = Ce qui répond à { $address } n’est pas une maison (code { $status })
doctor-not-a-house-mend = Regarde où mène le proxy : ce devrait être l’adresse et le port de « walpurgis serve ».
doctor-unhealthy = { $address } est ouverte et ne peut pas enregistrer ce qui est joué : { $reason }
doctor-unhealthy-mend = Regarde le disque ou la base de données, et le journal de la maison.
doctor-page-not-served = { $address } ne montre pas la page (code { $status })
doctor-page-not-served-mend = Regarde où mène le proxy, et si le paquet contient la page.
doctor-proxy = La maison croit son proxy
doctor-proxy-unknown = La maison ne sait pas qu’on vient en HTTPS : elle ne croit pas son proxy
doctor-proxy-unknown-mend = Règle WALPURGIS_PROXIES sur l’adresse d’où vient le proxy (127.0.0.1 sur la même machine), et que le proxy envoie X-Forwarded-For et X-Forwarded-Proto.
doctor-sockets = Les connexions WebSocket passent
doctor-no-sockets = Les connexions WebSocket ne passent pas (code { $status }) : personne ne pourrait jouer
doctor-no-sockets-mend = Que le proxy laisse passer les WebSockets (Upgrade et Connection) ; deploy/nginx-tls.conf montre comment.
doctor-same-version = La maison tourne dans cette version
doctor-other-version = La maison tourne dans la version { $there }, ici est installée { $here }
doctor-other-version-mend = Redémarre la maison : les joueurs reviennent d’eux-mêmes, et aucun coup n’est perdu.
doctor-no-driver = Ce qui parle à PostgreSQL n’est pas installé
doctor-no-driver-mend = pip install 'walpurgis[postgres]'
doctor-database = { $name } : { $reason }
doctor-database-mend = Regarde si la base tourne, si elle est joignable d’ici, et l’utilisateur et le mot de passe.
doctor-database-open = { $name } : PostgreSQL { $release } répond
doctor-database-old = PostgreSQL { $release } est ancien
doctor-database-old-mend = Prends { $oldest } ou plus récent.
doctor-database-standby = { $name } est un réplica : rien ne peut y être écrit
doctor-database-standby-mend = Que --data mène à la base principale.
doctor-database-setting = { $setting } est à off dans la base : ce qui a été confirmé pourrait être perdu
doctor-database-setting-mend = Règle { $setting } = on.

help-puzzles = Des positions qui ont une seule bonne réponse.
help-puzzles-make = Fabriquer des énigmes d’un jeu et les écrire comme des parties, la réponse dans l’en-tête.
help-puzzles-make-hats = Difficulté : 1, 2 ou 3. Par défaut : 1.
help-puzzles-make-count = Combien. Par défaut : 1.
help-puzzles-make-seed = La même graine donne les mêmes énigmes. Par défaut : 0.
help-puzzles-solve = Résoudre une énigme dans le terminal : celle du jour, ou celle qui porte ce nom.

terminal-puzzle-day = L’énigme du jour
puzzle-hats = { $hats ->
        [1] facile
        [2] à méditer
       *[3] coriace
    }
terminal-puzzle-ask = Ta réponse :
terminal-puzzle-right = Oui ! C’est bien { $answer }.
terminal-puzzle-wrong = Ce n’est pas cela. Regarde encore, ou quitte avec Ctrl-C.
terminal-puzzle-colour = { $number }  { $piece }
error-no-puzzle = Aucune énigme ne s’appelle « { $found } ». Il y a : { $possible }.
error-no-puzzles = { $found } n’a pas d’énigmes. Ceux-ci en ont : { $possible }.

help-learn = Apprendre un jeu en y jouant, scène par scène.

lesson-count = Scène { $number } sur { $count }
terminal-lesson-how = Un numéro ou un coup ; { $skip } passe à la scène suivante.
lesson-other = Cela se fait aussi. Mais pour l’instant, fais ce que la lanterne éclaire.
terminal-lesson-end = Voilà tout ce qu’il faut savoir. Le reste s’apprend en jouant :
error-no-lesson = { $found } n’a pas de leçon. Ceux-ci en ont une : { $possible }.

page-lesson = Apprendre { $game }
page-puzzles = Énigmes
page-puzzle-show = Montrer la réponse
## Ce qui ne va pas dans un jeu, et que faire : `walpurgis check-game`

check-seen = (Vu à : { $where })
check-raised = « { $hook } » lève { $reason }. Tout coup permis doit se jouer, toute question recevoir sa réponse.
check-raised-outside = le jeu donne à la maison quelque chose d’inutilisable : { $reason }
check-hanging = « { $hook } » ne revient pas. Cherche une boucle sans fin.
check-endless = une partie au hasard n’est pas finie après { $most } coups. Chaque tour doit rapprocher la fin, et awaits doit devenir OVER.
check-file-missing = le fichier manque. Écris-le dans le dossier du jeu.
check-fluent = « { $text } » n’est pas du Fluent. Un message s’écrit « clé = texte » ; ses autres lignes sont en retrait.
check-message-twice = le message « { $message } » y est deux fois. N’en garde qu’un.
check-message-missing = il n’y a pas de message « { $message } », que dit { $about }. Écris-le.
check-message-value = le message « { $message } » demande une valeur que { $about } ne donne pas : { $reason }. Sers-toi d’une des siennes, ou donne celle-ci.
check-language-missing = le message « { $message } » manque ; { $other } l’a. Traduis-le.
check-language-differs = le message « { $message } » emploie { $here }, celui en anglais { $there }. Donne aux deux les mêmes valeurs et attributs.
check-clause-unknown = « { $text } » est refusé par la règle { $clause }, qui n’a pas de message. Nomme la règle qui l’interdit, ou écris celle-ci dans les mots et les règles.
check-clause-of-class = il n’y a pas de message « { $clause } », la règle que nomme { $name }. Écris-le, ou nommes-en une autre.
check-clause-unanchored = la règle { $clause } de { $words } n’a pas de place ici. Écris <a id="{ $clause }"></a>**{ $clause }** devant elle.
check-clause-unworded = il n’y a pas de message « { $clause } », une règle de { $page }. Écris-le : un refus le dit.
check-legal-order = « legal » doit donner chaque coup une fois, en ordre croissant.
check-legal-awaited = { $awaited ->
    [awaited] on attend un siège qui n’a aucun coup permis : la partie est bloquée. Donne-lui-en un, comme passer, ou attends-en un autre.
   *[other] un siège a des coups permis sans qu’on l’attende. « legal » ne lui en donne aucun.
}
check-outside-notation = « { $hook } » donne le coup { $step }, qu’aucune forme de NOTATION ne contient. Donne à sa forme cette base et cette taille, ou corrige le coup.
check-wrong-notation = « { $hook } » donne « { $text } », une forme de l’autre camp. NOTATION a deux listes : les formes du hasard et celles des sièges.
check-not-refused = « { $text } » n’est pas permis, et « forbids » ne dit pas pourquoi. Refuse-le par une règle.
check-legal-refused = « { $text } » est permis et pourtant refusé par { $clause }. « legal » et « forbids » doivent découler d’une même règle.
check-chance-refusal = le hasard ne pouvait pas donner « { $text } », ou le pouvait et se voit refusé. « chances » énumère tout ce qui peut tomber, et rien d’autre.
check-notation-two-ways = le coup { $step } s’écrit « { $text } », qui se lit comme un autre coup. À chaque texte un seul coup.
check-prompts = « prompts » n’offre pas exactement ce qui est permis. Un choix énumère tous les coups permis, chacun une fois.
check-spot-missing = il n’y a pas de place « { $spot } », où « show » met quelque chose : on ne le verrait pas. Ajoute la place, ou mets-le ailleurs.
check-spot-unknown = il n’y a pas de place « { $spot } », que nomme { $about }. Ajoute la place, ou nommes-en une autre.
check-spot-twice = il y a deux places « { $spot } ». Donne à chacune son nom.
check-region-head = la région « { $region } » n’a pas de place « { $spot } » sur sa ligne de titre. Ajoutes-en une.
check-glyph = il n’y a pas de signe pour la pièce « { $kind } ». Ajoute-le à glyphs : un terminal dessine avec.
check-tally = le compte « { $name } » a { $found } nombres. Donne-lui-en un par siège.
check-statuses = il y a { $found } états. Donnes-en un à chaque siège, ou à aucun.
check-sheet = la feuille « { $name } » n’a pas un nombre et un signe par siège et par colonne.
check-copy-type = « { $way } » donne un { $found }. La copie doit être un objet de la même classe.
check-copy-differs = « { $way } » donne une position dont « { $field } » est autre. Copie aussi ce champ.
check-copy-shares = une position change pendant qu’on joue sa { $way } : les deux ont le même « { $field } ». Copie-le, avec [:] pour une liste.
check-copy-listens = quelqu’un écoute ce que donne « { $way } » : son events doit être None.
check-copy-plays-on = le même hasard mène une position et sa copie à des fins différentes. Quelque chose d’important n’est pas copié.
check-field-unsaid = le champ « { $field } » n’est pas annoté : il manque aux copies et aux empreintes. Écris « { $field }: … » dans la classe.
check-field-unset = le champ « { $field } » est annoté et jamais rempli. Remplis-le dans « begin ».
check-imagine-itself = « imagine » donne la position elle-même. Donne une copie, où ce que le siège ignore est tiré à nouveau.
check-imagine-truth = « imagine » donne toujours la vérité ({ $who }), alors que SECRETS annonce des secrets. Tire à nouveau ce que le siège ignore.
check-imagine-endless = un monde imaginé n’est pas fini après { $most } coups. Ce doit être une position que les règles permettent.
check-secrets-unsaid = « imagine » donne d’autres mondes, alors que SECRETS est False. Écris SECRETS = True.
check-leak = un monde imaginé se distinguerait du vrai ({ $who }) par : { $part }. Ou « show » en dit trop, ou « imagine » change ce que le siège sait.
check-open = OPEN est True, et pourtant deux sièges voient des choses différentes. Écris OPEN = False.
check-places = les places sont { $found }. Une place est 1 plus le nombre de ceux qui ont fait mieux : sers-toi de ranked().
check-ending-early = « ending » dit pourquoi c’est fini avant que ce ne le soit.
check-ending-seat = « ending » nomme un siège qui n’a pas gagné.
check-features = « features » donne des listes de { $found } nombres. Leur longueur ne doit dépendre que de la mise en place.
check-record-refused = une partie écrite est refusée à la relecture : « { $text } », par { $clause }.
check-record-differs = une partie écrite mène à une autre fin à la relecture. Les règles ne doivent rien tirer au sort, ni rien retenir, hors de la position.
check-record-text = une partie lue puis réécrite n’est pas le même texte.
check-forecast = la prévision « { $name } » a une issue qui pèse plus que toutes ensemble.
check-sign = l’effet porte le signe « { $sign } ». Possibles : { $possible }
check-class-attribute = « { $kind } » fixe « { $name } » comme attribut de la classe, qu’un { $base } compilé ne voit pas. Donne-le à super().__init__({ $name }=…).
check-native = « { $kind } » est compilée comme classe native, à part de la Position dont elle dérive : les deux ne vont pas ensemble. Écris @mypyc_attr(native_class=False) au-dessus.
check-svg = le fichier n’est pas du SVG : { $reason }
check-svg-style = un navigateur aussi prudent que le nôtre écarte les attributs style, les feuilles de style et les scripts. Écris fill="…", stroke="…" et ainsi de suite.
check-symbol-twice = deux parties s’appellent « { $symbol } ». Donne à chacune son nom.
check-symbol-used = « { $symbol } » est employé et n’y est pas. Dessine-le, ou prends-en un de la maison.
check-answers = { $races ->
    [yes] RACES est True et les images ne disent pas où sont les réponses. Écris data-answers="GENRE" sur leur racine.
   *[other] les images disent où sont les réponses, et le jeu n’a pas de course. Enlève data-answers, ou écris RACES = True.
}
check-builds = compilé ou interprété, le même hasard mène à des parties différentes. Cherche la taille des entiers, et les ordres qui ne sont justes que par chance.
check-builds-failed = les sources ne tournent pas interprétées : { $reason }

terminal-check-title = { $name } : { $checks } vérifications
terminal-check-fine = Tout est en ordre.
terminal-check-found = { $count ->
    [one] Une chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
terminal-check-speed = { $steps } coups par seconde de jeu au hasard à { $seats } joueurs, { $way }
terminal-check-undrawn = Sans image dans art.svg, et dessinés simplement : { $names }
terminal-check-only = Rien n’est compilé ici : il n’y avait rien à comparer.
help-check-game = Vérifier un jeu contre tout ce qui doit être vrai d’un jeu : ce qui ne va pas, dans quel fichier, et que faire.
help-check-game-jobs = Combien de processus. Par défaut : un par processeur.
help-new-game = Écrire un nouveau jeu : un paquet qui marche tout de suite, à transformer en le tien.
help-new-game-name = Le nom du jeu dans les commandes : petites lettres, chiffres et « _ ».
help-new-game-to = Le dossier où l’écrire. Par défaut : celui-ci.
terminal-new-game = Voilà. Ensuite, pour que la maison le trouve :
    { $python } -m pip install --editable { $folder }
    walpurgis play { $name }
    walpurgis check-game { $name }
error-game-name = Un jeu ne peut pas s’appeler « { $found } » ici : petites lettres, chiffres et « _ », et une lettre d’abord.
error-game-there = Il y a déjà un jeu « { $found } ». Choisis un autre nom.
error-folder-there = { $source } existe déjà. Choisis un autre nom, ou un autre dossier avec --to.
terminal-ask-pair = Tu peux écrire l’un de { $items }, par exemple : { $example }

# Une soirée de plusieurs tables

page-evening = Une soirée sorcières
page-evening-scripts = Ton navigateur doit pouvoir exécuter des scripts.
evening-table = { $picture ->
    [cat] Le Chat
    [bat] La Chauve-souris
    [moon] La Lune
    [owl] La Chouette
    [cauldron] Le Chaudron
    [broom] Le Balai
    [fire] Le Feu
    [hat] Le Chapeau
    [well] Le Puits
    [huts] Le Village
    [hyena] La Hyène
    [die-6] Le Dé
    [post-star] L’Étoile
   *[post-mushroom] Le Champignon
}
evening-any-game = au choix
evening-come-in = entre donc !
evening-cards = Les cartes à découper
evening-aim = Vise le carré, ou tape les trois mots sur
evening-day = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
} { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
evening-played = { $rounds ->
    [one] Une ronde
    [2] Deux rondes
    [3] Trois rondes
    [4] Quatre rondes
    [5] Cinq rondes
    [6] Six rondes
   *[other] { $rounds } rondes
} de { $game }, { $people ->
    [one] une tête
    [2] deux têtes
    [3] trois têtes
    [4] quatre têtes
    [5] cinq têtes
    [6] six têtes
    [7] sept têtes
    [8] huit têtes
    [9] neuf têtes
    [10] dix têtes
    [11] onze têtes
    [12] douze têtes
   *[other] { $people } têtes
}.
evening-ranked = { $place ->
    [1] 1er
   *[other] { $place }e
}
evening-rank = Place
evening-who = Qui
evening-round = Ronde { $round }
evening-points = Points
evening-certified = La chouette certifie que personne n’a été transformé en crapaud.
evening-all-that-is-left = Cette feuille est tout ce qui reste de la soirée.
evening-called = On t’appelle ! Viens, tout le monde se retrouve.
evening-coming = J’arrive
evening-goes-on = La soirée continue. Reste à table, ou attends-en une autre.
evening-back = Retour à la salle
