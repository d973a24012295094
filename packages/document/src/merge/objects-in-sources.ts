import type { BodyBlock } from "../body-blocks.ts";
import { isSource, textOfObject, type BlockKind } from "../make-block.ts";
import { isObjectWord } from "../object-word.ts";
import type { Run } from "../run.ts";

/**
 * The rows of a side, with the formulas and page links of the base that became text there because their row became code, a formula or
 * a diagram: they are words that both sides kept. Where the merged row is such a source, `makeBlock` writes them as text
 * again. A text that stood there before is not taken for one.
 */
export function withObjectsOf(
  base: readonly BodyBlock[],
  side: readonly BodyBlock[],
): readonly BodyBlock[] {
  const lost = objectsIn(base);
  if (lost.size === 0) return side;
  for (const [word, times] of objectsIn(side)) {
    lost.set(word, (lost.get(word) ?? 0) - times);
  }
  const before = new Map(base.map((row) => [row.id, row]));
  return side.map((row) => {
    const was = row.id === null ? undefined : before.get(row.id);
    const isChanged = was?.kind !== row.kind || textOf(was.runs) !== textOf(row.runs);
    if (!isSource(row.kind) || !isChanged) return row;
    const { kind } = row;
    let { runs } = row;
    for (const [word, times] of lost) {
      for (let left = times; left > 0; left -= 1) {
        const found = withObject(runs, word, kind);
        if (found === null) break;
        runs = found;
        lost.set(word, left - 1);
      }
    }
    return runs === row.runs ? row : { ...row, runs };
  });
}

/** How often each object stands in these rows. */
function objectsIn(rows: readonly BodyBlock[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { runs } of rows) {
    for (const { text } of runs) {
      if (isObjectWord(text)) times.set(text, (times.get(text) ?? 0) + 1);
    }
  }
  return times;
}

/** The runs with this object at the first place where its text stands by itself; `null` if there is none. */
function withObject(runs: readonly Run[], word: string, kind: BlockKind): Run[] | null {
  const text = textOfObject(word, kind);
  for (const [index, run] of runs.entries()) {
    if (isObjectWord(run.text)) continue;
    const at = placeIn(run.text, text);
    if (at === -1) continue;
    const parts = [run.text.slice(0, at), word, run.text.slice(at + text.length)];
    return runs.flatMap((one, place) =>
      place === index
        ? parts.filter((part) => part !== "").map((part) => ({ ...run, text: part }))
        : [one],
    );
  }
  return null;
}

/** Where a text stands in another one; of a single word not where it is a part of a longer one. -1 if it does not. */
function placeIn(text: string, searched: string): number {
  if (!oneWord.test(searched)) return text.indexOf(searched);
  for (let at = text.indexOf(searched); at !== -1; at = text.indexOf(searched, at + 1)) {
    const end = at + searched.length;
    const isPart =
      partOfWord.test(text.slice(0, at).slice(-1)) || partOfWord.test(text.slice(end, end + 1));
    if (!isPart) return at;
  }
  return -1;
}

const oneWord = /^[\p{L}\p{N}_]+$/u;
/** What makes a letter beside it the part of a word, or of a command of TeX. */
const partOfWord = /[\p{L}\p{N}_\\]/u;

function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}
