import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { isOperator } from "./is-operator.ts";
import { createOperatorStore } from "./operator.store.ts";
import { readOverview } from "./read-overview.ts";
import { createRecentErrorsStore } from "./recent-errors.store.ts";

export type { ServerFacts } from "../health/server-facts.ts";
export { createErrorRecorder } from "./record-errors.ts";

/** Composes the use cases of `administration` with their dependencies. */
export const composeAdministration = defineFeature({ isOperator, readOverview });

/** The use cases of `administration`, with their dependencies bound. */
export type AdministrationUseCases = ReturnType<typeof composeAdministration>;

/** The stores of `administration`, on the pool or in a transaction. */
export function createAdministrationStores(sql: Sql) {
  return {
    operatorAddresses: createOperatorStore(sql),
    recentErrors: createRecentErrorsStore(sql),
  };
}
