import type { BlockJson, InlineJson } from "./format.ts";

/** The texts, tabs, line breaks and links of a row. A divider and a snippet have none. */
export function rowChildren(row: BlockJson): readonly InlineJson[] {
  return row.type === "horizontalrule" || row.type === "snippet" ? [] : row.children;
}
