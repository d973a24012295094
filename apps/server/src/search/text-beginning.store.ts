import type { PageId } from "@stemma/domain/ids";
import type { Fragment, Sql } from "../platform/database/connect.ts";

/**
 * The part of a text that is read first to find matches, in characters. The rest is read only if this part has no
 * match.
 */
const beginningCharacters = 20_000;

/** A page's text, and for each of its lines the block, a space, and the number of the line of the heading above it. */
export interface PlacedText {
  readonly text: string;
  readonly places: string;
}

/** The beginning of a page's text; `isWhole` if it is known to be the whole text. */
export interface TextBeginning extends PlacedText {
  readonly id: PageId;
  readonly isWhole: boolean;
}

/** The columns `text`, `places` and `isWhole` of a {@link TextBeginning}. `t` is the alias of the row of `page_search`. */
export function textBeginning(sql: Sql, t: string): Fragment {
  const text = sql(`${t}.text`);
  const places = sql(`${t}.places`);
  const isShort = (column: typeof text) =>
    sql`octet_length(${column}) <= ${beginningCharacters}::int`;
  // Counting the characters of a text takes longer than reading it, and its length in bytes is known without either.
  const begin = (column: typeof text) =>
    sql`case when ${isShort(column)} then ${column} else left(${column}, ${beginningCharacters}::int) end`;
  return sql`${begin(text)} as text, ${begin(places)} as places,
    ${isShort(text)} and ${isShort(places)} as "isWhole"`;
}
