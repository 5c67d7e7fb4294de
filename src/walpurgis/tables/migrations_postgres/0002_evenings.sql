-- understood from 1

-- Evenings of several tables: each one JSON document, and what it is looked up by. They live for a day or so.
CREATE TABLE evenings (
    id       TEXT PRIMARY KEY,
    host     TEXT NOT NULL,               -- the hash of the device that opened it
    updated  BIGINT NOT NULL,             -- milliseconds since 1970
    revision BIGINT NOT NULL,             -- how often it was written: a writer names the one that it knows
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

-- Three words mean one thing: a table's are not an evening's, whichever of them comes first. Who takes a code waits for
-- whoever is taking the same one: without that neither would see the other.
CREATE FUNCTION code_is_no_evening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(NEW.code, 0));
    IF EXISTS (SELECT FROM evening_codes WHERE code = NEW.code) THEN
        RAISE unique_violation USING MESSAGE = 'an evening has this code';
    END IF;
    RETURN NEW;
END
$$;

CREATE FUNCTION code_is_no_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(NEW.code, 0));
    IF EXISTS (SELECT FROM tables WHERE code = NEW.code) THEN
        RAISE unique_violation USING MESSAGE = 'a table has this code';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER code_of_new_table BEFORE INSERT ON tables
FOR EACH ROW WHEN (NEW.code IS NOT NULL) EXECUTE FUNCTION code_is_no_evening();

CREATE TRIGGER code_of_table BEFORE UPDATE OF code ON tables
FOR EACH ROW WHEN (NEW.code IS NOT NULL AND NEW.code IS DISTINCT FROM OLD.code) EXECUTE FUNCTION code_is_no_evening();

CREATE TRIGGER code_of_evening BEFORE INSERT ON evening_codes
FOR EACH ROW EXECUTE FUNCTION code_is_no_table();

-- Whose evenings they are: every device that came in, and the host's.
CREATE TABLE evening_guests (
    device  TEXT NOT NULL,
    evening TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    PRIMARY KEY (device, evening)
);

CREATE INDEX evening_guests_of ON evening_guests (evening);
