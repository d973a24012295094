import type { PageBody } from "@stemma/document/format";

/** What the page's screen may ask of the editor while it is shown. */
export type BodyEditorHandle = {
  /**
   * Puts the caret before the first block that begins on screen (the first of all where none does), so that the page does
   * not scroll, and types a text of one or more lines there.
   */
  readonly focus: (typed: string) => void;
  /** Shows another body, as when a newer draft came from the server. What could be undone is forgotten; `onChange` is silent. */
  readonly replaceBody: (body: PageBody) => void;
  /** What stands in the editor now. Its cost grows with the page. */
  readonly readBody: () => PageBody;
};
