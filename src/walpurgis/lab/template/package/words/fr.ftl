name = {{title}}
tagline = Deux escargots, vingt cases, rien ne presse.
genre = course

{{CL}}-01 = Deux à quatre joueurs, deux escargots chacun, qui partent avant la case 1 et vont à la case 20.
{{CL}}-02 = À ton tour, tu lances le dé et tu avances d’autant un de tes escargots.
{{CL}}-03 = Qui peut avancer avance ; sinon, on se repose.
{{CL}}-04 = Le dernier lancer est exact.
    .now = Trop loin, de { $over } cases.
{{CL}}-05 = Une feuille occupée est fermée à tous.
    .now = Il y a quelqu’un sur la feuille { $leaf } : avance l’autre escargot.
{{CL}}-06 = Le premier à rentrer ses deux escargots gagne, et la partie est finie.

event-die = { $seat } fait { $face }.
event-move = { $seat } rampe jusqu’à la case { $square }.
step-die = Le dé montre { $a }
step-move = Avancer l’escargot { $a }
step-rest = Se reposer
spot-square = Case { $a }
spot-die = Le dé
piece-snail = escargot { $value }
piece-die = un { $value }
