import type { InvitationId, OrganizationId, WorkspaceId } from "@stemma/domain/ids";

/** The place that an accepted invitation gave access to. */
export interface Joined {
  readonly id: InvitationId;
  /** The name of the workspace, or of the organization. */
  readonly place: string;
  readonly organizationId: OrganizationId;
  readonly workspaceId: WorkspaceId | null;
}
