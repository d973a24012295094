import type { PageView } from "@stemma/contract/pages.contract";
import type { Draft } from "@stemma/contract/shapes";
import { api } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/error-code.ts";

/**
 * Makes a draft for a text whose own draft is gone: of the same page, or, where the page went too, of a new one in its
 * workspace.
 */
export async function makeDraftAnew({ page, workspace }: PageView): Promise<Draft> {
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
