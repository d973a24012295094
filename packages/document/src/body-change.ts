import type { NodeJson, PageBody } from "./format.ts";

/** How a body becomes another one: from the node `start` on, `removed` nodes at the top give way to `nodes`. */
export interface BodyChange<Node = NodeJson> {
  /** The format version of both bodies. */
  readonly formatVersion: number;
  readonly start: number;
  readonly removed: number;
  readonly nodes: Node[];
}

/**
 * The change from one body to another, between the first and the last node that differ. `isSame` says whether two nodes
 * are equal. `null` if the bodies have different format versions.
 */
export function changeBetween(
  before: PageBody,
  after: PageBody,
  isSame: (a: NodeJson, b: NodeJson) => boolean,
): BodyChange | null {
  if (before.formatVersion !== after.formatVersion) return null;
  const old = before.root.children;
  const { children } = after.root;
  const shared = Math.min(old.length, children.length);
  const isSameAt = (a: NodeJson | undefined, b: NodeJson | undefined) =>
    a !== undefined && b !== undefined && (a === b || isSame(a, b));
  let start = 0;
  while (start < shared && isSameAt(old[start], children[start])) start += 1;
  let end = 0;
  while (end < shared - start && isSameAt(old.at(-1 - end), children.at(-1 - end))) end += 1;
  return {
    formatVersion: after.formatVersion,
    start,
    removed: old.length - end - start,
    nodes: children.slice(start, children.length - end),
  };
}

/**
 * A stored body with a change, whose nodes are not checked. `null` if the body has fewer nodes than the change names, or another
 * format version.
 */
export function withChange(
  body: {
    readonly formatVersion?: number;
    readonly root: { readonly children: readonly unknown[] };
  },
  { formatVersion, start, removed, nodes }: BodyChange<unknown>,
): unknown {
  const { children } = body.root;
  if (body.formatVersion !== formatVersion || start + removed > children.length) return null;
  const changed = [...children.slice(0, start), ...nodes, ...children.slice(start + removed)];
  return { ...body, root: { ...body.root, children: changed } };
}
