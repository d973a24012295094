import { forVisitor } from "../procedures/procedure-kinds.ts";
import type { AccountUseCases } from "./accounts.feature.ts";

/** The procedures for sessions, sign-in methods, a change of address, and the account's deletion. */
export function createAccountLifeProcedures(life: AccountUseCases) {
  const { accounts } = forVisitor;
  return {
    listSessions: accounts.listSessions.handler(({ context, input }) =>
      life.listSessions(context.visitor, input),
    ),
    endSession: accounts.endSession.handler(async ({ context, input }) => {
      await life.endSession(context.visitor, input);
      return {};
    }),
    endOtherSessions: accounts.endOtherSessions.handler(async ({ context, input }) => {
      await life.endOtherSessions(context.visitor, input);
      return {};
    }),
    signInMethods: accounts.signInMethods.handler(({ context }) =>
      life.readSignInMethods(context.visitor),
    ),
    proveIdentity: accounts.proveIdentity.handler(({ context, input }) =>
      life.makeIdentityProof(context.visitor, input.password),
    ),
    removePasskey: accounts.removePasskey.handler(async ({ context, input }) => {
      await life.removePasskey(context.visitor, input.passkeyId);
      return {};
    }),
    requestEmailChange: accounts.requestEmailChange.handler(async ({ context, input }) => {
      await life.requestEmailChange(context.visitor, input);
      return {};
    }),
    confirmEmailChange: accounts.confirmEmailChange.handler(({ context, input }) =>
      life.confirmEmailChange(context.visitor, input.token),
    ),
    previewDeletion: accounts.previewDeletion.handler(({ context }) =>
      life.previewDeletion(context.visitor),
    ),
    delete: accounts.delete.handler(async ({ context, input }) => {
      await life.deleteAccount(context.visitor, input.password);
      return {};
    }),
  };
}
