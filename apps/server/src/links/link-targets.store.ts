import type { AnsweredLinkTarget } from "@stemma/contract/links.contract";
import type { PageId } from "@stemma/domain/ids";
import { maySeePage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** Reads what links show of their targets. */
export function createLinkTargetsStore(sql: Sql) {
  return {
    /** Of these pages, those of the organization that the caller may see; without an order. */
    async list(
      { organizationId, userId }: OrganizationScope,
      pageIds: readonly PageId[],
    ): Promise<AnsweredLinkTarget[]> {
      const own = withinOrganization(sql, organizationId);
      if (pageIds.length === 0) return [];
      return own<AnsweredLinkTarget[]>`
        select p.id as "pageId", coalesce(v.page_title, d.page_title, '') as "pageTitle", p.deleted
        from pages p
        left join page_versions v on v.id = p.published_version
        left join drafts d on d.page_id = p.id and d.user_id = ${userId}
        where p.organization_id = ${organizationId} and p.id = any(${[...pageIds]}::uuid[])
          and ${maySeePage(own, userId)}`;
    },
  };
}

export type LinkTargetsStore = ReturnType<typeof createLinkTargetsStore>;
