import type { VersionId } from "@stemma/domain/ids";

/** Which passages to take, and whether the draft's own wording of them stays, below. */
export interface TakeRequest {
  readonly versionId: VersionId;
  /** The indexes of the rows in the version, from 0. */
  readonly rows: readonly number[];
  readonly keepsReplaced: boolean;
}

declare module "@tanstack/history" {
  interface HistoryState {
    /**
     * What the editing screen takes into the draft when it opens. Not in the address: whoever sends somebody a link must
     * not change their draft.
     */
    take?: TakeRequest;
  }
}
