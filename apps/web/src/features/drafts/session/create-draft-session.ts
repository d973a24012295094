import { autosaveDelayMs } from "@stemma/domain/draft/autosave-delay";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { After, CancelTimer } from "./after.ts";
import { isSameContent } from "./draft-content.ts";
import { bodiesToJoin, bodiesToReconcile, isToMerge } from "./bodies-to-merge.ts";
import type { DraftJournal, JournalEntry } from "../journal/draft-journal.ts";
import type { DraftSession } from "./draft-session.ts";
import * as draftState from "./draft-state.ts";
import type { PublishDraft, PublishResult } from "./publish-result.ts";
import { retryDelayMs } from "./retry-delay.ts";
import type { SaveAttempt, SaveOutcome } from "./save-outcome.ts";
import { createSessionJournal } from "../journal/session-journal.ts";
import {
  mergeUntilSame,
  type BodiesToMerge,
  type KnownMerge,
  type MergeAhead,
  type MergeResult,
} from "./merge-ahead.ts";
import { createNewerDrafts } from "./newer-drafts.ts";
import { isSameSnapshot, takeSnapshot } from "./take-snapshot.ts";

/** The dependencies of a draft session. */
export interface DraftSessionNeeds {
  readonly journal: DraftJournal;
  /** Merges texts off the main thread. */
  readonly merge: MergeAhead;
  /** Sends a text to the server; never rejects. */
  readonly save: (attempt: SaveAttempt) => Promise<SaveOutcome>;
  readonly after: After;
  readonly now: () => Date;
  readonly newSaveId: () => string;
  /** Identifies this session in the journal: several tabs can have the same draft open. */
  readonly sessionId: string;
  /** Called after every save that the server stored. */
  readonly onStored: (draft: Draft) => void;
}

/**
 * Opens a session on the server's draft. `restorable` are this draft's entries in the local journal, latest first; the
 * session restores and sends them one by one.
 */
