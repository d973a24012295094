import type { Sql } from "../connect.ts";

/** A table, and the column that says the organization of its rows. */
export interface TableToSpread {
  readonly name: string;
  readonly column: string;
}

/** The tables of no organization that statements join with those of organizations: Citus keeps a copy of each on every node. */
export const tablesOnEveryNode: readonly string[] = [
  "users",
  "page_unsubscribers",
  "authentication.users",
  "authentication.accounts",
];

/** Has an organization, but stays on the coordinator: nodes take tasks of all organizations from it, with locks. */
const onCoordinator = ["outbox"];

/** The tables that are spread by organization, in the order in which they can be. */
export async function listTablesToSpread(sql: Sql): Promise<readonly TableToSpread[]> {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'organization_id'
      and c.relname <> all(${onCoordinator})
    order by name`;
  return [
    { name: "organizations", column: "id" },
    ...rows.map(({ name }) => ({ name, column: "organization_id" })),
  ];
}
