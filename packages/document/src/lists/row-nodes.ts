/** A node that is a row, with its path in the body and the list that it stands in. */
export interface RowNode {
  readonly node: unknown;
  readonly path: string;
  /** `null` for a row that stands in no list. */
  readonly list: ListPlace | null;
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
 * The rows among the nodes of a body, in the page's order: lists are opened, at any depth. Works on any input: what is no
 * list is a row. An item that has both text and a list is a row, followed by the list's rows.
 */
export function* rowNodes(children: readonly unknown[], path: string): Generator<RowNode> {
  for (const [at, node] of children.entries()) {
    const list = asList(node);
    if (list === null) yield { node, path: `${path}.${at}`, list: null };
    else yield* rowsOfList(list, `${path}.${at}`);
  }
}

function* rowsOfList(outermost: LooseList, path: string): Generator<RowNode> {
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
      yield { node: own, path: itemPath, list: place };
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
