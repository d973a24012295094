import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import { enterOrganization } from "../access/organization-scope.ts";
import { forVisitor } from "../procedures/procedure-kinds.ts";
import { createAccountLifeProcedures } from "./account-life.procedures.ts";
import type { AccountLifeUseCases } from "./account-life.procedures.ts";

/** The use cases behind `accounts`. */
export interface AccountUseCases extends AccountLifeUseCases {
  readAccount(scope: OrganizationScope): Promise<Account>;
  openAccount(visitor: Visitor): Promise<{ isNew: boolean }>;
}

/** Who is asking. */
export function createAccountProcedures(accounts: AccountUseCases) {
  return {
    ...createAccountLifeProcedures(accounts),
    current: forVisitor.accounts.current.handler(async ({ context }) => {
      const { memberships, visitor, namedOrganization } = context;
      const isMember =
        namedOrganization !== null &&
        (await memberships.findMembership(visitor.userId, namedOrganization)) !== null;
      // Who named an organization that is theirs no more is told where they are now.
      const named = isMember ? namedOrganization : null;
      return accounts.readAccount(await enterOrganization(memberships, visitor, named));
    }),
    open: forVisitor.accounts.open.handler(async ({ context }) => {
      const { isNew } = await accounts.openAccount(context.visitor);
      const scope = await enterOrganization(context.memberships, context.visitor);
      return { account: await accounts.readAccount(scope), isNew };
    }),
  };
}
