import type { Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, UserId } from "@stemma/domain/ids";
import { everyMember } from "../access/every-member.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** Writes the page's own members, their roles and the page's restriction. */
export function createPageMembersStore(sql: Sql) {
  return {
    /** Locks the page against concurrent changes of its members, until the transaction ends. */
    async lock(pageId: PageId): Promise<void> {
      const own = await withinThatOf(sql, "pages", pageId);
      await own`select 1 from pages where id = ${pageId} for update`;
    },

    /** Restricts the page to its own members, or opens it to its workspace. */
    async setRestriction(pageId: PageId, isRestricted: boolean): Promise<boolean> {
      const own = await withinThatOf(sql, "pages", pageId);
      const changed = await own`
        update pages set is_restricted = ${isRestricted}
        where id = ${pageId} and is_restricted <> ${isRestricted}`;
      return changed.count > 0;
    },

    /** Sets a person's role on the page; `null` removes the person from the page's members. */
    async setRole(pageId: PageId, userId: UserId, role: Role | null): Promise<void> {
      const own = await withinThatOf(sql, "pages", pageId);
      if (role === null) {
        await own`delete from page_members where page_id = ${pageId} and user_id = ${userId}`;
        return;
      }
      await own`
        insert into page_members (organization_id, page_id, user_id, role)
        select organization_id, id, ${userId}::uuid, ${role} from pages where id = ${pageId}
        on conflict on constraint page_members_page_id_user_id_pk do update set role = excluded.role`;
    },

    /** A person's role on the page itself; `null` if there is none. */
    async roleOf(pageId: PageId, userId: UserId): Promise<Role | null> {
      const own = await withinThatOf(sql, "pages", pageId);
      const [row] = await own<{ role: Role }[]>`
        select role from page_members where page_id = ${pageId} and user_id = ${userId}`;
      return row?.role ?? null;
    },

    /** Whether every restricted page above the page names a person; `true` if there is none. */
    async isNamedAbove(pageId: PageId, userId: UserId): Promise<boolean> {
      const own = await withinThatOf(sql, "pages", pageId);
      const [barring] = await own`
        select 1 from pages p, unnest(p.restricted_by) above (id)
        where p.id = ${pageId} and above.id <> p.id and not exists (
          select 1 from page_members m where m.page_id = above.id and m.user_id = ${userId})`;
      return barring === undefined;
    },

    /** Whether the page has another administrator who is still a member of the organization. */
    async hasOtherAdministrator(pageId: PageId, userId: UserId): Promise<boolean> {
      const own = await withinThatOf(sql, "pages", pageId);
      const rows = await own`
        select 1 from page_members m
        join organization_members om
          on om.organization_id = m.organization_id and om.user_id = m.user_id
        where m.page_id = ${pageId} and m.user_id <> ${userId} and m.role = 'administrator' limit 1`;
      return rows.length > 0;
    },

    /**
     * Removes a person's roles on the pages of an organization, except pages in the person's own 'Personal' and
     * unpublished pages without other members: nobody else can see those. Ends the person's page subscriptions. Of
     * restricted and unpublished pages that would otherwise have no administrator, one of the restricted page above becomes
     * administrator, for others do not see them; else the successor.
     */
    async removeFromAll(
      organizationId: OrganizationId,
      userId: UserId,
      successor: UserId,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      const others = own`from page_members o join ${everyMember(own)} om
        on om.organization_id = o.organization_id and om.user_id = o.user_id
        where o.page_id = p.id and o.user_id <> ${userId}`;
      const administratorAbove = own`(select a.user_id from page_members a
        where a.page_id = (array_remove(p.restricted_by, p.id))[1] and a.user_id <> ${userId}
          and a.role = 'administrator' and not exists (
            select 1 from unnest(array_remove(p.restricted_by, p.id)) area (id) where not exists (
              select 1 from page_members am where am.page_id = area.id and am.user_id = a.user_id))
        order by a.user_id = ${successor} desc, a.user_id limit 1)`;
      const ownPersonal = own`(select personal_workspace_id from configurations
        where user_id = ${userId} and organization_id = ${organizationId})`;
      const isTheirs = own`m.organization_id = ${organizationId} and m.user_id = ${userId}`;
      const depths = await own<{ depth: number }[]>`
        select distinct cardinality(p.restricted_by) as depth
        from page_members m join pages p on p.id = m.page_id where ${isTheirs} order by depth`;
      // From the top: who takes over a restricted page can take over what is below it.
      for (const { depth } of depths) {
        await own`
        insert into page_members (organization_id, page_id, user_id, role)
        select p.organization_id, p.id, coalesce(${administratorAbove}, ${successor}::uuid), 'administrator'
        from page_members m join pages p on p.id = m.page_id
        where ${isTheirs} and m.role = 'administrator' and cardinality(p.restricted_by) = ${depth}
          and (p.is_restricted or p.published_version is null)
          and (exists (select 1 ${others}) or (p.published_version is not null
            and p.workspace_id is distinct from ${ownPersonal}))
          and not exists (select 1 ${others} and o.role = 'administrator')
        on conflict on constraint page_members_page_id_user_id_pk do update set role = 'administrator'`;
      }
      await own`
        delete from page_members m using pages p
        where p.id = m.page_id and ${isTheirs}
          and p.workspace_id is distinct from ${ownPersonal}
          and (p.published_version is not null or exists (select 1 ${others}))`;
      await own`
        delete from page_subscribers
        where organization_id = ${organizationId} and user_id = ${userId}`;
    },
  };
}
