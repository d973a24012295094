import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import type { WorkspaceId } from "@stemma/domain/ids";
import type { WorkspaceMove } from "../../features/page-tree/use-tree-moves.ts";
import { offerUndo } from "../../flows/page-actions/offer-undo.ts";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { changeOptimistically, drawOn } from "../../lib/queries/optimistic-change.ts";
import { showFailureToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";

type Listed = readonly ListedWorkspace[];

/** Puts the person's workspaces into another order, and mutes them. `place` resolves to whether the workspace was moved. */
export function useArrangeWorkspaces() {
  const queryClient = useQueryClient();

  async function place(move: WorkspaceMove): Promise<boolean> {
    try {
      await change(
        queryClient,
        (items) => placed(items, move),
        () => api.workspaces.place(move),
      );
      return true;
    } catch (error) {
      showFailureToast(messages.notPlaced(failureWords(error)));
      return false;
    }
  }

  async function setMuted(workspaceId: WorkspaceId, isMuted: boolean): Promise<void> {
    await change(
      queryClient,
      (items) => items.map((one) => (one.id === workspaceId ? { ...one, isMuted } : one)),
      () => api.workspaces.mute({ workspaceId, isMuted }),
    );
  }

  async function mute({ id, workspaceName, isMuted }: ListedWorkspace): Promise<void> {
    const words = isMuted ? messages.unmuted : messages.muted;
    try {
      await setMuted(id, !isMuted);
    } catch (error) {
      showFailureToast(words.not(workspaceName, failureWords(error)));
      return;
    }
    offerUndo({
      done: words.done(workspaceName),
      undo: () => setMuted(id, isMuted),
      undone: words.undone(workspaceName),
      notUndone: words.notUndone(workspaceName),
    });
  }

  return { place, mute };
}

/** Shows the change at once, and reads again what Home shows of the organization. */
async function change(
  queryClient: QueryClient,
  apply: (items: Listed) => ListedWorkspace[],
  send: () => Promise<unknown>,
): Promise<void> {
  const { list } = orpc.workspaces;
  const draw = drawOn(list.queryKey(), ({ items, ...rest }) => ({ ...rest, items: apply(items) }));
  try {
    await changeOptimistically(queryClient, { scope: "workspaces", draws: [draw], send });
  } finally {
    for (const queryKey of [list.key(), orpc.reading.key()]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }
}

/** The workspaces with one of them directly behind another one, or first. */
function placed(items: Listed, { workspaceId, after }: WorkspaceMove): ListedWorkspace[] {
  const moved = items.filter(({ id }) => id === workspaceId);
  const others = items.filter(({ id }) => id !== workspaceId);
  return others.toSpliced(others.findIndex(({ id }) => id === after) + 1, 0, ...moved);
}
