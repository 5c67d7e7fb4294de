-- The house itself. acknowledged counts the moves and changes that it has ever said yes to, deleted ones included: the
-- same number stands in the mark beside the file, and an opening that finds less here knows that something is missing.
CREATE TABLE house (
    id           TEXT NOT NULL,           -- a copy of the file is of the same house
    acknowledged INTEGER NOT NULL
) STRICT;

INSERT INTO house VALUES (lower(hex(randomblob(16))), 0);
