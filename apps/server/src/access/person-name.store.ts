import type { Sql } from "../platform/database/connect.ts";

/**
 * How somebody is named to the others of an organization, in SQL: by their name in it, else by their own, else by their
 * address. `u` names their `users` row, `c` their `configurations` row there, which may be missing.
 */
export function personName(sql: Sql, u = "u", c = "c") {
  return sql`coalesce(${sql(c)}.org_display_name,
    nullif(trim(${sql(u)}.first_name || ' ' || ${sql(u)}.last_name), ''), ${sql(u)}.email)`;
}
