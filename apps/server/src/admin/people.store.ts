import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";

/** Somebody with an account on the server. */
export interface PersonRecord {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  /** Whether the address was confirmed, by a mail or by a provider. */
  readonly isConfirmed: boolean;
  /** When they signed in last, as ISO 8601; `null` if no session is left of it. */
  readonly lastSignInAt: string | null;
  /** By name. */
  readonly organizations: readonly {
    readonly id: OrganizationId;
    readonly name: string;
    readonly role: OrganizationRole;
  }[];
}

/** Reads the people of the whole server, for whoever runs it. */
export function createPeopleStore(sql: Sql) {
  // The texts of this driver are strings, also those of aggregates.
  const select = () => sql`
    select a.id, a.name, a.email, a.email_verified as "isConfirmed",
      to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastSignInAt",
      coalesce(o.list, '[]'::jsonb) as organizations
    from authentication.users a
    left join lateral (select max(created_at) as at from authentication.sessions
      where user_id = a.id) s on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.organization_name, 'role', m.role)
        order by g.organization_name collate "und-x-icu", g.id) as list
      from organization_members m join organizations g on g.id = m.organization_id
      where m.user_id = a.id) o on true`;

  return {
    /** Whose name or address contains `part`, by name; at most `limit`. */
    async list(part: string, limit: number): Promise<PersonRecord[]> {
      return sql<PersonRecord[]>`
        ${select()}
        where strpos(lower(a.name), lower(${part})) > 0 or strpos(lower(a.email), lower(${part})) > 0
        order by a.name collate "und-x-icu", a.id limit ${limit}`;
    },

    async findByEmail(email: string): Promise<PersonRecord | null> {
      const [person] = await sql<
        PersonRecord[]
      >`${select()} where lower(a.email) = lower(${email})`;
      return person ?? null;
    },
  };
}
