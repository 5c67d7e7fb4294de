name = Crapauds
tagline = Chacun cache des crapauds sous un chapeau. Combien en tout ?
genre = bluff

TO-01 = Deux à six joueurs, cinq dés chacun et un chapeau pour les cacher.
TO-02 = À chaque manche, tous lancent leurs dés sous leur chapeau et ne regardent que les leurs.
TO-03 = Les annonces tournent dans le sens des aiguilles. Qui a perdu un dé ouvre la manche suivante.
TO-04 = Une annonce dépasse la précédente : plus de dés, ou autant d’une face plus haute.
    .now = Trop bas. Annonce plus que { $count } fois { $face }.
TO-05 = Personne n’annonce plus de dés qu’il n’y en a sur la table.
    .now = Trop. Il n’y a que { $dice } dés : annonces-en moins, ou doute.
TO-06 = Qui doute fait lever tous les chapeaux. S’il y en a autant, il perd un dé ; sinon c’est l’autre.
TO-07 = On ne doute de rien avant la première annonce.
TO-08 = Sans dé, on est éliminé. Le dernier qui a des dés gagne.
TO-H1 = Règle maison : combien de dés chacun a au début.

option-dice = Dés par joueur

situation-open = Il y a { $dice } dés sous les chapeaux.
situation-raise = { $other } annonce { $count } fois { $face }.
aim-bid = Dis d’une face combien il y en a au moins.
aim-doubt = Annonce plus haut, ou doute.

event-roll = { $seat } lance { $count ->
    [one] un dé
   *[other] { $count } dés
}.
event-bid = { $seat } annonce { $count } fois { $face }.
event-doubt = { $seat } doute de { $count } fois { $face }, l’annonce de { $other }.
event-lift = { $seat } avait { $dice }.
event-lose = Il y avait { $there } fois { $face } : { $seat } perd un dé et en garde { $left }.
    .news = Il y avait { $there } fois { $face } : { $seat } perd un dé.
end-last = { $seat } est le dernier à avoir des dés.

title-bid = Annoncer
    .first = Combien ?
    .second = De quelle face ?
step-roll = Un lancer : { $a }
step-bid = { $a } fois { $b }
step-doubt = Douter
    .go = Lever les chapeaux
spot-hat = Le chapeau de { $seat }
spot-hand = Les dés de { $seat }
spot-count = L’annonce : combien
spot-face = L’annonce : de quelle face
piece-hat = { $count ->
    [one] un chapeau sur un dé
   *[other] un chapeau sur { $count } dés
}
piece-die = un { $value }
piece-count = { $value } fois
tally-dice = dés
