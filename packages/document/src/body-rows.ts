import type { BlockJson, ListItemJson, ListType, PageBody, TextBlockJson } from "./format.ts";
import { rowNodes } from "./lists/row-nodes.ts";

/** The rows of a body in canonical form, in the page's order. Rows that stand in no list are the body's own nodes. */
export function bodyRows(body: PageBody): BlockJson[] {
  return Array.from(rowNodes(body.root.children, ""), ({ node, list }): BlockJson => {
    if (list === null) return node as TextBlockJson;
    const { value: _value, ...item } = node as ListItemJson;
    const isFirst = list.rowsBefore === 0 && list.start !== 1;
    return {
      ...item,
      listType: list.listType as ListType,
      ...(isFirst && { start: list.start as number }),
    };
  });
}
