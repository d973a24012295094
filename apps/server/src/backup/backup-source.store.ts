import type { FileId, OrganizationId } from "@stemma/domain/ids";
import { finished } from "node:stream/promises";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { migrationLock, waitForMigrationLock } from "../platform/database/migration-lock.ts";
import { readSchemaVersion } from "../platform/database/schema-version.ts";
import { countRows } from "./archive/count-rows.ts";
import { leftOutColumns, leftOutTables } from "./left-out.ts";
import { listTables } from "./schema-tables.store.ts";

/** A table of the archive. */
export interface SourceTable {
  /** With its schema. */
  readonly name: string;
  readonly columns: readonly string[];
  /** How many bytes it takes on the disk, and about how many rows it has: for the progress. */
  readonly bytes: number;
  readonly rowsEstimated: number;
}

/** A part of a table: whole rows, in PostgreSQL's text format. */
export interface TablePart {
  readonly rows: number;
  readonly bytes: Buffer;
}

/** A file that the snapshot knows. */
export interface SourceFile {
  readonly id: FileId;
  readonly organizationId: OrganizationId;
  readonly widths: readonly number[];
}

/** The least size of a part of a table, in bytes: it ends with the row that reaches it. */
const partBytes = 4 * 1024 * 1024;

/** The number of files that one query reads. */
const filesAtOnce = 500;

function partOf(chunks: readonly Buffer[]): TablePart {
  const bytes = Buffer.concat(chunks);
  return { rows: countRows(bytes), bytes };
}

/** The rows of a table or of a query in brackets, in PostgreSQL's text format, in parts of whole rows. */
export async function* copyOut(sql: Sql, from: Fragment): AsyncGenerator<TablePart> {
  const rows = await sql`copy ${from} to stdout`.readable();
  let part: Buffer[] = [];
  let size = 0;
  try {
    // PostgreSQL sends each row as one message, and the driver hands on whole messages, one or more at a time.
    for await (const chunk of rows.iterator({ destroyOnReturn: false })) {
      part.push(chunk);
      size += chunk.length;
      if (size < partBytes) continue;
      yield partOf(part);
      part = [];
      size = 0;
    }
    if (size > 0) yield partOf(part);
  } finally {
    // A copy that nobody reads to its end blocks its connection, which could not even roll back.
    if (!rows.readableEnded && !rows.destroyed) await finished(rows.resume());
  }
}

/** Reads what a backup holds, on one connection. All but `files` reads in the transaction that is the snapshot. */
export function createBackupSourceStore(sql: Sql) {
  return {
    /**
     * Settles everything that PostgreSQL's text format depends on, and takes away the timeouts: a large table is read for as long as it takes.
     */
    async prepare(): Promise<void> {
      await sql`select set_config(name, value, false) from (values
        ('statement_timeout', '0'), ('lock_timeout', '0'), ('idle_in_transaction_session_timeout', '0'),
        ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'),
        ('bytea_output', 'hex'), ('extra_float_digits', '1')) setting (name, value)`;
    },

    /** Waits for whoever migrates or restores, and keeps others from it until `letMigrate`. */
    keepFromMigrating: () => waitForMigrationLock(sql, { isShared: true }),

    /**
     * Keeps the tables from being made anew until the transaction ends. It must be called before the transaction's first query, which takes
     * the snapshot: a table that is rewritten or emptied behind a snapshot is empty in it.
     */
    async holdTables(tables: readonly SourceTable[]): Promise<void> {
      for (const { name } of tables) await sql`lock table ${sql(name)} in access share mode`;
    },

    /** Ends `keepFromMigrating`. */
    async letMigrate(): Promise<void> {
      await sql`select pg_advisory_unlock_shared(${migrationLock})`;
    },

    /** The last migration, as its time in the journal. */
    schemaVersion: () => readSchemaVersion(sql),

    /** The tables of the archive, by name. */
    async listTables(): Promise<SourceTable[]> {
      const tables = await listTables(sql);
      return tables
        .filter(({ name }) => !leftOutTables.has(name))
        .map((table) => {
          const leftOut = leftOutColumns.get(table.name) ?? [];
          const columns = table.columns.filter((column) => !leftOut.includes(column));
          return { ...table, columns };
        });
    },

    /** The rows of a table in PostgreSQL's text format, in parts of whole rows. */
    copyOut: ({ name, columns }: SourceTable) => copyOut(sql, sql`${sql(name)} (${sql(columns)})`),

    /** The sequences of the archive's tables that have been used. A sequence is in no snapshot: its value may be a later one. */
    async listSequences(): Promise<{ name: string; value: string }[]> {
      const rows = await sql<{ name: string; value: string; owner: string | null }[]>`
        select s.schemaname || '.' || s.sequencename as name, s.last_value::text as value,
          n.nspname || '.' || c.relname as owner
        from pg_sequences s
        left join pg_depend d on d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass
          and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass
        left join pg_class c on c.oid = d.refobjid left join pg_namespace n on n.oid = c.relnamespace
        where s.schemaname in ('public', 'authentication') and s.last_value is not null
        order by 1`;
      return rows
        .filter(({ owner }) => owner === null || !leftOutTables.has(owner))
        .map(({ name, value }) => ({ name, value }));
    },

    /** The size of all files that the snapshot knows, in bytes, for the progress. */
    async sizeOfFiles(): Promise<number> {
      const [row] = await sql<{ size: number }[]>`
        select coalesce(sum(size), 0)::float8 as size from files`;
      return row?.size ?? 0;
    },

    /** Keeps the list of files for `files`, when the transaction has ended: copying files must not hold back vacuum. */
    async keepFiles(): Promise<void> {
      await sql`declare backup_files cursor with hold for
        select id, organization_id as "organizationId", widths from files order by id`;
    },

    /** The files of the snapshot, behind its transaction, on the same connection. */
    async *files(): AsyncGenerator<SourceFile> {
      for (;;) {
        const files = await sql<
          SourceFile[]
        >`fetch ${sql.unsafe(String(filesAtOnce))} from backup_files`;
        yield* files;
        if (files.length < filesAtOnce) return;
      }
    },
  };
}

export type BackupSourceStore = ReturnType<typeof createBackupSourceStore>;
