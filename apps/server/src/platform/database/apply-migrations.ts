import { setTimeout as wait } from "node:timers/promises";
import { StartFailure } from "../start-failure.ts";
import type { Pool, Sql } from "./connect.ts";
import { ensureEncoding } from "./ensure-encoding.ts";
import { ensureExtensions } from "./ensure-extensions.ts";
import { prepareHistory, recordMigration } from "./migration-history.ts";
import { readMigrations, type RunnableMigration } from "./read-migrations.ts";
import { readSchemaVersion } from "./schema-version.ts";
import { runOnSpread } from "./spreading/run-on-spread.ts";
import { readSpreadTables } from "./spread-tables.ts";

/**
 * How long a migration waits for the lock of a table, in milliseconds. While it waits, everybody who comes to the table waits behind it: so it
 * gives up soon and tries again after a pause, in which they go on.
 */
const lockTimeoutMs = 1_000;
const pauseMs = 2_000;

/** How often it tries: for about 15 minutes. A backup reads tables for minutes, and holds a lock on them. */
const attemptsMax = 300;

/** PostgreSQL's codes for a lock that did not come in time, and for a deadlock. */
const lockCodes = new Set(["55P03", "40P01"]);

/** Which migrations to apply. */
interface Wanted {
  readonly migrations?: readonly RunnableMigration[];
  /** The timestamp of the last one; by default all are applied. */
  readonly last?: number;
}

/** Runs the statements of a migration, one after the other. */
type Run = (sql: Sql, statements: readonly string[]) => Promise<void>;

/**
 * Applies the missing migrations, oldest first, each in a transaction of its own or outside one. What was applied stays when a later one fails:
 * the next call goes on from there. The only connection of `sql` holds the lock of migrations and has no timeouts.
 *
 * @throws StartFailure if a database without tables is not in UTF-8, a table is in use for so long that a migration cannot change it, or Citus refuses one on tables that are spread
 */
export async function applyMigrations(
  sql: Pool,
  { migrations = readMigrations(), last = Number.POSITIVE_INFINITY }: Wanted = {},
): Promise<void> {
  const version = await readSchemaVersion(sql);
  if (version === 0) await ensureEncoding(sql);
  await ensureExtensions(sql);
  await prepareHistory(sql);
  const isSpread = (await readSpreadTables(sql)).size > 0;
  const run = isSpread ? runOnSpread : runAsWritten;
  for (const migration of migrations) {
    if (migration.when <= version || migration.when > last) continue;
    const apply = migration.isOutside ? applyOutside : applyInTransaction;
    await withRetries(migration, () => apply(sql, migration, run), isSpread);
  }
}

async function runAsWritten(sql: Sql, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.unsafe(statement);
}

async function applyInTransaction(
  sql: Pool,
  migration: RunnableMigration,
  run: Run,
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`;
    await run(tx, migration.statements);
    await recordMigration(tx, migration);
  });
}

/**
 * Runs each statement alone. An index that is built while others write is marked as invalid until it is complete, and remains so if the server
 * is killed: it is dropped, and built again.
 */
async function applyOutside(sql: Sql, migration: RunnableMigration, run: Run): Promise<void> {
  for (const index of await findInvalidIndexes(sql, migration)) {
    await sql`drop index concurrently if exists ${sql(index)}`;
  }
  await run(sql, migration.statements);
  const [invalid] = await findInvalidIndexes(sql, migration);
  if (invalid !== undefined) throw new Error(`${migration.tag} left the index ${invalid} invalid.`);
  await recordMigration(sql, migration);
}

/** The invalid indexes that the migration names, with their schemas. */
async function findInvalidIndexes(
  sql: Sql,
  { statements }: RunnableMigration,
): Promise<readonly string[]> {
  const rows = await sql<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where not i.indisvalid`;
  const isNamed = (name: string) => statements.some((text) => text.includes(`"${name}"`));
  return rows.filter(({ name }) => isNamed(name)).map(({ schema, name }) => `${schema}.${name}`);
}

async function withRetries(
  { tag }: RunnableMigration,
  work: () => Promise<void>,
  isSpread: boolean,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isAboutLocks(error)) throw isSpread ? refused(tag, error) : error;
      if (attempt === attemptsMax) {
        throw new StartFailure(
          `The migration ${tag} waits in vain for a table that others use: end what uses it, such as a long transaction or a backup, and start Stemma again.`,
          { cause: error },
        );
      }
      await wait(pauseMs);
    }
  }
}

/** What a start says of a migration that Citus did not take. */
function refused(tag: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return new StartFailure(
    `The migration ${tag} cannot be applied to a distributed database (${error.message}): start the version before, which works with the tables as they are.`,
    { cause: error },
  );
}

function isAboutLocks(error: unknown): boolean {
  return error instanceof Error && "code" in error && lockCodes.has(String(error.code));
}
