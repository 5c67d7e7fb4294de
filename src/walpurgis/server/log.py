"""Logs: one JSON object a line.

Nothing in them can be used against anybody: no names, addresses, seeds, secrets or ids of tables, as to know one is to
be invited.
"""

import json
import logging
import sys
import time
from typing import Any, TextIO

FIELDS = "fields"


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            # Where it happened, and not the message: that may hold what somebody sent.
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _where(exc_info: Any) -> list[str]:
    places: list[str] = []
    trace = exc_info[2]
    while trace is not None:
        places.append(f"{trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places


def write_to(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """From now on all logs of the process go there."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Json())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    # What comes by the second at every start and end, and what would repeat addresses.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def fields(**values: Any) -> dict[str, Any]:
    """For the `extra` of a log call."""
    return {FIELDS: values}
