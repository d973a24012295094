import { autosaveDelayMs } from "@stemma/domain/draft/autosave-delay";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { After, CancelTimer } from "./after.ts";
import { isSameContent } from "./draft-content.ts";
import { bodiesToJoin, bodiesToReconcile, isMergeNeeded } from "./bodies-to-merge.ts";
import type { DraftJournal, JournalEntry } from "../journal/draft-journal.ts";
import type { DraftSession } from "./draft-session.ts";
import * as draftState from "./draft-state.ts";
import type { PublishDraft, PublishResult } from "./publish-result.ts";
import { retryDelayMs } from "./retry-delay.ts";
import type { SaveAttempt, SaveOutcome } from "./save-outcome.ts";
import { createSessionJournal } from "../journal/session-journal.ts";
import {
  mergeUntilSame,
  type AheadResult,
  type BodiesToMerge,
  type KnownMerge,
  type MergeAhead,
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

  const maySend = () => !isSendingPaused;

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
    if (known === "changing") {
      // The edits that changed the text have scheduled the next save, which meets the same revision.
      setState({ ...state, unanswered: null });
      return;
    }
    setState(draftState.answered(state, attempt, outcome, newSaveId(), known));
    newer.resume();
    const isUnknown = state.unanswered !== null;
    failuresInARow = isUnknown ? failuresInARow + 1 : 0;
    if (outcome.kind === "saved") needs.onStored(state.draft);
    if (isSendingPaused) return;
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

  function join(read: () => BodiesToMerge | null) {
    return mergeUntilSame(read, (bodies) => needs.merge(bodies, ending.signal));
  }

  /** Merges the text on screen with a newer draft, so that taking the result over takes no time. */
  async function mergeAhead(theirs: Draft): Promise<AheadResult> {
    if (!isMergeNeeded(state, theirs)) return null;
    return join(() => bodiesToReconcile(state, theirs));
  }

  function isEnded(): boolean {
    return isSendingPaused && publishing === null;
  }

  function reconcile(fetched: Draft | null): void {
    if (isEnded()) return;
    if (fetched?.id === state.draft.id) newer.arrived(fetched);
    else if (sending === null) {
      newer.forget();
      if (publishing === null) setState({ ...state, trouble: { kind: "gone" }, unanswered: null });
    }
  }

  /** Joins both texts of a conflict, unless it ends meanwhile or another text of theirs arrives. */
  async function chooseBoth(): Promise<void> {
    const { theirs } = state;
    isJoining = true;
    updateSnapshot();
    const known = await join(() => bodiesToJoin(state));
    isJoining = false;
    if (isEnded() || state.theirs !== theirs) updateSnapshot();
    else chooseNow("both", known === "changing" ? null : known);
  }

  function chooseNow(choice: draftState.ConflictChoice, known: KnownMerge | null): void {
    setState(draftState.choose(state, choice, newSaveId(), known));
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
    keep: () => journal.flush(),
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
