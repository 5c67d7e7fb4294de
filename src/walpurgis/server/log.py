"""Logs: one JSON object a line for programs, or a plain line for a person in front of a terminal.

Nothing in them can be used against anybody: no names, addresses, seeds, secrets or ids of tables, as to know one is to
be invited.
"""

import json
import logging
import sys
import time
from typing import Any, Final, Literal, TextIO

FIELDS = "fields"

LogFormat = Literal["json", "plain"]
# A program takes everything. Whoever watches a terminal wants to hear of trouble only.
LEVELS: Final[dict[LogFormat, int]] = {"json": logging.INFO, "plain": logging.WARNING}


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


class Plain(logging.Formatter):
    """`04:05:06 warning: a game cannot be played (name=snails, reason=…)`"""

    def format(self, record: logging.LogRecord) -> str:
        values = dict(getattr(record, FIELDS, {}))
        if record.exc_info and record.exc_info[0] is not None:
            values |= {"error": record.exc_info[0].__name__, "where": _where(record.exc_info)[-1:]}
        behind = ", ".join(f"{name}={value}" for name, value in values.items())
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        return f"{when} {record.levelname.lower()}: {record.getMessage()}{f' ({behind})' if behind else ''}"


def write_to(stream: TextIO = sys.stderr, form: LogFormat = "json") -> None:
    """From now on all logs of the process go there."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Json() if form == "json" else Plain())
    logging.basicConfig(handlers=[handler], level=LEVELS[form], force=True)
    # What comes by the second at every start and end, and what would repeat addresses.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def fields(**values: Any) -> dict[str, Any]:
    """For the `extra` of a log call."""
    return {FIELDS: values}
