import type { Sql } from "../connect.ts";
import { readSpreadTables } from "../spread-tables.ts";
import { addGuards } from "./guards.ts";
import { spreadStatement } from "./spread-statement.ts";
import { prepareTable, spreadTable } from "./spread-table.ts";
import { listTablesToSpread, tablesOnEveryNode } from "./tables-to-spread.ts";

/**
 * Runs the statements of a migration on a database whose tables are spread. Afterwards it is what `distribute` makes of an ordinary database
 * with this migration: a table that is created is spread at once, while it is empty. It begins no transaction of its own.
 */
export async function runOnSpread(sql: Sql, statements: readonly string[]): Promise<void> {
  // Citus would work on several parts at once, and then refuse the next statement of the same transaction.
  await sql`set citus.multi_shard_modify_mode = 'sequential'`;
  // Citus refuses to drop a trigger of a spread table otherwise, and the guards are triggers.
  await sql`set citus.enable_unsafe_triggers = on`;
  for (const statement of statements) {
    const command = spreadStatement(statement, await readSpreadTables(sql));
    if (command === null) continue;
    await sql.unsafe(command);
    if (/^CREATE TABLE /i.test(command)) await spreadNewTables(sql);
  }
  if (statements.some((statement) => /^CREATE (?:OR REPLACE )?FUNCTION /im.test(statement))) {
    await addGuards(sql);
  }
}

async function spreadNewTables(sql: Sql): Promise<void> {
  const placed = await sql<{ name: string }[]>`
    select logicalrelid::text as name from pg_dist_partition`;
  const isNew = (name: string) => placed.every((table) => table.name !== name);
  const found = await sql<{ name: string }[]>`
    select name from unnest(${[...tablesOnEveryNode]}::text[]) name where to_regclass(name) is not null`;
  for (const { name } of found) if (isNew(name)) await sql`select create_reference_table(${name})`;
  for (const table of await listTablesToSpread(sql)) {
    if (!isNew(table.name)) continue;
    await prepareTable(sql, table);
    await spreadTable(sql, table);
  }
}
