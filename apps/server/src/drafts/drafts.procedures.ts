import type { UseCase } from "../platform/use-case.ts";
import { forMember, forVisitor } from "../procedures/procedure-kinds.ts";
import type { deleteDraft } from "./delete-draft.ts";
import type { listDrafts } from "./list-drafts.ts";
import type { publishDraft } from "./publish-draft.ts";
import type { readDraft } from "./read-draft.ts";
import type { saveDraft } from "./save-draft.ts";
import type { startDraft } from "./start-draft.ts";

/** The use cases behind `drafts`. */
export interface DraftUseCases {
  listDrafts: UseCase<typeof listDrafts>;
  readDraft: UseCase<typeof readDraft>;
  startDraft: UseCase<typeof startDraft>;
  saveDraft: UseCase<typeof saveDraft>;
  publishDraft: UseCase<typeof publishDraft>;
  deleteDraft: UseCase<typeof deleteDraft>;
}

/** The asker's own drafts. */
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
      drafts.saveDraft(context.visitor, input),
    ),
    publish: forMember.drafts.publish.handler(({ context, input }) =>
      drafts.publishDraft(context.scope, input),
    ),
    delete: forMember.drafts.delete.handler(({ context, input }) =>
      drafts.deleteDraft(context.scope, input.draftId),
    ),
  };
}
