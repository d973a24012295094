import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import { stepAmong } from "../../features/page-tree/workspace-place.ts";
import { MenuItem } from "../../ui/menus/menu-item.tsx";
import { messages } from "./messages.ts";
import type { useArrangeWorkspaces } from "./use-arrange-workspaces.ts";

interface WorkspaceItemsProps extends ReturnType<typeof useArrangeWorkspaces> {
  readonly workspace: ListedWorkspace;
  /** All of the person's workspaces, in their order. */
  readonly workspaces: readonly ListedWorkspace[];
}

/** The entries of a workspace's menu that move it among the person's workspaces and mute it for them. */
export function WorkspaceItems({ workspace, workspaces, place, mute }: WorkspaceItemsProps) {
  const { id: workspaceId, isMuted } = workspace;
  const group = workspaces.filter((one) => one.isMuted === isMuted);
  const [up, down] = [stepAmong(group, workspaceId, "up"), stepAmong(group, workspaceId, "down")];
  return (
    <>
      {up !== null && (
        <MenuItem
          icon="ArrowUp"
          label={messages.moveUp}
          onSelect={() => void place({ workspaceId, ...up })}
        />
      )}
      {down !== null && (
        <MenuItem
          icon="ArrowDown"
          label={messages.moveDown}
          onSelect={() => void place({ workspaceId, ...down })}
        />
      )}
      {isMuted ? (
        <MenuItem icon="Bell" label={messages.unmute} onSelect={() => void mute(workspace)} />
      ) : (
        <MenuItem
          icon="BellOff"
          label={messages.mute}
          hint={messages.muteHint}
          onSelect={() => void mute(workspace)}
        />
      )}
    </>
  );
}
