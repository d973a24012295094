import type { LiveEvent } from "@stemma/contract/live-event";
import type { Visitor } from "../access/organization-scope.ts";

/**
 * Publishes a use case's changes to every tab that may see them: `live.emit(scope, [{ topic: `page:${pageId}`, kind:
 * "version" }])`. The `Live` of a transaction's stores publishes if and only if the transaction commits:
 * changes of access with the commit, others right after it (decision 55).
 */
export interface Live {
  emit(actor: Pick<Visitor, "tab">, events: readonly LiveEvent[]): Promise<void>;
}
