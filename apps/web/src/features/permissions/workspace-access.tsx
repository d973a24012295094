import { useQueryClient } from "@tanstack/react-query";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { api } from "../../lib/api.ts";
import { AccessChoice } from "./access-choice.tsx";
import { AccessFact } from "./access-fact.tsx";
import { readPermissionsAgain } from "./read-permissions-again.ts";
import type { Openness } from "./sight/sight-words.ts";
import { WorkspaceSight } from "./sight/workspace-sight.tsx";

interface WorkspaceAccessProps {
  readonly workspace: Pick<WorkspaceView, "id" | "can">;
  readonly organizationName: string;
  /** The current general access. */
  readonly organizationRole: Openness;
}

/** Whether a workspace is open to its own members only, or to the whole organization. */
export function WorkspaceAccess(props: WorkspaceAccessProps) {
  const { workspace, organizationName, organizationRole } = props;
  const queryClient = useQueryClient();
  const options = [
    {
      value: "members",
      label: "Only its members",
      detail: "The people named here.",
    },
    {
      value: "viewer",
      label: `Everyone in ${organizationName} can view`,
      detail: "They read its pages; people named here may do more.",
    },
    {
      value: "editor",
      label: `Everyone in ${organizationName} can edit`,
      detail: "They write and publish in its pages; people named here may do more.",
    },
  ] as const;
  const value = organizationRole ?? "members";
  if (!workspace.can.manage) {
    const option = options.find((candidate) => candidate.value === value) ?? options[0];
    return <AccessFact option={option} />;
  }
  return (
    <AccessChoice
      options={options}
      value={value}
      questionBefore={(wanted) => {
        if (wanted === "editor" || organizationRole === null) return null;
        const isClosed = wanted === "members";
        return {
          question: isClosed
            ? "Close this workspace?"
            : `Let everyone in ${organizationName} only view?`,
          consequence: (
            <WorkspaceSight workspaceId={workspace.id} after={isClosed ? null : wanted} />
          ),
          yes: isClosed ? "CLOSE WORKSPACE" : "CHANGE",
        };
      }}
      onApply={async (wanted) => {
        await api.permissions.openWorkspace({
          workspaceId: workspace.id,
          organizationRole: wanted === "members" ? null : wanted,
        });
        await readPermissionsAgain(queryClient);
      }}
    />
  );
}
