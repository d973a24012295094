import type { Stage } from "./run-stages.ts";

/** The tables that get many rows. The ones that other tables refer to stand first. */
const tables = [
  "pages",
  "page_versions",
  "page_search",
  "page_members",
  "page_subscribers",
  "page_reads",
  "page_references",
  "drafts",
  "notifications",
] as const;

/** What is taken from the tables before the load, in an order in which it can come back: what others need stands first. */
export interface Taken {
  readonly name: string;
  readonly definition: string;
}

/**
 * Takes all indexes and keys from the tables that get many rows, turns their triggers off, and keeps in `seed.taken` how they come back. Ids are
 * random, so that each row would otherwise touch a block of its own in each index; triggers look rows up, which takes an index.
 */
export const takeIndexes: Stage = {
  name: "take indexes",
  async run(tx) {
    await tx`create table seed.taken as
      select k.conname::text as name, case k.contype when 'f' then 3 else 1 end as place,
        format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as definition,
        format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as removal
      from pg_constraint k
      where k.contype in ('p', 'u', 'f')
        and (k.conrelid = any(${tables}::regclass[]) or k.confrelid = any(${tables}::regclass[]))
      union all
      select 'trigger ' || t.tgname, 4, format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname),
        format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname)
      from pg_trigger t where t.tgrelid = any(${tables}::regclass[]) and not t.tgisinternal
      union all
      select c.relname::text, 2, pg_get_indexdef(c.oid), format('drop index %s', c.oid::regclass)
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = any(${tables}::regclass[])
        and not exists (select 1 from pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u'))`;
    const taken = await tx<{ removal: string }[]>`
      select removal from seed.taken order by place desc, name`;
    for (const { removal } of taken) await tx.unsafe(removal);
  },
};

/** Gives the tables back what {@link takeIndexes} took, one stage each. Keys check the rows. */
export function giveBack(taken: readonly Taken[]): readonly Stage[] {
  return taken.map(({ name, definition }) => ({
    name: `build ${name}`,
    async run(tx) {
      await tx`set local maintenance_work_mem = '1GB'`;
      await tx.unsafe(definition);
    },
  }));
}
