/**
 * A stretch of a block's text that looks alike: the flat form of inline nodes in which bodies are compared, merged and
 * rendered. A line break is a run of its own, `"\n"`, without marks; a tab is the character `"\t"`.
 */
export type Run = {
  readonly text: string;
  /** A sum of `markBits`. */
  readonly marks: number;
  /** The address of the link this stands in. */
  readonly url: string | null;
};
