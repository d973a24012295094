import type { BlockJson, InlineJson } from "./format.ts";

/** The texts, tabs, line breaks and links of a row. A divider has none. */
export function rowChildren(row: BlockJson): readonly InlineJson[] {
  return row.type === "horizontalrule" ? [] : row.children;
}
