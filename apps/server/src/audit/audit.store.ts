import { auditActs } from "@stemma/domain/audit/audit-acts";
import { personName } from "../access/person-name.store.ts";
import { isOpenWhenPublished } from "../access/access-rule.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import type { Audit } from "./audit-entry.ts";
import { isSpread } from "../platform/database/spread-tables.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** Writes the audit log. In a transaction, the entries are there exactly if the transaction commits. */
export function createAuditStore(sql: Sql): Audit {
  return {
    async record({ organizationId, userId, from }, entries) {
      if (entries.length === 0) return;
      const acts = entries.map(({ act, person, item, invitation, details = {} }) => ({
        act,
        category: auditActs[act],
        person_id: person ?? null,
        item_kind: item?.kind ?? null,
        item_id: item?.id ?? null,
        invitation_id: invitation ?? null,
        details,
      }));
      // Transactions that wait for each other's locks write in the order in which they go on: so it is not the time at which they began.
      const own = withinOrganization(sql, organizationId);
      // Citus takes no function of ours that reads tables.
      const nameOf = (person: Fragment) =>
        isSpread()
          ? own`(select ${personName(own, "named", "name")} from users named
              left join configurations name
                on name.user_id = named.id and name.organization_id = ${organizationId}
              where named.id = ${person})`
          : own`display_name(${person}, ${organizationId}::uuid)`;
      await own`
        insert into audit_entries (organization_id, at, user_id, user_name, address, user_agent,
          category, act, person_id, person_name, item_kind, item_id, item_name,
          workspace_id, workspace_name, audience, details)
        select ${organizationId}::uuid, date_trunc('milliseconds', clock_timestamp()),
          ${userId}::uuid, ${nameOf(own`${userId}::uuid`)},
          ${from?.address ?? null}, ${from?.userAgent ?? null}, e.category, e.act, e.person_id,
          coalesce(${nameOf(own`e.person_id`)}, i.email),
          t.kind, t.id,
          case t.kind when 'page' then v.page_title when 'workspace' then w.workspace_name
            when 'organization' then o.organization_name end,
          case when t.kind = 'page' then w.id end,
          case when t.kind = 'page' then w.workspace_name end,
          case when t.kind = 'page' and (p.published_version is null or not ${isOpenWhenPublished(own)})
              then 'page'
            when t.kind in ('page', 'workspace') and w.organization_role is null then 'workspace'
            else 'everybody' end,
          e.details
        from jsonb_to_recordset(${JSON.stringify(acts)}::text::jsonb) as e (act text, category text,
          person_id uuid, item_kind text, item_id uuid, invitation_id uuid, details jsonb)
        left join invitations i on i.id = e.invitation_id
        cross join lateral (select
          coalesce(e.item_kind, case when i.workspace_id is not null then 'workspace'
            when i.id is not null then 'organization' end) as kind,
          coalesce(e.item_id, i.workspace_id, i.organization_id) as id) t
        left join pages p on t.kind = 'page' and p.id = t.id
        left join page_versions v on v.id = p.published_version
        left join workspaces w on w.id = case t.kind when 'page' then p.workspace_id when 'workspace' then t.id end
        left join organizations o on t.kind = 'organization' and o.id = t.id`;
    },
  };
}
