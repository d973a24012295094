import type { PageBody } from "@stemma/document/format";
import type { Draft, PendingMerge, TakenPassages } from "@stemma/contract/draft-shapes";
import type { VersionId } from "@stemma/domain/ids";

/** The part of a draft session that an update needs. Changes made through it are saved like any edit. */
export interface UpdatableDraft {
  /** The current content on screen. */
  readContent(): UpdatableContent;
  /** Records an edit that the editor already shows; the next autosave sends it. */
  edit(change: UpdateChange): void;
  /** Applies a change that the editor does not show yet: shows it and saves it at once. */
  replace(change: UpdateChange): void;
}

/** The fields of a draft that an update reads. */
type UpdatableContent = Pick<
  Draft,
  | "pageTitle"
  | "serializedEditorState"
  | "previousNode"
  | "pendingMerge"
  | "publishSubject"
  | "takenPassages"
>;

/** The fields of a draft that an update writes; absent fields stay unchanged. */
interface UpdateChange {
  readonly pageTitle?: string;
  readonly readBody?: () => PageBody;
  readonly previousNode?: VersionId;
  readonly pendingMerge?: PendingMerge | null;
  readonly publishSubject?: string | null;
  readonly takenPassages?: TakenPassages;
}
