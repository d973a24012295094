import { maySeePage } from "../access/access-rule.store.ts";
import { lacksSecondFactor } from "../access/second-factor-rule.store.ts";
import type { NotificationId, OrganizationId, PageId, UserId } from "@stemma/domain/ids";
import { personName } from "../access/person-name.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { isSpread } from "../platform/database/spread-tables.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A publish, or a mention in it, to mail to one user. */
export interface MailRecord {
  readonly type: "pageVersionPublish" | "mention";
  readonly id: NotificationId;
  readonly userId: UserId;
  readonly email: string;
  readonly pageId: PageId;
  readonly pageTitle: string;
  readonly workspaceName: string;
  readonly publisherName: string;
  readonly subjectLine: string;
  readonly messageBody: string;
}

/** The queue of notifications to mail. Each one goes to one node once: a taken notification counts as mailed. */
export function createMailQueueStore(sql: Sql) {
  /**
   * Unseen publishes and mentions for users with a verified address and access to the page: not read in the inbox, and the page not
   * opened since.
   */
  const isUnseen = (
    own: Sql,
  ) => own`n.type in ('pageVersionPublish', 'mention') and n.status = 'unread' and n.mailed_at is null
    and exists (select 1 from authentication.users a where a.id = n.user_id and a.email_verified)
    and exists (select 1 from organization_members om
      where om.organization_id = n.organization_id and om.user_id = n.user_id)
    and not ${lacksSecondFactor(own, own`n.user_id`, own`n.organization_id`)}
    and not p.deleted
    and ${maySeePage(own, own`n.user_id`)}
    and not exists (select 1 from recents r where r.user_id = n.user_id and r.item_id = n.page_id
      and r.accessed_at >= n.triggered_at)`;

  /** Marks the notifications as mailed and returns the content for the mails. */
  const takeOf = (own: Sql, which: (own: Sql) => Fragment, at: Date) => own<MailRecord[]>`
    with taken as (
      update notifications t set mailed_at = ${at} from (${which(own)}) w
      where t.id = w.id returning t.*)
    select n.id, n.type, n.user_id as "userId", u.email, n.page_id as "pageId", v.page_title as "pageTitle",
      w.workspace_name as "workspaceName",
      coalesce(${personName(own, "b")}, n.triggered_by::text) as "publisherName",
      v.subject_line as "subjectLine", v.message_body as "messageBody"
    from taken n
    join users u on u.id = n.user_id
    join pages p on p.id = n.page_id
    join workspaces w on w.id = p.workspace_id
    join page_versions v on v.id = n.version_id
    left join users b on b.id = n.triggered_by
    left join configurations c
      on c.user_id = n.triggered_by and c.organization_id = n.organization_id
    order by n.triggered_at, n.id`;

  /** The same, of one organization after the other on a database that is spread: Citus locks rows only there. */
  async function take(which: (own: Sql) => Fragment, at: Date, limit: number) {
    if (!isSpread()) return takeOf(sql, which, at);
    const organizations = await sql<{ id: OrganizationId }[]>`
      select distinct organization_id as id from notifications
      where status = 'unread' and mailed_at is null`;
    const taken: MailRecord[] = [];
    for (const { id } of organizations) {
      if (taken.length >= limit) break;
      taken.push(...(await takeOf(withinOrganization(sql, id), which, at)));
    }
    return taken;
  }

  return {
    /** Takes some notifications between two instants, for users with 'atOnce'. */
    async takeAtOnce(
      between: { after: Date; before: Date },
      at: Date,
      limit: number,
    ): Promise<MailRecord[]> {
      return take(
        (own) => own`select n.id from users u
            join notifications n on n.user_id = u.id
            join pages p on p.id = n.page_id
            where u.notification_mail = 'atOnce' and ${isUnseen(own)}
              and n.triggered_at > ${between.after}
              and n.triggered_at <= ${between.before}
            order by n.triggered_at limit ${limit} for update of n skip locked`,
        at,
        limit,
      );
    },

    /** Returns notifications to the queue after a failed mail. */
    async giveBack(ids: readonly NotificationId[]): Promise<void> {
      for (const id of ids) {
        await sql`update notifications set mailed_at = null where id = ${id}`;
      }
    },

    /** Takes one user whose daily mail is due, with the notifications for it; `null` if no mail is due. */
    async takeDigest(
      since: { lastBefore: Date; after: Date },
      at: Date,
      limit: number,
    ): Promise<MailRecord[] | null> {
      const [due] = await sql<{ id: UserId }[]>`
        update users set digest_at = ${at} where id = (
          select id from users
          where notification_mail = 'daily'
            and coalesce(digest_at, '-infinity') <= ${since.lastBefore}
          order by coalesce(digest_at, '-infinity') limit 1 for update skip locked)
        returning id`;
      if (due === undefined) return null;
      return take(
        (own) => own`select n.id from notifications n
            join pages p on p.id = n.page_id
            where n.user_id = ${due.id} and ${isUnseen(own)}
              and n.triggered_at > ${since.after}
            order by n.triggered_at limit ${limit} for update of n skip locked`,
        at,
        limit,
      );
    },
  };
}

export type MailQueueStore = ReturnType<typeof createMailQueueStore>;
