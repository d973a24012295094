import { useQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { InvitePeople } from "../../features/invitations/inviting/invite-people.tsx";
import { WorkspaceSettingsDialog } from "../../features/workspaces/workspace-settings-dialog.tsx";
import { orpc } from "../../lib/api.ts";
import { useModals } from "../../flows/modals/modal-context.ts";
import { messages } from "./messages.ts";
import styles from "./workspace-settings-modal.module.css";

interface WorkspaceSettingsModalProps {
  readonly workspaceId: WorkspaceId;
  readonly onClose: () => void;
}

/** The settings of a workspace, with the form that invites people into it. */
export function WorkspaceSettingsModal({ workspaceId, onClose }: WorkspaceSettingsModalProps) {
  const { data } = useQuery(orpc.workspaces.get.queryOptions({ input: { workspaceId } }));
  const { open } = useModals();
  if (data === undefined) return null;
  return (
    <WorkspaceSettingsDialog
      workspace={data}
      onClose={onClose}
      onPermissions={() => open({ name: "workspace-permissions", workspaceId })}
    >
      {data.can.manage ? (
        <InvitePeople into={{ type: "workspace", workspaceId, role: "editor" }} />
      ) : (
        <p className={styles["note"]}>{messages.onlyAdministratorsInvite}</p>
      )}
    </WorkspaceSettingsDialog>
  );
}
