"""What only the compiler needs to be told. Without it the same files run interpreted."""

from collections.abc import Callable
from typing import Any

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:

    def mypyc_attr(**_settings: bool) -> Callable[[Any], Any]:  # type: ignore[misc]
        return lambda decorated: decorated