export function createDraftSession(
  needs: DraftSessionNeeds,
  draft: Draft,
  restorable: readonly JournalEntry[],
): DraftSession {
  const { after, newSaveId } = needs;
  const listeners = new Set<() => void>();
  const waiting = [...restorable];
  let state = draftState.openState(draft);
  let sending: SaveAttempt | null = null;
  let running = Promise.resolve();
  let isRunning = false;
  let isSendDue = false;
  let isSendingPaused = false;
  let publishing: Promise<PublishResult> | null = null;
  /** Whether the server had no such draft any more while a save was being sent. */
  let isMissing = false;
  let isJoining = false;
  const ending = new AbortController();
  let failuresInARow = 0;
  let cancelSend: CancelTimer | null = null;
  const journal = createSessionJournal({ ...needs, read: () => state, onChange: updateSnapshot });
  const newer = createNewerDrafts({
    read: () => state,
    isSending: () => sending !== null,
    isEnded,
    merge: mergeAhead,
    takeOver,
  });
  let snapshot = takeSnapshotNow();

  function takeSnapshotNow() {
    const isPublishing = publishing !== null;
    return takeSnapshot({ state, sending, isPublishing, isJoining, journal });
  }

  function updateSnapshot(): void {
    const next = takeSnapshotNow();
    if (isSameSnapshot(snapshot, next)) return;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function setState(next: draftState.DraftState): void {
    state = next;
    journal.touch();
    if (state.saveId === null) void journal.flush();
    updateSnapshot();
  }

  const maySend = () => !isSendingPaused && !ending.signal.aborted;

  function sendAfter(delayMs: number): void {
    cancelSend?.();
    cancelSend = after(delayMs, () => void send());
  }

  function send(): Promise<void> {
    cancelSend?.();
    cancelSend = null;
    isSendDue = true;
    if (!isRunning) running = sendWhileDue();
    return running;
  }

  async function sendWhileDue(): Promise<void> {
    isRunning = true;
    try {
      while (isSendDue && maySend()) {
        isSendDue = false;
        const attempt = draftState.nextAttempt(state);
        if (attempt !== null) await sendOnce(attempt);
        restoreNext();
      }
    } finally {
      isRunning = false;
    }
  }

  async function sendOnce(attempt: SaveAttempt): Promise<void> {
    sending = attempt;
    setState({ ...state, unanswered: attempt });
    if (!journal.isBroken()) await journal.flush();
    const outcome = await needs.save(attempt);
    const known = outcome.kind === "conflict" ? await mergeAhead(outcome.draft) : null;
    sending = null;
    if (known === "changing" || (outcome.kind === "conflict" && isEnded())) {
      // Nothing is taken over. The edits that changed the text have scheduled the next save, which meets this revision.
      setState({ ...state, unanswered: null, trouble: null });
      failuresInARow = 0;
      return;
    }
    setState(draftState.answered(state, attempt, outcome, newSaveId(), known));
    const isUnknown = state.unanswered !== null;
    failuresInARow = isUnknown ? failuresInARow + 1 : 0;
    if (outcome.kind === "saved") needs.onStored(state.draft);
    newer.resume();
    const wasMissing = isMissing;
    isMissing = false;
    // Without another save to send, no answer says that the draft is gone.
    if (wasMissing && draftState.nextAttempt(state) === null) reconcile(null);
    if (!maySend()) return;
    if (isUnknown) sendAfter(retryDelayMs(failuresInARow));
    else if (cancelSend === null) isSendDue = draftState.nextAttempt(state) !== null;
  }

  function restoreNext(): void {
    while (state.saveId === null && state.trouble === null) {
      const entry = waiting.shift();
      if (entry === undefined) return;
      journal.markRestored(entry);
      if (isSameContent(entry.content, state.draft)) {
        setState(state);
        continue;
      }
      isSendDue = true;
      setState(draftState.restore(state, entry));
    }
  }

  async function flush(): Promise<boolean> {
    await journal.flush();
    while (draftState.nextAttempt(state) !== null && maySend()) {
      await send();
      if (state.trouble !== null) break;
    }
    return state.saveId === null && state.trouble === null;
  }

  function publish(publishDraft: PublishDraft): Promise<PublishResult> {
    if (publishing === null) {
      publishing = publishOnce(publishDraft);
      updateSnapshot();
    }
    return publishing;
  }

  async function publishOnce(publishDraft: PublishDraft): Promise<PublishResult> {
    let isPublished = false;
    try {
      if (!(await flush())) return { kind: "not-saved", snapshot };
      isSendingPaused = true;
      const result = await publishDraft(state.draft);
      isPublished = result.kind === "published";
      return result;
    } finally {
      publishing = null;
      isSendingPaused = isPublished;
      if (isPublished && state.saveId !== null) state = { ...state, trouble: { kind: "gone" } };
      if (!isPublished && state.saveId !== null) sendAfter(autosaveDelayMs);
      updateSnapshot();
    }
  }

  /** Merges the bodies that `read` gives, before the session takes the result over. */
  async function mergeBefore(read: () => BodiesToMerge | null): Promise<MergeResult> {
    const bodies = read();
    if (bodies === null || !isToMerge(bodies)) return null;
    return mergeUntilSame(read, (changing) => needs.merge(changing, ending.signal));
  }

  function mergeAhead(theirs: Draft): Promise<MergeResult> {
    return mergeBefore(() => bodiesToReconcile(state, theirs));
  }

  function isEnded(): boolean {
    return ending.signal.aborted || (isSendingPaused && publishing === null);
  }

  function reconcile(fetched: Draft | null): void {
    if (isEnded()) return;
    if (fetched?.id === state.draft.id) newer.arrived(fetched);
    else if (sending !== null) isMissing = true;
    else {
      newer.forget();
      if (publishing === null) setState(draftState.gone(state));
    }
  }

  /** Joins both texts of a conflict. Decides nothing if the session ends meanwhile, or if one of the texts changes. */
  async function chooseBoth(): Promise<void> {
    const { theirs } = state;
    isJoining = true;
    updateSnapshot();
    const known = await mergeBefore(() => (state.theirs === theirs ? bodiesToJoin(state) : null));
    isJoining = false;
    if (known === "changing" || isEnded() || state.theirs !== theirs) updateSnapshot();
    else chooseNow("both", known);
  }

  function chooseNow(choice: draftState.ConflictChoice, known: KnownMerge | null): void {
    setState(draftState.choose(state, choice, newSaveId(), known));
    newer.resume();
    void send();
  }

  function takeOver(theirs: Draft, known: KnownMerge | null): void {
    setState(draftState.reconcile(state, theirs, newSaveId(), known));
    if (state.saveId !== null) void send();
  }

  restoreNext();
  if (state.saveId !== null) void send();

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readStored: () => state.draft,
    readContent: () => draftState.contentOnScreen(state),
    edit(change) {
      setState(draftState.edit(state, change, newSaveId()));
      sendAfter(autosaveDelayMs);
    },
    replace(change) {
      setState(draftState.replace(state, change, newSaveId()));
      void send();
    },
    reconcile,
    flush,
    keep: () => journal.writeNow(),
    retry() {
      if (state.saveId !== null && state.trouble !== null) void send();
    },
    choose(choice) {
      if (isJoining) return;
      if (choice === "both" && state.theirs !== null) void chooseBoth();
      else chooseNow(choice, null);
    },
    publish,
    moveInto(next) {
      setState(draftState.moveInto(state, next, newSaveId()));
      void send();
    },
    end() {
      isSendingPaused = true;
      ending.abort();
      cancelSend?.();
      void journal.flush();
    },
    discard() {
      isSendingPaused = true;
      ending.abort();
      cancelSend?.();
      state = { ...state, saveId: null, unanswered: null };
      journal.touch();
      return journal.flush();
    },
  };
}
