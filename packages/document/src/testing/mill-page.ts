import { blockText } from "../block-text.ts";
import { bodyBlocks } from "../body-blocks.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { bodyOf } from "./body-of.ts";

/** The rows of a small page: a title, two paragraphs and a last line. */
export const mill = {
  title: "t The mill",
  first: "a We grind at six. Then we sweep the yard.",
  second: "b The flour is sold at nine.",
  last: "z Closed on Sundays.",
};

/** A page of rows, each written as its id, a space and its text. */
export function pageOf(rows: readonly string[]): PageBody {
  return bodyOf(
    ...rows.map((row): [string, string] => {
      const space = row.indexOf(" ");
      return [row.slice(0, space), row.slice(space + 1)];
    }),
  );
}

/** The text of each row. */
export function textsOf(rows: readonly BlockJson[]): string[] {
  return rows.length === 0 ? [] : bodyBlocks(bodyOf(...rows)).map(blockText);
}
