-- understood from 1

-- A table: its header as one JSON document, and what lists look it up by. As in SQLite: see migrations/.
CREATE TABLE tables (
    number   BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,  -- that of a deleted table is never given again
    id       TEXT NOT NULL UNIQUE,
    code     TEXT,                        -- NULL once the game is over: codes are for typing, and are used again
    status   TEXT NOT NULL,
    public   BOOLEAN NOT NULL,
    bots     BOOLEAN NOT NULL,
    host     TEXT NOT NULL,
    updated  BIGINT NOT NULL,             -- milliseconds since 1970 by the clock of the database
    revision BIGINT NOT NULL,
    header   TEXT NOT NULL,
    announced BIGINT NOT NULL DEFAULT 0,  -- when those who sit there were told that the game will be archived; 0: never
    archives BIGINT NOT NULL DEFAULT 0    -- for when that was announced
);

-- Partial, so that no foreign key could refer to it: to change a header then locks out nobody who appends a move.
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
CREATE INDEX tables_by_status ON tables (status, updated);
CREATE INDEX tables_public ON tables (updated) WHERE public AND status IN ('open', 'running');
CREATE INDEX tables_with_bots ON tables (updated) WHERE bots AND status = 'running';
CREATE INDEX tables_of_host ON tables (host, status);

-- Whose tables they are: every device that sits there or is host.
CREATE TABLE guests (
    device   TEXT NOT NULL,
    table_no BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    PRIMARY KEY (device, table_no)
);

CREATE INDEX guests_of_table ON guests (table_no);

-- The log. A row is what one commit appended; length is the number of steps before it, and so the primary key is the
-- compare-and-set: of two nodes with the same belief one conflicts.
CREATE TABLE moves (
    table_no BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    length   INTEGER NOT NULL,
    at       BIGINT NOT NULL,             -- milliseconds since 1970
    entries  TEXT NOT NULL,
    PRIMARY KEY (table_no, length)
);

-- The nodes that serve this house, each while it says that it is alive; version is that of the scripts it knows.
CREATE TABLE nodes (
    id      TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    until   TIMESTAMPTZ NOT NULL
);

-- Who looks after what a table does by itself: bots, clocks, races. It counts as long as its node is alive.
CREATE TABLE leases (
    table_no BIGINT PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
    node     TEXT NOT NULL
);

CREATE INDEX leases_of_node ON leases (node);

-- Answers of an open race that came in at another node than the one that decides it. at: the length of the log.
CREATE TABLE answers (
    table_no BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    answer   TEXT NOT NULL,
    PRIMARY KEY (table_no, at, seat)
);

-- The house itself. understood_from: programs that know fewer scripts than that cannot work with it.
CREATE TABLE house (
    id              TEXT NOT NULL,
    version         INTEGER NOT NULL,
    understood_from INTEGER NOT NULL
);

INSERT INTO house VALUES (md5(random()::text || clock_timestamp()::text), 1, 1);
