import { contentOnScreen, type DraftState } from "./draft-state.ts";
import type { DraftSnapshot, DraftStatus } from "./draft-snapshot.ts";
import type { SaveAttempt } from "./save-outcome.ts";
import type { SessionJournal } from "../journal/session-journal.ts";

interface SessionFacts {
  readonly state: DraftState;
  readonly sending: SaveAttempt | null;
  readonly isPublishing: boolean;
  readonly isJoining: boolean;
  readonly journal: Pick<SessionJournal, "keeps" | "isBroken">;
}

/** Derives the session's snapshot from its current state. */
export function takeSnapshot({
  state,
  sending,
  isPublishing,
  isJoining,
  journal,
}: SessionFacts): DraftSnapshot {
  const { saveId, theirs } = state;
  return {
    status: isPublishing ? "publishing draft" : statusOf(saveId, sending),
    trouble: state.trouble,
    isKept: saveId === null || journal.keeps(saveId),
    isJournalBroken: journal.isBroken(),
    draftId: state.draft.id,
    previousNode: state.previousNode,
    pendingMerge: state.pendingMerge,
    publishSubject: state.publishSubject,
    pageTitle: state.pageTitle,
    draftNotes: state.draftNotes,
    replacements: state.replacements,
    conflict: theirs === null ? null : { mine: contentOnScreen(state), theirs, isJoining },
  };
}

/**
 * Whether two snapshots are equal by identity of their fields, so that listeners need no call. Two conflict objects
 * never count as equal.
 */
export function isSameSnapshot(a: DraftSnapshot, b: DraftSnapshot): boolean {
  const keys = Object.keys(b) as (keyof DraftSnapshot)[];
  return keys.every((key) => a[key] === b[key]);
}

/**
 * Whether a screen shows two snapshots alike: where the text is kept is only said when it cannot be saved. While somebody types, that
 * changes several times a second.
 */
export function looksSame(a: DraftSnapshot, b: DraftSnapshot): boolean {
  const isSilent = b.trouble === null && !b.isJournalBroken;
  return isSameSnapshot(isSilent ? { ...a, isKept: b.isKept } : a, b);
}

function statusOf(saveId: string | null, sending: SaveAttempt | null): DraftStatus {
  if (saveId === null) return "saved";
  return sending?.saveId === saveId ? "saving" : "unsaved";
}
