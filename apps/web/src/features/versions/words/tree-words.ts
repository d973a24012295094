import type { HistoryModel } from "../history-model.ts";

/** A description of the tree for screen readers in two sentences: its size, and the keys that navigate it. */
export function treeWords({ versions, draft, layout }: HistoryModel): string {
  const { length } = versions;
  const leaves = versions.filter(({ id }) => {
    const children = layout.byKey.get(id)?.childKeys ?? [];
    return !children.some((key) => key !== "draft");
  }).length;
  const size = `${length} ${length === 1 ? "version" : "versions"}`;
  const ends = leaves > 1 ? ` on ${leaves} branches` : "";
  const own = draft === null ? "" : length === 0 ? "Your draft" : " and your draft";
  const keys =
    "Arrow keys follow the tree, Home goes to its first version, End to the published one, Enter opens a version. The Chain view tells the same as a list.";
  return `${length === 0 ? "" : size + ends}${own}. ${keys}`;
}
