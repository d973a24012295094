import type { LiveEvent } from "@stemma/contract/live-event";
import type { Visitor } from "../access/organization-scope.ts";

/**
 * Tells every screen that may see it what a use case changed: `live.emit(scope, [{ topic: `page:${pageId}`, kind: "version" }])`.
 * Taken from a transaction's stores, it tells exactly when that commits.
 */
export interface Live {
  emit(actor: Pick<Visitor, "tab">, events: readonly LiveEvent[]): Promise<void>;
}
