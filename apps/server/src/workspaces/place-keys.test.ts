import { array, assert, constantFrom, property, tuple } from "fast-check";
import type { WorkspaceId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { placeKeys, type OrderedWorkspace } from "./place-keys.ts";

const idsOf = (names: string) => [...names] as WorkspaceId[];

/** The order of workspaces, as the list sorts them: placed ones by their keys, then the others by name. */
function sorted(workspaces: readonly OrderedWorkspace[]): OrderedWorkspace[] {
  const rank = ({ orderKey, id }: OrderedWorkspace) => `${orderKey ?? "~"} ${id}`;
  return workspaces.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

function place(
  workspaces: readonly OrderedWorkspace[],
  moved: WorkspaceId,
  after: WorkspaceId | null,
) {
  const keys = new Map(placeKeys(sorted(workspaces), moved, after).map((key) => [key.id, key]));
  return workspaces.map((workspace) => keys.get(workspace.id) ?? workspace);
}

test("the first move gives a place to the moved workspace and to those before it", () => {
  const fresh = idsOf("abcd").map((id) => ({ id, orderKey: null }));
  const [a, , c] = idsOf("abc") as [WorkspaceId, WorkspaceId, WorkspaceId];
  const moved = place(fresh, a, c);
  expect(sorted(moved).map(({ id }) => id)).toEqual(idsOf("bcad"));
  expect(moved.filter(({ orderKey }) => orderKey === null).map(({ id }) => id)).toEqual(idsOf("d"));
});

test("after any moves, a workspace stands where it was put, and the others in the order they had", () => {
  const names = idsOf("abcdef");
  const move = tuple(constantFrom(...names), constantFrom(null, ...names));
  assert(
    property(array(move, { maxLength: 30 }), (moves) => {
      let workspaces: OrderedWorkspace[] = names.map((id) => ({ id, orderKey: null }));
      for (const [moved, after] of moves) {
        if (moved === after) continue;
        const others = sorted(workspaces).flatMap(({ id }) => (id === moved ? [] : [id]));
        workspaces = place(workspaces, moved, after);
        const at = after === null ? 0 : others.indexOf(after) + 1;
        expect(sorted(workspaces).map(({ id }) => id)).toEqual(others.toSpliced(at, 0, moved));
      }
    }),
  );
});
