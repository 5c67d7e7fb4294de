# Ce qu’a trouvé la vérification des dés, chargé quand on la demande.

proof-right = { $count ->
    [one] Le seul tirage est exactement celui que donnent les nombres secrets, et chaque nombre correspond à son empreinte.
   *[other] Les { $count } tirages sont exactement ceux que donnent les nombres secrets, et chaque nombre correspond à son empreinte.
}
proof-none = Il n’y avait pas de hasard dans cette partie.
proof-kept = Cet appareil a gardé toutes les empreintes avant de dire son propre nombre, et ce sont les mêmes : personne n’a pu choisir ces tirages. Qui tient la maison a pu les prévoir.
proof-same = Les empreintes sont celles que cet appareil a gardées avant la partie.
proof-unkept = Mais cet appareil n’a pas gardé d’empreintes avant la partie : il n’a pas joué, ou sa mémoire a été effacée. Si la maison les a changées entre-temps, les appareils qui ont joué peuvent le dire.
proof-old = Mais cette partie a été jouée à l’ancienne manière : qui tient la maison et s’est assis en dernier a pu choisir les tirages.
proof-without = La partie a commencé sans la part de { $names }. Qui connaissait alors les autres parts a pu choisir : les tirages avec elle, ou sans elle.
proof-wrong = Attention : le tirage { $number } n’est pas celui que donnent les nombres secrets.
proof-seal = Attention : le nombre secret de la maison ne correspond pas à l’empreinte montrée au début.
proof-hash = Attention : le nombre secret de { $seat } ne correspond pas à son empreinte.
proof-changed = Attention : les empreintes ne sont pas celles que cet appareil a gardées avant la partie. Quelqu’un a pu choisir ces tirages.
