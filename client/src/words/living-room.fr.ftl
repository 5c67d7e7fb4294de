# Ce que disent le grand écran et les téléphones devant lui, chargé avec leurs pages.

# Ce que tout le monde voit du canapé se passe de mots.
seat-turn = réfléchit…
seat-elsewhere = { "" }

screen-come = Viens danser !
screen-at = chez { $name }
screen-places = { $count ->
    [one] encore une place
    [2] encore deux places
    [3] encore trois places
    [4] encore quatre places
   *[other] encore { $count } places
}
screen-aim = Vise le carré
screen-face = Choisis une tête
screen-light = { $name } allume le feu
screen-host = L’hôte
screen-free = place libre
screen-bot = robot
screen-all-here = Tout le monde est là. Qui allume le feu ?
screen-begins = La partie va commencer…
screen-late = En retard ? Entre !
screen-late-about = { $count ->
    [one] { $names } te laisse sa place.
   *[other] { $names } laissent une place.
}
screen-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
screen-race = Les dés sont là. Vite, sur ton téléphone !
screen-again = Encore une danse ? Dites-le sur un téléphone.
asleep = La nuit a mangé le réseau
asleep-about = Ta place est gardée, et ta main aussi. Je réessaie toute seule.
asleep-moon = Sur le grand écran, ta tête porte une petite lune : les autres savent que tu dors, et t’attendent.
asleep-now = Réessayer tout de suite
asleep-code = Entrer avec le code
hand-who = Choisis ta tête
hand-who-about = Pas de compte, pas de mot de passe.
hand-free = libre
hand-you = c’est toi
hand-bot = robot
hand-name = Ton nom, si tu veux
hand-promise = Ce téléphone sera ta main. Le plateau reste sur le grand écran.
hand-join = J’entre dans la danse
hand-in = Te voilà dans la danse !
hand-in-about = Lève les yeux : on se retrouve sur le grand écran.
hand-full = Toutes les places sont prises
hand-full-about = Tu peux regarder : le grand écran montre tout ce qu’il y a à voir.
hand-up = Lève les yeux !
hand-up-about = Tout se passe sur le grand écran. Ton téléphone t’appellera.
hand-back = Te revoilà, { $name } !
hand-nap = { $minutes ->
    [one] Une minute de somme.
   *[other] { $minutes } minutes de somme.
} On t’attend.
hand-nap-kept = { $minutes ->
    [one] Une minute de somme.
   *[other] { $minutes } minutes de somme.
} On t’attend, et ton choix d’avant est encore là.
hand-eyes = Rien que pour toi. Téléphone contre le cœur.
hand-seen = Vu. Motus !
hand-holds = Ce que tu as
