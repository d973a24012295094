import type { Draft } from "@stemma/contract/draft-shapes";
import type { PageId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { DraftStore } from "./draft.store.ts";
import { presentDraft } from "./present-draft.ts";

/**
 * The author's draft of a page; `null` if there is none. Checks only the author's identity (decision 7): authors keep
 * their drafts even after they lose access to the page. The answer therefore does not contain the page's workspace.
 */
export async function readDraft(
  { drafts }: { drafts: Pick<DraftStore, "findByPage"> },
  author: Visitor,
  pageId: PageId,
): Promise<{ draft: Draft | null }> {
  const draft = await drafts.findByPage(author, pageId);
  return { draft: draft && presentDraft(draft, []) };
}
