import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import { enterOrganization } from "../access/organization-scope.ts";
import { forMember, forVisitor } from "../http/procedures.ts";

/** The use cases behind `accounts`. */
export interface AccountUseCases {
  readAccount(scope: OrganizationScope): Promise<Account>;
  openAccount(visitor: Visitor): Promise<{ isNew: boolean }>;
}

/** Who is asking. */
export function createAccountProcedures(accounts: AccountUseCases) {
  return {
    current: forMember.accounts.current.handler(({ context }) =>
      accounts.readAccount(context.scope),
    ),
    open: forVisitor.accounts.open.handler(async ({ context }) => {
      const { isNew } = await accounts.openAccount(context.visitor);
      const scope = await enterOrganization(context.memberships, context.visitor);
      return { account: await accounts.readAccount(scope), isNew };
    }),
  };
}
