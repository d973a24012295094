import { useQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import { orpc } from "../../lib/api.ts";

/** The kind of the page that a screen shows; `undefined` where no screen asked for the page. */
export function usePageKind(pageId: PageId): PageKind | undefined {
  const query = orpc.pages.get.queryOptions({ input: { pageId } });
  return useQuery({ ...query, enabled: false }).data?.page.kind;
}
