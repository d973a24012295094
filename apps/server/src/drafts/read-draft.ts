import type { Draft } from "@stemma/contract/shapes";
import type { PageId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { DraftStore } from "./draft.store.ts";
import { presentDraft } from "./present-draft.ts";

/**
 * The author's draft of a page; `null` where they have none. Asks only who the author is (decision 7): what they wrote stays
 * theirs when they may no longer see the page, in which case nothing is said of where the page is.
 */
export async function readDraft(
  { drafts }: { drafts: Pick<DraftStore, "findByPage"> },
  author: Visitor,
  pageId: PageId,
): Promise<{ draft: Draft | null }> {
  const draft = await drafts.findByPage(author, pageId);
  return { draft: draft && presentDraft(draft, []) };
}
