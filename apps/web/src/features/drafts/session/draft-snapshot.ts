import type { DraftId, VersionId } from "@stemma/domain/ids";
import type { Draft, PendingMerge } from "@stemma/contract/draft-shapes";
import type { DraftContent } from "./draft-content.ts";

/**
 * The save state. 'saved': the server has stored exactly the text on screen. Specification, section 4. ('creating
 * draft' is a state of the page, because no draft exists yet.)
 */
export type DraftStatus = "unsaved" | "saving" | "saved" | "publishing draft";

/** Why the text is not on the server yet, when the reason is more than a short delay. */
export type DraftTrouble =
  | { readonly kind: "unreached" }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "signed-out" }
  | { readonly kind: "gone" };

/**
 * The state of a draft session at one moment. Every change makes a new object, so that React can compare by identity.
 */
export interface DraftSnapshot {
  readonly status: DraftStatus;
  readonly trouble: DraftTrouble | null;
  /** Whether the local journal or the server holds the text on screen. */
  readonly isKept: boolean;
  /** Whether the browser refuses to write the journal: only the server can then keep the text. */
  readonly isJournalBroken: boolean;
  readonly draftId: DraftId;
  /** The base version of the text on screen. */
  readonly previousNode: VersionId | null;
  /** An update that was started and still has open conflicts. */
  readonly pendingMerge: PendingMerge | null;
  /** The subject line that the Publish dialog proposes. */
  readonly publishSubject: string | null;
  readonly pageTitle: string;
  readonly draftNotes: string | null;
  /** Increases each time something other than typing replaced the text: the editor must then show the new text. */
  readonly replacements: number;
  /** Both texts, while they conflict and the writer has not chosen. */
  readonly conflict: DraftConflict | null;
}

/** Two texts of one draft, edited from the same revision. */
export interface DraftConflict {
  readonly mine: DraftContent;
  readonly theirs: Draft;
  /** Whether the writer chose both, and the two texts are being joined. */
  readonly isJoining: boolean;
}
