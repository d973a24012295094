import type { BlockId } from "../block-id.ts";
import type { BlockJson } from "../format.ts";

interface RowGroup {
  readonly id: BlockId | null;
  readonly rows: BlockJson[];
}

/**
 * The same rows, with those of one container next to each other, as both sides of a merge had them: the others join the
 * longest of its groups, at its start or its end. Everything else keeps its order.
 */
export function gatherRows(rows: readonly BlockJson[]): BlockJson[] {
  const groups = groupsOf(rows);
  const longest = new Map<BlockId, RowGroup>();
  for (const group of groups) {
    if (group.id === null) continue;
    const known = longest.get(group.id);
    if (known === undefined || group.rows.length > known.rows.length) longest.set(group.id, group);
  }
  const before = new Map<RowGroup, BlockJson[]>();
  const after = new Map<RowGroup, BlockJson[]>();
  const seen = new Set<RowGroup>();
  for (const group of groups) {
    const main = group.id === null ? undefined : longest.get(group.id);
    if (main === undefined) continue;
    seen.add(group);
    if (main === group) continue;
    const list = seen.has(main) ? after : before;
    list.set(main, [...(list.get(main) ?? []), ...group.rows]);
  }
  return groups.flatMap((group) => {
    if (group.id !== null && longest.get(group.id) !== group) return [];
    return [...(before.get(group) ?? []), ...group.rows, ...(after.get(group) ?? [])];
  });
}

/** Neighbouring rows of one container; rows outside of containers stand alone. */
function groupsOf(rows: readonly BlockJson[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const id = row.within?.id ?? null;
    const last = groups.at(-1);
    if (id !== null && last?.id === id) last.rows.push(row);
    else groups.push({ id, rows: [row] });
  }
  return groups;
}
