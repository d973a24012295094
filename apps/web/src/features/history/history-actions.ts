import type { VersionId } from "@stemma/domain/ids";

/** Where the history leads; the screen that shows it decides how. */
export interface HistoryActions {
  /** Shows a version as the archived one. */
  readonly onOpenVersion: (versionId: VersionId) => void;
  /** Compares a version with another one, which is the older side. */
  readonly onCompare: (versionId: VersionId, withVersionId: VersionId) => void;
  /** Goes to the reader's draft; left out where that makes no sense. */
  readonly onOpenDraft?: (() => void) | undefined;
  /** Compares the reader's draft with a version; left out where that can't be done. */
  readonly onCompareDraft?: ((withVersionId: VersionId) => void) | undefined;
}
