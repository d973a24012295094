import { maySeePage } from "../access/access-rule.store.ts";
import type { PageId, UserId } from "@stemma/domain/ids";
import { personName } from "../access/person-name.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { TreePlace } from "./page-place.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** Reads the people who can see a page. */
export function createPageReadersStore(sql: Sql) {
  return {
    /** The people who could see the page if it were in this place, by name. */
    async list(scope: OrganizationScope, pageId: PageId, { workspaceId, parentPageId }: TreePlace) {
      const own = withinOrganization(sql, scope.organizationId);
      const place = {
        workspaceId: own`${workspaceId}::uuid`,
        restrictedBy: own`(case when p.is_restricted then array[p.id] else '{}' end || coalesce(
          (select above.restricted_by from pages above where above.id = ${parentPageId}), '{}'))`,
      };
      return own<{ id: UserId; name: string }[]>`
        select r.id, r.name from (
          select u.id, ${personName(own)} as name
          from pages p
          join organization_members om on om.organization_id = p.organization_id
          join users u on u.id = om.user_id
          left join configurations c
            on c.user_id = u.id and c.organization_id = p.organization_id
          where p.id = ${pageId} and p.organization_id = ${scope.organizationId}
            and ${maySeePage(own, own`u.id`, "p", place)}
        ) r
        order by r.name collate "und-x-icu", r.id`;
    },
  };
}
