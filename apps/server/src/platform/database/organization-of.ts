import type { OrganizationId } from "@stemma/domain/ids";
import type { Fragment, Sql } from "./connect.ts";
import { isSpread } from "./spread-tables.ts";
import { withinOrganization } from "./within-organization.ts";

/** The organization of what does not exist. */
export const nowhere = "00000000-0000-0000-0000-000000000000" as OrganizationId;

/** Where each is looked up: the table, and its column. */
const places = {
  drafts: ["drafts", "id"],
  files: ["files", "id"],
  invitations: ["invitations", "id"],
  invitationTokens: ["invitations", "token_hash"],
  page_versions: ["page_versions", "id"],
  pages: ["pages", "id"],
  requests: ["requests", "id"],
  workspaces: ["workspaces", "id"],
} as const;

/** The tables and columns of these lookups, which need an index on all nodes. */
export const locatedColumns: readonly (readonly [table: string, column: string])[] =
  Object.values(places);

/** What names a row in any organization. */
type Located = keyof typeof places;

/**
 * The organization of a row that is looked up by its id alone, for `withinOrganization`: on a database that is spread, all nodes are asked; on
 * every other one nothing is, and it is `null`.
 */
export async function organizationOf(
  sql: Sql,
  what: Located,
  id: string,
): Promise<OrganizationId | null> {
  if (!isSpread()) return null;
  const [table, column] = places[what];
  const [row] = await sql<{ organizationId: OrganizationId }[]>`
    select organization_id as "organizationId" from ${sql(table)} where ${sql(column)} = ${id}`;
  return row?.organizationId ?? nowhere;
}

/** The SQL interface for the organization of such a row; nothing is asked where the database is not spread. */
export async function withinThatOf(sql: Sql, what: Located, id: string | undefined): Promise<Sql> {
  const organizationId = id === undefined ? nowhere : await organizationOf(sql, what, id);
  return withinOrganization(sql, organizationId);
}

/**
 * The SQL interface for the organization of the first row that `find` selects, with its `organizationId`: for sweeps over all organizations
 * that lock it then, because Citus locks a row only where it knows the organization. `null` if there is no row. Where the database is not
 * spread, it is `sql` itself, and nothing is asked.
 */
export async function withinThatOfFirst(
  sql: Sql,
  find: (sql: Sql) => Fragment,
): Promise<Sql | null> {
  if (!isSpread()) return sql;
  const [found] = await sql<{ organizationId: OrganizationId }[]>`${find(sql)}`;
  return found === undefined ? null : withinOrganization(sql, found.organizationId);
}
