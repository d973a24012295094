import type { Draft } from "@stemma/contract/shapes";
import type { DraftContent } from "./draft-content.ts";
import type { DraftSnapshot } from "./draft-snapshot.ts";
import type { ConflictChoice, DraftChange } from "./draft-state.ts";

/** One draft in the writer's hands, from opening to letting go: nothing typed is lost, and 'saved' is never said too early. */
export interface DraftSession {
  readonly getSnapshot: () => DraftSnapshot;
  /** Calls the listener after every change of the snapshot; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The draft as the server last said that it holds it. */
  readStored(): Draft;
  /** The text on screen. */
  readContent(): DraftContent;
  /** The writer changed something. */
  edit(change: DraftChange): void;
  /** Something that the writer asked for changed the draft, like an update: shown in the editor, and sent at once. */
  replace(change: DraftChange): void;
  /** The server's draft was seen, by a look of this tab's own or through another tab; `null` when it is not there any more. */
  meet(draft: Draft | null): void;
  /** Brings everything to disk and to the server now. Answers whether the server has it. */
  flush(): Promise<boolean>;
  /** Brings everything to this device's own disk now. */
  keep(): Promise<void>;
  /** Tries again at once: the network came back, or the writer signed in again. */
  retry(): void;
  /** Ends a conflict. */
  choose(choice: ConflictChoice): void;
  /** Publishes exactly what is on screen: brings it to the server, then calls `publishDraft` with it, which answers whether it is published. */
  publish(publishDraft: (draft: Draft) => Promise<boolean>): Promise<PublishingEnd>;
  /** Goes on in another draft of the page, because this one is gone. */
  moveInto(draft: Draft): void;
  /** Stops; what is not on the server stays in the journal. */
  end(): void;
  /** Stops because the writer deleted the draft: its text leaves the journal too. */
  discard(): Promise<void>;
}

/** What publishing came to. 'not saved': the text on screen could not be brought to the server first. */
export type PublishingEnd = "published" | "refused" | "not saved";
