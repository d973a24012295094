import { pipeline } from "node:stream/promises";
import type { Sql } from "../platform/database/connect.ts";
import { readSchemaVersion } from "../platform/database/schema-version.ts";
import { spreadTables } from "../platform/database/spread-tables.ts";
import { peopleColumns } from "./organization-source.store.ts";
import { listOrganizationTables } from "./organization-tables.store.ts";

/** PostgreSQL's code for a row whose key is taken. */
const uniqueViolation = "23505";

/** The columns that name a row in all organizations, where a table has them. Other keys hold one of these, or the organization. */
const keysOfAll = ["id", "token_hash"];

/** How many keys are looked up together. */
const keysTogether = 10_000;

/** A person of the archive, and who that is on this server: `null` for nobody yet. */
export interface Match {
  readonly id: string;
  readonly email: string;
  readonly here: string | null;
  readonly hasAccount: boolean;
  /** Whether they were found by an address that nobody has confirmed here. */
  readonly isUnconfirmed: boolean;
}

/** Adds an organization to the database of a server, on one connection; all but `prepare` in one transaction. */
export function createOrganizationTargetStore(sql: Sql) {
  return {
    /** Takes away the timeouts, and settles how instants are read. */
    async prepare(): Promise<void> {
      await sql`select set_config(name, value, false) from (values
        ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0'),
        ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres')) setting (name, value)`;
    },

    schemaVersion: () => readSchemaVersion(sql),

    listTables: () => listOrganizationTables(sql),

    async hasOrganization(id: string): Promise<boolean> {
      const [row] = await sql`select 1 from organizations where id = ${id}`;
      return row !== undefined;
    },

    /** Makes the table into which the archive's people are loaded. It ends with the transaction. */
    async makePeopleTable(): Promise<void> {
      await sql`create temporary table people (
        id uuid primary key, email text not null, is_confirmed boolean not null, name text not null, first_name text not null,
        last_name text not null, created_at timestamptz not null, notification_mail text not null, here uuid) on commit drop`;
    },

    copyPeople: (bytes: AsyncIterable<Uint8Array>) => copyIn("people", peopleColumns, bytes),

    /**
     * Loads a part of a table.
     *
     * @returns false if the table has one of its rows already
     */
    async copyRows(
      table: string,
      columns: readonly string[],
      bytes: AsyncIterable<Uint8Array>,
    ): Promise<boolean> {
      try {
        await copyIn(table, columns, bytes);
        return true;
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === uniqueViolation) {
          return false;
        }
        throw error;
      }
    },

    /**
     * Whether another organization has a row of this table with the key of one that was loaded. On a spread database, keys contain the organization, so
     * the database accepts such a row. On every other one it refuses it, which `copyRows` reports, and this asks nothing.
     */
    async isTakenElsewhere(
      table: string,
      columns: readonly string[],
      organizationId: string,
    ): Promise<boolean> {
      const column = spreadTables().get(table.replace("public.", ""));
      if (column !== "organization_id") return false;
      for (const key of keysOfAll.filter((each) => columns.includes(each))) {
        let after: string | null = null;
        do {
          const loaded: readonly { key: string }[] = await sql<{ key: string }[]>`
            select ${sql(key)} as key from ${sql(table)} where organization_id = ${organizationId}
              ${after === null ? sql`` : sql`and ${sql(key)} > ${after}`}
            order by 1 limit ${keysTogether}`;
          const keys = loaded.map((row) => row.key);
          const taken = await sql`
            select 1 from ${sql(table)} where organization_id <> ${organizationId}
              and ${sql(key)} = any(${keys}) limit 1`;
          if (taken.length > 0) return true;
          after = keys.length < keysTogether ? null : (keys.at(-1) ?? null);
        } while (after !== null);
      }
      return false;
    },

    /**
     * Finds the archive's people on this server: by the ids of accounts, else by addresses, else by the ids of those who are known by name alone.
     */
    async matchPeople(): Promise<Match[]> {
      await sql`update people p set here = a.id from authentication.users a where a.id = p.id`;
      await sql`update people p set here = a.id from authentication.users a
        where p.here is null and p.email <> '' and lower(a.email) = lower(p.email)`;
      await sql`update people p set here = u.id from users u where p.here is null and u.id = p.id`;
      return sql<Match[]>`
        select p.id, p.email, p.here, a.id is not null as "hasAccount",
          coalesce(p.here <> p.id and not a.email_verified, false) as "isUnconfirmed"
        from people p left join authentication.users a on a.id = p.here order by p.id`;
    },

    /**
     * Makes the people who are not on this server: with an account, and no way to sign in but a reset of the password, where the archive has
     * their address; else with their names alone.
     */
    async makePeople(organizationId: string): Promise<void> {
      await sql`insert into authentication.users (id, name, email, email_verified, created_at)
        select coalesce(here, id), name, lower(email), is_confirmed, created_at from people p
        where email <> '' and not exists (select from authentication.users a where a.id = p.here)`;
      // Whoever has an account and has never opened it has no record yet.
      await sql`insert into users as u
          (id, email, first_name, last_name, created_at, notification_mail, recent_organization_id)
        select coalesce(here, id), email, first_name, last_name, created_at, notification_mail, ${organizationId}::uuid
        from people on conflict (id) do update set email = excluded.email,
          recent_organization_id = excluded.recent_organization_id
        where u.email = '' and excluded.email <> ''`;
    },

    /** The media type of a stored file. */
    async findMediaType(fileId: string): Promise<string | null> {
      const [row] = await sql<{ mediaType: string }[]>`
        select media_type as "mediaType" from files where id = ${fileId}`;
      return row?.mediaType ?? null;
    },
  };

  async function copyIn(
    table: string,
    columns: readonly string[],
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const rows = await sql`copy ${sql(table)} (${sql([...columns])}) from stdin`.writable();
    await pipeline(bytes, rows);
  }
}

export type OrganizationTargetStore = ReturnType<typeof createOrganizationTargetStore>;
