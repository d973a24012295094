import { pipeline } from "node:stream/promises";
import { keepServersWaiting, refuseIfInUse } from "../platform/database/alone.ts";
import type { Sql } from "../platform/database/connect.ts";
import { readSchemaVersion } from "../platform/database/schema-version.ts";
import { readSpreadTables } from "../platform/database/spread-tables.ts";
import { findFilledTable, listTables, type SchemaTable } from "./schema-tables.store.ts";

/** What is taken from the tables while they are filled: SQL that makes it again. */
export interface SetAside {
  readonly indexes: readonly string[];
  readonly constraints: readonly string[];
  readonly triggers: readonly string[];
}

/** Fills the tables of an empty database, on one connection. */
export function createRestoreTargetStore(sql: Sql) {
  return {
    /** Takes away the timeouts, and settles how instants are read. */
    async prepare(): Promise<void> {
      await sql`select set_config(name, value, false) from (values
        ('statement_timeout', '0'), ('lock_timeout', '0'), ('idle_in_transaction_session_timeout', '0'),
        ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'),
        ('maintenance_work_mem', '256MB')) setting (name, value)`;
    },

    /** Makes servers that start wait until the connection ends. Fails with a `StartFailure` if one runs already, or if somebody else migrates. */
    async beAlone(): Promise<void> {
      await keepServersWaiting(sql);
      await refuseIfInUse(sql);
    },

    /** Whether Citus spreads tables of the database, whose keys a restore cannot take away and make again. */
    isDistributed: async (): Promise<boolean> => (await readSpreadTables(sql)).size > 0,

    schemaVersion: () => readSchemaVersion(sql),

    listTables: () => listTables(sql),

    /** The name of a table that has a row; `null` if all are empty. */
    findFilledTable: (tables: readonly SchemaTable[]) => findFilledTable(sql, tables),

    /** Keeps everybody else from the tables until the transaction ends. */
    async lockTables(tables: readonly SchemaTable[]): Promise<void> {
      for (const { name } of tables) await sql`lock table ${sql(name)} in access exclusive mode`;
    },

    /**
     * Drops the foreign keys and the indexes that no constraint needs, and turns triggers off: rows can come in any order, and an index is
     * made faster than it is kept. It takes the owner of the tables, and no superuser.
     */
    async setAside(tables: readonly SchemaTable[]): Promise<SetAside> {
      const names = tables.map(({ name }) => name);
      const among = sql`n.nspname || '.' || c.relname = any(${names}::text[])`;
      const keys = await sql<{ away: string; again: string }[]>`
        select format('alter table %I.%I drop constraint %I', n.nspname, c.relname, k.conname) as away,
          format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, k.conname,
            pg_get_constraintdef(k.oid)) as again
        from pg_constraint k join pg_class c on c.oid = k.conrelid
        join pg_namespace n on n.oid = c.relnamespace
        where k.contype = 'f' and ${among} order by 2`;
      const indexes = await sql<{ away: string; again: string }[]>`
        select format('drop index %I.%I', n.nspname, i.relname) as away,
          pg_get_indexdef(i.oid) as again
        from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
        join pg_namespace n on n.oid = c.relnamespace
        where ${among} and not exists (select 1 from pg_constraint k where k.conindid = i.oid)
        order by 2`;
      const triggers = await sql<{ away: string; again: string }[]>`
        select format('alter table %I.%I disable trigger %I', n.nspname, c.relname, t.tgname) as away,
          format('alter table %I.%I enable trigger %I', n.nspname, c.relname, t.tgname) as again
        from pg_trigger t join pg_class c on c.oid = t.tgrelid
        join pg_namespace n on n.oid = c.relnamespace
        where not t.tgisinternal and t.tgenabled = 'O' and ${among} order by 2`;
      for (const { away } of [...keys, ...indexes, ...triggers]) await sql.unsafe(away);
      const again = (rows: typeof keys) => rows.map((row) => row.again);
      return { constraints: again(keys), indexes: again(indexes), triggers: again(triggers) };
    },

    /** Loads a part of a table. */
    async copyIn(
      table: string,
      columns: readonly string[],
      bytes: AsyncIterable<Uint8Array>,
    ): Promise<void> {
      const rows = await sql`copy ${sql(table)} (${sql(columns)}) from stdin`.writable();
      await pipeline(bytes, rows);
    },

    async setSequence(name: string, value: string): Promise<void> {
      await sql`select setval(${name}::regclass, ${value}::bigint)`;
    },

    /** Runs what {@link SetAside} says, one after the other; `onDone` is called after each. */
    async makeAgain(
      { indexes, constraints, triggers }: SetAside,
      onDone: () => void,
    ): Promise<void> {
      for (const statement of [...indexes, ...constraints, ...triggers]) {
        await sql.unsafe(statement);
        onDone();
      }
    },

    /** Gathers what PostgreSQL plans by. */
    async analyze(): Promise<void> {
      await sql`analyze`;
    },

    /** The media type of a stored file. */
    async findMediaType(fileId: string): Promise<string | null> {
      const [row] = await sql<{ mediaType: string }[]>`
        select media_type as "mediaType" from files where id = ${fileId}`;
      return row?.mediaType ?? null;
    },
  };
}

export type RestoreTargetStore = ReturnType<typeof createRestoreTargetStore>;
