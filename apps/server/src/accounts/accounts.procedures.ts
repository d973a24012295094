import { enterOrganization } from "../access/organization-scope.ts";
import { forVisitor } from "../procedures/procedure-kinds.ts";
import { createAccountLifeProcedures } from "./account-life.procedures.ts";
import type { AccountUseCases } from "./accounts.feature.ts";

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
