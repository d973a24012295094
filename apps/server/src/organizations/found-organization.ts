import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { personalWorkspaceName } from "@stemma/domain/workspace/workspace-name";

/** Where what an organization begins with is written to: stores of one transaction. */
export interface Foundations {
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

/** An organization that is about to be, and who begins it. */
interface Founding {
  readonly founder: UserId;
  readonly organizationId: OrganizationId;
  readonly organizationName: string;
  readonly personalWorkspaceId: WorkspaceId;
  readonly createdAt: Date;
}

/**
 * Makes an organization with its founder as administrator and sole user, their workspace 'Personal' in it, and their
 * configuration with its defaults. Specification, section 4. The caller holds the transaction.
 */
export async function foundOrganization(
  { organizations, workspaces, configurations }: Foundations,
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
