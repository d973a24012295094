import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { listPins } from "./list-pins.ts";
import { createPinListStore } from "./pin-list.store.ts";
import { createPinStore } from "./pin.store.ts";
import { reorderPins } from "./reorder-pins.ts";
import { updatePin } from "./update-pin.ts";

/** Composes the use cases of `pins` with their dependencies. */
export const composePins = defineFeature({
  listPins,
  updatePin,
  reorderPins,
});

/** The use cases of `pins`, with their dependencies bound. */
export type PinUseCases = ReturnType<typeof composePins>;

/** The stores of `pins`, on the pool or in a transaction. */
export function createPinStores(sql: Sql) {
  return {
    pins: createPinStore(sql),
    pinList: createPinListStore(sql),
  };
}
