import { blankBody } from "@stemma/document/blank-body";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { api } from "../../../lib/api.ts";

/** Creates an unpublished page whose draft has this title. */
export async function createLinkedPage(
  workspaceId: WorkspaceId,
  pageTitle: string,
): Promise<PageId> {
  const { pageId, draftId } = await api.pages.create({ workspaceId });
  await api.drafts.save({
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle,
    serializedEditorState: blankBody(),
    draftNotes: null,
  });
  return pageId;
}
