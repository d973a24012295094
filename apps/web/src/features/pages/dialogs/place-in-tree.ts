import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { api } from "../../../lib/api.ts";

/** A place to move a page to: behind the page `after`, before all of the level if it is `null`, behind all if it is missing. */
export interface PlaceInTree {
  readonly workspaceId: WorkspaceId;
  readonly parentPageId: PageId | null;
  readonly after?: PageId | null;
}

/** Where a page is, to move it back there. A page far down a long level comes back as the last one of it. */
export async function readPlace({ page, workspace }: PageView): Promise<PlaceInTree> {
  const place = { workspaceId: workspace.id, parentPageId: page.parentPageId };
  const { items } = await api.pages.level({ ...place, limit: rowsPerAnswerMax });
  const index = items.findIndex(({ id }) => id === page.id);
  return index === -1 ? place : { ...place, after: items[index - 1]?.id ?? null };
}
