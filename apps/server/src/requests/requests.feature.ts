import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { askForAccess } from "./ask-for-access.ts";
import { decideRequest } from "./decide-request.ts";
import { confirmAddress, joinExisting } from "./join-existing.ts";
import { listRequests } from "./list-requests.ts";
import { createRequestListStore } from "./request-list.store.ts";
import { createRequestStore } from "./request.store.ts";

/** Composes the use cases of `requests` with their dependencies. */
export const composeRequests = defineFeature({
  joinExisting,
  confirmAddress,
  askForAccess,
  listRequests,
  decideRequest,
});

/** The use cases of `requests`, with their dependencies bound. */
export type RequestUseCases = ReturnType<typeof composeRequests>;

/** The stores of `requests`, on the pool or in a transaction. */
export function createRequestStores(sql: Sql) {
  return {
    requests: createRequestStore(sql),
    requestList: createRequestListStore(sql),
  };
}
