import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { PaletteGroup, PaletteItem } from "../../features/palette/palette-item.ts";
import type { Search } from "../../features/search/use-search.ts";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import type { FoundText } from "@stemma/contract/search.contract";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import { orpc } from "../../lib/api.ts";
import { draftIcon, itemIcon } from "../../entities/page/item-icon.ts";
import { linkToFound, overExcerpt } from "../../entities/page/link-to-found.ts";
import { itemTitle } from "../../entities/page/item-title.ts";
import { messages } from "./messages.ts";

/** The most results per group; the Search screen shows more. */
const shownMax = 8;

interface KnownPage {
  readonly id: PageId;
  readonly kind: PageKind;
  readonly icon: string | null;
  readonly workspaceName: string;
}

interface KnownWorkspace {
  readonly id: WorkspaceId;
  readonly icon: string | null;
  readonly workspaceName: string;
}

/**
 * The palette's results: pages and workspaces for a query, or recent items if there is no query. `typed` is what has been typed since the
 * query of the results: what was found by name and does not hold it goes at once, so that Enter does not open it.
 */
export function usePaletteFound(search: Search | null, typed: string): PaletteGroup[] {
  const router = useRouter();
  const recents = useQuery(orpc.recents.list.queryOptions());

  const page = (
    { id, kind, icon, workspaceName }: KnownPage,
    label: string,
    isPublished: boolean,
    group: string,
  ): PaletteItem => ({
    id: `${group} ${id}`,
    label,
    icon: isPublished ? itemIcon({ type: "page", kind }) : draftIcon(kind),
    emoji: icon,
    detail: workspaceName,
    path: `/page/${id}${isPublished ? "" : "?edit=true"}`,
    onRun: () =>
      void router.navigate({
        to: "/page/$pageId",
        params: { pageId: id },
        search: isPublished ? {} : { edit: true },
      }),
  });
  const ofText = (item: FoundText, group: string): PaletteItem => {
    const link = linkToFound(item);
    const excerpt = item.excerpt.map(({ text }) => text).join("");
    return {
      ...page(item, displayPageTitle(item.pageTitle), true, group),
      detail: item.snippetTitle === null ? excerpt : `${overExcerpt(item)}: ${excerpt}`,
      path: router.buildLocation(link).href,
      onRun: () => void router.navigate(link),
    };
  };
  const workspace = ({ id, workspaceName, icon }: KnownWorkspace): PaletteItem => ({
    id,
    label: workspaceName,
    icon: itemIcon({ type: "workspace" }),
    emoji: icon,
    detail: messages.workspace,
    path: `/workspace/${id}`,
    onRun: () =>
      void router.navigate({ to: "/workspace/$workspaceId", params: { workspaceId: id } }),
  });

  if (search === null) {
    const items = recents.data?.items.slice(0, shownMax) ?? [];
    return [
      {
        label: messages.groups.recent,
        items: items.map((item) =>
          item.type === "workspace"
            ? workspace(item)
            : page(item, itemTitle(item), item.isPublished, "recent"),
        ),
      },
    ];
  }
  return [
    {
      label: messages.groups.names,
      items: search.found
        .slice(0, shownMax)
        .map((item) =>
          item.type === "workspace"
            ? workspace(item)
            : page(item, displayPageTitle(item.pageTitle), item.isPublished, "name"),
        )
        .filter(({ label }) => holdsWords(label, typed)),
    },
    {
      label: messages.groups.texts,
      items: search.texts.slice(0, shownMax).map((item) => ofText(item, "text")),
    },
    {
      label: messages.groups.similar,
      items: search.similar.slice(0, shownMax).map((item) => ofText(item, "similar")),
    },
  ];
}

function holdsWords(label: string, typed: string): boolean {
  const name = label.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word));
}
