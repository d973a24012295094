import type { PageBody } from "@stemma/document/format";
import type { Draft, PendingMerge } from "@stemma/contract/shapes";
import type { VersionId } from "@stemma/domain/ids";

/** A draft in the writer's hands, as an update needs it: the draft's session is one. What goes through it is never lost. */
export interface UpdatableDraft {
  /** What is on screen at this moment. */
  readContent(): UpdatableContent;
  /** A change by the writer's hand, saved with the next autosave. */
  edit(change: UpdateChange): void;
  /** A change that the editor does not know of yet: shown there, and saved at once. */
  replace(change: UpdateChange): void;
}

/** What an update reads of a draft. */
type UpdatableContent = Pick<
  Draft,
  "pageTitle" | "serializedEditorState" | "previousNode" | "pendingMerge"
>;

/** What an update writes; what is left out stays. */
interface UpdateChange {
  readonly pageTitle?: string;
  readonly readBody?: () => PageBody;
  readonly previousNode?: VersionId;
  readonly pendingMerge?: PendingMerge | null;
}
