import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { WorkspaceId } from "@stemma/domain/ids";
import { InvitePeople } from "../../features/invitations/inviting/invite-people.tsx";
import { DeleteWorkspace } from "../../features/workspaces/settings/delete-workspace.tsx";
import { WorkspaceSettingsDialog } from "../../features/workspaces/workspace-settings-dialog.tsx";
import { deleteWorkspace } from "../../features/workspaces/settings/delete-with-undo.ts";
import { orpc } from "../../lib/api.ts";
import { useModals } from "../../flows/modals/modal-context.ts";
import { messages } from "./messages.ts";
import styles from "./workspace-settings-modal.module.css";

interface WorkspaceSettingsModalProps {
  readonly workspaceId: WorkspaceId;
  readonly onClose: () => void;
}

/** The settings of a workspace, with the form that invites people into it, and its deletion. */
export function WorkspaceSettingsModal({ workspaceId, onClose }: WorkspaceSettingsModalProps) {
  const { data } = useQuery(orpc.workspaces.get.queryOptions({ input: { workspaceId } }));
  const queryClient = useQueryClient();
  const router = useRouter();
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
      {data.can.manage && !data.isPersonalWorkspace && (
        <DeleteWorkspace
          workspace={data}
          onDelete={() =>
            deleteWorkspace(queryClient, data, async () => {
              onClose();
              await router.navigate({ to: "/" });
            })
          }
        />
      )}
    </WorkspaceSettingsDialog>
  );
}
