import { forMember, forVisitor } from "../procedures/procedure-kinds.ts";
import type { DraftUseCases } from "./drafts.feature.ts";

/** The procedures for the caller's own drafts. */
export function createDraftProcedures(drafts: DraftUseCases) {
  return {
    list: forMember.drafts.list.handler(({ context, input }) =>
      drafts.listDrafts(context.scope, input),
    ),
    ofPage: forVisitor.drafts.ofPage.handler(({ context, input }) =>
      drafts.readDraft(context.visitor, input.pageId),
    ),
    create: forMember.drafts.create.handler(({ context, input }) =>
      drafts.startDraft(context.scope, input.pageId),
    ),
    save: forVisitor.drafts.save.handler(({ context, input }) =>
      drafts.saveDraft(context.visitor, input, context.checkedBody),
    ),
    saveChanges: forVisitor.drafts.saveChanges.handler(({ context, input }) =>
      drafts.saveChanges(context.visitor, input),
    ),
    publish: forMember.drafts.publish.handler(({ context, input }) =>
      drafts.publishDraft(context.scope, input),
    ),
    tickRow: forMember.drafts.tickRow.handler(({ context, input }) =>
      drafts.tickRow(context.scope, input),
    ),
    delete: forMember.drafts.delete.handler(({ context, input }) =>
      drafts.deleteDraft(context.scope, input.draftId),
    ),
  };
}
