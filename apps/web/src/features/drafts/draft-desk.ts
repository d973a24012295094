import type { DraftId, PageId, UserId } from "@stemma/domain/ids";
import type { Draft } from "@stemma/contract/shapes";
import { newUuid } from "../../lib/new-uuid.ts";
import { afterInBrowser } from "./after.ts";
import { createDraftSession } from "./create-draft-session.ts";
import type { DraftJournal, JournalEntry } from "./draft-journal.ts";
import type { DraftSession } from "./draft-session.ts";
import { sendDraft } from "./send-draft.ts";

/** The drafts that this tab has open. A draft that is let go stays on the desk until the server has all of it. */
export interface DraftDesk {
  /** Opens a draft, with what the journal holds for it; the one that lies there already, if it does. */
  open(draft: Draft): Promise<DraftSession>;
  /** The draft's session, if it lies open. */
  find(draftId: DraftId): DraftSession | null;
  /** One screen less shows the draft. */
  letGo(draftId: DraftId): void;
  /** Goes on in another draft of the page, because the first is gone. */
  moveInto(draftId: DraftId, draft: Draft): void;
  /** The draft is not there any more: it was published from this tab. */
  close(draftId: DraftId): void;
  /** The writer deleted the draft: what this tab kept of it is gone too. A text of another tab's stays with that tab. */
  discard(draftId: DraftId): Promise<void>;
  /** The last text that the journal holds for this page and no draft takes up: its own draft is gone. */
  findLeft(
    userId: UserId,
    pageId: PageId,
    exceptDraftId: DraftId | null,
  ): Promise<JournalEntry | null>;
  /** Lays such a text beside another draft of the page, to be taken up when that is opened. */
  bringLeft(left: JournalEntry, draft: Draft): Promise<void>;
  /** Removes such a text: the writer does not want it. */
  dropLeft(left: JournalEntry): Promise<void>;
  /** The sessions on the desk. */
  sessions(): DraftSession[];
}

interface DeskNeeds {
  readonly journal: DraftJournal;
  /** Told whenever the server has stored a text of this tab, or a draft was closed. */
  readonly onStored: (draft: Draft) => void;
  /** Told what the server holds of a draft that leaves the desk: whoever opens it next begins there. */
  readonly onPutAway: (draft: Draft) => void;
}

/** The revision of a draft that nobody wrote in. A text laid beside a later one meets what is there, as a conflict. */
const untouchedRevision = 1;

interface Place {
  readonly opening: Promise<DraftSession>;
  session: DraftSession | null;
  screens: number;
}

/** Sets up a desk. */
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

  /** Takes a session off the desk that no screen shows and that has nothing left to bring to the server. */
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
