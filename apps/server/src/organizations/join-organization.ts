import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { personalWorkspaceName } from "@stemma/domain/workspace/workspace-name";
import type { FoundingStores } from "./found-organization.ts";

/** The stores for a new membership, in one transaction. */
export interface JoiningStores {
  organizations: {
    /** Adds a member, or makes a member an administrator; returns whether the user was not a member before. */
    addMember(
      organizationId: OrganizationId,
      member: { userId: UserId; role: OrganizationRole; joinedAt: Date },
    ): Promise<boolean>;
  };
  workspaces: FoundingStores["workspaces"];
  workspaceMembers: {
    /** Adds the user to the workspaces that are open to the organization. */
    addToOpenOnes(organizationId: OrganizationId, userId: UserId): Promise<void>;
    /**
     * Gives the user a role in a workspace, unless the user has a role at least as strong; returns whether the
     * workspace exists.
     */
    grant(workspaceId: WorkspaceId, userId: UserId, role: Role): Promise<boolean>;
  };
  configurations: FoundingStores["configurations"] & {
    exists(organizationId: OrganizationId, userId: UserId): Promise<boolean>;
  };
}

/** A user who joins an organization, and the role. */
interface Joining {
  readonly organizationId: OrganizationId;
  readonly userId: UserId;
  readonly role: OrganizationRole;
  readonly joinedAt: Date;
  /** The id for a new workspace 'Personal', if the user has none from an earlier membership. */
  readonly personalWorkspaceId: WorkspaceId;
}

/**
 * Makes a user a member of an organization, with a workspace 'Personal' and a configuration in it, and adds the user to
 * its open workspaces. A former member gets the old 'Personal' and configuration back. The caller holds the
 * transaction.
 */
export async function joinOrganization(
  { organizations, workspaces, workspaceMembers, configurations }: JoiningStores,
  { organizationId, userId, role, joinedAt, personalWorkspaceId }: Joining,
): Promise<void> {
  const isNew = await organizations.addMember(organizationId, { userId, role, joinedAt });
  if (!isNew) return;
  await workspaceMembers.addToOpenOnes(organizationId, userId);
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
