import { forMember } from "../procedures/procedure-kinds.ts";
import type { PageUseCases } from "./pages.feature.ts";

/** The procedures for pages of the active organization. */
export function createPageProcedures(pages: PageUseCases) {
  return {
    get: forMember.pages.get.handler(({ context, input }) =>
      pages.readPage(context.scope, input.pageId),
    ),
    create: forMember.pages.create.handler(({ context, input }) =>
      pages.createPage(context.scope, input),
    ),
    level: forMember.pages.level.handler(({ context, input }) =>
      pages.listPageLevel(context.scope, input),
    ),
    around: forMember.pages.around.handler(({ context, input }) =>
      pages.readAround(context.scope, input.pageId),
    ),
    previewDeletion: forMember.pages.previewDeletion.handler(({ context, input }) =>
      pages.previewDeletion(context.scope, input.pageId),
    ),
    delete: forMember.pages.delete.handler(({ context, input }) =>
      pages.deletePage(context.scope, input),
    ),
    restore: forMember.pages.restore.handler(({ context, input }) =>
      pages.restorePage(context.scope, input.pageId),
    ),
    previewMove: forMember.pages.previewMove.handler(({ context, input }) =>
      pages.previewMove(context.scope, input),
    ),
    move: forMember.pages.move.handler(async ({ context, input }) => {
      await pages.movePage(context.scope, input);
      return {};
    }),
    setIcon: forMember.pages.setIcon.handler(async ({ context, input }) => {
      await pages.setPageIcon(context.scope, input);
      return {};
    }),
    subscribe: forMember.pages.subscribe.handler(async ({ context, input }) => {
      await pages.subscribeToPage(context.scope, input);
      return {};
    }),
    previewCopy: forMember.pages.previewCopy.handler(({ context, input }) =>
      pages.previewCopy(context.scope, input.pageId),
    ),
    copy: forMember.pages.copy.handler(({ context, input }) =>
      pages.copyPage(context.scope, input),
    ),
  };
}
