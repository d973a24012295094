import { sql } from "drizzle-orm";
import type { OrganizationId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import { indexedText } from "./indexed-text.ts";
import type { ShownPage } from "./shown-page.ts";
import { pageSearch } from "./page-search.table.ts";

/** Keeps what pages are found by. */
export function createPageSearchStore(db: Database) {
  const row = (organizationId: OrganizationId, page: ShownPage) => {
    const { foldedTitle, words } = indexedText(page.pageTitle, page.body);
    const { pageId, updatedAt } = page;
    const vector = sql<string>`array_to_tsvector(array(
      select json_array_elements_text(${JSON.stringify(words)}::text::json)))`;
    return { pageId, organizationId, foldedTitle, words: vector, updatedAt };
  };

  return {
    /** Lets a page be found by what it shows now. */
    async index(scope: OrganizationScope, page: ShownPage): Promise<void> {
      const { pageId, ...values } = row(scope.organizationId, page);
      await db
        .insert(pageSearch)
        .values({ pageId, ...values })
        .onConflictDoUpdate({ target: pageSearch.pageId, set: values });
    },

    /** The first published pages that cannot be found yet: at most `limit`. */
    async listMissing(limit: number) {
      return db.execute<{ organizationId: OrganizationId; updatedAt: string } & ShownPageRow>(sql`
        select p.id as "pageId", p.organization_id as "organizationId",
          v.page_title as "pageTitle", v.body, p.updated_at as "updatedAt"
        from pages p
        join page_versions v on v.id = p.published_version
        where not exists (select 1 from page_search s where s.page_id = p.id)
        limit ${limit}`);
    },

    /** Lets a page be found by what was read of it, unless it can be found by now. */
    async indexMissing(organizationId: OrganizationId, page: ShownPage): Promise<void> {
      await db.insert(pageSearch).values(row(organizationId, page)).onConflictDoNothing();
    },
  };
}

type ShownPageRow = Omit<ShownPage, "updatedAt">;

export type PageSearchStore = ReturnType<typeof createPageSearchStore>;
