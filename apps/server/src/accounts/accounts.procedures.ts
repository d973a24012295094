import { enterOrganization } from "../access/organization-scope.ts";
import { forVisitor } from "../procedures/procedure-kinds.ts";
import { createAccountLifeProcedures } from "./account-life.procedures.ts";
import type { AccountUseCases } from "./accounts.feature.ts";

/** The procedures for the caller's account. */
export function createAccountProcedures(accounts: AccountUseCases) {
  return {
    ...createAccountLifeProcedures(accounts),
    current: forVisitor.accounts.current.handler(async ({ context }) => {
      const { memberships, visitor, namedOrganization } = context;
      const isMember =
        namedOrganization !== null &&
        (await memberships.findMembership(visitor.userId, namedOrganization)) !== null;
      // If the caller is not a member of the named organization any more, the answer is for the active organization.
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
