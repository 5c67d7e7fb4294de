-- Games that nobody plays on are archived, and those who sit there are told so before. Both in milliseconds since 1970:
-- when that was announced (0: it was not), and for when. What happens later than the announcement overrules it.
ALTER TABLE tables ADD COLUMN announced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN archives INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_announced ON tables (archives) WHERE announced > 0;
