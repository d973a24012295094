import type { Draft } from "@stemma/contract/draft-shapes";
import { bodiesToReconcile, isToMerge } from "./bodies-to-merge.ts";
import type { DraftState } from "./draft-state.ts";
import type { KnownMerge, MergeResult } from "./merge-ahead.ts";

interface Needs {
  readonly read: () => DraftState;
  readonly isSending: () => boolean;
  readonly isEnded: () => boolean;
  readonly merge: (theirs: Draft) => Promise<MergeResult>;
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
    const { draft, theirs, baseRevision, unanswered, saveId, trouble } = read();
    const isKnown = revision <= (theirs?.revision ?? baseRevision);
    const isOver = isEnded() || trouble?.kind === "gone";
    return id === draft.id && !isKnown && !isOver && (unanswered === null || saveId === null);
  }

  function arrived(fetched: Draft): void {
    if (isSending()) wait(fetched);
    else if (isNews(fetched) && isNewer(fetched, merging)) {
      const bodies = bodiesToReconcile(read(), fetched);
      if (bodies !== null && isToMerge(bodies)) void mergeAndTakeOver(fetched);
      else takeOver(fetched, null);
    }
  }

  function wait(fetched: Draft): void {
    if (isNewer(fetched, waiting)) waiting = fetched;
  }

  async function mergeAndTakeOver(fetched: Draft): Promise<void> {
    merging = fetched;
    const known = await merge(fetched);
    // Meanwhile a later revision can have arrived, or the draft can have been deleted.
    if (merging !== fetched) return;
    merging = null;
    if (known === "changing" || isSending()) wait(fetched);
    else if (isNews(fetched)) takeOver(fetched, known);
  }

  return {
    /** A revision of the draft on screen arrived, known or not. */
    arrived,
    /** A save was answered, or a conflict decided: takes the revision over that waited for it. */
    resume(): void {
      const fetched = waiting;
      waiting = null;
      if (fetched !== null) arrived(fetched);
    },
    /** The draft is gone: forgets what arrived. */
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
