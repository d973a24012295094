import type { OrganizationId } from "@stemma/domain/ids";
import type { Memberships } from "../access/organization-scope.ts";
import type { SignedIn } from "../access/signed-in.ts";

/** What every procedure is given: who signed in, `null` for nobody, and the memberships to look them up in. */
export interface RequestContext {
  readonly visitor: SignedIn | null;
  readonly memberships: Memberships;
  /** The organization that the request names to work in; `null` for the asker's active one. */
  readonly namedOrganization: OrganizationId | null;
  /** Logs what nobody foresaw, and gives the id under which it is found there. */
  reportUnexpected(error: unknown): string;
}
