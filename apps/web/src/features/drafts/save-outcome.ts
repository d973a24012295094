import type { DraftId } from "@stemma/domain/ids";
import type { Draft } from "@stemma/contract/shapes";
import type { DraftContent } from "./draft-content.ts";

/** One attempt to bring a text to the server. Sent again after a lost answer it is the same, `saveId` and all. */
export interface SaveAttempt {
  readonly draftId: DraftId;
  readonly expectedRevision: number;
  readonly saveId: string;
  readonly content: DraftContent;
  /** Whether the basis of the content is another than that of the draft it is saved on. */
  readonly isUpdate: boolean;
}

/**
 * What became of an attempt. Only 'saved' means that the server holds the text; after 'unreached' and 'failed' nobody
 * knows, so that the same attempt must be sent again before anything else.
 */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly revision: number; readonly updatedAt: string }
  | { readonly kind: "conflict"; readonly draft: Draft }
  /** The draft is not there any more: deleted or published somewhere else. */
  | { readonly kind: "gone" }
  | { readonly kind: "signed-out" }
  /** The server will not store this text; `reason` says why, for the writer. */
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "unreached" }
  | { readonly kind: "failed"; readonly reason: string };
