import type { InvitationId, OrganizationId, WorkspaceId } from "@stemma/domain/ids";

/** Where an invitation led that was accepted. */
export interface Joined {
  readonly id: InvitationId;
  /** The workspace's name, or the organization's. */
  readonly place: string;
  readonly organizationId: OrganizationId;
  readonly workspaceId: WorkspaceId | null;
}
