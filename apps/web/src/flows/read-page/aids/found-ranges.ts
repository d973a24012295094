import { foldText } from "@stemma/domain/search/fold-text";
import { matchesIn } from "@stemma/domain/search/matches-in";
import { spacelessScripts } from "@stemma/domain/search/spaceless-scripts";

/** The most words that are marked in a text. */
const rangesMax = 1000;

/** The places in a drawn text where words stand, in order. A word may go on from one mark, such as bold, into the next. */
export function foundRanges(text: HTMLElement, words: readonly string[]): StaticRangeInit[] {
  // The words were cut out of this text as whole words, or as signs of a script without spaces.
  const terms = words
    .map(foldText)
    .map((word) => ({ text: word, isPrefix: false, isPair: isSpaceless.test(word) }));
  const ranges: StaticRangeInit[] = [];
  for (const row of text.querySelectorAll<HTMLElement>(rowSelector)) {
    const nodes = textNodesOf(row);
    const starts: number[] = [];
    let all = "";
    for (const node of nodes) {
      starts.push(all.length);
      all += node.data;
    }
    for (const { start, end } of matchesIn(all, terms)) {
      ranges.push(rangeOf(nodes, starts, start, end));
      if (ranges.length === rangesMax) return ranges;
    }
  }
  return ranges;
}

const isSpaceless = new RegExp(`^[${spacelessScripts}]`, "u");

/** The rows of the page, and those inside of snippets, which have no ids. */
const rowSelector = `[data-block], .snippet-text :is(p, h2, h3, h4, li, blockquote, pre, summary, th, td, figcaption)`;

/** The text nodes of a row, without those of rows in it. */
function textNodesOf(row: HTMLElement): Text[] {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(rowSelector) === row) nodes.push(node);
  }
  return nodes;
}

function rangeOf(
  nodes: readonly Text[],
  starts: readonly number[],
  start: number,
  end: number,
): StaticRangeInit {
  const first = starts.findLastIndex((at) => at <= start);
  const last = starts.findLastIndex((at) => at < end);
  const place = (index: number, offset: number) => ({
    container: nodes[index] ?? document.body,
    offset: offset - (starts[index] ?? 0),
  });
  const from = place(first, start);
  const to = place(last, end);
  return {
    startContainer: from.container,
    startOffset: from.offset,
    endContainer: to.container,
    endOffset: to.offset,
  };
}
