import { blockText } from "../block-text.ts";
import { bodyBlocks } from "../body-blocks.ts";
import type { BlockJson } from "../format.ts";
import { makeBody } from "../make-body.ts";

/**
 * The words of `anyNumberedPage`, and those that `applyEdits` typed, in lists of rows. Row ends do not end a word here,
 * because a split can cut a word.
 */
export class Words {
  /** The page's words that stand in one row. */
  readonly whole = new Set<string>();
  /** The words that a writer typed. */
  readonly typed = new Set<string>();
  readonly #times = new Map<string, number>();
  readonly #cut = new Map<string, readonly string[]>();
  readonly #texts: readonly string[];

  constructor(lists: readonly (readonly BlockJson[])[]) {
    const texts = lists.map((rows) => (rows.length === 0 ? [] : bodyBlocks(makeBody(rows))));
    this.#texts = texts.flat().map(blockText);
    for (const rows of texts) this.#read(rows.map(blockText));
  }

  has(word: string): boolean {
    return this.#times.has(word);
  }

  timesOf(word: string): number {
    return this.#times.get(word) ?? 0;
  }

  /** The parts of a word that a split cut; `undefined` if it stands in one row. */
  partsOf(word: string): readonly string[] | undefined {
    return this.#cut.get(word);
  }

  /** Whether a row has this text, as a part of a word or as a whole one. */
  includes(part: string): boolean {
    return this.#texts.some((text) => text.includes(part));
  }

  #read(texts: readonly string[]): void {
    let end = 0;
    const ends = texts.map((text) => (end += text.length));
    for (const { 0: word, index } of texts.join("").matchAll(/w\d{3}x|(ours|theirs)\d/g)) {
      this.#times.set(word, this.timesOf(word) + 1);
      if (!word.startsWith("w")) this.typed.add(word);
      const cuts = ends.map((at) => at - index).filter((at) => at > 0 && at < word.length);
      if (cuts.length === 0) this.whole.add(word);
      else {
        const places = [0, ...cuts, word.length];
        this.#cut.set(
          word,
          cuts.concat(word.length).map((at, n) => word.slice(places[n], at)),
        );
      }
    }
  }
}
