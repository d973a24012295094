import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { defaultOrganizationName } from "@stemma/domain/organization/default-organization-name";
import { personalWorkspaceName } from "@stemma/domain/workspace/workspace-name";
import type { Visitor } from "../access/organization-scope.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import type { AccountStore } from "./account.store.ts";

interface Needs {
  accounts: Pick<AccountStore, "findSignIn">;
  transaction: Transaction<{
    accounts: Pick<AccountStore, "insertUser">;
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
  }>;
  ids: Ids;
  clock: Clock;
  productName: string;
}

/**
 * Makes what a person needs at first sign-in, in one transaction: the user's record, an organization, the workspace
 * 'Personal' and the configuration with its defaults. Where the record is there already nothing changes, so two tabs
 * that sign in at once make one account. Says whether this call made it.
 */
export async function openAccount(
  { accounts, transaction, ids, clock, productName }: Needs,
  { userId }: Visitor,
): Promise<{ isNew: boolean }> {
  const signIn = await accounts.findSignIn(userId);
  if (signIn === null) return refuse("UNAUTHENTICATED");
  const organizationId = ids.next<OrganizationId>();
  const personalWorkspaceId = ids.next<WorkspaceId>();
  const createdAt = clock.now();
  const firstName = signIn.name.trim();

  return transaction(async (stores) => {
    const isNew = await stores.accounts.insertUser({
      id: userId,
      email: signIn.email,
      firstName,
      lastName: "",
      createdAt,
      recentOrganizationId: organizationId,
    });
    if (!isNew) return { isNew };
    await stores.organizations.insert(userId, {
      id: organizationId,
      organizationName: defaultOrganizationName({ firstName, email: signIn.email }, productName),
      createdAt,
    });
    await stores.workspaces.insert(
      { organizationId, userId },
      {
        id: personalWorkspaceId,
        workspaceName: personalWorkspaceName,
        isPersonalWorkspace: true,
        createdAt,
      },
    );
    await stores.configurations.insert({ organizationId, userId, personalWorkspaceId });
    return { isNew };
  });
}
