import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { versionQuery } from "../../entities/version/version-query.ts";

/**
 * Loads the page into the cache, and the archived version to show, if any. Redirects to the not-found screen if the
 * version belongs to another page.
 */
export async function loadPage(
  queryClient: QueryClient,
  pageId: PageId,
  versionId: VersionId | undefined,
): Promise<void> {
  const page = queryClient.ensureQueryData(
    orpc.pages.get.queryOptions({ input: { pageId }, revalidateIfStale: true }),
  );
  if (versionId === undefined) {
    await page;
    return;
  }
  const [, version] = await Promise.all([
    page,
    queryClient.ensureQueryData(versionQuery(versionId)),
  ]);
  if (version.pageId !== pageId) throw redirect({ to: "/page/pageNotFound", replace: true });
}
