import type { BlockJson, ListItemJson, ListType, PageBody, TextBlockJson } from "./format.ts";
import { looseContainer } from "./containers/loose-container.ts";
import { rowNodes } from "./lists/row-nodes.ts";

/**
 * The rows of a body in canonical form, in the page's order. Rows outside of lists and containers share what is in them
 * with the body.
 */
export function bodyRows(body: PageBody): BlockJson[] {
  return Array.from(rowNodes(body.root.children, ""), ({ node, list, container }): BlockJson => {
    const within = container && { within: looseContainer(container) };
    if (list === null) return { ...(node as TextBlockJson), ...within };
    const { value: _value, ...item } = node as ListItemJson;
    const isFirst = list.rowsBefore === 0 && list.start !== 1;
    return {
      ...item,
      listType: list.listType as ListType,
      ...(isFirst && { start: list.start as number }),
      ...within,
    };
  });
}
