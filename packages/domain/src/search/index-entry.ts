import { foldText } from "./fold-text.ts";
import { indexTerms, placedTerms } from "./index-terms.ts";
import { phraseLine } from "./phrase-line.ts";
import { mayBeMistyped } from "./similar-words.ts";
import { titlePairs } from "./title-pairs.ts";

/** A line of a page's text. */
interface Line {
  readonly text: string;
  readonly blockId: string | null;
  readonly isHeading: boolean;
}

/** The most words of one page that typos are corrected to. */
const correctionsMax = 2000;

/** What the search index holds of a page. */
export interface IndexEntry {
  readonly foldedTitle: string;
  /** The words of title and text, those of title and headings once more, and the title's pairs. None has a line break. */
  readonly words: readonly string[];
  /** The page's text; excerpts are cut from it. */
  readonly text: string;
  /** Title and text in the form in which phrases are found. */
  readonly phrases: string;
  /** For each line of the text: its block, a space, and the number of the heading's line above it, if there is one. */
  readonly places: string;
  /** The words that typos are corrected to, sorted. */
  readonly corrections: readonly string[];
}

/** Computes the search index's entry of a page from its title and its lines. */
export function indexEntry(pageTitle: string, lines: readonly Line[]): IndexEntry {
  const foldedTitle = foldText(pageTitle);
  const text = lines.map((line) => line.text).join("\n");
  const headings = lines.filter(({ isHeading }) => isHeading).map((line) => line.text);
  const terms = indexTerms(pageTitle, text);
  return {
    foldedTitle,
    words: [...titlePairs(foldedTitle), ...placedTerms(pageTitle, headings), ...terms],
    text,
    phrases: phraseLine(`${pageTitle.replaceAll("\n", " ")}\n${text}`),
    places: placesOf(lines),
    corrections: terms.filter(mayBeMistyped).slice(0, correctionsMax).toSorted(),
  };
}

function placesOf(lines: readonly Line[]): string {
  let heading = 0;
  return lines
    .map(({ blockId, isHeading }, index) => {
      if (isHeading) heading = index + 1;
      return `${blockId ?? ""} ${heading === 0 || isHeading ? "" : heading}`;
    })
    .join("\n");
}
