import type { OrganizationId, PageId, UserId } from "@stemma/domain/ids";
import { everyMember } from "../access/every-member.store.ts";
import { auditEntriesAtOnce, createAuditRemovalStore } from "../audit/audit-removal.store.ts";
import { releaseDraftFiles } from "../files/file-references.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import { createTrashStore } from "../trash/trash.store.ts";
import { removePages, removeWorkspace } from "../workspaces/remove-workspace.store.ts";
import { mailedLinksOf } from "./email-change.store.ts";
import { pagesDeletedWithAccount, hasNoOtherMember } from "./pages-deleted-with-account.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/**
 * The facts about one organization for the deletion of an account. The person is a member, or has left but still has a
 * configuration in it.
 */
export interface OrganizationStanding {
  readonly organizationId: OrganizationId;
  readonly organizationName: string;
  readonly isMember: boolean;
  readonly isAlone: boolean;
  /** The administrator of longest standing other than the person; `null` if there is none. */
  readonly successor: UserId | null;
}

/** The placeholder for the id of a deleted workspace. */
const nothing = "00000000-0000-0000-0000-000000000000";

/** Deletes a person's data in all features. Every write must run in a transaction. */
export function createDeletionStore(sql: Sql) {
  return {
    /**
     * The facts about each of the person's organizations. With `isHeld`, the organizations are locked against other
     * changes of memberships.
     */
    async standings(userId: UserId, isHeld: boolean): Promise<OrganizationStanding[]> {
      const ids = sql`(select organization_id from organization_members where user_id = ${userId}
        union select organization_id from configurations where user_id = ${userId})`;
      if (isHeld && isSpread()) {
        // Citus locks rows of one organization at a time, and changes what is on every node only if nothing ran on several before.
        await sql`set local citus.multi_shard_modify_mode = 'sequential'`;
        const held = await sql<
          { id: OrganizationId }[]
        >`select organization_id as id from ${ids} o order by id`;
        for (const { id } of held)
          await sql`select 1 from organizations where id = ${id} for update`;
      } else if (isHeld) {
        await sql`select 1 from organizations where id in ${ids} order by id for update`;
      }
      return sql<OrganizationStanding[]>`
        select o.id as "organizationId", o.organization_name as "organizationName",
          exists (select 1 from organization_members m
            where m.organization_id = o.id and m.user_id = ${userId}) as "isMember",
          not exists (select 1 from organization_members m
            where m.organization_id = o.id and m.user_id <> ${userId})
          and not exists (select 1 from held_organization_members m
            where m.organization_id = o.id and m.user_id <> ${userId}) as "isAlone",
          (select m.user_id from ${everyMember(sql)} m
            where m.organization_id = o.id and m.user_id <> ${userId} and m.role = 'administrator'
            order by m.joined_at, m.user_id limit 1) as successor
        from organizations o where o.id in ${ids}
        order by o.organization_name collate "und-x-icu", o.id`;
    },

    /** Removes an organization with everything in it. */
    async removeOrganization(organizationId: OrganizationId): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      const pages = await own<{ id: PageId }[]>`
        select p.id from workspaces w join pages p on p.workspace_id = w.id
        where w.organization_id = ${organizationId}`;
      await createTrashStore(own).removePages(pages.map(({ id }) => id));
      for (const table of ["pins", "recents"]) {
        await own`delete from ${own(table)} t using configurations c
          where c.organization_id = ${organizationId}
            and t.user_id = c.user_id and t.organization_id = ${organizationId}`;
      }
      // Each row by an index: what belongs to pages went with these, the rest belongs to a workspace, a file or the organization.
      const workspaces = own`(select id from workspaces where organization_id = ${organizationId})`;
      for (const table of [
        "workspace_members",
        "held_workspace_members",
        "workspace_subscribers",
      ]) {
        await own`delete from ${own(table)} where workspace_id in ${workspaces}`;
      }
      for (const targets of [workspaces, own`(${organizationId})`]) {
        await own`delete from requests where target_id in ${targets}`;
        await own`delete from notifications where item_id in ${targets}`;
      }
      const files = own`(select id from files where organization_id = ${organizationId})`;
      for (const table of ["draft_files", "version_files", "file_uploads"]) {
        await own`delete from ${own(table)} where file_id in ${files}`;
      }
      const tables = ["workspaces", "configurations", "invitations", "user_subscribers"];
      // What files are in the file store is removed by a sweep.
      const members = ["organization_members", "held_organization_members"];
      for (const table of [...tables, "files", ...members]) {
        await own`delete from ${own(table)} where organization_id = ${organizationId}`;
      }
      await own`delete from organizations where id = ${organizationId}`;
      // The guard of the log lets it go with its organization alone. The rest of a long log goes in parts (`removeOldEntries`).
      await createAuditRemovalStore(own).removeOf(organizationId, auditEntriesAtOnce);
    },

    /**
     * Removes the person's content in an organization that nobody else can see: drafts, unpublished pages and the
     * 'Personal' workspace. If others can see pages in 'Personal', it stays and becomes an ordinary workspace. Holds the trees that it
     * takes pages out of, because what others put below these moves up.
     */
    async removePrivateThings(organizationId: OrganizationId, userId: UserId): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        select 1 from workspaces where id in (
          select p.workspace_id from page_members m join pages p on p.id = m.page_id
          where m.user_id = ${userId} and m.organization_id = ${organizationId}
            and p.published_version is null
          union all
          select personal_workspace_id from configurations
          where user_id = ${userId} and organization_id = ${organizationId})
        order by id for no key update`;
      await own`
        with removed as (
          delete from drafts
          where user_id = ${userId} and organization_id = ${organizationId} returning id)
        ${releaseDraftFiles(own)}`;
      const unpublished = await own<{ id: string }[]>`
        select p.id from page_members m join pages p on p.id = m.page_id
        where m.user_id = ${userId} and m.organization_id = ${organizationId}
          and p.published_version is null
          and not exists (select 1 from drafts d where d.page_id = p.id)`;
      await removePages(own, unpublished);
      const pages = await own<{ id: string }[]>`
        select p.id ${pagesDeletedWithAccount(own, organizationId, userId)}`;
      await removePages(own, pages);
      const [personal] = await own<{ id: string; isEmpty: boolean }[]>`
        select w.id, ${hasNoOtherMember(own, userId)}
          and not exists (select 1 from pages p where p.workspace_id = w.id) as "isEmpty"
        from configurations c join workspaces w on w.id = c.personal_workspace_id
        where c.user_id = ${userId} and c.organization_id = ${organizationId}`;
      if (personal?.isEmpty) await removeWorkspace(own, personal.id);
      else if (personal !== undefined) {
        await own`update workspaces w set is_personal_workspace = false,
            workspace_name = left(w.workspace_name || coalesce(
              (select ' (' || nullif(trim(u.first_name || ' ' || u.last_name), '') || ')'
                from users u where u.id = ${userId}), ''), 200)
          where w.id = ${personal.id}`;
      }
      await own`update configurations set personal_workspace_id = ${nothing}
        where user_id = ${userId} and organization_id = ${organizationId}`;
    },

    /**
     * Removes the person's lists and sign-in. With `isRemembered`, for a person with published versions in
     * organizations of others, only the names stay, without contact data; otherwise nothing stays.
     */
    async removePerson(userId: UserId, isRemembered: boolean): Promise<void> {
      await sql`
        with removed as (delete from drafts where user_id = ${userId} returning id)
        ${releaseDraftFiles(sql)}`;
      const lists = [
        "file_uploads",
        "pins",
        "recents",
        "workspace_preferences",
        "page_reads",
        "page_members",
        "page_subscribers",
        "held_page_members",
        "held_workspace_members",
        "held_organization_members",
      ];
      const notificationTables = ["notifications", "page_unsubscribers", "workspace_subscribers"];
      const requestTables = ["requests", "address_confirmations", "user_subscribers"];
      for (const table of [...lists, ...notificationTables, ...requestTables]) {
        await sql`delete from ${sql(table)} where user_id = ${userId}`;
      }
      await sql`delete from person_references where user_id = ${userId}`;
      await sql`delete from user_subscribers where publisher_id = ${userId}`;
      await sql`delete from configurations
        where user_id = ${userId} and org_display_name is null`;
      if (isRemembered) {
        await sql`update users set email = '', first_name =
          case when trim(first_name || last_name) = '' then 'Former member' else first_name end
          where id = ${userId}`;
      } else await sql`delete from users where id = ${userId}`;
      await sql`delete from authentication.verifications where ${mailedLinksOf(sql, userId)}`;
      await sql`delete from authentication.attempts
        where key in (${`password:${userId}`}, ${`reset:${userId}`})`;
      await sql`delete from authentication.users where id = ${userId}`;
    },
  };
}

export type DeletionStore = ReturnType<typeof createDeletionStore>;
