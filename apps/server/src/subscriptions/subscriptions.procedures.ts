import type { UseCase } from "../platform/use-case.ts";
import { forMember } from "../procedures/procedure-kinds.ts";
import type {
  listPageSubscriptions,
  listUserSubscriptions,
  listWorkspaceSubscriptions,
} from "./list-subscriptions.ts";
import type { updateSubscription } from "./update-subscription.ts";

/** The use cases behind `subscriptions`. */
export interface SubscriptionUseCases {
  listPageSubscriptions: UseCase<typeof listPageSubscriptions>;
  listWorkspaceSubscriptions: UseCase<typeof listWorkspaceSubscriptions>;
  listUserSubscriptions: UseCase<typeof listUserSubscriptions>;
  updateSubscription: UseCase<typeof updateSubscription>;
}

/** What the asker wants to be told of. */
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
