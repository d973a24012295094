import type { OrganizationId } from "@stemma/domain/ids";
import type { Sql } from "./connect.ts";
import { isSpread } from "./spread-tables.ts";
import { withinOrganization } from "./within-organization.ts";

/** The organization of what does not exist. */
export const nowhere = "00000000-0000-0000-0000-000000000000" as OrganizationId;

/** What is looked up so: the table, and its column. */
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
