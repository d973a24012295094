-- Two users of the database: stemma_owner owns the tables and changes them at an upgrade, stemma reads and writes rows, and may change no table.
-- Run it as a superuser in the database of Stemma, before the first start or later: psql --dbname stemma --file deploy/database-users.sql
-- Both users exist: CREATE ROLE stemma_owner LOGIN PASSWORD '…'; CREATE ROLE stemma LOGIN PASSWORD '…'; see docs/operating.md, "A user that may change no table".

-- What is there already, and belonged to stemma.
REASSIGN OWNED BY stemma TO stemma_owner;
DO $$
DECLARE
  name text;
BEGIN
  EXECUTE format('ALTER DATABASE %I OWNER TO stemma_owner', current_database());
  FOR name IN SELECT nspname FROM pg_namespace WHERE nspname IN ('public', 'authentication', 'drizzle') LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO stemma', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO stemma', name);
    EXECUTE format('GRANT USAGE ON ALL SEQUENCES IN SCHEMA %I TO stemma', name);
  END LOOP;
END
$$;

-- What upgrades add.
ALTER DEFAULT PRIVILEGES FOR ROLE stemma_owner GRANT USAGE ON SCHEMAS TO stemma;
ALTER DEFAULT PRIVILEGES FOR ROLE stemma_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO stemma;
ALTER DEFAULT PRIVILEGES FOR ROLE stemma_owner GRANT USAGE ON SEQUENCES TO stemma;
