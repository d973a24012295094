import { organizationHeader } from "@stemma/contract/organization-header";
import type { OrganizationId } from "@stemma/domain/ids";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A valid id that no organization has. */
const nowhere = "00000000-0000-0000-0000-000000000000";

/**
 * The id of the organization that a request names in its header; `null` without the header. An invalid value becomes an
 * id that no organization has.
 */
export function namedOrganization(headers: Pick<Headers, "get">): OrganizationId | null {
  const named = headers.get(organizationHeader);
  if (named === null) return null;
  return (uuid.test(named) ? named : nowhere) as OrganizationId;
}
