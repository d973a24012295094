import type { Sql } from "../platform/database/connect.ts";
import { createOutboxStore } from "./outbox.store.ts";

export { createOutbox } from "./create-outbox.ts";

/** The store of the outbox, on the pool or in a transaction. */
export function createOutboxStores(sql: Sql) {
  return { outbox: createOutboxStore(sql) };
}
