import { useState } from "react";
import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import type { WorkspaceId } from "@stemma/domain/ids";
import { useEligibleWorkspaces } from "./use-eligible-workspaces.ts";

/**
 * The workspace that something is created in: `wanted` until the person chooses another, and the first one where that is not open to
 * the person. `closed` is a workspace that was selected and is not open any more, because it was deleted or the person lost a right:
 * whoever chose it has to learn that another is selected now. It is `null` again when the person chooses, or when it is open again.
 */
export function useTargetWorkspace(wanted: WorkspaceId | null, { isFresh = false } = {}) {
  const eligible = useEligibleWorkspaces({ isFresh });
  const { workspaces } = eligible;
  const [chosen, setChosen] = useState(wanted);
  const [shown, setShown] = useState<ListedWorkspace | null>(null);
  const [closed, setClosed] = useState<ListedWorkspace | null>(null);
  const isOpen = (workspace: ListedWorkspace) => workspaces.some(({ id }) => id === workspace.id);
  const selected = workspaces.find(({ id }) => id === chosen) ?? workspaces[0] ?? null;
  if (selected !== null && selected.id !== shown?.id) {
    setShown(selected);
    if (shown !== null && !isOpen(shown)) setClosed(shown);
  }
  return {
    eligible,
    selected,
    closed: closed === null || isOpen(closed) ? null : closed,
    choose(workspaceId: WorkspaceId): void {
      setChosen(workspaceId);
      setClosed(null);
    },
  };
}
