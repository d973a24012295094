import { forMember } from "../procedures/procedure-kinds.ts";
import type { TrashUseCases } from "./trash.feature.ts";

/** The procedures for what was deleted in the active organization. */
export function createTrashProcedures(trash: TrashUseCases) {
  return {
    list: forMember.trash.list.handler(({ context, input }) =>
      trash.listTrash(context.scope, input),
    ),
    pageLoss: forMember.trash.pageLoss.handler(({ context, input }) =>
      trash.readPageLoss(context.scope, input.pageId),
    ),
    workspaceLoss: forMember.trash.workspaceLoss.handler(({ context, input }) =>
      trash.readWorkspaceLoss(context.scope, input.workspaceId),
    ),
    removePage: forMember.trash.removePage.handler(async ({ context, input }) => {
      await trash.removeDeletedPage(context.scope, input.pageId);
      return {};
    }),
    removeWorkspace: forMember.trash.removeWorkspace.handler(async ({ context, input }) => {
      await trash.removeDeletedWorkspace(context.scope, input.workspaceId);
      return {};
    }),
    empty: forMember.trash.empty.handler(({ context, input }) =>
      trash.emptyTrash(context.scope, input),
    ),
  };
}
