import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { personalWorkspaceName } from "@stemma/domain/workspace/workspace-name";
import type { Foundations } from "./found-organization.ts";

/** Where a new membership is written to: stores of one transaction. */
export interface Joinings {
  organizations: {
    /** Makes somebody a member, or a member an administrator; says whether they were none before. */
    addMember(
      organizationId: OrganizationId,
      member: { userId: UserId; role: OrganizationRole; joinedAt: Date },
    ): Promise<boolean>;
  };
  workspaces: Foundations["workspaces"] & {
    /** Lets somebody into the workspaces that are open to the organization. */
    addToOpenOnes(organizationId: OrganizationId, userId: UserId): Promise<void>;
    /** Gives somebody a role in a workspace, unless theirs is as strong; says whether the workspace is there. */
    grant(workspaceId: WorkspaceId, userId: UserId, role: Role): Promise<boolean>;
  };
  configurations: Foundations["configurations"] & {
    exists(organizationId: OrganizationId, userId: UserId): Promise<boolean>;
  };
}

/** Somebody who joins, and as what. */
interface Joining {
  readonly organizationId: OrganizationId;
  readonly userId: UserId;
  readonly role: OrganizationRole;
  readonly joinedAt: Date;
  /** The workspace 'Personal' that is made for them, where they have none from before. */
  readonly personalWorkspaceId: WorkspaceId;
}

/**
 * Makes somebody a member of an organization, with a workspace 'Personal' and a configuration of their own in it, and lets
 * them into its open workspaces. Who was a member before finds theirs again. The caller holds the transaction.
 */
export async function joinOrganization(
  { organizations, workspaces, configurations }: Joinings,
  { organizationId, userId, role, joinedAt, personalWorkspaceId }: Joining,
): Promise<void> {
  const isNew = await organizations.addMember(organizationId, { userId, role, joinedAt });
  if (!isNew) return;
  await workspaces.addToOpenOnes(organizationId, userId);
  if (await configurations.exists(organizationId, userId)) return;
  await workspaces.insert(
    { organizationId, userId },
    {
      id: personalWorkspaceId,
      workspaceName: personalWorkspaceName,
      isPersonalWorkspace: true,
      createdAt: joinedAt,
    },
  );
  await configurations.insert({ organizationId, userId, personalWorkspaceId });
}
