import { personNameOrId } from "../access/person-name.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";

/** The people credited by a version, with their names, as JSON. `v` is the alias of the version's row. */
export function creditsOf(sql: Sql, v: string): Fragment {
  const name = personNameOrId(sql, "credited.id", "credited_u", "credited_c");
  return sql`(select coalesce(
      json_agg(json_build_object('id', credited.id, 'name', ${name}) order by ${name} collate "und-x-icu"), '[]')
    from unnest(${sql(v)}.credits) credited (id)
    left join users credited_u on credited_u.id = credited.id
    left join configurations credited_c on credited_c.user_id = credited.id
      and credited_c.organization_id = ${sql(v)}.organization_id)`;
}
