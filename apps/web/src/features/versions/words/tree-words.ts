import type { HistoryModel } from "../history-model.ts";
import { messages } from "../messages.tsx";

/** A description of the tree for screen readers in two sentences: its size, and the keys that navigate it. */
export function treeWords({ versions, draft, layout }: HistoryModel): string {
  const { treeView } = messages;
  const leaves = versions.filter(({ id }) => {
    const children = layout.byKey.get(id)?.childKeys ?? [];
    return !children.some((key) => key !== "draft");
  }).length;
  return `${treeView.size(versions.length, leaves, draft !== null)} ${treeView.keys}`;
}
