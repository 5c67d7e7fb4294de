-- Evenings of several tables: each one JSON document, and what it is looked up by. They live for a day or so.
CREATE TABLE evenings (
    id       TEXT PRIMARY KEY,
    host     TEXT NOT NULL,               -- the hash of the device that opened it
    updated  INTEGER NOT NULL,            -- milliseconds since 1970
    revision INTEGER NOT NULL,            -- how often it was written: a writer names the one that it knows
    document TEXT NOT NULL
);

CREATE INDEX evenings_of_host ON evenings (host);
CREATE INDEX evenings_by_time ON evenings (updated);

-- The three words by which people come in: the evening's own, and one for each table's card.
CREATE TABLE evening_codes (
    code    TEXT PRIMARY KEY,
    evening TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE
);

CREATE INDEX evening_codes_of ON evening_codes (evening);

-- Three words mean one thing: a table's are not an evening's, whichever of them comes first.
CREATE TRIGGER code_of_new_table BEFORE INSERT ON tables
WHEN EXISTS (SELECT 1 FROM evening_codes WHERE code = NEW.code)
BEGIN
    SELECT RAISE(ABORT, 'an evening has this code');
END;

CREATE TRIGGER code_of_table BEFORE UPDATE OF code ON tables
WHEN NEW.code IS NOT OLD.code AND EXISTS (SELECT 1 FROM evening_codes WHERE code = NEW.code)
BEGIN
    SELECT RAISE(ABORT, 'an evening has this code');
END;

CREATE TRIGGER code_of_evening BEFORE INSERT ON evening_codes
WHEN EXISTS (SELECT 1 FROM tables WHERE code = NEW.code)
BEGIN
    SELECT RAISE(ABORT, 'a table has this code');
END;

-- Whose evenings they are: every device that came in, and the host's.
CREATE TABLE evening_guests (
    device  TEXT NOT NULL,
    evening TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    PRIMARY KEY (device, evening)
);

CREATE INDEX evening_guests_of ON evening_guests (evening);
