"""Every game that is installed, and every way to set each of them up."""

from walpurgis import games
from walpurgis.lab.check.setups import LONGEST as LONGEST
from walpurgis.lab.check.setups import TableSetup as TableSetup
from walpurgis.lab.check.setups import moments as moments
from walpurgis.lab.check.setups import tables_of

GAMES = [games.find(name) for name in games.names()]
TABLES = [table for game in GAMES for table in tables_of(game)]
