import type { OrganizationId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { findOrganizationName, listOrganizations } from "./organization-source.store.ts";

/** How many organizations are named if the one that was asked for is not there. */
const shownAtMost = 20;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The organization with an id that an operator typed.
 *
 * @throws StartFailure that names the organizations that there are, if there is no such one, or it is deleted
 */
export async function findOrganization(
  sql: Sql,
  typed: string,
): Promise<{ readonly id: OrganizationId; readonly name: string }> {
  const id = typed as OrganizationId;
  const name = uuid.test(id) ? await findOrganizationName(sql, id) : null;
  if (name !== null) return { id, name };
  const there = await listOrganizations(sql, shownAtMost);
  const shown = there.map((organization) => `${organization.name} (${organization.id})`);
  const more = there.length === shownAtMost ? " and perhaps more" : "";
  throw new StartFailure(
    there.length === 0
      ? `There is no organization ${typed}, and no other one.`
      : `There is no organization ${typed}, or it is deleted. There are: ${shown.join(", ")}${more}.`,
  );
}
