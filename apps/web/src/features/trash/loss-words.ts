import type { TrashItem, TrashLoss } from "@stemma/contract/trash.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { listInWords } from "../../lib/list-in-words.ts";
import { itemName } from "./item-words.ts";
import { messages } from "./messages.ts";

/** What is lost if an item is removed for good: a sentence about the item, and a line for each other thing. */
export function lossWords(item: TrashItem, loss: TrashLoss): { item: string; also: string[] } {
  const { lost } = messages.removal;
  const { pages, drafts } = loss;
  const ofDrafts = drafts === 0 ? [] : [lost.drafts(drafts)];
  if (item.type === "workspace") {
    return { item: lost.workspace(itemName(item), pages), also: ofDrafts };
  }
  const below = pages - 1;
  const ofBelow = below === 0 ? [] : [belowWords(below, loss.titles)];
  return { item: lost.page(itemName(item)), also: [...ofBelow, ...ofDrafts] };
}

function belowWords(count: number, titles: readonly string[]): string {
  const { below, belowUnnamed, more } = messages.removal.lost;
  if (titles.length === 0) return belowUnnamed(count);
  const unnamed = count - titles.length;
  const named = titles.map((title) => displayPageTitle(title));
  return below(count, listInWords([...named, ...(unnamed > 0 ? [more(unnamed)] : [])]));
}
