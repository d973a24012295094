import type { User } from "@stemma/contract/account-shapes";
import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";

/** A change of the caller's names and mail setting; missing fields stay. */
export interface UserNames {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly notificationMail?: User["notificationMail"] | undefined;
}

interface Needs {
  transaction: Transaction<{
    accounts: {
      rename(
        scope: OrganizationScope,
        names: UserNames & { readonly digestAt?: Date | undefined },
      ): Promise<void>;
    };
    live: Live;
  }>;
  readAccount(scope: OrganizationScope): Promise<Account>;
  clock: Clock;
}

/** Changes the caller's names and mail setting, and returns the user's record. The contract has trimmed the names. */
export async function updateUser(
  { transaction, readAccount, clock }: Needs,
  scope: OrganizationScope,
  names: UserNames,
): Promise<User> {
  const { userId, organizationId } = scope;
  await transaction(async ({ accounts, live }) => {
    // The first daily mail is due one day after the user switched it on.
    const digestAt = names.notificationMail === "daily" ? clock.now() : undefined;
    await accounts.rename(scope, { ...names, digestAt });
    await live.emit(scope, [
      { topic: `user:${userId}`, kind: "account" },
      { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
    ]);
  });
  return (await readAccount(scope)).user;
}
