import type { OrganizationId } from "@stemma/domain/ids";
import { createAuditStore } from "../audit/audit.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import {
  copyOut,
  createBackupSourceStore,
  type BackupSourceStore,
  type SourceTable,
} from "./backup-source.store.ts";
import { listOrganizationTables, type OrganizationTable } from "./organization-tables.store.ts";

/** The table of an archive that lists the people of the organization: no table of the database. */
export const peopleTable = "people";

/** Its columns. The address of whoever is no member is empty. */
export const peopleColumns = [
  "id",
  "email",
  "is_confirmed",
  "name",
  "first_name",
  "last_name",
  "created_at",
  "notification_mail",
];

/** The name of an organization that is not deleted; `null` if there is none. */
export async function findOrganizationName(sql: Sql, id: OrganizationId): Promise<string | null> {
  const [row] = await sql<{ name: string }[]>`
    select organization_name as name from organizations where id = ${id} and deleted_at is null`;
  return row?.name ?? null;
}

/** Writes into an organization's audit log that whoever runs the server has exported it. */
export async function recordExport(sql: Sql, id: OrganizationId): Promise<void> {
  const item = { kind: "organization", id } as const;
  const actor = { organizationId: id, userId: null };
  await createAuditStore(sql).record(actor, [{ act: "organizationExported", item }]);
}

/** The organizations that are not deleted, by name: at most so many. */
export async function listOrganizations(
  sql: Sql,
  atMost: number,
): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`
    select id, organization_name as name from organizations where deleted_at is null
    order by organization_name collate "und-x-icu", id limit ${atMost}`;
}

/** Reads what an archive of one organization holds, as {@link createBackupSourceStore} does for a whole server. */
export function createOrganizationSourceStore(sql: Sql, id: OrganizationId): BackupSourceStore {
  // COPY takes no parameters. The id was found in the database.
  const own = sql.unsafe(`'${id}'`);
  const everything = createBackupSourceStore(sql);

  /** The rows of a table, read as `t`, that belong to the organization. */
  function isOfOrganization(name: string): Fragment {
    if (name === "public.organizations") return sql`t.id = ${own}`;
    const pages = sql`(select id from pages where organization_id = ${own})`;
    if (name === "public.page_unsubscribers") return sql`t.page_id in ${pages}`;
    // Whoever asks to be let in has no account on the other server yet.
    const asker = sql`and exists (select from organization_members m
      where m.organization_id = ${own} and m.user_id = t.user_id)`;
    return sql`t.organization_id = ${own} ${name === "public.requests" ? asker : sql``}`;
  }

  /** All pages, each behind the one above it: rows are checked against it as they are loaded. */
  const pagesFromAbove = sql`(with recursive placed as (
    select id, 0 as depth from pages where organization_id = ${own} and parent_page_id is null
    union all select p.id, depth + 1 from pages p join placed on p.parent_page_id = placed.id
      where p.organization_id = ${own})
    select id, depth from placed)`;

  function selectPeople(tables: readonly OrganizationTable[]): Fragment {
    const named = tables.flatMap(({ name, personColumns }) =>
      personColumns.map((column) => {
        const from = sql`from ${sql(name)} t where ${isOfOrganization(name)}`;
        return column === "credits"
          ? sql`select unnest(t.credits) as id ${from} and t.credits <> '{}'`
          : sql`select t.${sql(column)} as id ${from}`;
      }),
    );
    const [first = sql``, ...more] = named;
    const all = more.reduce((part, next) => sql`${part} union ${next}`, first);
    return sql`(select u.id, case when m.user_id is null then '' else u.email end,
        m.user_id is not null and coalesce(a.email_verified, false),
        coalesce(a.name, trim(u.first_name || ' ' || u.last_name)), u.first_name, u.last_name, u.created_at, u.notification_mail
      from (${all}) named join users u on u.id = named.id left join authentication.users a on a.id = u.id
      left join organization_members m on m.user_id = u.id and m.organization_id = ${own}
      order by u.id)`;
  }

  return {
    ...everything,

    async listTables() {
      const tables = await listOrganizationTables(sql);
      const people = { name: peopleTable, columns: peopleColumns, bytes: 0, rowsEstimated: 0 };
      return [people, ...tables];
    },

    /** The table of people is made of others: of `users`, and of all that name people. */
    holdTables: (tables) =>
      everything.holdTables(tables.filter(({ name }) => name !== peopleTable)),

    async *copyOut({ name, columns }: SourceTable) {
      if (name === peopleTable) {
        yield* copyOut(sql, selectPeople(await listOrganizationTables(sql)));
        return;
      }
      const selected = columns.flatMap((column, at) => [
        ...(at === 0 ? [] : [sql`, `]),
        sql`t.${sql(column)}`,
      ]);
      const isPages = name === "public.pages";
      const order = sql`join ${pagesFromAbove} placed on placed.id = t.id`;
      yield* copyOut(
        sql,
        sql`(select ${selected} from ${sql(name)} t ${isPages ? order : sql``}
          where ${isOfOrganization(name)} ${isPages ? sql`order by placed.depth, t.id` : sql``})`,
      );
    },

    listSequences: async () => [],

    async sizeOfFiles() {
      const [row] = await sql<{ size: number }[]>`
        select coalesce(sum(size), 0)::float8 as size from files where organization_id = ${id}`;
      return row?.size ?? 0;
    },

    async keepFiles() {
      await sql`declare backup_files cursor with hold for
        select id, organization_id as "organizationId", widths from files
        where organization_id = ${own} order by id`;
    },
  };
}
