import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { api } from "../../../lib/api.ts";

/** The pages directly below a page that the asker sees, in their order. */
export async function readPagesBelow(
  workspaceId: WorkspaceId,
  parentPageId: PageId,
): Promise<PageId[]> {
  const found: PageId[] = [];
  let cursor: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof api.pages.level>> = await api.pages.level({
      workspaceId,
      parentPageId,
      ...(cursor !== null && { cursor }),
    });
    found.push(...part.items.map(({ id }) => id));
    cursor = part.nextCursor;
  } while (cursor !== null);
  return found;
}
