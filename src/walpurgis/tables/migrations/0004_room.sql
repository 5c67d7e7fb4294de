-- Filled and emptied again by whoever wants to know whether there is room for more: to change a page that is there
-- already would succeed on a full disk.
CREATE TABLE room (
    taken BLOB NOT NULL
) STRICT;
