import type { OrganizationId } from "@stemma/domain/ids";
import type { Memberships } from "../access/organization-scope.ts";
import type { SignedIn } from "../access/signed-in.ts";
import type { CheckedBody } from "../platform/checked-body.ts";

/** The context of every procedure: the signed-in user, `null` without a session, and the lookups of memberships. */
export interface RequestContext {
  readonly visitor: SignedIn | null;
  readonly memberships: Memberships;
  /** The id of the organization that the request names; `null` for the caller's active one. */
  readonly namedOrganization: OrganizationId | null;
  /** The text that the request saves, if it is long: it was checked apart, and the input holds an empty object instead. */
  readonly checkedBody?: CheckedBody;
  /** Hears the code of a refusal. */
  onRefused?(code: string): void;
  /** Logs an unexpected error, and returns its id in the log. */
  reportUnexpected(error: unknown): string;
}
