import type { User } from "@stemma/contract/shapes";
import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationScope } from "../access/organization-scope.ts";

/** The asker's names as they shall be; what is left out stays. */
export interface UserNames {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

interface Needs {
  accounts: { rename(scope: OrganizationScope, names: UserNames): Promise<void> };
  readAccount(scope: OrganizationScope): Promise<Account>;
}

/** Changes the asker's names, which come trimmed (the contract sees to it), and answers their record. */
export async function updateUser(
  { accounts, readAccount }: Needs,
  scope: OrganizationScope,
  names: UserNames,
): Promise<User> {
  await accounts.rename(scope, names);
  return (await readAccount(scope)).user;
}
