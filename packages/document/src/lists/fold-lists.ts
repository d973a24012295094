import { listDepthMax } from "../body-limits.ts";
import type { BlockJson, ListJson, ListRowJson, NestedListJson, NodeJson } from "../format.ts";

/** The nodes of a body for these rows: neighbouring list rows stand in one list, deeper ones in lists inside it. */
export function foldLists(rows: readonly BlockJson[]): NodeJson[] {
  const nodes: NodeJson[] = [];
  /** The open lists, by level. */
  let open: ListJson[] = [];
  for (const row of rows) {
    if (row.type !== "listitem") {
      open = [];
      nodes.push(row);
      continue;
    }
    const depth = Math.min(row.indent, listDepthMax);
    const isContinued = open[depth]?.listType === row.listType;
    open = open.slice(0, isContinued ? depth + 1 : depth);
    while (open.length <= depth) {
      const list = emptyList(row, open.length);
      const parent = open.at(-1);
      if (parent === undefined) nodes.push(list);
      else parent.children.push(nested(list, parent, open.length - 1));
      open.push(list);
    }
    const list = open[depth];
    if (list === undefined) continue;
    if (row.start !== undefined && list.children.every((child) => !("$" in child))) {
      startAt(list, row.start);
    }
    list.children.push(itemOf(row, nextValue(list)));
  }
  return nodes;
}

/** A list of the row's type at this level, which begins with the row's number if the row stands there itself. */
function emptyList({ listType, indent, start = 1 }: ListRowJson, depth: number): ListJson {
  return {
    type: "list",
    version: 1,
    listType,
    tag: listType === "number" ? "ol" : "ul",
    start: depth === indent ? start : 1,
    children: [],
    direction: null,
    format: "",
    indent: 0,
  };
}

/** Gives its first number to a list that holds no row of its own yet: a deeper row may have opened it. */
function startAt(list: ListJson, start: number): void {
  list.start = start;
  for (const child of list.children) child.value = start;
}

function itemOf({ listType: _type, start: _start, ...row }: ListRowJson, value: number) {
  return { ...row, value };
}

function nested(list: ListJson, parent: ListJson, indent: number): NestedListJson {
  return {
    type: "listitem",
    version: 1,
    children: [list],
    direction: null,
    format: "",
    indent,
    value: nextValue(parent),
    ...(parent.listType === "check" && { checked: false }),
  };
}

/** The number of the next row. A deeper list counts for none. */
function nextValue({ start, children }: ListJson): number {
  const last = children.at(-1);
  if (last === undefined) return start;
  return "$" in last ? last.value + 1 : last.value;
}
