-- The log lies in the order in which it is written. A commit then fills the last page, whatever tables it is for, and
-- all it changes elsewhere are index entries of a few bytes. While rows lay by table, one commit in four split a page,
-- and for that SQLite looks through its whole cache: the more tables, the dearer a move.
CREATE TABLE log (
    table_no INTEGER NOT NULL,            -- every writer looks it up, and a trigger below deletes: no need to check twice
    length   INTEGER NOT NULL,
    at       INTEGER NOT NULL,            -- milliseconds since 1970
    entries  TEXT NOT NULL
) STRICT;

INSERT INTO log SELECT table_no, length, at, entries FROM moves ORDER BY at, table_no, length;

DROP TABLE moves;
ALTER TABLE log RENAME TO moves;

-- As before, the compare-and-set: whoever comes second with the same belief conflicts.
CREATE UNIQUE INDEX moves_of_table ON moves (table_no, length);

-- The number of a deleted table is never given again (AUTOINCREMENT): a late move for it must not find another table.
CREATE TABLE numbered (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
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

CREATE TABLE visits (
    device   TEXT NOT NULL,
    table_no INTEGER NOT NULL REFERENCES numbered (number) ON DELETE CASCADE,
    PRIMARY KEY (device, table_no)
) STRICT, WITHOUT ROWID;

INSERT INTO numbered SELECT number, id, code, status, public, bots, host, updated, revision, header FROM tables;
INSERT INTO visits SELECT device, table_no FROM guests;

DROP TABLE guests;
DROP TABLE tables;
ALTER TABLE numbered RENAME TO tables;
ALTER TABLE visits RENAME TO guests;

CREATE INDEX tables_by_status ON tables (status, updated);
CREATE INDEX tables_public ON tables (updated) WHERE public = 1 AND status IN ('open', 'running');
CREATE INDEX tables_with_bots ON tables (updated) WHERE bots = 1 AND status = 'running';
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX guests_of_table ON guests (table_no);

-- What every move asks for, without reading the pages of the headers.
CREATE INDEX tables_by_revision ON tables (number, revision);

CREATE TRIGGER moves_go_with_their_table AFTER DELETE ON tables BEGIN
    DELETE FROM moves WHERE table_no = old.number;
END;
