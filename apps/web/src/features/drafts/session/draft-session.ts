import type { Draft } from "@stemma/contract/draft-shapes";
import type { DraftContent } from "./draft-content.ts";
import type { DraftSnapshot } from "./draft-snapshot.ts";
import type { ConflictChoice, DraftChange } from "./draft-state.ts";
import type { PublishDraft, PublishResult } from "./publish-result.ts";

/**
 * The editing session of one draft, from opening to closing. No typed text is lost, and 'saved' never shows before
 * the server has stored the text.
 */
export interface DraftSession {
  readonly getSnapshot: () => DraftSnapshot;
  /** Calls the listener after every change of the snapshot. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The draft as the server last confirmed it. */
  readStored(): Draft;
  /** The text on screen, saved or not. */
  readContent(): DraftContent;
  /** Records an edit by the writer; autosave sends it after a delay. */
  edit(change: DraftChange): void;
  /**
   * Applies a change that the writer requested and did not type, such as an update: shows it in the editor and sends
   * it at once.
   */
  replace(change: DraftChange): void;
  /**
   * Reconciles with the server's draft, after a fetch or a broadcast from another tab; `null` if the draft no longer
   * exists.
   */
  reconcile(draft: Draft | null): void;
  /** Writes everything to disk and sends it to the server now. Resolves to whether the server has stored it. */
  flush(): Promise<boolean>;
  /** Writes everything to the local journal now. */
  keep(): Promise<void>;
  /** Retries a failed save at once: the network is back, or the writer signed in again. */
  retry(): void;
  /** Resolves a conflict as the writer chose. */
  choose(choice: ConflictChoice): void;
  /**
   * Publishes exactly the text on screen: saves it first, then calls `publishDraft` with the saved draft. Called again
   * meanwhile, it resolves to the result of the first call.
   */
  publish(publishDraft: PublishDraft): Promise<PublishResult>;
  /** Moves the text to another draft of the page, because this draft no longer exists. */
  moveInto(draft: Draft): void;
  /** Ends the session. Text that the server has not stored stays in the journal. */
  end(): void;
  /** Ends the session of a draft that the writer deleted, and removes its text from the journal. */
  discard(): Promise<void>;
}
