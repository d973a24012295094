import { forMember } from "../procedures/procedure-kinds.ts";
import type { createWorkspace } from "./create-workspace.ts";
import type { listWorkspaces } from "./list-workspaces.ts";
import type { listWorkspacePages, readWorkspace } from "./read-workspace.ts";
import type { renameWorkspace } from "./rename-workspace.ts";
import type { UseCase } from "../platform/use-case.ts";

/** The use cases behind `workspaces`. */
export interface WorkspaceUseCases {
  listWorkspaces: UseCase<typeof listWorkspaces>;
  readWorkspace: UseCase<typeof readWorkspace>;
  listWorkspacePages: UseCase<typeof listWorkspacePages>;
  createWorkspace: UseCase<typeof createWorkspace>;
  renameWorkspace: UseCase<typeof renameWorkspace>;
}

/** Workspaces of the active organization. */
export function createWorkspaceProcedures(workspaces: WorkspaceUseCases) {
  return {
    list: forMember.workspaces.list.handler(({ context }) =>
      workspaces.listWorkspaces(context.scope),
    ),
    get: forMember.workspaces.get.handler(({ context, input }) =>
      workspaces.readWorkspace(context.scope, input.workspaceId),
    ),
    pages: forMember.workspaces.pages.handler(({ context, input }) =>
      workspaces.listWorkspacePages(context.scope, input),
    ),
    create: forMember.workspaces.create.handler(({ context, input }) =>
      workspaces.createWorkspace(context.scope, input.workspaceName),
    ),
    rename: forMember.workspaces.rename.handler(async ({ context, input }) => {
      await workspaces.renameWorkspace(context.scope, input);
      return {};
    }),
  };
}
