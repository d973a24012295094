import type { VersionId } from "@stemma/domain/ids";

/** The navigation that the history can trigger; each screen implements it. */
export interface HistoryActions {
  /** Opens a version as an archived version. */
  readonly onOpenVersion: (versionId: VersionId) => void;
  /** Compares a version with `withVersionId`, which is the older side. */
  readonly onCompare: (versionId: VersionId, withVersionId: VersionId) => void;
  /** Undoes a version in the reader's draft; absent where the reader may not edit the page. */
  readonly onUndoVersion?: ((versionId: VersionId) => void) | undefined;
  /** Takes a row of a version into the reader's draft; absent where the reader may not edit the page. */
  readonly onTakeRow?: ((versionId: VersionId, row: number) => void) | undefined;
  /** Opens the reader's draft; absent where that makes no sense. */
  readonly onOpenDraft?: (() => void) | undefined;
  /** Compares the reader's draft with a version; absent where that is not possible. */
  readonly onCompareDraft?: ((withVersionId: VersionId) => void) | undefined;
}
