import type { QueryClient } from "@tanstack/react-query";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import type { WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { showFailureToast, showToast } from "../../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";

/**
 * Deletes a workspace, leaves its screen and reads all again: its pages are in many answers. A toast takes it back. Throws the
 * server's error on failure.
 */
export async function deleteWorkspace(
  queryClient: QueryClient,
  { id: workspaceId, workspaceName }: Pick<WorkspaceView, "id" | "workspaceName">,
  leave: () => Promise<void>,
): Promise<void> {
  await api.workspaces.delete({ workspaceId });
  await leave();
  void queryClient.invalidateQueries({ queryKey: orpc.key() });
  const { done, trash, undo, notRestored } = messages.deletion;
  showToast(done(workspaceName), {
    link: { label: trash, to: "/trash" },
    action: {
      label: undo,
      onAct: () => {
        restoreWorkspace(queryClient, workspaceId).catch((error: unknown) =>
          showFailureToast(notRestored(workspaceName, failureWords(error))),
        );
      },
    },
  });
}

/** Restores a deleted workspace and reads all again. Throws the server's error on failure. */
async function restoreWorkspace(queryClient: QueryClient, workspaceId: WorkspaceId): Promise<void> {
  await api.workspaces.restore({ workspaceId });
  await queryClient.invalidateQueries({ queryKey: orpc.key() });
}
