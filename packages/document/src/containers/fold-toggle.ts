import type { BlockId } from "../block-id.ts";
import type { BlockJson, ToggleJson } from "../format.ts";
import { foldLists } from "../lists/fold-lists.ts";
import { asParagraph, emptyParagraph } from "./as-paragraph.ts";

/**
 * The node of a toggle of these rows, which stand in no container. Its first row is the summary: a paragraph or a heading. A
 * quotation and a row of a list there become a paragraph of their text. Of anything else there, such as a picture or code,
 * a reader would see a part or nothing: an empty paragraph with the id that `summaryId` gives stands before it.
 */
export function foldToggle(
  id: BlockId,
  rows: readonly BlockJson[],
  summaryId: () => BlockId,
): ToggleJson {
  return {
    type: "toggle",
    version: 1,
    $: { containerId: id },
    // Rows without a container make no containers.
    children: foldLists(withSummary(rows, summaryId)) as ToggleJson["children"],
    direction: null,
    format: "",
    indent: 0,
  };
}

function withSummary(rows: readonly BlockJson[], summaryId: () => BlockId): BlockJson[] {
  const [first, ...rest] = rows;
  if (first?.type === "paragraph" || first?.type === "heading") return [...rows];
  const isLine = first?.type === "quote" || first?.type === "listitem";
  return isLine ? [asParagraph(first), ...rest] : [emptyParagraph(summaryId()), ...rows];
}
