import type { DraftId } from "@stemma/domain/ids";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { DraftContent } from "./draft-content.ts";

/**
 * One attempt to save a text. A retry after a lost answer repeats it unchanged, including the `saveId`, so that it is
 * idempotent.
 */
export interface SaveAttempt {
  readonly draftId: DraftId;
  readonly expectedRevision: number;
  readonly saveId: string;
  readonly content: DraftContent;
  /** Whether the content changes the draft's base version or pending update. */
  readonly isUpdate: boolean;
}

/**
 * The result of an attempt. Only 'saved' means that the server stored the text. After 'unreached' and 'failed' the
 * result is unknown: the same attempt must be repeated before any other.
 */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly revision: number; readonly updatedAt: string }
  | { readonly kind: "conflict"; readonly draft: Draft }
  /** The draft no longer exists: it was deleted or published elsewhere. */
  | { readonly kind: "gone" }
  | { readonly kind: "signed-out" }
  /** The server refuses to store this text; `reason` explains it to the writer. */
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "unreached" }
  | { readonly kind: "failed"; readonly reason: string };
