import type { UserId } from "@stemma/domain/ids";
import type { Fragment, Sql } from "../platform/database/connect.ts";

/** Whether a page is in a workspace that a person muted. `p` is the alias of the page's row, or of a membership in the workspace. */
export function isInMuted(sql: Sql, userId: UserId, p = "p"): Fragment {
  return sql`exists (select 1 from workspace_preferences muted
    where muted.user_id = ${userId} and muted.organization_id = ${sql(p)}.organization_id
      and muted.workspace_id = ${sql(p)}.workspace_id and muted.is_muted)`;
}
