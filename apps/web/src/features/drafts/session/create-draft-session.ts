import { autosaveDelayMs } from "@stemma/domain/draft/autosave-delay";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { After, CancelTimer } from "./after.ts";
import { isSameContent } from "./draft-content.ts";
import type { DraftJournal, JournalEntry } from "../journal/draft-journal.ts";
import type { DraftSession } from "./draft-session.ts";
import * as draftState from "./draft-state.ts";
import type { PublishDraft, PublishResult } from "./publish-result.ts";
import { retryDelayMs } from "./retry-delay.ts";
import type { SaveAttempt, SaveOutcome } from "./save-outcome.ts";
import { createSessionJournal } from "../journal/session-journal.ts";
import { isSameSnapshot, takeSnapshot } from "./take-snapshot.ts";

/** The dependencies of a draft session. */
export interface DraftSessionNeeds {
  readonly journal: DraftJournal;
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
  let failuresInARow = 0;
  let cancelSend: CancelTimer | null = null;
  const journal = createSessionJournal({ ...needs, read: () => state, onChange: updateSnapshot });
  let snapshot = takeSnapshot({ state, sending, isPublishing: publishing !== null, journal });

  function updateSnapshot(): void {
    const next = takeSnapshot({ state, sending, isPublishing: publishing !== null, journal });
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
    sending = null;
    setState(draftState.answered(state, attempt, outcome, newSaveId()));
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

  function reconcile(fetched: Draft | null): void {
    const isEnded = isSendingPaused && publishing === null;
    if (sending !== null || isEnded) return;
    if (fetched === null || fetched.id !== state.draft.id) {
      if (publishing === null) setState({ ...state, trouble: { kind: "gone" }, unanswered: null });
      return;
    }
    const isKnown = fetched.revision <= (state.theirs?.revision ?? state.baseRevision);
    if (isKnown || (state.unanswered !== null && state.saveId !== null)) return;
    setState(draftState.reconcile(state, fetched, newSaveId()));
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
      setState(draftState.choose(state, choice, newSaveId()));
      void send();
    },
    publish,
    moveInto(next) {
      setState(draftState.moveInto(state, next, newSaveId()));
      void send();
    },
    end() {
      isSendingPaused = true;
      cancelSend?.();
      void journal.flush();
    },
    discard() {
      isSendingPaused = true;
      cancelSend?.();
      state = { ...state, saveId: null, unanswered: null };
      journal.touch();
      return journal.flush();
    },
  };
}
