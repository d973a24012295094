import { useQuery } from "@tanstack/react-query";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { foldText } from "@stemma/domain/search/fold-text";
import { orpc } from "../../../lib/api.ts";
import { pageOfAddress } from "./page-of-address.ts";
import { useDelayed } from "../../../lib/time/use-delayed.ts";

/** The debounce of the search, in milliseconds. */
const searchDelayMs = 100;

/** The most pages in the menu. */
const shownMax = 8;

/** A page to link to, or the page that is to be created under this title. */
export type PageLinkOption =
  | {
      readonly kind: "page";
      readonly id: PageId;
      readonly title: string;
      readonly workspaceName: string;
    }
  | { readonly kind: "create"; readonly title: string; readonly workspaceId: WorkspaceId };

/**
 * The pages whose titles contain the query, those that the writer opened last first, without the page in the address;
 * then a page to create, if the writer may create pages in the workspace. `null` as the query while the menu is closed.
 */
export function usePageLinkOptions(
  query: string | null,
  workspaceId: WorkspaceId,
): { readonly options: readonly PageLinkOption[]; readonly isSearching: boolean } {
  const title = (query ?? "").trim();
  const searched = useDelayed(title, searchDelayMs);
  const recents = useQuery({ ...orpc.recents.list.queryOptions(), enabled: query !== null });
  const workspaces = useQuery({ ...orpc.workspaces.list.queryOptions(), enabled: query !== null });
  const search = useQuery({
    ...orpc.search.titles.queryOptions({ input: { query: searched, limit: shownMax * 2 } }),
    enabled: query !== null && searched !== "",
  });
  if (query === null) return { options: [], isSearching: false };
  const folded = foldText(title);
  const own = pageOfAddress(location.pathname);
  const found = [
    ...(recents.data?.items ?? []).flatMap((item) =>
      item.type === "page" && !item.deleted ? [item] : [],
    ),
    ...(title === "" ? [] : (search.data?.items ?? [])).flatMap((item) =>
      item.type === "page" ? [item] : [],
    ),
  ].filter(({ id, pageTitle }) => id !== own && foldText(pageTitle).includes(folded));
  const pages = new Map<PageId, PageLinkOption>();
  for (const { id, pageTitle, workspaceName } of found) {
    if (pages.size === shownMax) break;
    pages.set(id, { kind: "page", id, title: displayPageTitle(pageTitle), workspaceName });
  }
  const isSearching = title !== "" && (searched !== title || search.isPending);
  const home = workspaces.data?.items.find(({ id }) => id === workspaceId);
  const mayCreate = title !== "" && home?.can.createPage === true;
  return {
    options: [
      ...pages.values(),
      ...(mayCreate ? [{ kind: "create" as const, title, workspaceId }] : []),
    ],
    isSearching,
  };
}
