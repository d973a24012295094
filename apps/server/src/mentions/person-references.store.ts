import type { PageId, UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** Keeps which published texts mention which people. */
export function createPersonReferencesStore(sql: Sql) {
  return {
    /** Replaces the people whom a page mentions. Returns those who were added. The caller holds the page's lock. */
    async replace(
      { organizationId }: OrganizationScope,
      pageId: PageId,
      people: readonly UserId[],
    ): Promise<UserId[]> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own<{ id: UserId }[]>`
        with removed as (
          delete from person_references
          where page_id = ${pageId} and user_id <> all(${[...people]}::uuid[]))
        insert into person_references (organization_id, page_id, user_id)
        select ${organizationId}, ${pageId}, person from unnest(${[...people]}::uuid[]) person
        on conflict do nothing
        returning user_id as id`;
      return rows.map(({ id }) => id);
    },
  };
}
