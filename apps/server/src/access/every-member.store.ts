import type { Fragment, Sql } from "../platform/database/connect.ts";

/**
 * The members of organizations, also of deleted ones, whose memberships are held. For who takes over from somebody who goes for good: a
 * deleted organization may be restored, and somebody has to administer then what is in it.
 */
export function everyMember(sql: Sql): Fragment {
  return sql`(select organization_id, user_id, role, joined_at from organization_members
    union all
    select organization_id, user_id, role, joined_at from held_organization_members)`;
}
