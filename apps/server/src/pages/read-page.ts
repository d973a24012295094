import type { AnsweredLinkTarget } from "@stemma/contract/links.contract";
import type { MentionedPerson } from "@stemma/contract/mentions.contract";
import type { PageView } from "@stemma/contract/pages.contract";
import type { AnsweredSnippet } from "@stemma/contract/snippets.contract";
import type { CodeColors } from "@stemma/document/code/code-colors";
import type { PageBody } from "@stemma/document/format";
import { mentionedPeople as peopleIn } from "@stemma/document/mentions/mentioned-people";
import type { PageId, UserId, VersionId } from "@stemma/domain/ids";
import { linkedPages, linkedPagesMax } from "@stemma/document/page-links/linked-pages";
import { bodySnippets } from "@stemma/document/snippets/body-snippets";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import { authorizePage } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { PageLevelStore } from "./page-level.store.ts";
import type { PageViewStore } from "./page-view.store.ts";
import { presentPageView } from "./present-page-view.ts";

interface Needs {
  pageViews: PageViewStore;
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
  /** The colours of the code of versions; `null` where they are not known in time. */
  versionColors: { of(version: VersionId, body: PageBody): Promise<CodeColors[] | null> };
  mentionedPeople: {
    /** Of these people, those whom the organization knows. */
    list(scope: OrganizationScope, userIds: readonly UserId[]): Promise<MentionedPerson[]>;
  };
}

/** Reads the data of the page screen. Fails with NOT_FOUND, OTHER_ORGANIZATION or NO_ACCESS. */
export async function readPage(
  { pageViews, pageLevels, linkTargets, snippetTexts, mentionedPeople, versionColors }: Needs,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<PageView> {
  const page = authorizePage(await pageViews.find(scope, pageId), "view");
  const snippets = page.body === null ? [] : bodySnippets(page.body);
  const shown = await snippetTexts.list(scope, snippets);
  const texts = shown.map(({ serializedEditorState }) => serializedEditorState);
  const linked = [page.body, page.draft?.body ?? null, ...texts].flatMap((body) =>
    body === null ? [] : linkedPages(body),
  );
  const targets = await linkTargets.list(scope, [...new Set(linked)].slice(0, 2 * linkedPagesMax));
  const people = await mentionedPeople.list(scope, page.body === null ? [] : peopleIn(page.body));
  const { publishedVersion, body } = page;
  const codeColors =
    publishedVersion === null || body === null
      ? []
      : await versionColors.of(publishedVersion, body);
  const path = page.parentPageId === null ? [] : await pageLevels.path(scope, pageId);
  return presentPageView(scope, page, {
    path,
    linkTargets: targets,
    snippets: shown,
    mentionedPeople: people,
    codeColors,
  });
}
