/** A template that comes with the product, as it is written. */
export interface WrittenTemplate {
  /** Its name in the list of templates. */
  readonly name: string;
  /** What it is for, in one line. */
  readonly description: string;
  readonly icon: string;
  /** The title of pages that are made from it, with variables. */
  readonly title: string;
  /** The text, one line per block (`linesToBody`), with variables. */
  readonly lines: readonly string[];
}
