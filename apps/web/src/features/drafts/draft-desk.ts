import type { DraftId, PageId, UserId } from "@stemma/domain/ids";
import type { Draft } from "@stemma/contract/shapes";
import { newUuid } from "../../lib/new-uuid.ts";
import { afterInBrowser } from "./session/after.ts";
import { createDraftSession } from "./session/create-draft-session.ts";
import type { DraftJournal, JournalEntry } from "./journal/draft-journal.ts";
import type { DraftSession } from "./session/draft-session.ts";
import { sendDraft } from "./session/send-draft.ts";

/**
 * The draft sessions that this tab has open. A session that no screen shows stays until the server has stored its
 * text.
 */
export interface DraftDesk {
  /** Opens a session on the draft, including its entries in the journal. Returns the open session if there is one. */
  open(draft: Draft): Promise<DraftSession>;
  /** The draft's open session, if there is one. */
  find(draftId: DraftId): DraftSession | null;
  /** Call this when a screen stops showing the draft: `open` counts the screens, this counts down. */
  letGo(draftId: DraftId): void;
  /** Moves an open session to another draft of the same page, because the first draft no longer exists. */
  moveInto(draftId: DraftId, draft: Draft): void;
  /** Ends the session of a draft that this tab published. */
  close(draftId: DraftId): void;
  /**
   * Ends the session of a draft that the writer deleted, and removes its text from the journal. Other tabs keep their
   * own entries.
   */
  discard(draftId: DraftId): Promise<void>;
  /** The latest journal entry of this page whose draft has no open session: that draft no longer exists. */
  findLeft(
    userId: UserId,
    pageId: PageId,
    exceptDraftId: DraftId | null,
  ): Promise<JournalEntry | null>;
  /** Moves such an entry to another draft of the page; opening that draft restores it. */
  bringLeft(left: JournalEntry, draft: Draft): Promise<void>;
  /** Removes such an entry from the journal, when the writer discards it. */
  dropLeft(left: JournalEntry): Promise<void>;
  /** All open sessions. */
  sessions(): DraftSession[];
}

interface DeskNeeds {
  readonly journal: DraftJournal;
  /** Called after every save that the server stored, and when a draft is closed or discarded. */
  readonly onStored: (draft: Draft) => void;
  /** Called with the server's state of a draft when its session ends, so that the next session starts from it. */
  readonly onPutAway: (draft: Draft) => void;
}

/**
 * The revision of a new draft without edits. An entry with this base revision conflicts with any edit the draft has
 * had since.
 */
const untouchedRevision = 1;

interface Place {
  readonly opening: Promise<DraftSession>;
  session: DraftSession | null;
  screens: number;
}

/** Creates the registry of open draft sessions. */
export function createDraftDesk({ journal, onStored, onPutAway }: DeskNeeds): DraftDesk {
  const places = new Map<DraftId, Place>();

  async function openSession(draft: Draft): Promise<DraftSession> {
    const left = await journal.list(draft.userId, draft.pageId).catch(() => []);
    const needs = {
      journal,
      save: sendDraft,
      after: afterInBrowser,
      now: () => new Date(),
      newSaveId: newUuid,
      sessionId: newUuid(),
      onStored,
    };
    const ofThisDraft = left.filter((entry) => entry.key.draftId === draft.id);
    const session = createDraftSession(needs, draft, ofThisDraft);
    session.subscribe(() => tidy(session));
    return session;
  }

  function place(draft: Draft): Place {
    const made: Place = { opening: openInto(), session: null, screens: 0 };
    async function openInto(): Promise<DraftSession> {
      const session = await openSession(draft);
      made.session = session;
      return session;
    }
    places.set(draft.id, made);
    return made;
  }

  async function sendLast(at: Place): Promise<void> {
    const session = await at.opening;
    if (at.screens > 0) return;
    await session.flush();
    tidy(session);
  }

  /** Ends a session that no screen shows, once nothing is left to send. */
  function tidy(session: DraftSession): void {
    const { status, trouble, conflict, draftId } = session.getSnapshot();
    const at = places.get(draftId);
    if (at?.session !== session || at.screens > 0) return;
    if (status !== "saved" && trouble?.kind !== "gone" && conflict === null) return;
    places.delete(draftId);
    session.end();
    onPutAway(session.readStored());
  }

  return {
    open(draft) {
      const at = places.get(draft.id) ?? place(draft);
      at.screens += 1;
      return at.opening;
    },
    find: (draftId) => places.get(draftId)?.session ?? null,
    letGo(draftId) {
      const at = places.get(draftId);
      if (at === undefined) return;
      at.screens -= 1;
      void sendLast(at);
    },
    moveInto(draftId, draft) {
      const at = places.get(draftId);
      if (at === undefined) return;
      places.delete(draftId);
      places.set(draft.id, at);
      at.screens = 0;
      at.session?.moveInto(draft);
    },
    close(draftId) {
      const session = places.get(draftId)?.session;
      places.delete(draftId);
      session?.end();
      if (session) onStored(session.readStored());
    },
    async discard(draftId) {
      const session = places.get(draftId)?.session;
      places.delete(draftId);
      await session?.discard();
      if (session) onStored(session.readStored());
    },
    async findLeft(userId, pageId, exceptDraftId) {
      const left = await journal.list(userId, pageId).catch(() => []);
      const isFree = ({ draftId }: JournalEntry["key"]) =>
        draftId !== exceptDraftId && !places.has(draftId);
      return left.find(({ key }) => isFree(key)) ?? null;
    },
    async bringLeft(left, draft) {
      const key = { ...left.key, draftId: draft.id };
      const identity = { saveId: newUuid(), baseRevision: untouchedRevision, unanswered: null };
      await journal.write({ ...left, ...identity, key });
      await journal.remove(left.key, left.saveId);
    },
    dropLeft: (left) => journal.remove(left.key, left.saveId).catch(() => undefined),
    sessions: () => [...places.values()].flatMap(({ session }) => (session ? [session] : [])),
  };
}
