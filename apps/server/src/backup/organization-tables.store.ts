import type { Sql } from "../platform/database/connect.ts";
import { listTables, type SchemaTable } from "./schema-tables.store.ts";

/** The columns that hold ids of people. Whoever is named in one goes with the organization. */
export const personColumns: ReadonlySet<string> = new Set([
  "user_id",
  "updated_by",
  "deleted_by",
  "published_by",
  "credits",
  "triggered_by",
  "invited_by",
  "offered_by",
  "publisher_id",
  "reverted_by",
  "decided_by",
  "person_id",
]);

/** The tables whose columns name people that the organization need not know: a text may mention any id. */
const namesAnybody: ReadonlySet<string> = new Set(["public.person_references"]);

/** The tables without a column for the organization whose rows belong to one nevertheless. */
const withoutColumn: ReadonlySet<string> = new Set([
  "public.organizations",
  "public.page_unsubscribers",
]);

/** A table whose rows belong to organizations. */
export interface OrganizationTable extends SchemaTable {
  readonly personColumns: readonly string[];
}

/**
 * The tables whose rows belong to organizations, in an order in which they can be filled: a table that others refer to comes first. They are
 * found in the catalogue, by their column for the organization.
 */
export async function listOrganizationTables(sql: Sql): Promise<OrganizationTable[]> {
  const tables = (await listTables(sql)).filter(
    ({ name, columns }) => columns.includes("organization_id") || withoutColumn.has(name),
  );
  const references = await sql<{ from: string; to: string }[]>`
    select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f' and conrelid <> confrelid`;
  const ordered: SchemaTable[] = [];
  for (let left = tables; left.length > 0;) {
    const waits = (table: SchemaTable) =>
      references.some(
        ({ from, to }) =>
          `public.${from}` === table.name && left.some(({ name }) => name === `public.${to}`),
      );
    const next = left.filter((table) => !waits(table));
    if (next.length === 0) throw new Error("Tables refer to each other in a circle.");
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered.map((table) => ({
    ...table,
    personColumns: namesAnybody.has(table.name)
      ? []
      : table.columns.filter((column) => personColumns.has(column)),
  }));
}
