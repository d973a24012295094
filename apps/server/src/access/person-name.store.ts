import type { Sql } from "../platform/database/connect.ts";

/**
 * The name of a person for the others of an organization, in SQL: their name in it, else their own name, else their
 * address. `u` is the alias of their `users` row, `c` of their `configurations` row there, which may be missing.
 */
export function personName(sql: Sql, u = "u", c = "c") {
  return sql`coalesce(${givenName(sql, u, c)}, ${sql(u)}.email)`;
}

/**
 * The same for the history of a page: where the account `userId` has no name or no row any more, the raw id stands for
 * it. `userId` is a column.
 */
export function personNameOrId(sql: Sql, userId: string, u = "u", c = "c") {
  return sql`coalesce(${givenName(sql, u, c)}, ${sql(userId)}::text)`;
}

/** The name in the organization, else the person's own; null where both are missing or blank. */
function givenName(sql: Sql, u: string, c: string) {
  return sql`coalesce(${sql(c)}.org_display_name,
    nullif(trim(${sql(u)}.first_name || ' ' || ${sql(u)}.last_name), ''))`;
}
