import type { UserId } from "@stemma/domain/ids";
import type { RequestOrigin } from "../access/organization-scope.ts";
import { insertOwn } from "../audit/person-audit.store.ts";
import type { PersonAct } from "../audit/audit-entry.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";

/** How somebody signed in. */
export type SignInMethod = "password" | "provider" | "passkey";

/** How long sign-ins that are alike make one entry, in minutes. */
const alikeMinutes = 10;

/** The most entries that sign-ins of one person make in an organization's log within an hour. */
const entriesPerHourMax = 60;

/**
 * Writes sign-ins into the audit logs of the person's organizations. A program that signs in again and again must not fill them: what is alike within
 * ten minutes is one entry, and each log takes 60 an hour of each person. Requests at the same time can exceed this by as many as they are.
 */
export function createSignInRecordStore(sql: Sql) {
  async function record(userId: UserId, act: PersonAct): Promise<void> {
    const person = sql`(select ${userId}::uuid as user_id)`;
    await sql`${insertOwn(sql, person, act, sql`where ${isNews(sql, act)}`)}`;
  }
  return {
    /** A sign-in that began a session. */
    recordSuccess: (userId: UserId, from: RequestOrigin, method: SignInMethod) =>
      record(userId, { act: "signedIn", from, details: { method } }),

    /** A wrong password, or a wrong code after it, for the account of a person. */
    recordFailure: (userId: UserId, from: RequestOrigin | undefined) =>
      record(userId, { act: "signInFailed", from }),
  };
}

/** A condition on a membership `m`: the log of its organization has no entry like this one, and room for another one. */
function isNews(sql: Sql, { act, from, details = {} }: PersonAct): Fragment {
  return sql`
    not exists (select 1 from audit_entries e
      where e.user_id = m.user_id and e.organization_id = m.organization_id
        and e.at > now() - make_interval(mins => ${alikeMinutes})
        and e.act = ${act} and e.details = ${JSON.stringify(details)}::text::jsonb
        and e.address is not distinct from ${from?.address ?? null}
        and e.user_agent is not distinct from ${from?.userAgent ?? null})
    and ${entriesPerHourMax} > (select count(*) from (
      select 1 from audit_entries e
      where e.user_id = m.user_id and e.organization_id = m.organization_id
        and e.at > now() - interval '1 hour' and e.act in ('signedIn', 'signInFailed')
      limit ${entriesPerHourMax}) r)`;
}
