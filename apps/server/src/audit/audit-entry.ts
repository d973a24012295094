import type { AuditDetails } from "@stemma/contract/audit.contract";
import type { AuditAct } from "@stemma/domain/audit/audit-acts";
import type { InvitationId, OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { RequestOrigin } from "../access/organization-scope.ts";

/** Who acts, in which organization, and from where. Every `OrganizationScope` is one. */
interface AuditActor {
  readonly organizationId: OrganizationId;
  /** `null` for the server itself, for whoever runs it, and for somebody who is not signed in. */
  readonly userId: UserId | null;
  readonly from?: RequestOrigin | undefined;
}

/** What was done, before the database adds the names that it has at that moment. */
export interface AuditEntry {
  readonly act: AuditAct;
  /** Whom it was about. */
  readonly person?: UserId | undefined;
  readonly item?:
    | { readonly kind: "organization"; readonly id: OrganizationId }
    | { readonly kind: "workspace"; readonly id: WorkspaceId }
    | { readonly kind: "page"; readonly id: PageId }
    | undefined;
  /** The invitation that it was about: its address is the person's name, and its target the item. */
  readonly invitation?: InvitationId | undefined;
  readonly details?: AuditDetails | undefined;
}

/** An act of a person about their own account, such as a sign-in: it belongs to no organization. */
export interface PersonAct {
  readonly act: AuditAct;
  readonly from: RequestOrigin | undefined;
  readonly details?: AuditDetails;
}

/** Writes the audit log, in the transaction of the act: an entry is there exactly if the act is. */
export interface Audit {
  /** Writes entries in one statement. Call it where the database has the names: before something is removed. */
  record(actor: AuditActor, entries: readonly AuditEntry[]): Promise<void>;
}
