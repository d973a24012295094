import type { VersionId } from "@stemma/domain/ids";

/** Which passages to take, and whether the draft's own wording of them stays, below. */
export interface TakeRequest {
  readonly versionId: VersionId;
  /** The indexes of the rows in the version, from 0. */
  readonly rows: readonly number[];
  readonly keepsReplaced: boolean;
}

/** What the editing screen does in the draft when it opens: it undoes a version, or takes passages. */
export type DraftErrand =
  | { readonly kind: "undo"; readonly versionId: VersionId }
  | ({ readonly kind: "take" } & TakeRequest);

declare module "@tanstack/history" {
  interface HistoryState {
    /** Not in the address: whoever sends somebody a link must not change their draft. */
    errand?: DraftErrand;
  }
}
