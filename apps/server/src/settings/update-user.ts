import type { User } from "@stemma/contract/shapes";
import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";

/** The asker's names as they shall be, and how they are mailed; what is left out stays. */
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

/** Changes the asker's names, which come trimmed (the contract sees to it), and how they are mailed; answers their record. */
export async function updateUser(
  { transaction, readAccount, clock }: Needs,
  scope: OrganizationScope,
  names: UserNames,
): Promise<User> {
  const { userId, organizationId } = scope;
  await transaction(async ({ accounts, live }) => {
    // The first daily mail comes a day after it was asked for.
    const digestAt = names.notificationMail === "daily" ? clock.now() : undefined;
    await accounts.rename(scope, { ...names, digestAt });
    await live.emit(scope, [
      { topic: `user:${userId}`, kind: "account" },
      { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
    ]);
  });
  return (await readAccount(scope)).user;
}
