import type { TrashItem, TrashLoss } from "@stemma/contract/trash.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { listInWords } from "../../lib/list-in-words.ts";
import { itemKind } from "./item-words.ts";
import { messages } from "./messages.ts";

/** What is lost if an item is removed for good, one line each. */
export function lossWords(item: TrashItem, { pages, titles, drafts }: TrashLoss): string[] {
  const { lost } = messages.removal;
  const ofDrafts = drafts === 0 ? [] : [lost.drafts(drafts)];
  if (item.type === "workspace") return [lost.inWorkspace(pages), ...ofDrafts];
  const below = pages - 1;
  const named = titles.map(displayPageTitle);
  const more = below - named.length;
  const names = listInWords([...named, ...(more > 0 ? [lost.more(more)] : [])]);
  const ofBelow = named.length === 0 ? lost.belowUnnamed(below) : lost.below(below, names);
  return [lost.page(itemKind(item)), ...(below === 0 ? [] : [ofBelow]), ...ofDrafts];
}
