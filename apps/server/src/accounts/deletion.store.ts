import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Database } from "../platform/database/connect.ts";
import { authVerifications } from "./authentication.table.ts";
import { mailedLinksOf } from "./email-change.store.ts";
import { pagesThatGo, seenByNobodyElse } from "./pages-that-go.store.ts";

/** What the deletion of an account meets in one organization: one of the person's, or one that they left something in. */
export interface OrganizationStanding {
  readonly organizationId: OrganizationId;
  readonly organizationName: string;
  readonly isMember: boolean;
  readonly isAlone: boolean;
  /** The administrator of longest standing beside the person; `null` where there is none. */
  readonly heir: UserId | null;
}

/** Stands where the id of a workspace was. */
const nothing = "00000000-0000-0000-0000-000000000000";

/** Deletes what belongs to one person, in whatever feature it stands. Every write is one of a transaction. */
export function createDeletionStore(db: Database) {
  async function removePages(found: SQL): Promise<void> {
    const rows = await db.execute<{ id: string }>(found);
    if (rows.length === 0) return;
    const ids = sql`string_to_array(${rows.map(({ id }) => id).join()}, ',')::uuid[]`;
    await db.execute(sql`delete from drafts where page_id = any(${ids})`);
    await db.execute(sql`delete from page_reverts where page_id = any(${ids})`);
    await db.execute(sql`delete from page_versions where page_id = any(${ids})`);
    await db.execute(sql`delete from requests where target_id = any(${ids})`);
    await db.execute(sql`delete from page_unsubscribers where page_id = any(${ids})`);
    await db.execute(sql`delete from notifications
      where page_id = any(${ids}) or item_id = any(${ids})`);
    await db.execute(sql`delete from pages where id = any(${ids})`);
  }

  async function removeWorkspace(id: string): Promise<void> {
    await db.execute(sql`delete from requests where target_id = ${id}`);
    await db.execute(sql`delete from notifications where item_id = ${id}`);
    for (const table of ["invitations", "workspace_subscribers", "workspace_members"]) {
      await db.execute(sql`delete from ${sql.identifier(table)} where workspace_id = ${id}`);
    }
    await db.execute(sql`delete from workspaces where id = ${id}`);
  }

  return {
    /** Where the person stands in each of their organizations. With `isHeld` no other change of memberships comes between. */
    async standings(userId: UserId, isHeld: boolean): Promise<OrganizationStanding[]> {
      const ids = sql`(select organization_id from organization_members where user_id = ${userId}
        union select organization_id from configurations where user_id = ${userId})`;
      if (isHeld) {
        await db.execute(
          sql`select 1 from organizations where id in ${ids} order by id for update`,
        );
      }
      const rows = await db.execute<{
        [Key in keyof OrganizationStanding]: OrganizationStanding[Key];
      }>(sql`
        select o.id as "organizationId", o.organization_name as "organizationName",
          exists (select 1 from organization_members m
            where m.organization_id = o.id and m.user_id = ${userId}) as "isMember",
          not exists (select 1 from organization_members m
            where m.organization_id = o.id and m.user_id <> ${userId}) as "isAlone",
          (select m.user_id from organization_members m
            where m.organization_id = o.id and m.user_id <> ${userId} and m.role = 'administrator'
            order by m.joined_at, m.user_id limit 1) as heir
        from organizations o where o.id in ${ids}
        order by o.organization_name collate "und-x-icu", o.id`);
      return [...rows];
    },

    /** Removes an organization with everything in it. */
    async removeOrganization(organizationId: OrganizationId): Promise<void> {
      await removePages(sql`select p.id from workspaces w join pages p on p.workspace_id = w.id
        where w.organization_id = ${organizationId}`);
      for (const table of ["pins", "recents"]) {
        await db.execute(sql`delete from ${sql.identifier(table)} t using configurations c
          where c.organization_id = ${organizationId}
            and t.user_id = c.user_id and t.organization_id = ${organizationId}`);
      }
      const tables = [
        "workspace_members",
        "workspaces",
        "configurations",
        "invitations",
        "requests",
        "notifications",
        "workspace_subscribers",
        "user_subscribers",
      ];
      for (const table of [...tables, "organization_members"]) {
        await db.execute(sql`delete from ${sql.identifier(table)}
          where organization_id = ${organizationId}`);
      }
      await db.execute(sql`delete from organizations where id = ${organizationId}`);
    },

    /**
     * Removes what of the person's in an organization nobody else sees: drafts, pages never published, and their 'Personal'.
     * Where others see something of that, it becomes a workspace like every other.
     */
    async removePrivateThings(organizationId: OrganizationId, userId: UserId): Promise<void> {
      await db.execute(sql`delete from drafts
        where user_id = ${userId} and organization_id = ${organizationId}`);
      await removePages(sql`select p.id from page_members m join pages p on p.id = m.page_id
        where m.user_id = ${userId} and m.organization_id = ${organizationId}
          and p.published_version is null
          and not exists (select 1 from drafts d where d.page_id = p.id)`);
      await removePages(sql`select p.id ${pagesThatGo(organizationId, userId)}`);
      const [personal] = await db.execute<{ id: string; isEmpty: boolean }>(sql`
        select w.id, ${seenByNobodyElse(userId)}
          and not exists (select 1 from pages p where p.workspace_id = w.id) as "isEmpty"
        from configurations c join workspaces w on w.id = c.personal_workspace_id
        where c.user_id = ${userId} and c.organization_id = ${organizationId}`);
      if (personal?.isEmpty) await removeWorkspace(personal.id);
      else if (personal !== undefined) {
        await db.execute(sql`update workspaces w set is_personal_workspace = false,
            workspace_name = left(concat_ws(' ', w.workspace_name,
              (select '(' || nullif(trim(u.first_name || ' ' || u.last_name), '') || ')'
                from users u where u.id = ${userId})), 200)
          where w.id = ${personal.id}`);
      }
      await db.execute(sql`update configurations set personal_workspace_id = ${nothing}
        where user_id = ${userId} and organization_id = ${organizationId}`);
    },

    /**
     * Removes the person's lists and sign-in. Where they published among others (`isRemembered`) their names stay, and
     * nothing by which they could be reached; else nothing does.
     */
    async removePerson(userId: UserId, isRemembered: boolean): Promise<void> {
      const lists = ["drafts", "pins", "recents", "page_members", "page_subscribers"];
      const told = ["notifications", "page_unsubscribers", "workspace_subscribers"];
      const asked = ["requests", "address_confirmations", "user_subscribers"];
      for (const table of [...lists, ...told, ...asked]) {
        await db.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
      }
      await db.execute(sql`delete from user_subscribers where publisher_id = ${userId}`);
      await db.execute(sql`delete from configurations
        where user_id = ${userId} and org_display_name is null`);
      if (isRemembered) {
        await db.execute(sql`update users set email = '', first_name =
          case when trim(first_name || last_name) = '' then 'Former member' else first_name end
          where id = ${userId}`);
      } else await db.execute(sql`delete from users where id = ${userId}`);
      await db.delete(authVerifications).where(mailedLinksOf(userId));
      await db.execute(sql`delete from authentication.attempts
        where key in (${`password:${userId}`}, ${`reset:${userId}`})`);
      await db.execute(sql`delete from authentication.users where id = ${userId}`);
    },
  };
}

export type DeletionStore = ReturnType<typeof createDeletionStore>;
