import type { Fragment, Sql } from "../platform/database/connect.ts";

/**
 * The pages directly below the page with the id in the table `above`, for a `lateral` join: found by the index, however many pages some other
 * page has below it. From the statistics of such a tree PostgreSQL expects that each page has as many below it, and would read all
 * pages again for each: a page with 20,000 below it took more than the time limit of a statement. A range whose ends it does not know counts as one
 * row in two hundred, whatever the statistics say. `offset 0` keeps it from joining all pages instead of looking them up.
 */
export function childrenOf(sql: Sql, above: string): Fragment {
  const id = sql`${sql(above)}.id`;
  return sql`(select * from pages child where child.parent_page_id = ${id}
    and child.parent_page_id between ${id} and ${id} offset 0)`;
}
