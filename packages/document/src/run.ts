/**
 * A range of a block's text with the same formatting: the flat form of inline nodes for comparing, merging and
 * rendering. A line break is a run of its own, `"\n"`, without marks; a tab is the character `"\t"`.
 * A page link, a mention or a formula is a run of its own too (`objectWord`).
 */
export type Run = {
  readonly text: string;
  /** The sum of the marks' `markBits`, as `canonicalMarks` gives it. */
  readonly marks: number;
  /** The URL of the link around this run; `null` outside links. */
  readonly url: string | null;
};
