-- The identity of an unlogged table counts with an unlogged sequence. On a standby that became the primary, PostgreSQL 15 found it broken ("bad
-- magic number in sequence"): no event could be written any more, and so nothing be saved.
-- allow unknown: It writes one page. Only inserts of events use the sequence, each for an instant.
ALTER SEQUENCE "live_events_id_seq" SET LOGGED;
