import { useQueryClient } from "@tanstack/react-query";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { api } from "../../lib/api.ts";
import { AccessChoice } from "./access-choice.tsx";
import { CurrentAccess } from "./current-access.tsx";
import { messages } from "./messages.ts";
import { invalidatePermissions } from "./invalidate-permissions.ts";
import type { OrganizationAccess } from "./visibility/access-loss-words.ts";
import { WorkspaceAccessLoss } from "./visibility/workspace-access-loss.tsx";

interface WorkspaceAccessProps {
  readonly workspace: Pick<WorkspaceView, "id" | "can">;
  readonly organizationName: string;
  /** The current general access. */
  readonly organizationRole: OrganizationAccess;
}

/** Whether a workspace is open to its own members only, or to the whole organization. */
export function WorkspaceAccess(props: WorkspaceAccessProps) {
  const { workspace, organizationName, organizationRole } = props;
  const queryClient = useQueryClient();
  const words = messages.workspaceAccess;
  const options = [
    {
      value: "members",
      label: words.members,
      detail: words.membersDetail,
    },
    {
      value: "viewer",
      label: words.viewer(organizationName),
      detail: words.viewerDetail,
    },
    {
      value: "editor",
      label: words.editor(organizationName),
      detail: words.editorDetail,
    },
  ] as const;
  const value = organizationRole ?? "members";
  if (!workspace.can.manage) {
    const option = options.find((candidate) => candidate.value === value) ?? options[0];
    return <CurrentAccess option={option} />;
  }
  return (
    <AccessChoice
      options={options}
      value={value}
      questionBefore={(wanted) => {
        if (wanted === "editor" || organizationRole === null) return null;
        const isClosed = wanted === "members";
        return {
          question: isClosed ? words.closeQuestion : words.viewOnlyQuestion(organizationName),
          consequence: (
            <WorkspaceAccessLoss workspaceId={workspace.id} after={isClosed ? null : wanted} />
          ),
          yes: isClosed ? words.close : words.viewOnly,
        };
      }}
      onApply={async (wanted) => {
        await api.permissions.openWorkspace({
          workspaceId: workspace.id,
          organizationRole: wanted === "members" ? null : wanted,
        });
        await invalidatePermissions(queryClient);
      }}
    />
  );
}
