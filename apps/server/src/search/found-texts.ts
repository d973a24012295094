import type { FoundText } from "@stemma/contract/search.contract";
import { isBlockId } from "@stemma/document/block-id";
import { excerptAt } from "@stemma/domain/search/excerpt-of";
import type { QueryTerm } from "@stemma/domain/search/query-terms";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import type { SearchTextsStore } from "./search-texts.store.ts";
import type { FoundPage } from "./search.store.ts";
import type { PlacedText, TextBeginning } from "./text-beginning.store.ts";

/** Adds to pages that a search has found the excerpt, its heading, and the block in which it stands. */
export async function withExcerpts(
  searchTexts: SearchTextsStore,
  scope: OrganizationScope,
  pages: readonly FoundPage[],
  terms: readonly QueryTerm[],
): Promise<FoundText[]> {
  const unread = pages.flatMap(({ id, beginning }) => (beginning === undefined ? id : []));
  const read = unread.length === 0 ? [] : await searchTexts.readBeginnings(scope, unread);
  const textOf = new Map(read.map((text) => [text.id, text]));
  const found: FoundText[] = [];
  for (const page of pages) {
    const { id, kind, pageTitle, icon, workspaceName, updatedAt } = page;
    const beginning = page.beginning ?? textOf.get(id);
    const cut = await cutExcerpt(searchTexts, scope, beginning, terms);
    found.push({
      id,
      kind,
      pageTitle,
      icon,
      workspaceName,
      updatedAt: toInstant(updatedAt),
      ...cut,
      snippetTitle: null,
    });
  }
  return found;
}

/** An excerpt with its heading, and the block in which it stands. */
type Cut = Pick<FoundText, "excerpt" | "heading" | "blockId">;

/** Cuts the excerpt of an indexed text of which the beginning was read. */
export async function cutExcerpt(
  searchTexts: SearchTextsStore,
  scope: OrganizationScope,
  beginning: TextBeginning | undefined,
  terms: readonly QueryTerm[],
): Promise<Cut> {
  if (beginning === undefined) return { excerpt: [], heading: "", blockId: null };
  const cut = cutText(beginning, terms);
  if (beginning.isWhole || cut.blockId !== null) return cut;
  return cutText(await searchTexts.readText(scope, beginning.id), terms);
}

/** Cuts the excerpt of a text. */
export function cutText({ text, places }: PlacedText, terms: readonly QueryTerm[]): Cut {
  const { parts: excerpt, place } = excerptAt(text, terms);
  if (place === null) return { excerpt, heading: "", blockId: null };
  const line = text.slice(0, place).split("\n").length;
  const [id = "", heading = ""] = lineAt(places, line).split(" ");
  return {
    excerpt,
    heading: lineAt(text, Number(heading)).replaceAll(/\s+/g, " ").trim(),
    blockId: isBlockId(id) ? id : null,
  };
}

/** A line, counted from 1; empty for line 0, and beyond the text. */
function lineAt(text: string, line: number): string {
  return text.split("\n", line)[line - 1] ?? "";
}
