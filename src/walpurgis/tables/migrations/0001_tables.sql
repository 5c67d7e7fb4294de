PRAGMA application_id = 1463897168;  -- “WALP”: this file is a store of ours

-- A table: its header as one JSON document, and what lists look it up by.
CREATE TABLE tables (
    number   INTEGER PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    code     TEXT UNIQUE,                 -- NULL once the game is over: codes are for typing, and are used again
    status   TEXT NOT NULL,
    public   INTEGER NOT NULL,
    bots     INTEGER NOT NULL,
    host     TEXT NOT NULL,
    updated  INTEGER NOT NULL,            -- milliseconds since 1970, when the header was written
    revision INTEGER NOT NULL,
    header   TEXT NOT NULL
) STRICT;

CREATE INDEX tables_by_status ON tables (status, updated);
CREATE INDEX tables_public ON tables (updated) WHERE public = 1 AND status IN ('open', 'running');
CREATE INDEX tables_with_bots ON tables (updated) WHERE bots = 1 AND status = 'running';
CREATE INDEX tables_of_host ON tables (host, status);

-- Whose tables they are: every device that sits there or is host.
CREATE TABLE guests (
    device   TEXT NOT NULL,
    table_no INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    PRIMARY KEY (device, table_no)
) STRICT, WITHOUT ROWID;

CREATE INDEX guests_of_table ON guests (table_no);

-- The log. A row is what one commit appended: decisions and the chance that followed them, as JSON
-- [[actor, step, unit, total, nonce, timing], …]. length is the number of steps before it, and so the
-- primary key is the compare-and-set: whoever comes second with the same belief conflicts.
CREATE TABLE moves (
    table_no INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    length   INTEGER NOT NULL,
    at       INTEGER NOT NULL,            -- milliseconds since 1970
    entries  TEXT NOT NULL,
    PRIMARY KEY (table_no, length)
) STRICT, WITHOUT ROWID;
