import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { personalWorkspaceName } from "@stemma/domain/workspace/workspace-name";

/** The stores for a new organization, in one transaction. */
export interface FoundingStores {
  organizations: {
    insert(
      creator: UserId,
      organization: { id: OrganizationId; organizationName: string; createdAt: Date },
    ): Promise<void>;
  };
  workspaces: {
    insert(
      creator: { organizationId: OrganizationId; userId: UserId },
      workspace: {
        id: WorkspaceId;
        workspaceName: string;
        isPersonalWorkspace: boolean;
        createdAt: Date;
      },
    ): Promise<void>;
  };
  configurations: {
    insert(configuration: {
      organizationId: OrganizationId;
      userId: UserId;
      personalWorkspaceId: WorkspaceId;
    }): Promise<void>;
  };
}

/** The input of a new organization. */
interface Founding {
  readonly founder: UserId;
  readonly organizationId: OrganizationId;
  readonly organizationName: string;
  readonly personalWorkspaceId: WorkspaceId;
  readonly createdAt: Date;
}

/**
 * Creates an organization with its founder as administrator and only user, the founder's workspace 'Personal' and
 * default configuration in it. Specification, section 4. The caller holds the transaction.
 */
export async function foundOrganization(
  { organizations, workspaces, configurations }: FoundingStores,
  founding: Founding,
): Promise<void> {
  const { founder, organizationId, organizationName, personalWorkspaceId, createdAt } = founding;
  await organizations.insert(founder, { id: organizationId, organizationName, createdAt });
  await workspaces.insert(
    { organizationId, userId: founder },
    {
      id: personalWorkspaceId,
      workspaceName: personalWorkspaceName,
      isPersonalWorkspace: true,
      createdAt,
    },
  );
  await configurations.insert({ organizationId, userId: founder, personalWorkspaceId });
}
