import type { Draft } from "@stemma/contract/draft-shapes";
import { isMergeNeeded } from "./bodies-to-merge.ts";
import type { DraftState } from "./draft-state.ts";
import type { AheadResult, KnownMerge } from "./merge-ahead.ts";

interface Needs {
  readonly read: () => DraftState;
  readonly isSending: () => boolean;
  readonly isEnded: () => boolean;
  readonly merge: (theirs: Draft) => Promise<AheadResult>;
  /** Reconciles the text on screen with the draft. */
  readonly takeOver: (theirs: Draft, known: KnownMerge | null) => void;
}

/**
 * The later revisions of an open draft that arrive from the server. One is taken over at once where nothing has to be
 * merged, else once its merge is known. One that arrives while a save is being sent waits for the save's answer.
 */
export function createNewerDrafts({ read, isSending, isEnded, merge, takeOver }: Needs) {
  let merging: Draft | null = null;
  let waiting: Draft | null = null;

  function isNews({ id, revision }: Draft): boolean {
    const { draft, theirs, baseRevision, unanswered, saveId } = read();
    const isKnown = revision <= (theirs?.revision ?? baseRevision);
    return id === draft.id && !isKnown && (unanswered === null || saveId === null);
  }

  function arrived(fetched: Draft): void {
    if (isSending()) {
      if (isNewer(fetched, waiting)) waiting = fetched;
    } else if (isNews(fetched) && isNewer(fetched, merging)) {
      if (isMergeNeeded(read(), fetched)) void mergeAndTakeOver(fetched);
      else takeOver(fetched, null);
    }
  }

  async function mergeAndTakeOver(fetched: Draft): Promise<void> {
    merging = fetched;
    const known = await merge(fetched);
    // Meanwhile a later revision can have arrived, or the draft can have been deleted.
    if (merging !== fetched) return;
    merging = null;
    // The next save of a text that changed during every merge meets this revision.
    if (known === "changing" || isEnded()) return;
    // A save that was sent meanwhile meets this revision, too.
    if (isNews(fetched)) takeOver(fetched, known);
  }

  return {
    /** A revision of the draft on screen arrived, known or not. */
    arrived,
    /** The save was answered: takes the revision over that waited for it. */
    resume(): void {
      const fetched = waiting;
      waiting = null;
      if (fetched !== null) arrived(fetched);
    },
    /** The draft is gone: nothing that arrived is taken over any more. */
    forget(): void {
      merging = null;
      waiting = null;
    },
  };
}

/** Whether a draft is another one than `known`, or a later revision of it. */
function isNewer({ id, revision }: Draft, known: Draft | null): boolean {
  return known === null || id !== known.id || revision > known.revision;
}
