import type { RecentItem } from "@stemma/contract/recents.contract";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import type { RecentListStore } from "./recent-list.store.ts";

/** The caller's recent pages and workspaces as one list, newest first. */
export async function listRecents(
  { recentList }: { recentList: RecentListStore },
  scope: OrganizationScope,
): Promise<{ items: RecentItem[] }> {
  const [pages, workspaces] = await Promise.all([
    recentList.listPages(scope),
    recentList.listWorkspaces(scope),
  ]);
  const items: RecentItem[] = [
    ...pages.map((page) => ({
      type: "page" as const,
      ...page,
      accessedAt: toInstant(page.accessedAt),
    })),
    ...workspaces.map((workspace) => ({
      type: "workspace" as const,
      ...workspace,
      accessedAt: toInstant(workspace.accessedAt),
    })),
  ];
  return { items: items.sort((a, b) => b.accessedAt.localeCompare(a.accessedAt)) };
}
