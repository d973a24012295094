import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";
import type { WorkspaceId } from "@stemma/domain/ids";

/** A workspace in a person's order. */
export interface OrderedWorkspace {
  readonly id: WorkspaceId;
  /** `null` where the person gave it no place: such workspaces stand behind all others. */
  readonly orderKey: string | null;
}

/**
 * The keys to write so that a workspace stands directly behind another one, or first if `after` is `null`, and all others stay in their order.
 * `ordered` holds all workspaces of the person, in the person's order. Whatever stands before the workspace gets a place with it, because a
 * workspace without a place would stand behind.
 */
export function placeKeys(
  ordered: readonly OrderedWorkspace[],
  moved: WorkspaceId,
  after: WorkspaceId | null,
): { readonly id: WorkspaceId; readonly orderKey: string }[] {
  const others = ordered.filter(({ id }) => id !== moved);
  const before = others.slice(0, others.findIndex(({ id }) => id === after) + 1);
  const placed = before.filter(({ orderKey }) => orderKey !== null);
  const last = placed.at(-1)?.orderKey ?? null;
  if (placed.length === before.length) {
    const behind = others[before.length]?.orderKey ?? null;
    return [{ id: moved, orderKey: generateKeyBetween(last, behind) }];
  }
  const ids = [...before.slice(placed.length).map(({ id }) => id), moved];
  return generateNKeysBetween(last, null, ids.length).map((orderKey, index) => ({
    id: ids[index] ?? moved,
    orderKey,
  }));
}
