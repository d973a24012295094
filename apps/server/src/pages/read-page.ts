import type { AnsweredLinkTarget } from "@stemma/contract/links.contract";
import type { MentionedPerson } from "@stemma/contract/mentions.contract";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { AnsweredSnippet } from "@stemma/contract/snippets.contract";
import { linkedPages, linkedPagesMax } from "@stemma/document/page-links/linked-pages";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import type { PageId, UserId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import { enterFound, type Caller, type OrganizationScope } from "../access/organization-scope.ts";
import type { PageLevelStore } from "./page-level.store.ts";
import { parseText, type PageRead } from "../platform/page-read.ts";
import type { PageTexts } from "./page-texts.ts";
import { readTexts } from "./page-contents.ts";
import type { PageHeads } from "./page-heads.ts";
import { presentPageHead } from "./present-page-view.ts";

interface Needs {
  pageHeads: PageHeads;
  pageTexts: PageTexts;
  pageLevels: Pick<PageLevelStore, "path">;
  linkTargets: {
    /** Of these pages, those that the caller may see. */
    list(scope: OrganizationScope, pageIds: readonly PageId[]): Promise<AnsweredLinkTarget[]>;
  };
  snippetTexts: {
    /** Of these snippets, those that the caller may see, with their texts. */
    list(
      scope: OrganizationScope,
      snippets: readonly SnippetAttributes[],
    ): Promise<AnsweredSnippet[]>;
  };
  mentionedPeople: {
    /** Of these people, those whom the organization knows. */
    list(scope: OrganizationScope, userIds: readonly UserId[]): Promise<MentionedPerson[]>;
  };
}

/**
 * Reads the data of the page screen: one query, and one for each text that is not kept; further ones for what the texts
 * name. Fails with NOT_FOUND, OTHER_ORGANIZATION or NO_ACCESS, and like `enterOrganization`.
 */
export async function readPageBytes(
  needs: Needs,
  caller: Caller,
  pageId: PageId,
): Promise<PageRead> {
  const { pageHeads, pageTexts, pageLevels, linkTargets, snippetTexts, mentionedPeople } = needs;
  const found = await pageHeads.find(caller, pageId);
  const scope = enterFound(caller, found.membership);
  const page = authorizePage(found.page, "view");
  const { publishedVersion, parentPageId } = page;
  const texts = await readTexts(needs, page);
  if (texts === null) return readPageBytes(needs, caller, pageId);
  const { published, drafted } = texts;
  const snippets = await snippetTexts.list(scope, published?.snippets ?? []);
  const linked = new Set([...(published?.linkedPages ?? []), ...(drafted?.linkedPages ?? [])]);
  for (const { serializedEditorState } of snippets) {
    if (serializedEditorState === null) continue;
    for (const linkedPage of linkedPages(serializedEditorState)) linked.add(linkedPage);
  }
  const head = presentPageHead(scope, page, {
    path: parentPageId === null ? [] : await pageLevels.path(scope, pageId),
    linkTargets: await linkTargets.list(scope, [...linked].slice(0, 2 * linkedPagesMax)),
    snippets,
    mentionedPeople: await mentionedPeople.list(scope, published?.mentionedPeople ?? []),
    codeColors:
      publishedVersion && published ? await pageTexts.colors(publishedVersion, published) : [],
  });
  return { head, published, drafted };
}

/** Reads the data of the page screen; fails like {@link readPageBytes}. */
export async function readPage(
  needs: Needs,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<PageView> {
  const caller = { ...scope, namedOrganization: scope.organizationId };
  const { head, published, drafted } = await readPageBytes(needs, caller, pageId);
  return {
    ...head,
    page: { ...head.page, serializedEditorState: published && parseText(published) },
    draft: head.draft && drafted && { ...head.draft, serializedEditorState: parseText(drafted) },
  };
}
