import { expect, test } from "vitest";
import { checkMerge } from "../testing/merge-properties.ts";
import { pageOf } from "../testing/mill-page.ts";

/** Pairs that random edits found, cut down to the rows that matter; in the notation of `pageOf`. */
interface FoundPair {
  readonly because: string;
  readonly base: string[];
  readonly ours: string[];
  readonly theirs: string[];
}

/** The words of the page from one number to another: "w100x w101x". */
function words(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}x`).join(" ");
}

test.each<FoundPair>([
  {
    because: "one cut the end of a row and moved it behind another one, the other deleted a word",
    base: ["a w100x w101x w102x w103x", "b w104x w105x", "c w111x w112x w113x"],
    ours: ["a w100x w101x  w103x", "b w104x w105x", "c w111x w112x w113x"],
    theirs: ["a w100x w101x ", "c w111x w112x w113xw102x theirs3", "b w104x w105x"],
  },
  {
    because: "spaces outnumbered the words that both kept",
    base: ["a w218x", "b w219x w220x w221x"],
    ours: ["a w218x", "b w219x w220x "],
    theirs: ["a w218x", "b  theirs5 w219x  ", "n w221x"],
  },
  {
    because: "the row that lost a word was split by the other",
    base: [
      "a w100x w101x w102x w103x w104x w105x w106x w107x w118x w119x w120x w121x w122x w123x",
      "b w124x w125x w126x w127x",
    ],
    ours: [
      "a w100x w101x w102x w103x w104x w105x ",
      "n w106x w107x ours5 w118x w119x w120x w121x w122x  ours1 w123x",
      "b w124x w125x  w127x",
    ],
    theirs: [
      "a w100x w101x w102x w103x w104x w105x w106x w107x w118x  w120x ",
      "m theirs4 text",
      "o theirs2 w122x theirs3 w125x w126x w127x",
    ],
  },
  {
    because: "one joined three rows, the other emptied the first",
    base: ["a w105x", "b w106x w107x w108x", "c w115x w116x w117x w118x w119x"],
    ours: ["a  ", "n ours2 w105xw106x w107x w108xw115x w116x w117x w118x w119x"],
    theirs: ["a ", "b w106x w107x ", "m w108x", "c w115x w116x w117x w118x w119x"],
  },
  {
    because: "one joined two rows, the other cut the second and pasted it before the first",
    base: [`a ${words(100, 122)}`, `b ${words(123, 136)}`, "c w137x w138x", "d w150x w151x w152x"],
    ours: [`a ${words(100, 122)}${words(123, 136)}`, "c w137x  w138x", "d w150x w151x w152x"],
    theirs: [
      "o w150x  theirs0 w151x w152x",
      `m ${words(123, 127)} theirs2 ${words(129, 136)}`,
      `a ${words(100, 121)} w`,
      "n 122x",
      "c w137x w138x",
    ],
  },
  {
    because: "one pasted a row into another one, where the other changed a word",
    base: ["a w100x w101x w102x w103x w104x w105x w106x w107x w108x", "b w109x"],
    ours: ["a w100x w101x w102x  ours1 w109x", "n w103x w104x w105x w106x w107x ", "m w108x"],
    theirs: ["a w100x  w102x theirs2 w104x   theirs4 w106x w107x ", "b w109x"],
  },
  {
    because:
      "one moved the end of a row to the start of the next, the other retyped and moved the row",
    base: ["a w100x w101x w102x", "b w103x w104x w105x", "c w116x w117x w118x"],
    ours: ["a  w101x ", "n w102xw103x w104x w105x", "c w116x w117x w118x"],
    theirs: ["m w103x w104x w105x", "c w116x w117x w118x", "a theirs0 anew"],
  },
  {
    because: "one joined a row to the next, the other emptied and moved the row",
    base: ["a w100x", "b w101x w102x w103x", "c w118x w119x w120x"],
    ours: ["b w101x w102x w103x", "c w118x w119x w120x", "a "],
    theirs: ["a ", "n w100xw101x w102x w103x", "c w118x w119x w120x"],
  },
])("no word is lost, back or there twice where $because", ({ base, ours, theirs }) => {
  const bodies = { base: pageOf(base), ours: pageOf(ours), theirs: pageOf(theirs) };
  expect(checkMerge({ ...bodies, picks: ["ours", "theirs", "both"] }).flaws).toEqual([]);
});
