import type { DraftId, PageId, UserId } from "@stemma/domain/ids";
import type { DraftContent } from "./draft-content.ts";
import type { SaveAttempt } from "./save-outcome.ts";

/** Whose text a journal entry is, and which tab wrote it: two tabs never write over each other. */
export interface JournalKey {
  readonly userId: UserId;
  readonly pageId: PageId;
  readonly draftId: DraftId;
  readonly sessionId: string;
}

/** A text on the writer's own disk that the server may not have. */
export interface JournalEntry {
  readonly key: JournalKey;
  readonly content: DraftContent;
  /** The revision of the draft that this text was written on. */
  readonly baseRevision: number;
  /** The id under which exactly this content is sent. */
  readonly saveId: string;
  /** An older text of the same tab that was sent and never answered; to be sent again first. */
  readonly unanswered: SaveAttempt | null;
  /** ISO 8601, by this device's clock: shown to the writer, never decided by. */
  readonly writtenAt: string;
}

/**
 * The local journal: what was typed, on the writer's own disk, until the server has it. Every method rejects where the
 * browser keeps nothing (private mode, a full disk).
 */
export interface DraftJournal {
  /** Resolves when the entry is on disk, in place of what the same tab wrote before. */
  write(entry: JournalEntry): Promise<void>;
  /** Removes the entry under this key if it still holds exactly the text that was sent as `saveId`. */
  remove(key: JournalKey, saveId: string): Promise<void>;
  /** The texts left on this device for a page, last written first; of every draft and tab. */
  list(userId: UserId, pageId: PageId): Promise<JournalEntry[]>;
}
