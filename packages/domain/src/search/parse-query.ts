import { foldText } from "./fold-text.ts";

/** A text that has to stand, or must not stand, on a page word after word. */
interface QueryPhrase {
  readonly text: string;
  /** Whether the end of the query cut it off: its last word matches by prefix. */
  readonly isUnfinished: boolean;
}

/** A search query, taken apart. */
export interface SearchQuery {
  /** The text outside of operators, in the pieces between them, each on one line. */
  readonly texts: readonly string[];
  /** `"two words"`: the words side by side. */
  readonly phrases: readonly QueryPhrase[];
  /** `-word` or `-"two words"`: pages without them. */
  readonly excluded: readonly string[];
  /** `in:name`: workspaces with this in their name. */
  readonly workspaces: readonly string[];
  /** `by:name` or `by:me`: pages of which such a person published a version. */
  readonly authors: readonly string[];
}

/**
 * A token: an operator without a value; or maybe a minus or an operator, then a quotation or characters without a space. A quotation that is not closed goes
 * on to the end of the query. A minus without a word behind it is text.
 */
const token = /(?:in|by):(?=\s|$)|(?:(-)(?=["\p{L}\p{N}])|(in|by):)?(?:"([^"]*)("|$)|(\S+))/giu;

/**
 * Takes a search query apart. Nothing in a query is an error: an operator without a value says nothing, and a sign that
 * begins no operator is text.
 */
export function parseQuery(query: string): SearchQuery {
  const texts: string[] = [];
  const phrases: QueryPhrase[] = [];
  const excluded: string[] = [];
  const workspaces: string[] = [];
  const authors: string[] = [];
  let isOpen = false;
  for (const [, minus, operator, quoted, end, bare] of query.matchAll(token)) {
    const value = (quoted ?? bare ?? "").trim();
    const isText = quoted === undefined && minus === undefined && operator === undefined;
    if (value !== "") {
      if (minus !== undefined) excluded.push(value);
      else if (operator?.toLowerCase() === "in") workspaces.push(value);
      else if (operator?.toLowerCase() === "by") authors.push(value);
      else if (quoted !== undefined) phrases.push({ text: value, isUnfinished: end === "" });
      else if (isOpen) texts.push(`${texts.pop() ?? ""} ${value}`);
      else texts.push(value);
    }
    isOpen = isText && value !== "";
  }
  return { texts, phrases, excluded, workspaces, authors };
}

/** Whether a query names words or phrases that a page has to hold. */
export function hasWords({ texts, phrases }: SearchQuery): boolean {
  return [...texts, ...phrases.map(({ text }) => text)].some((text) => foldText(text) !== "");
}
