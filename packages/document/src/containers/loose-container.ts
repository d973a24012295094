import { isBlockId, type BlockId } from "../block-id.ts";
import type { ContainerPlace } from "../lists/row-nodes.ts";
import { childrenOf, headerOf, idIn, isToggle, widthIn } from "./cell-place.ts";
import { columnWidthOf, widthField } from "./column-width.ts";
import { isTableHeader, isTone, type Container } from "./container.ts";

/**
 * A container as its node says it, whatever that is: without a known tone it is a note; without an id it has one of its
 * place in the body.
 */
export function looseContainer({ node, path, cell }: ContainerPlace): Container {
  const place = `at${path.replaceAll(/\D+/g, "-")}`.slice(-28);
  const placed = (suffix: string) => `${place}${suffix}` as BlockId;
  if (cell !== null) {
    const { table, row, rowAt, columnAt } = cell;
    const first = childrenOf(childrenOf(table)[0])[columnAt];
    return {
      kind: "cell",
      id: idIn(table, "containerId") ?? placed("-t"),
      row: idIn(row, "rowId") ?? (`row-${rowAt}` as BlockId),
      column:
        idIn(node, "columnId") ?? idIn(first, "columnId") ?? (`column-${columnAt}` as BlockId),
      header: headerOf(table),
      ...widthField(widthIn(table, columnAt)),
    };
  }
  const { tone } = node as { tone?: unknown };
  const id = idIn(node, "containerId") ?? placed("");
  if (isToggle(node)) return { kind: "toggle", id };
  return { kind: "callout", id, tone: isTone(tone) ? tone : "note" };
}

/** The container that a row by itself names; `null` if it names none. */
export function readLooseContainer(within: unknown): Container | null {
  if (typeof within !== "object" || within === null) return null;
  const { kind, id, tone, row, column, header, width } = within as Record<string, unknown>;
  if (!isBlockId(id)) return null;
  if (kind === "toggle") return { kind, id };
  if (kind === "callout") return { kind, id, tone: isTone(tone) ? tone : "note" };
  if (kind !== "cell" || !isBlockId(row) || !isBlockId(column)) return null;
  return {
    kind,
    id,
    row,
    column,
    header: isTableHeader(header) ? header : 0,
    ...widthField(columnWidthOf(width)),
  };
}
