import type { Sql } from "../connect.ts";

/**
 * Brings the guards of the page tree and of the audit log to a database whose tables are spread: Citus runs a trigger on the part of a table
 * that has the row, where the whole tables cannot be asked. All that a guard reads is of the row's organization, so it is in the
 * parts beside that one, on the same node. The functions replace those of the migrations, under the same names.
 * Called again, it replaces them once more.
 */
export async function addGuards(tx: Sql): Promise<void> {
  await tx`set local citus.enable_unsafe_triggers = on`;
  for (const statement of guards) await tx.unsafe(statement);
}

const guards = [
  // The part of another table with the rows of the same organizations.
  `create or replace function part_beside(own name, other regclass) returns text language sql stable as $$
    select format('%I', other::text || '_' || b.shardid) from pg_dist_shard a
    join pg_dist_shard b on b.logicalrelid = other and b.shardminvalue = a.shardminvalue
    where a.shardid = substring(own from '_(\\d+)$')::bigint
  $$`,
  // As in 0024_page_tree.
  `create or replace function keep_pages_a_tree() returns trigger language plpgsql as $$
  declare
    above uuid := new.parent_page_id;
  begin
    execute format('select 1 from %s where organization_id = $1 and id = $2 for no key update',
      part_beside(tg_table_name, 'workspaces')) using new.organization_id, new.workspace_id;
    while above is not null loop
      if above = new.id then
        raise exception 'page % would be below itself', new.id using errcode = 'check_violation';
      end if;
      execute format('select parent_page_id from %I where organization_id = $1 and id = $2', tg_table_name)
        into above using new.organization_id, above;
    end loop;
    return new;
  end $$`,
  `drop trigger if exists keep_pages_a_tree on pages`,
  `create trigger keep_pages_a_tree before update of parent_page_id on pages
    for each row when (new.parent_page_id is not null) execute function keep_pages_a_tree()`,
  // As in 0046_audit_entries.
  `create or replace function guard_audit_entries() returns trigger language plpgsql as $$
  declare
    forgotten text[] := array['user_name', 'person_name', 'address', 'user_agent'];
    is_there boolean;
  begin
    if tg_op = 'DELETE' then
      if old.at < nullif(current_setting('stemma.audit_kept_from', true), '')::timestamptz then
        return old;
      end if;
      execute format('select exists (select from %s where id = $1)', part_beside(tg_table_name, 'organizations'))
        into is_there using old.organization_id;
      if not is_there then
        return old;
      end if;
    elsif tg_op = 'UPDATE' then
      if current_setting('stemma.audit_forgets', true) = 'on'
        and to_jsonb(new) - forgotten = to_jsonb(old) - forgotten
        and not exists (select from unnest(forgotten) name
          where to_jsonb(new) ->> name is not null and to_jsonb(new) ->> name is distinct from to_jsonb(old) ->> name) then
        return new;
      end if;
    end if;
    raise exception 'Entries of the audit log stay as they are.' using errcode = 'insufficient_privilege';
  end $$`,
  `drop trigger if exists guard_audit_entries on audit_entries`,
  `create trigger guard_audit_entries before update or delete on audit_entries
    for each row execute function guard_audit_entries()`,
  `drop trigger if exists guard_whole_audit on audit_entries`,
  `create trigger guard_whole_audit before truncate on audit_entries
    for each statement execute function guard_audit_entries()`,
] as const;
