import type { PageBody } from "@stemma/document/format";
import type { BodyPlace } from "@stemma/document/templates/fill-template";

/** The imperative API of a mounted editor. */
export type BodyEditorHandle = {
  /**
   * Places the caret and inserts the text there; it may have several lines. `screen`, the default: at the first block
   * that starts on screen (or at the first block of the page), so that the page does not scroll. `end`: behind the last
   * block. A place in the text: there, on screen.
   */
  readonly focus: (typed: string, place?: "screen" | "end" | BodyPlace | null) => void;
  /**
   * Replaces the body, for example with a newer draft from the server. Clears the undo history and does not call
   * `onChange`.
   */
  readonly replaceBody: (body: PageBody) => void;
  /** Opens the bar that finds and replaces text. */
  readonly openFind: () => void;
  /** Lets the writer choose pictures and files, and uploads them: below the caret, or at the end. */
  readonly addFiles: () => void;
  /** Reads the current body. The cost grows with the page. */
  readonly readBody: () => PageBody;
};
