import type { Progress } from "../../progress.ts";
import { StartFailure } from "../../start-failure.ts";
import type { Pool, Sql } from "../connect.ts";
import { takeForeignKeys } from "./foreign-keys.ts";
import { addGuards } from "./guards.ts";
import { prepareTable, spreadTable } from "./spread-table.ts";
import { listTablesToSpread, tablesOnEveryNode } from "./tables-to-spread.ts";

/** How much was spread. */
export interface Spread {
  /** The number of tables that are spread, and of those that are on every node. */
  readonly tables: { readonly spread: number; readonly onEveryNode: number };
  /** The number of rows in all of them. */
  readonly rows: number;
}

/** How long somebody else may hold a table, in milliseconds. */
const lockTimeoutMs = 5_000;

/**
 * Spreads the tables of a migrated database over the workers of its Citus cluster, by organization, in one transaction: a connection that
 * ends before its end leaves all as it was. The organization comes first in each primary key, unique index and foreign key of
 * these tables; the names stay. Their triggers, and those of `users`, are dropped, because what they read and write is on other nodes; only the
 * guards come again. All else stays on the coordinator.
 *
 * @throws StartFailure if somebody else uses a table
 */
export function spreadDatabase(sql: Pool, progress: Progress): Promise<Spread> {
  return sql.begin(async (tx) => {
    const spread = await listTablesToSpread(tx);
    const names = [...tablesOnEveryNode, ...spread.map(({ name }) => name)];
    await lockTables(tx, names);
    const sizes = await readSizes(tx, names);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const count = async () => {
      progress.begin("Counting rows", bytes);
      return countRows(tx, names, (name) => progress.advance(sizes.get(name) ?? 0));
    };
    const before = await count();

    progress.begin("Preparing keys", bytes);
    await dropTriggers(tx, names);
    const foreignKeys = await takeForeignKeys(tx);
    for (const table of spread) {
      await prepareTable(tx, table);
      progress.advance(sizes.get(table.name) ?? 0);
    }

    progress.begin("Spreading rows", bytes);
    for (const name of tablesOnEveryNode) {
      await tx`select create_reference_table(${name})`;
      progress.advance(sizes.get(name) ?? 0);
    }
    for (const table of spread) {
      await spreadTable(tx, table);
      progress.advance(sizes.get(table.name) ?? 0);
    }
    // Citus leaves the rows in the tables of the coordinator, where nobody sees them any more.
    for (const name of names)
      await tx`select truncate_local_data_after_distributing_table(${name})`;

    progress.begin("Adding foreign keys", foreignKeys.length);
    for (const statement of foreignKeys) {
      await tx.unsafe(statement);
      progress.advance(1);
    }
    await addGuards(tx);
    refuseLoss(before, await count());
    const rows = [...before.values()].reduce((sum, count) => sum + count, 0);
    return { tables: { spread: spread.length, onEveryNode: tablesOnEveryNode.length }, rows };
  });
}

/** Keeps everybody else from the tables until the transaction ends. */
async function lockTables(tx: Sql, names: readonly string[]): Promise<void> {
  await tx`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`;
  try {
    for (const name of names) await tx`lock table ${tx(name)} in access exclusive mode`;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "55P03")) throw error;
    throw new StartFailure(
      "Somebody else uses the tables of this database: end that connection, and try again.",
      { cause: error },
    );
  }
  await tx`select set_config('lock_timeout', '0', true)`;
}

async function dropTriggers(tx: Sql, tables: readonly string[]): Promise<void> {
  const triggers = await tx<{ name: string; table: string }[]>`
    select tgname as name, tgrelid::regclass::text as table from pg_trigger
    where not tgisinternal and tgrelid = any(${[...tables]}::regclass[])`;
  for (const { name, table } of triggers) await tx`drop trigger ${tx(name)} on ${tx(table)}`;
}

/** The size of each table with its indexes, in bytes. */
async function readSizes(tx: Sql, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx<{ name: string; bytes: number }[]>`
    select name, pg_total_relation_size(name::regclass)::float8 as bytes
    from unnest(${[...names]}::text[]) name`;
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

async function countRows(
  tx: Sql,
  names: readonly string[],
  onTable: (name: string) => void,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const [row] = await tx<{ count: number }[]>`
      select count(*)::float8 as count from ${tx(name)}`;
    counts.set(name, row?.count ?? 0);
    onTable(name);
  }
  return counts;
}

/** Makes sure that no row is lost, before the transaction ends. */
function refuseLoss(before: ReadonlyMap<string, number>, after: typeof before): void {
  for (const [name, count] of before) {
    if (after.get(name) === count) continue;
    throw new Error(`The table ${name} had ${count} rows, and would have ${after.get(name)}`);
  }
}
