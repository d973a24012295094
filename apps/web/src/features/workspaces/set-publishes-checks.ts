import type { QueryClient } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { changeOptimistically, drawOn } from "../../lib/queries/optimistic-change.ts";

/**
 * Sets whether a box that is ticked while reading is published at once, as an optimistic change. Throws the server's error on
 * failure.
 */
export async function setPublishesChecks(
  queryClient: QueryClient,
  workspaceId: WorkspaceId,
  publishesChecks: boolean,
): Promise<void> {
  await changeOptimistically(queryClient, {
    scope: `workspace settings:${workspaceId}`,
    draws: [
      drawOn(orpc.workspaces.get.queryKey({ input: { workspaceId } }), (workspace) => ({
        ...workspace,
        publishesChecks,
      })),
    ],
    send: () => api.workspaces.changeSettings({ workspaceId, publishesChecks }),
  });
  // The pages of the workspace say what a tick does there.
  void queryClient.invalidateQueries({ queryKey: orpc.pages.get.key() });
}
