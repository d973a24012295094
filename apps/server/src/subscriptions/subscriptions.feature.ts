import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import {
  listPageSubscriptions,
  listUserSubscriptions,
  listWorkspaceSubscriptions,
} from "./list-subscriptions.ts";
import { createSubscriptionListStore } from "./subscription-list.store.ts";
import { createSubscriptionStore } from "./subscription.store.ts";
import { updateSubscription } from "./update-subscription.ts";

/** Composes the use cases of `subscriptions` with their dependencies. */
export const composeSubscriptions = defineFeature({
  listPageSubscriptions,
  listWorkspaceSubscriptions,
  listUserSubscriptions,
  updateSubscription,
});

/** The use cases of `subscriptions`, with their dependencies bound. */
export type SubscriptionUseCases = ReturnType<typeof composeSubscriptions>;

/** The stores of `subscriptions`, on the pool or in a transaction. */
export function createSubscriptionStores(sql: Sql) {
  return {
    subscriptions: createSubscriptionStore(sql),
    subscriptionList: createSubscriptionListStore(sql),
  };
}
