import { useQueryClient } from "@tanstack/react-query";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { api } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { messages } from "./messages.ts";
import { PermissionsBody } from "./permissions-body.tsx";
import { PermissionsDialog } from "./permissions-dialog.tsx";
import { invalidatePermissions } from "./invalidate-permissions.ts";
import { refusalWords } from "./refusal-words.ts";
import { useWorkspaceReaders } from "./readers/use-workspace-readers.ts";
import { WorkspaceAccess } from "./workspace-access.tsx";

interface WorkspacePermissionsDialogProps {
  readonly workspace: Pick<WorkspaceView, "id" | "workspaceName" | "isPersonalWorkspace" | "can">;
  readonly organizationName: string;
  readonly onClose: () => void;
}

/** Who can see a workspace and why. Administrators of the workspace can change it, others can read it. */
export function WorkspacePermissionsDialog(props: WorkspacePermissionsDialogProps) {
  const { workspace, organizationName, onClose } = props;
  const { id: workspaceId, workspaceName, isPersonalWorkspace, can } = workspace;
  const queryClient = useQueryClient();
  const query = useWorkspaceReaders(workspaceId);
  return (
    <PermissionsDialog
      title={can.manage ? messages.managePermissions : messages.whoIsHere}
      subject={messages.workspaceSubject(workspaceName)}
      onClose={onClose}
    >
      <PermissionsBody
        query={query}
        resource="workspace"
        mayManage={can.manage}
        send={async ({ person, role }) => {
          await api.permissions.setWorkspaceRole({ workspaceId, userId: person.id, role });
        }}
        refetch={() => invalidatePermissions(queryClient)}
        explain={(error, change) =>
          isPersonalWorkspace && hasErrorCode(error, "NOT_ALLOWED")
            ? messages.failures.personalWorkspace(change.person.name, workspaceName)
            : refusalWords(error, change, "workspace")
        }
      >
        <WorkspaceAccess
          workspace={workspace}
          organizationName={organizationName}
          organizationRole={query.data?.organizationRole ?? null}
        />
      </PermissionsBody>
    </PermissionsDialog>
  );
}
