import type { AuthoredRow } from "@stemma/document/authors/authored-rows";
import type { CodeColors } from "@stemma/document/code/code-colors";
import type { RowAuthors } from "@stemma/document/authors/row-authors";
import type { RowChange } from "@stemma/document/history/row-changes";
import type { ColoredBlock } from "@stemma/highlight/color-blocks";
import type { ChangedBody, CheckedBody } from "../../platform/checked-body.ts";
import type { DrawTask } from "../../platform/draw-text.ts";
import type { LongSave, ReadSave } from "../../platform/long-save.ts";
import type {
  PublishedText,
  TickedText,
  TickTask,
  TitledText,
} from "../../platform/published-text.ts";
import type { ReadText } from "../../platform/read-text.ts";

/** A version's stored body as JSON text, of any format version: the worker parses it, so that the event loop does not. */
export type BodyText = string;

/** A chain of versions, oldest first, whose authors are computed one after the other. */
export interface AuthorsTask {
  /** The version before the chain; `null` if the chain begins with a page's first version. */
  readonly parent: { readonly body: BodyText; readonly authors: readonly RowAuthors[] } | null;
  readonly chain: readonly {
    readonly body: BodyText;
    readonly sequence: number;
    /** The rows that the version took from earlier versions. */
    readonly taken: readonly AuthoredRow[];
    /** Whether a comparison with the parent that runs out of time is accepted. */
    readonly acceptsBound: boolean;
  }[];
}

/** The authors along a chain. */
export interface AuthorsResult {
  /** The authors of the chain's last version. */
  readonly authors: readonly RowAuthors[];
  /** The versions of the chain, by index, whose comparison ran out of time and is not accepted. */
  readonly bounded: readonly number[];
  /** The authors of the version before the first of those; `null` if there is none. */
  readonly beforeBounded: readonly RowAuthors[] | null;
}

/** Versions to compare with their parents; `version` and `parent` are indexes in `bodies`. */
export interface ChangesTask {
  readonly bodies: readonly BodyText[];
  /** `parent` is `null` for a page's first version. */
  readonly versions: readonly { readonly version: number; readonly parent: number | null }[];
}

/** Analyses versions by their bodies, and reads long bodies, in worker threads that never touch the database. */
export interface VersionAnalysis {
  readonly authorsAlong: (task: AuthorsTask) => Promise<AuthorsResult>;
  /** The colours of blocks of code. */
  readonly colorsOf: (blocks: readonly ColoredBlock[]) => Promise<CodeColors[]>;
  /** The rows that each of the versions changed. */
  readonly changesOf: (task: ChangesTask) => Promise<readonly (readonly RowChange[])[]>;
  /** The text as its readers get it. */
  readonly readText: (body: BodyText) => Promise<ReadText>;
  /** Parses and checks a long save; `null` for what is no save with a text. */
  readonly readLongSave: (save: LongSave) => Promise<ReadSave | null>;
  /** Checks a stored body with a change. */
  readonly checkChangedBody: (changed: ChangedBody) => Promise<CheckedBody>;
  /** The HTML of a text in UTF-8. */
  readonly drawText: (task: DrawTask) => Promise<Uint8Array>;
  /** What publishing a text writes. */
  readonly readPublishedText: (text: TitledText) => Promise<PublishedText>;
  /** Ticks a row of a text; `null` if it has no such row of a check list. */
  readonly tickText: (task: TickTask) => Promise<TickedText | null>;
}
