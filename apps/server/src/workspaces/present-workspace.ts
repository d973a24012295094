import type { ListedWorkspace, WorkspaceSummary } from "@stemma/contract/workspace-shapes";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { canOnWorkspace } from "@stemma/domain/access/can";
import type { Role } from "@stemma/domain/access/role";
import type { PageId, UserId } from "@stemma/domain/ids";
import { toInstant } from "../platform/instant.ts";
import type { ListedWorkspaceRow } from "./workspace-list.store.ts";
import type { WorkspaceRow } from "./workspace.store.ts";

/** Converts a stored workspace to the contract's summary. No other code does. */
function presentSummary(
  row: Omit<
    ListedWorkspaceRow,
    "updatedAt" | "organizationRole" | "latestChange" | "isMuted" | "orderKey"
  > & {
    readonly updatedAt: Date | string;
  },
): WorkspaceSummary {
  const actor = { isInOrganization: true, workspaceRole: row.role };
  return {
    id: row.id,
    workspaceName: row.workspaceName,
    icon: row.icon,
    description: row.description,
    isPersonalWorkspace: row.isPersonalWorkspace,
    updatedAt: toInstant(row.updatedAt),
    role: row.role,
    can: {
      createPage: canOnWorkspace(actor, "createPage", row),
      manage: canOnWorkspace(actor, "manage", row),
    },
  };
}

/** Converts a stored workspace to the data of its screen. No other code does. */
export function presentWorkspace(
  row: WorkspaceRow & {
    members: { userId: UserId; role: Role }[];
    pageIds: PageId[];
    isPinned: boolean;
    isSubscribed: boolean;
    administratorNames: string[];
  },
): WorkspaceView {
  const administrators = row.members.filter((member) => member.role === "administrator");
  return {
    ...presentSummary(row),
    administratorIds: administrators.map((member) => member.userId),
    userIds: row.members.map((member) => member.userId),
    organizationIds: [row.organizationId],
    pageIds: row.pageIds,
    isPinned: row.isPinned,
    isSubscribed: row.isSubscribed,
    publishesChecks: row.publishesChecks,
    editorsCreatePages: row.editorsCreatePages,
    administratorNames: row.administratorNames,
    createdAt: toInstant(row.createdAt),
    updatedBy: row.updatedBy,
  };
}

/** Converts a row of the list of workspaces. No other code does. */
export function presentListedWorkspace(row: ListedWorkspaceRow): ListedWorkspace {
  const { latestChange } = row;
  return {
    ...presentSummary(row),
    organizationRole: row.organizationRole,
    latestChange: latestChange && { ...latestChange, updatedAt: toInstant(latestChange.updatedAt) },
    isMuted: row.isMuted,
  };
}
