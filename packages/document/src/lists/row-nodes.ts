import { childrenOf, type CellPlace } from "../containers/cell-place.ts";

/** A node that is a row, with its path in the body, and the list and the container that it stands in. */
export interface RowNode {
  readonly node: unknown;
  readonly path: string;
  /** `null` for a row that stands in no list. */
  readonly list: ListPlace | null;
  /** `null` for a row that stands in the page itself; the same object for all rows of one container. */
  readonly container: ContainerPlace | null;
}

/** A container as its node says it: unchecked. */
export interface ContainerPlace {
  readonly node: object;
  /** Of a cell the path of its table. */
  readonly path: string;
  /** `null` for a callout and a toggle. */
  readonly cell: CellPlace | null;
}

/** The place of a row in a list, as the list says it: unchecked. */
export interface ListPlace {
  readonly listType: unknown;
  /** The level of the list, from 0. */
  readonly depth: number;
  readonly start: unknown;
  /** How many rows of the list stand before this one. */
  readonly rowsBefore: number;
}

interface OpenList {
  readonly children: readonly unknown[];
  readonly path: string;
  readonly listType: unknown;
  readonly start: unknown;
  at: number;
  rows: number;
}

/**
 * The rows among the nodes of a body, in the page's order: containers and lists are opened, at any depth. Works on any
 * input: what is neither is a row. An item that has both text and a list is a row, followed by the list's rows. Of
 * containers in a container, the rows stand in the outermost one.
 */
export function* rowNodes(children: readonly unknown[], path: string): Generator<RowNode> {
  const open: OpenContainer[] = [{ children, path, container: null, at: 0 }];
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const { at, container } = last;
    if (at === last.children.length) {
      open.pop();
      continue;
    }
    last.at += 1;
    const node = last.children[at];
    const place = `${last.path}.${at}`;
    const inside = childrenOfContainer(node);
    const list = asList(node);
    if (inside !== null) {
      const outermost = container ?? { node: node as object, path: place, cell: null };
      open.push({ children: inside, path: `${place}.children`, container: outermost, at: 0 });
    } else if (isTable(node)) {
      const cells = cellsOf(node, place, container);
      for (const cell of cells.toReversed()) open.push(cell);
    } else if (list === null) yield { node, path: place, list: null, container };
    else yield* rowsOfList(list, place, container);
  }
}

interface OpenContainer {
  readonly children: readonly unknown[];
  readonly path: string;
  readonly container: ContainerPlace | null;
  at: number;
}

/** What an empty cell holds, so that it is there. */
const emptyParagraph = { type: "paragraph", children: [] };

function isTable(node: unknown): node is object {
  return (node as { type?: unknown } | null)?.type === "table" && childrenOf(node).length > 0;
}

/** The cells of a table, each to be opened. A table in a container is opened there, and is none. */
function cellsOf(table: object, path: string, container: ContainerPlace | null): OpenContainer[] {
  return childrenOf(table).flatMap((row, rowAt) =>
    childrenOf(row).map((node, columnAt) => {
      const cell = { table, row: row as object, rowAt, columnAt };
      return {
        children: childrenOf(node).length > 0 ? childrenOf(node) : [emptyParagraph],
        path: `${path}.children.${rowAt}.children.${columnAt}.children`,
        container: container ?? { node: (node ?? {}) as object, path, cell },
        at: 0,
      };
    }),
  );
}

/** The nodes in a container; `null` for a node that is none. */
function childrenOfContainer(node: unknown): readonly unknown[] | null {
  const { type, children } = (node ?? {}) as { type?: unknown; children?: unknown };
  const isFrame = type === "callout" || type === "toggle";
  return isFrame && Array.isArray(children) ? (children as unknown[]) : null;
}

function* rowsOfList(
  outermost: LooseList,
  path: string,
  container: ContainerPlace | null,
): Generator<RowNode> {
  const open: OpenList[] = [openList(outermost, path)];
  for (let list = open.at(-1); list !== undefined; list = open.at(-1)) {
    const { at, listType, start } = list;
    if (at === list.children.length) {
      open.pop();
      continue;
    }
    list.at += 1;
    const itemPath = `${list.path}.children.${at}`;
    const { own, lists } = partsOf(list.children[at], itemPath);
    if (own !== null) {
      const place = { listType, depth: open.length - 1, start, rowsBefore: list.rows };
      list.rows += 1;
      yield { node: own, path: itemPath, list: place, container };
    }
    for (const inner of lists.toReversed()) open.push(inner);
  }
}

interface ItemParts {
  /** The item as a row; `null` if it only holds lists. */
  readonly own: unknown;
  readonly lists: readonly OpenList[];
}

function partsOf(item: unknown, path: string): ItemParts {
  const list = asList(item);
  if (list !== null) return { own: null, lists: [openList(list, path)] };
  const children: unknown = (item as { children?: unknown } | null)?.children;
  if (!Array.isArray(children)) return { own: item, lists: [] };
  const lists = (children as unknown[]).flatMap((child, at) => {
    const inner = asList(child);
    return inner === null ? [] : [openList(inner, `${path}.children.${at}`)];
  });
  if (lists.length === 0) return { own: item, lists };
  const rest = (children as unknown[]).filter((child) => asList(child) === null);
  return { own: rest.length === 0 ? null : { ...(item as object), children: rest }, lists };
}

interface LooseList {
  readonly children: readonly unknown[];
  readonly listType?: unknown;
  readonly start?: unknown;
}

/** The node as a list; `null` if it is none. */
function asList(node: unknown): LooseList | null {
  const { type, children } = (node ?? {}) as { type?: unknown; children?: unknown };
  return type === "list" && Array.isArray(children) ? (node as LooseList) : null;
}

function openList({ children, listType, start }: LooseList, path: string): OpenList {
  return { children, path, listType, start, at: 0, rows: 0 };
}
