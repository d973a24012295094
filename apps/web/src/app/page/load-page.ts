import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { loadSnippetDrawing } from "../../features/pages/text/snippet-drawing.ts";
import { editingChunk } from "../../flows/edit-draft/editing-chunk.ts";
import { versionQuery } from "../../entities/version/version-query.ts";

interface ShownPart {
  readonly versionId: VersionId | undefined;
  /** Whether the address asks for the draft. A page that was never published shows its draft in any case. */
  readonly isEditing: boolean;
}

/**
 * Loads the page into the cache, the chunks of its snippets, if it has any, and of its draft, if that is what it shows, and the archived version to show, if
 * any. Redirects to the not-found screen if the
 * version belongs to another page.
 */
export async function loadPage(
  queryClient: QueryClient,
  pageId: PageId,
  { versionId, isEditing }: ShownPart,
): Promise<void> {
  const page = queryClient.ensureQueryData(
    orpc.pages.get.queryOptions({ input: { pageId }, revalidateIfStale: true }),
  );
  if (versionId === undefined) {
    const { draft, page: shown, snippets } = await page;
    if (snippets.length > 0) await loadSnippetDrawing();
    const isDraftShown = draft !== null && (isEditing || shown.publishedVersion === null);
    if (isDraftShown) await editingChunk.preload();
    return;
  }
  const [, version] = await Promise.all([
    page,
    queryClient.ensureQueryData(versionQuery(versionId)),
  ]);
  if (version.pageId !== pageId) throw redirect({ to: "/page/pageNotFound", replace: true });
}
