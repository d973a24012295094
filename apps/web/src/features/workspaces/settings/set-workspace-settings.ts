import type { QueryClient } from "@tanstack/react-query";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import type { WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../../lib/api.ts";
import { changeOptimistically, drawOn } from "../../../lib/queries/optimistic-change.ts";

/** The settings of a workspace that are on or off. */
type Settings = Partial<Pick<WorkspaceView, "publishesChecks" | "editorsCreatePages">>;

/** Changes settings of a workspace, as an optimistic change. Throws the server's error on failure. */
export async function setWorkspaceSettings(
  queryClient: QueryClient,
  workspaceId: WorkspaceId,
  settings: Settings,
): Promise<void> {
  await changeOptimistically(queryClient, {
    scope: `workspace settings:${workspaceId}`,
    draws: [
      drawOn(orpc.workspaces.get.queryKey({ input: { workspaceId } }), (workspace) => ({
        ...workspace,
        ...settings,
      })),
    ],
    send: () => api.workspaces.changeSettings({ workspaceId, ...settings }),
  });
  // The pages of the workspace say what a tick does there.
  void queryClient.invalidateQueries({ queryKey: orpc.pages.get.key() });
}
