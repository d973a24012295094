import type { LiveEvent } from "@stemma/contract/live-event";
import type { Visitor } from "../access/organization-scope.ts";

/**
 * Publishes events after their transaction committed, without leaving a row; for frequent changes such as autosaves. If a node dies, the
 * events that it still holds are lost; then other screens of the same user show old data a little longer.
 */
export interface LiveBatch {
  emit(actor: Pick<Visitor, "tab">, events: readonly LiveEvent[]): void;
}
