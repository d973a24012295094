import { forMember } from "../procedures/procedure-kinds.ts";
import type { SubscriptionUseCases } from "./subscriptions.feature.ts";

/** The procedures for the caller's subscriptions. */
export function createSubscriptionProcedures(subscriptions: SubscriptionUseCases) {
  return {
    pages: forMember.subscriptions.pages.handler(({ context, input }) =>
      subscriptions.listPageSubscriptions(context.scope, input),
    ),
    workspaces: forMember.subscriptions.workspaces.handler(({ context, input }) =>
      subscriptions.listWorkspaceSubscriptions(context.scope, input),
    ),
    users: forMember.subscriptions.users.handler(({ context, input }) =>
      subscriptions.listUserSubscriptions(context.scope, input),
    ),
    update: forMember.subscriptions.update.handler(async ({ context, input }) => {
      await subscriptions.updateSubscription(context.scope, input);
      return {};
    }),
  };
}
