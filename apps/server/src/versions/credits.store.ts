import { personNameOrId } from "../access/person-name.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/** The people credited by a version, with their names, as JSON. `v` is the alias of the version's row. */
export function creditsOf(sql: Sql, v: string): Fragment {
  const name = personNameOrId(sql, "credited.id", "credited_u", "credited_c");
  // Citus loses the column of a function that reads one of a subquery.
  const credited = isSpread()
    ? sql`(select unnest(${sql(v)}.credits) as id) credited`
    : sql`unnest(${sql(v)}.credits) credited (id)`;
  return sql`(select coalesce(
      json_agg(json_build_object('id', credited.id, 'name', ${name}) order by ${name} collate "und-x-icu"), '[]')
    from ${credited}
    left join users credited_u on credited_u.id = credited.id
    left join configurations credited_c on credited_c.user_id = credited.id
      and credited_c.organization_id = ${sql(v)}.organization_id)`;
}
