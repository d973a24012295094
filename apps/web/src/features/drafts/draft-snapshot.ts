import type { DraftId, VersionId } from "@stemma/domain/ids";
import type { Draft, PendingMerge } from "@stemma/contract/shapes";
import type { DraftContent } from "./draft-content.ts";

/**
 * Where the text is. 'saved': the server holds exactly what is on screen. Specification, section 4. ('creating draft'
 * is a state of the page, since there is no draft yet.)
 */
export type DraftStatus = "unsaved" | "saving" | "saved" | "publishing draft";

/** Why the text is not on the server yet, where it is more than a matter of a second. */
export type DraftTrouble =
  | { readonly kind: "unreached" }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "signed-out" }
  | { readonly kind: "gone" };

/** What a draft session shows at one moment. A new object for every change, so that React can compare. */
export interface DraftSnapshot {
  readonly status: DraftStatus;
  readonly trouble: DraftTrouble | null;
  /** Whether this device's own disk holds what is on screen (or the server does). */
  readonly isKept: boolean;
  /** Whether this browser refuses to keep texts: the server is then the only safe place. */
  readonly isJournalBroken: boolean;
  readonly draftId: DraftId;
  /** The version that the text on screen is based on. */
  readonly previousNode: VersionId | null;
  /** An update that was begun and is not settled. */
  readonly pendingMerge: PendingMerge | null;
  readonly pageTitle: string;
  readonly draftNotes: string | null;
  /** Grows whenever the text was replaced by something else than the writer's hand: show it in the editor. */
  readonly replacements: number;
  /** Both texts, where they disagree and the writer must choose. */
  readonly conflict: DraftConflict | null;
}

/** Two texts of one draft that started from the same place. */
export interface DraftConflict {
  readonly mine: DraftContent;
  readonly theirs: Draft;
}
