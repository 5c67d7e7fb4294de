# Ce que dit une soirée de plusieurs tables, chargé avec sa page.

evening = La soirée
evening-title = Soirée sorcières
evening-page-of = page de { $name }, qui reçoit
evening-page-host = page de qui reçoit
evening-yours = Tes soirées
evening-open = Recevoir une soirée
evening-open-about = Plusieurs tables dans une salle, une seule page pour toi. Les autres entrent avec leur téléphone.
evening-its-title = Son nom
evening-its-place = Où
evening-its-host = Qui reçoit
evening-its-tables = Combien de tables
evening-promise = Des noms et des têtes, rien d’autre. Après la soirée, tout est oublié, sauf si tu veux garder.
evening-open-now = Ouvrir la porte
evening-count = { $people ->
    [0] personne encore
    [one] une personne
   *[other] { $people } personnes
}, { $tables ->
    [0] aucune table
    [one] une table
   *[other] { $tables } tables
}
evening-call = Appeler tout le monde
evening-print-cards = Imprimer les cartes
evening-new-table = Nouvelle table
evening-no-tables = Pas encore de table. Ajoutes-en une.

evening-waiting = Qui attend
evening-nobody-waits = Personne n’attend. Les cartes sont sur les tables ?
evening-since = { $minutes ->
    [0] vient d’arriver
   *[other] depuis { $minutes } min
}
evening-wants = voudrait { $game }
evening-wants-table = assis à la table { $table }
evening-does-not-read = ne lit pas encore
evening-send-away = Renvoyer { $name }
evening-a-new-table = une nouvelle table
evening-place = Placer { $picture ->
    [cat] au Chat
    [bat] à La Chauve-souris
    [moon] à La Lune
    [owl] à La Chouette
    [cauldron] au Chaudron
    [broom] au Balai
    [fire] au Feu
    [hat] au Chapeau
    [well] au Puits
    [huts] au Village
    [hyena] à La Hyène
    [die-6] au Dé
    [post-star] à L’Étoile
    [post-mushroom] au Champignon
   *[new] à une nouvelle table
}
evening-place-tables = Placer à { $tables ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $tables }
} tables
evening-why = { $game } { $people ->
    [one] tout seul
    [2] à deux
    [3] à trois
    [4] à quatre
    [5] à cinq
    [6] à six
   *[other] à { $people }
}
evening-why-with = avec { $names }
evening-why-bot = à la place d’un robot
evening-why-bots = { $bots ->
    [one] et un robot
    [2] et deux robots
   *[other] et { $bots } robots
}
evening-why-listens = { $names } { $count ->
    [one] jouera
   *[other] joueront
} à l’oreille.
evening-why-nobody = Personne n’attendrait plus.
evening-why-left = { $names } { $count ->
    [one] attendrait
   *[other] attendraient
} encore.
evening-choose-table = Ou choisir la table
evening-seat = Asseoir

evening-entrance = Entrée
evening-square = Le carré à viser pour entrer

evening-tables = Les tables
evening-touch = touche deux tables pour les réunir
evening-status = { $status ->
    [free] libre
    [gathering] attend du monde
    [beginning] { $count ->
        [0] va commencer
       *[other] attend le téléphone de { $names }
    }
    [playing] { $minutes ->
        [0] en jeu
       *[other] en jeu, { $minutes } min
    }
   *[over] fini
}
evening-free = place libre
evening-bots = { $bots ->
    [one] un robot
   *[other] { $bots } robots
}
evening-screen = Écran
evening-one-seat = Une place
evening-seat-less = Une place de moins
evening-begin = Commencer
evening-again = Encore une
evening-hurry = Sans attendre
evening-more = Changer { $table }
evening-game = Jeu
evening-has-screen = un grand écran montre la table : les téléphones deviennent des mains
evening-stand = { $name } se lève
evening-clear = Libérer la table
evening-clear-sure = On joue : libérer quand même ?
evening-remove-table = Ranger la table
evening-not-together = Ne pas réunir
evening-together = { $game ->
    [none] autour d’une seule table
   *[other] autour d’un seul { $game }
}, à { $table }. { $freed } se libère.
evening-bring-together = Réunir

evening-cup = Le petit tournoi
evening-enrolled = { $count ->
    [one] un inscrit
   *[other] { $count } inscrits
}
evening-rounds = Rondes
evening-size = À combien
evening-cup-about = Tous ceux qui sont là jouent. À chaque ronde, de nouvelles têtes autour de la table.
evening-cup-open = Ouvrir le tournoi
evening-at-game = à { $game }
evening-unfinished = { $tables ->
    [one] Encore une table à finir.
   *[other] Encore { $tables } tables à finir.
}
evening-cup-next = La ronde { $round } peut commencer.
evening-cup-over = Toutes les rondes sont jouées.
evening-cup-points = Trois points au premier, deux au deuxième, un aux autres.
evening-enrol = Inscrire aussi { $names }
evening-cup-end = Fermer le tournoi
evening-cup-end-sure = Oublier les points
evening-result = Résultat
evening-after = Après la soirée : des noms et des têtes, rien d’autre.
evening-forget = Tout oublier
evening-keep = Garder
evening-close = Finir la soirée
evening-close-sure = Finir
evening-not-yet = Pas encore
evening-close-forgets = Parties, noms et points disparaissent. As-tu imprimé le résultat ?
evening-close-keeps = Les parties restent à ceux qui les ont jouées, et le résultat trente jours à toi.

evening-over = La soirée est finie
evening-over-about = Tout est oublié. Bonne nuit !
evening-over-kept = Le résultat est gardé encore un peu.
evening-home = À la maison

evening-who-are-you = Qui es-tu ?
evening-who-about = Choisis une tête. { $host } te trouve une table.
evening-the-host = Qui reçoit
evening-wish = Tu voudrais jouer à
evening-wish-any = ce qu’on voudra
evening-cannot-read = Je ne lis pas encore : qu’on me dise tout
evening-guest-promise = Un nom, une tête, et demain plus rien.
evening-come = Entrer
evening-you-wait = Te voilà, { $name } !
evening-you-wait-about = { $host } te trouve une place. Ton téléphone ira tout seul à la table.
evening-you-sit = { $table }
evening-you-sit-about = La partie va commencer : ton téléphone ira tout seul.
evening-you-stay = { $table }
evening-you-stay-about = La partie est finie. Reste pour la suivante, ou attends ailleurs.
evening-you-with = Avec { $names }.
evening-see-end = Revoir la fin
evening-elsewhere = Attendre ailleurs
evening-change = Changer de nom ou d’envie
evening-go-home = Rentrer à la maison
