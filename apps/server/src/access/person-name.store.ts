import type { Sql } from "../platform/database/connect.ts";

/**
 * A person's display name within an organization, in SQL: the name in the organization, else the person's own name,
 * else the address. `u` is the alias of the `users` row, `c` of the `configurations` row there, which may be missing.
 */
export function personName(sql: Sql, u = "u", c = "c") {
  return sql`coalesce(${givenName(sql, u, c)}, ${sql(u)}.email)`;
}

/**
 * The display name for the history of a page: if the account `userId` has no name or no row any more, it is the raw id.
 * `userId` is a column.
 */
export function personNameOrId(sql: Sql, userId: string, u = "u", c = "c") {
  return sql`coalesce(${givenName(sql, u, c)}, ${sql(userId)}::text)`;
}

/**
 * The name in the organization, else the person's own name; null if both are missing or blank. For whoever is no member any
 * more, whose address is nobody's business.
 */
export function givenName(sql: Sql, u: string, c: string) {
  return sql`coalesce(${sql(c)}.org_display_name,
    nullif(trim(${sql(u)}.first_name || ' ' || ${sql(u)}.last_name), ''))`;
}
