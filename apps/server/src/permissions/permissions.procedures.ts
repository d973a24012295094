import { forMember } from "../procedures/procedure-kinds.ts";
import type { PermissionUseCases } from "./permissions.feature.ts";

/** The procedures for people's access to pages and workspaces. */
export function createPermissionProcedures(permissions: PermissionUseCases) {
  return {
    pageReaders: forMember.permissions.pageReaders.handler(({ context, input }) =>
      permissions.listPageReaders(context.scope, input),
    ),
    restrictPage: forMember.permissions.restrictPage.handler(async ({ context, input }) => {
      await permissions.restrictPage(context.scope, input);
      return {};
    }),
    setPageRole: forMember.permissions.setPageRole.handler(async ({ context, input }) => {
      await permissions.setPageRole(context.scope, input);
      return {};
    }),
    workspaceReaders: forMember.permissions.workspaceReaders.handler(({ context, input }) =>
      permissions.listWorkspaceReaders(context.scope, input),
    ),
    openWorkspace: forMember.permissions.openWorkspace.handler(async ({ context, input }) => {
      await permissions.openWorkspace(context.scope, input);
      return {};
    }),
    setWorkspaceRole: forMember.permissions.setWorkspaceRole.handler(async ({ context, input }) => {
      await permissions.setWorkspaceRole(context.scope, input);
      return {};
    }),
  };
}
