import type { DraftId, PageId, UserId } from "@stemma/domain/ids";
import type { Draft } from "@stemma/contract/draft-shapes";
import { newUuid } from "../../lib/new-uuid.ts";
import { afterInBrowser, type CancelTimer } from "./session/after.ts";
import type { DraftJournal, JournalEntry } from "./journal/draft-journal.ts";
import type { DraftSession } from "./session/draft-session.ts";
import { sessionOpener } from "./session/session-opener.ts";
import { forgetUnsentMessage } from "./unsent-message.ts";

/**
 * The draft sessions that this tab has open. A session that no screen shows stays until the server has stored its
 * text.
 */
export interface OpenDrafts {
  /** Opens a session on the draft, including its entries in the journal. Returns the open session if there is one. */
  open(draft: Draft): Promise<DraftSession>;
  /**
   * Opens a session for the screen that comes next, which then has it at once. Resolves when it is open, or late. It is kept for
   * some seconds: a screen that comes after that opens it again.
   */
  prepare(draft: Draft): Promise<void>;
  /** The draft's open session, if there is one. */
  find(draftId: DraftId): DraftSession | null;
  /** Call this when a screen stops showing the draft: `open` counts the screens, this counts down. */
  release(draftId: DraftId): void;
  /** Moves an open session to another draft of the same page, because the first draft no longer exists. */
  moveInto(draftId: DraftId, draft: Draft): void;
  /** Ends the session of a draft that this tab published, and forgets its unsent message. */
  close(draftId: DraftId): void;
  /**
   * Ends the session of a draft that the writer deleted, removes its text from the journal, and forgets its unsent
   * message. Other tabs keep their own.
   */
  discard(draftId: DraftId): Promise<void>;
  /** The latest journal entry of this page whose draft has no open session: that draft no longer exists. */
  findOrphan(
    userId: UserId,
    pageId: PageId,
    exceptDraftId: DraftId | null,
  ): Promise<JournalEntry | null>;
  /** Moves such an entry to another draft of the page; opening that draft restores it. */
  moveOrphan(orphan: JournalEntry, draft: Draft): Promise<void>;
  /** Removes such an entry from the journal, when the writer discards it. */
  removeOrphan(orphan: JournalEntry): Promise<void>;
  /** All open sessions. */
  sessions(): DraftSession[];
}

interface OpenDraftsNeeds {
  readonly journal: DraftJournal;
  /** Called after every save that the server stored, and when a draft is closed or discarded. */
  readonly onStored: (draft: Draft) => void;
  /** Called with the server's state of a draft when its session ends, so that the next session starts from it. */
  readonly onSessionEnd: (draft: Draft) => void;
}

/**
 * The revision of a new draft without edits. An entry with this base revision conflicts with any edit the draft has
 * had since.
 */
const untouchedRevision = 1;

/** How long a prepared session waits for its screen, in milliseconds. */
const preparedMs = 5_000;

/** How long a screen waits for its session to be prepared, in milliseconds: some browsers never open the journal. */
const lateMs = 300;

interface Slot {
  readonly opening: Promise<DraftSession>;
  session: DraftSession | null;
  /** How many screens show the draft, or will. */
  screens: number;
  /** Ends the wait for the screen that the session was prepared for. */
  endWait: CancelTimer | null;
}

/** Creates the registry of open draft sessions. */
export function createOpenDrafts({ journal, onStored, onSessionEnd }: OpenDraftsNeeds): OpenDrafts {
  const slots = new Map<DraftId, Slot>();

  async function openSession(draft: Draft): Promise<DraftSession> {
    const open = await sessionOpener.arrived;
    const entries = await journal.list(draft.userId, draft.pageId).catch(() => []);
    const ofThisDraft = entries.filter((entry) => entry.key.draftId === draft.id);
    const session = open({ journal, onStored }, draft, ofThisDraft);
    session.subscribe(() => endIfStored(session));
    return session;
  }

  function createSlot(draft: Draft): Slot {
    const slot: Slot = { opening: openSlot(), session: null, screens: 0, endWait: null };
    async function openSlot(): Promise<DraftSession> {
      const session = await openSession(draft);
      slot.session = session;
      return session;
    }
    slots.set(draft.id, slot);
    return slot;
  }

  async function flushUnshown(slot: Slot): Promise<void> {
    const session = await slot.opening;
    if (slot.screens > 0) return;
    await session.flush();
    endIfStored(session);
  }

  /** Counts the screen that comes next until it is there, or for some seconds. */
  function waitForScreen(slot: Slot): void {
    slot.screens += 1;
    const cancel = afterInBrowser(preparedMs, () => slot.endWait?.());
    slot.endWait = () => {
      cancel();
      slot.endWait = null;
      slot.screens -= 1;
      void flushUnshown(slot);
    };
  }

  /** Ends a session that no screen shows, once nothing is left to send. */
  function endIfStored(session: DraftSession): void {
    const { status, trouble, conflict, draftId } = session.getSnapshot();
    const slot = slots.get(draftId);
    if (slot?.session !== session || slot.screens > 0) return;
    const isToDecide = conflict !== null && !conflict.isJoining;
    if (status !== "saved" && trouble?.kind !== "gone" && !isToDecide) return;
    slots.delete(draftId);
    session.end();
    onSessionEnd(session.readStored());
  }

  return {
    open(draft) {
      const slot = slots.get(draft.id) ?? createSlot(draft);
      slot.screens += 1;
      slot.endWait?.();
      return slot.opening;
    },
    async prepare(draft) {
      const slot = slots.get(draft.id) ?? createSlot(draft);
      if (slot.screens === 0) waitForScreen(slot);
      const late = new Promise((resolve) => afterInBrowser(lateMs, () => resolve(null)));
      await Promise.race([slot.opening, late]);
    },
    find: (draftId) => slots.get(draftId)?.session ?? null,
    release(draftId) {
      const slot = slots.get(draftId);
      if (slot === undefined) return;
      slot.screens -= 1;
      void flushUnshown(slot);
    },
    moveInto(draftId, draft) {
      const slot = slots.get(draftId);
      if (slot === undefined) return;
      slots.delete(draftId);
      slots.set(draft.id, slot);
      slot.endWait?.();
      slot.screens = 0;
      slot.session?.moveInto(draft);
    },
    close(draftId) {
      const session = slots.get(draftId)?.session;
      slots.delete(draftId);
      forgetUnsentMessage(draftId);
      session?.end();
      if (session) onStored(session.readStored());
    },
    async discard(draftId) {
      const session = slots.get(draftId)?.session;
      slots.delete(draftId);
      forgetUnsentMessage(draftId);
      await session?.discard();
      if (session) onStored(session.readStored());
    },
    async findOrphan(userId, pageId, exceptDraftId) {
      const entries = await journal.list(userId, pageId).catch(() => []);
      const isOrphaned = ({ draftId }: JournalEntry["key"]) =>
        draftId !== exceptDraftId && !slots.has(draftId);
      return entries.find(({ key }) => isOrphaned(key)) ?? null;
    },
    async moveOrphan(orphan, draft) {
      const key = { ...orphan.key, draftId: draft.id };
      const identity = { saveId: newUuid(), baseRevision: untouchedRevision, unanswered: null };
      await journal.write({ ...orphan, ...identity, key });
      await journal.remove(orphan.key, orphan.saveId);
    },
    removeOrphan: (orphan) => journal.remove(orphan.key, orphan.saveId).catch(() => undefined),
    sessions: () => [...slots.values()].flatMap(({ session }) => (session ? [session] : [])),
  };
}
