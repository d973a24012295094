import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import type { TreeMove } from "../../features/page-tree/use-tree-moves.ts";
import { orpc } from "../../lib/api.ts";
import { placeInCache } from "./place-in-cache.ts";

const workspaceId = "bakery" as WorkspaceId;
const pageOf = (id: string) => ({ id: id as PageId, pageTitle: id, hasPages: false });
const levelOf = (...ids: string[]) => ({ items: ids.map(pageOf), nextCursor: null });
const top = { workspaceId, parentPageId: null, limit: 100 };

test("a move is shown in the tree, also beside a screen that lists the pages below its page", () => {
  const queryClient = new QueryClient();
  const inTree = orpc.pages.level.queryKey({ input: top });
  const belowText = orpc.pages.level.infiniteKey({
    input: () => ({ workspaceId, parentPageId: "bread" as PageId }),
    initialPageParam: undefined,
  });
  queryClient.setQueryData<unknown>(inTree, levelOf("bread", "cake", "rolls"));
  const parts = { pages: [levelOf("rye")], pageParams: [undefined] };
  queryClient.setQueryData<unknown>(belowText, parts);
  const move = { ...top, page: pageOf("rolls"), after: "bread" } as unknown as TreeMove;
  placeInCache(queryClient, move);
  expect(queryClient.getQueryData(inTree)?.items.map(({ id }) => id)).toEqual([
    "bread",
    "rolls",
    "cake",
  ]);
  expect(queryClient.getQueryData<unknown>(belowText)).toBe(parts);
});
