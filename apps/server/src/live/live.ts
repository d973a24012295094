import type { LiveEvent } from "@stemma/contract/live-event";
import type { Visitor } from "../access/organization-scope.ts";

/**
 * Publishes a use case's changes to every tab that may see them: `live.emit(scope, [{ topic: `page:${pageId}`, kind:
 * "version" }])`. The `Live` of a transaction's stores publishes exactly when the transaction commits.
 */
export interface Live {
  emit(actor: Pick<Visitor, "tab">, events: readonly LiveEvent[]): Promise<void>;
}
