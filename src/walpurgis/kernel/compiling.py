"""What only the compiler needs to be told. Without it the same files run interpreted."""

from collections.abc import Callable
from types import FunctionType
from typing import Any, Final

try:
    from mypy_extensions import i64 as i64  # an integer that is never an object
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:
    i64 = int  # type: ignore[misc]

    def mypyc_attr(**_settings: bool) -> Callable[[Any], Any]:  # type: ignore[misc]
        return lambda decorated: decorated


def _is_compiled() -> bool:
    return not isinstance(_is_compiled, FunctionType)


COMPILED: Final = _is_compiled()  # for the few places where the quickest way is not the same in both builds
