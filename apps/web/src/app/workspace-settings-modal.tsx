import { useQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { WorkspaceSettingsDialog } from "../features/workspaces/workspace-settings-dialog.tsx";
import { orpc } from "../lib/api.ts";
import { useModals } from "./modal-context.ts";

interface WorkspaceSettingsModalProps {
  readonly workspaceId: WorkspaceId;
  readonly onClose: () => void;
}

/** The settings of the workspace that is on screen. */
export function WorkspaceSettingsModal({ workspaceId, onClose }: WorkspaceSettingsModalProps) {
  const { data } = useQuery(orpc.workspaces.get.queryOptions({ input: { workspaceId } }));
  const { open } = useModals();
  return data === undefined ? null : (
    <WorkspaceSettingsDialog
      workspace={data}
      onClose={onClose}
      onPermissions={() => open({ name: "workspace-permissions", workspaceId })}
    />
  );
}
