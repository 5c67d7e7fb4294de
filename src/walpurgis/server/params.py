"""How the routes name what they are given, and the errors that every one of them can answer with."""

from functools import partial
from typing import Any

import litestar
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from walpurgis.server.problems import PROBLEMS
from walpurgis.server.visitor import Visitor
from walpurgis.tables.service import TableService

Asked = Request[Any, Any, Any]
Service = NamedDependency[TableService]
Asker = NamedDependency[Visitor]
TableId = FromPath[str]
SeatNumber = FromPath[int]
Name = FromPath[str]

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
put = partial(litestar.put, responses=PROBLEMS)
patch = partial(litestar.patch, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)
