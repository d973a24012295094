import { forMember } from "../procedures/procedure-kinds.ts";
import type { WorkspaceUseCases } from "./workspaces.feature.ts";

/** The procedures for workspaces of the active organization. */
export function createWorkspaceProcedures(workspaces: WorkspaceUseCases) {
  return {
    list: forMember.workspaces.list.handler(({ context, input }) =>
      workspaces.listWorkspaces(context.scope, input),
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
    changeSettings: forMember.workspaces.changeSettings.handler(async ({ context, input }) => {
      await workspaces.changeWorkspaceSettings(context.scope, input);
      return {};
    }),
    describe: forMember.workspaces.describe.handler(async ({ context, input }) => {
      await workspaces.describeWorkspace(context.scope, input);
      return {};
    }),
    place: forMember.workspaces.place.handler(async ({ context, input }) => {
      await workspaces.placeWorkspace(context.scope, input);
      return {};
    }),
    mute: forMember.workspaces.mute.handler(async ({ context, input }) => {
      await workspaces.muteWorkspace(context.scope, input);
      return {};
    }),
    delete: forMember.workspaces.delete.handler(async ({ context, input }) => {
      await workspaces.deleteWorkspace(context.scope, input.workspaceId);
      return {};
    }),
    restore: forMember.workspaces.restore.handler(async ({ context, input }) => {
      await workspaces.restoreWorkspace(context.scope, input.workspaceId);
      return {};
    }),
    rename: forMember.workspaces.rename.handler(async ({ context, input }) => {
      await workspaces.renameWorkspace(context.scope, input);
      return {};
    }),
  };
}
