import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import { api } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";

/**
 * Creates a draft for a text whose draft is gone: a draft of the same page, or, if the page is gone too, of a new page
 * in its workspace.
 */
export async function createReplacementDraft({ page, workspace }: PageView): Promise<Draft> {
  try {
    return await api.drafts.create({ pageId: page.id });
  } catch (error) {
    if (!hasErrorCode(error, "NOT_FOUND")) throw error;
    const { pageId } = await api.pages.create({ workspaceId: workspace.id });
    const { draft } = await api.pages.get({ pageId });
    if (draft === null) throw error;
    return draft;
  }
}
