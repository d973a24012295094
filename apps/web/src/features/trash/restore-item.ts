import type { QueryClient } from "@tanstack/react-query";
import type { TrashItem } from "@stemma/contract/trash.contract";
import { api, orpc } from "../../lib/api.ts";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { itemKind } from "./item-words.ts";
import { messages } from "./messages.ts";

/**
 * Restores an item of the trash, and reads all again: it is in many answers. A toast leads to it. Throws the server's error on failure.
 */
export async function restoreItem(queryClient: QueryClient, item: TrashItem): Promise<void> {
  const words = messages.restored;
  if (item.type === "page") {
    const { pagesBelow } = await api.pages.restore({ pageId: item.id });
    const done = item.kind === "page" ? words.page(pagesBelow) : words.other(itemKind(item));
    const link = { to: "/page/$pageId", params: { pageId: item.id } } as const;
    showToast(done, { link: { ...link, label: messages.open } });
  } else {
    await api.workspaces.restore({ workspaceId: item.id });
    const link = { to: "/workspace/$workspaceId", params: { workspaceId: item.id } } as const;
    showToast(words.other(itemKind(item)), { link: { ...link, label: messages.open } });
  }
  await queryClient.invalidateQueries({ queryKey: orpc.key() });
  // The button that was pressed is gone with its row.
  if (document.activeElement === document.body) focusScreenHeading();
}
