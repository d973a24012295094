import type { Sql } from "../connect.ts";

/** What PostgreSQL calls what happens to a row whose target is deleted, in SQL. */
const whenDeleted: Readonly<Record<string, string>> = { a: "", c: "on delete cascade" };

/**
 * Drops the foreign keys between tables of organizations, and returns the statements that add them again with the organization in them: Citus
 * takes no other ones.
 */
export async function takeForeignKeys(sql: Sql): Promise<readonly string[]> {
  const keys = await sql<
    { name: string; from: string; to: string; own: string[]; other: string[]; rule: string }[]
  >`
    select k.conname as name, f.relname as from, t.relname as to, k.confdeltype as rule,
      array(select a.attname::text from unnest(k.conkey) with ordinality n (num, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num order by place) as own,
      array(select a.attname::text from unnest(k.confkey) with ordinality n (num, place)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num order by place) as other
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by name`;
  const statements: string[] = [];
  for (const { name, from, to, own, other, rule } of keys) {
    const deleting = whenDeleted[rule];
    if (deleting === undefined) throw new Error(`The foreign key ${name} has an unknown rule.`);
    await sql`alter table ${sql(from)} drop constraint ${sql(name)}`;
    const organization = to === "organizations" ? [] : ["organization_id"];
    statements.push(
      `alter table ${from} add constraint ${name} foreign key (${[...organization, ...own].join(", ")})
        references ${to} (${[...organization, ...other].join(", ")}) ${deleting}`,
    );
  }
  return statements;
}
