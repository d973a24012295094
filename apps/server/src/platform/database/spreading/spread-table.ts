import type { Sql } from "../connect.ts";
import { locatedColumns } from "../organization-of.ts";
import type { TableToSpread } from "./tables-to-spread.ts";
import { widenKeys } from "./widen-keys.ts";

/**
 * Gives a table the keys that it has when it is spread: the organization comes first in them, and what is looked up without it gets an
 * index of its own.
 */
export async function prepareTable(sql: Sql, table: TableToSpread): Promise<void> {
  await widenKeys(sql, table);
  for (const [name, column] of locatedColumns) {
    if (name !== table.name) continue;
    await sql`create index ${sql(`${name}_anywhere_by_${column}`)} on ${sql(name)} (${sql(column)})`;
  }
}

/** Spreads a table with these keys over the workers, the rows of an organization beside its other ones. */
export async function spreadTable(sql: Sql, { name, column }: TableToSpread): Promise<void> {
  const beside = name === "organizations" ? "none" : "organizations";
  await sql`select create_distributed_table(${name}, ${column}, colocate_with => ${beside})`;
}
