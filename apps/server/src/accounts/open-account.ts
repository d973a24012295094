import { toPersonName } from "@stemma/domain/account/person-name";
import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import { defaultOrganizationName } from "@stemma/domain/organization/default-organization-name";
import type { Visitor } from "../access/organization-scope.ts";
import { foundOrganization, type FoundingStores } from "../organizations/found-organization.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import type { AccountStore } from "./account.store.ts";

interface Needs {
  accounts: Pick<AccountStore, "findSignIn">;
  transaction: Transaction<
    FoundingStores & {
      accounts: Pick<AccountStore, "insertUser" | "hasOrganization" | "setRecentOrganization">;
    }
  >;
  ids: Ids;
  clock: Clock;
  productName: string;
}

/**
 * Creates the data for a first sign-in, in one transaction: the user's record, an organization, the workspace
 * 'Personal' and the default configuration. Idempotent: two concurrent tabs create one account. An existing user who
 * belongs to no organization any more gets a new one. Returns whether this call created the account.
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
  const firstName = toPersonName(signIn.name);

  return transaction(async (stores) => {
    const isNew = await stores.accounts.insertUser({
      id: userId,
      email: signIn.email,
      firstName,
      lastName: "",
      createdAt,
      recentOrganizationId: organizationId,
    });
    if (!isNew && (await stores.accounts.hasOrganization(userId))) return { isNew };
    await foundOrganization(stores, {
      founder: userId,
      organizationId,
      organizationName: defaultOrganizationName({ firstName, email: signIn.email }, productName),
      personalWorkspaceId,
      createdAt,
    });
    if (!isNew) await stores.accounts.setRecentOrganization({ userId }, organizationId);
    return { isNew };
  });
}
