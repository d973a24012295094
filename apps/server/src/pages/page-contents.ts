import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { PageHeads } from "./page-heads.ts";
import { parseText } from "../platform/page-read.ts";
import type { PageTexts } from "./page-texts.ts";
import type { PageHeadRecord, PageViewRecord } from "./page-head.ts";

interface Needs {
  readonly pageHeads: PageHeads;
  readonly pageTexts: PageTexts;
}

/**
 * The texts of a page that was just read; `null` if they are gone, because the page was removed for good or the draft
 * was saved or deleted since: read the page again.
 */
export async function readTexts(
  { pageTexts }: Pick<Needs, "pageTexts">,
  { publishedVersion, draft }: Pick<PageHeadRecord, "publishedVersion" | "draft">,
) {
  const published = publishedVersion && (await pageTexts.ofVersion(publishedVersion));
  const drafted = draft && (await pageTexts.ofDraft(draft));
  if (published === null && publishedVersion !== null) return null;
  if (drafted === null && draft !== null) return null;
  return { published, drafted };
}

/** Reads pages for use cases that make others of them. */
export function createPageContents({ pageHeads, pageTexts }: Needs) {
  return {
    /**
     * The page with its published text and the caller's draft; `null` if the page does not exist. The result is not
     * authorized yet: pass it through `authorizePage`.
     */
    async find(scope: OrganizationScope, pageId: PageId): Promise<PageViewRecord | null> {
      const asker = { userId: scope.userId, namedOrganization: scope.organizationId };
      for (;;) {
        const { page } = await pageHeads.find(asker, pageId);
        if (page === null) return null;
        const texts = await readTexts({ pageTexts }, page);
        if (texts === null) continue;
        const { published, drafted } = texts;
        return {
          ...page,
          body: published && parseText(published),
          draft: page.draft && drafted && { ...page.draft, body: parseText(drafted) },
        };
      }
    },
  };
}

export type PageContents = ReturnType<typeof createPageContents>;
