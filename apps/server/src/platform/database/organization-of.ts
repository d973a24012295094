import type { OrganizationId } from "@stemma/domain/ids";
import type { Fragment, Sql } from "./connect.ts";
import {
  forgetOrganization,
  recallOrganization,
  rememberOrganization,
} from "./organization-memory.ts";
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
 * The organization of a row that is looked up by its id alone, for `withinOrganization`: on a database that is spread, all nodes are asked for a row
 * that this process has not found before; on every other one nothing is, and it is `null`.
 */
export async function organizationOf(
  sql: Sql,
  what: Located,
  id: string,
): Promise<OrganizationId | null> {
  if (!isSpread()) return null;
  const known = recallOrganization(id);
  if (known !== null) return known;
  const [table, column] = places[what];
  const [row] = await sql<{ organizationId: OrganizationId }[]>`
    select organization_id as "organizationId" from ${sql(table)} where ${sql(column)} = ${id}`;
  if (row !== undefined) rememberOrganization(id, row.organizationId);
  return row?.organizationId ?? nowhere;
}

/** Notes where a row is that was found or is added by its organization, so that nobody has to look for it. */
export function noteOrganization(id: string, organizationId: OrganizationId): void {
  if (isSpread()) rememberOrganization(id, organizationId);
}

/**
 * Finds a row in an organization that may have it, and then, on a database that is spread, in the one that has it: where it is remembered, or where
 * all nodes say it is. `find` returns `null` for a row that is not there.
 */
export async function findInEach<Row>(
  sql: Sql,
  {
    what,
    id,
    likely,
  }: { readonly what: Located; readonly id: string; readonly likely: OrganizationId },
  find: (organizationId: OrganizationId) => Promise<Row | null>,
): Promise<Row | null> {
  const row = await find(likely);
  if (row !== null || !isSpread()) return row;
  const known = recallOrganization(id);
  if (known !== null && known !== likely) {
    const elsewhere = await find(known);
    if (elsewhere !== null) return elsewhere;
  }
  forgetOrganization(id);
  const asked = await organizationOf(sql, what, id);
  return asked === null || asked === nowhere ? null : find(asked);
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
