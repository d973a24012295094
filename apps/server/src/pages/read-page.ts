import type { PageView } from "@stemma/contract/pages.contract";
import type { PageId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { PageViewStore } from "./page-view.store.ts";
import { presentPageView } from "./present-page-view.ts";

/** Reads the data of the page screen. Fails with NOT_FOUND, OTHER_ORGANIZATION or NO_ACCESS. */
export async function readPage(
  { pageViews }: { pageViews: PageViewStore },
  scope: OrganizationScope,
  pageId: PageId,
): Promise<PageView> {
  const page = authorizePage(await pageViews.find(scope, pageId), "view");
  return presentPageView(scope, page);
}
