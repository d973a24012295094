import type { TrashItem } from "@stemma/contract/trash.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "./messages.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** What an item of the trash is called. */
export function itemName(item: TrashItem): string {
  return item.type === "page" ? displayPageTitle(item.pageTitle) : item.workspaceName;
}

/** What kind of thing it is, in a word. */
export function itemKind(item: TrashItem): string {
  return messages.kinds[item.type === "page" ? item.kind : "workspace"];
}

/** Where it was, and what was deleted with it. */
export function itemPlace(item: TrashItem): string {
  const { place } = messages;
  if (item.type === "workspace") return place.workspace;
  const { workspaceName, pagesBelow } = item;
  return pagesBelow === 0 ? place.page(workspaceName) : place.pageBelow(workspaceName, pagesBelow);
}

/** How long it can still be restored; `null` if it stays until somebody removes it. */
export function timeLeft({ goneAt }: TrashItem, now: Date): string | null {
  return goneAt === null
    ? null
    : messages.left(Math.ceil((Date.parse(goneAt) - now.getTime()) / dayMs));
}
