import type { QueryClient } from "@tanstack/react-query";
import type { TreePage } from "@stemma/contract/page-shapes";
import type { TreeMove } from "../../features/page-tree/use-tree-moves.ts";
import { orpc } from "../../lib/api.ts";

interface LevelAnswer {
  readonly items: TreePage[];
  readonly nextCursor: string | null;
}

interface LevelInput {
  readonly input?: {
    readonly workspaceId?: string;
    readonly parentPageId?: string | null;
    readonly cursor?: string;
  };
}

/** Shows a move in the levels that are read, before the server has answered. They are read again afterwards. */
export function placeInCache(queryClient: QueryClient, move: TreeMove): void {
  const queries = queryClient.getQueriesData<LevelAnswer>({
    queryKey: orpc.pages.level.key({ type: "query" }),
  });
  for (const [queryKey, answer] of queries) {
    const { input } = (queryKey[1] ?? {}) as LevelInput;
    if (answer === undefined || input === undefined) continue;
    const others = answer.items.filter(({ id }) => id !== move.page.id);
    const isTarget =
      input.workspaceId === move.workspaceId && (input.parentPageId ?? null) === move.parentPageId;
    const at = isTarget ? placeIn(others, move, input.cursor === undefined, answer) : null;
    const items = at === null ? others : others.toSpliced(at, 0, move.page);
    queryClient.setQueryData<LevelAnswer>(queryKey, {
      ...answer,
      items: items.map((page) =>
        page.id === move.parentPageId ? { ...page, hasPages: true } : page,
      ),
    });
  }
}

/** Where in this part of the level the page stands; `null` if it stands in another part. */
function placeIn(
  items: readonly TreePage[],
  { after }: TreeMove,
  isFirst: boolean,
  { nextCursor }: LevelAnswer,
): number | null {
  if (after === undefined) return nextCursor === null ? items.length : null;
  if (after === null) return isFirst ? 0 : null;
  const before = items.findIndex(({ id }) => id === after);
  return before === -1 ? null : before + 1;
}
