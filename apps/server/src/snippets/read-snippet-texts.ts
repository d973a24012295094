import type { AnsweredSnippet } from "@stemma/contract/snippets.contract";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import type { PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { SnippetTextsStore } from "./snippet-texts.store.ts";

/** Of these snippets, those that the caller may see, with their texts: rows of the others show none. */
export async function readSnippetTexts(
  { snippetTexts }: { snippetTexts: SnippetTextsStore },
  scope: OrganizationScope,
  asked: readonly { readonly snippetId: PageId; readonly versionId: VersionId | null }[],
): Promise<{ items: AnsweredSnippet[] }> {
  const snippets = asked.map(({ snippetId, versionId }): SnippetAttributes =>
    versionId === null ? { id: snippetId } : { id: snippetId, version: versionId },
  );
  return { items: await snippetTexts.list(scope, snippets) };
}
