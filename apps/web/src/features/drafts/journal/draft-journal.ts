import type { DraftId, PageId, UserId } from "@stemma/domain/ids";
import type { DraftContent } from "../session/draft-content.ts";
import type { SaveAttempt } from "../session/save-outcome.ts";

/** Identifies a journal entry. The session id keeps two tabs from overwriting each other's entries. */
export interface JournalKey {
  readonly userId: UserId;
  readonly pageId: PageId;
  readonly draftId: DraftId;
  readonly sessionId: string;
}

/** A text on the writer's own disk that the server may not have stored yet. */
export interface JournalEntry {
  readonly key: JournalKey;
  readonly content: DraftContent;
  /** The draft's revision when the writer began this text. */
  readonly baseRevision: number;
  /** The save id of exactly this content. */
  readonly saveId: string;
  /** An older text of the same tab whose save got no answer; it must be sent again first. */
  readonly unanswered: SaveAttempt | null;
  /** ISO 8601, by this device's clock: only for display, never for a decision. */
  readonly writtenAt: string;
}

/**
 * The local journal: keeps typed text on the writer's own disk until the server has stored it. Every method rejects
 * where the browser stores nothing (private mode, a full disk).
 */
export interface DraftJournal {
  /** Resolves when the entry is on disk. Replaces the entry under the same key. */
  write(entry: JournalEntry): Promise<void>;
  /** Removes the entry under this key, but only if its `saveId` is still the given one. */
  remove(key: JournalKey, saveId: string): Promise<void>;
  /** The entries of a page on this device, latest first; of every draft and every tab. */
  list(userId: UserId, pageId: PageId): Promise<JournalEntry[]>;
}
