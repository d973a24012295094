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

/** The same without the organizations. */
type Person = Omit<PersonRecord, "organizations">;

/** A person's role in an organization. */
type Membership = PersonRecord["organizations"][number] & { readonly userId: UserId };

/** Reads the people of the whole server, for whoever runs it. */
export function createPeopleStore(sql: Sql) {
  // The texts of this driver are strings, also those of aggregates.
  const select = () => sql`
    select a.id, a.name, a.email, a.email_verified as "isConfirmed",
      to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastSignInAt"
    from authentication.users a
    left join lateral (select max(created_at) as at from authentication.sessions
      where user_id = a.id) s on true`;

  /** Adds the organizations, by a statement of its own: Citus cannot join spread tables with those that stay on the coordinator. */
  const withOrganizations = async (people: readonly Person[]): Promise<PersonRecord[]> => {
    const memberships = await sql<Membership[]>`
      select m.user_id as "userId", g.id, g.organization_name as name, m.role
      from organization_members m join organizations g on g.id = m.organization_id
      where m.user_id = any(${people.map(({ id }) => id)}::uuid[])
      order by g.organization_name collate "und-x-icu", g.id`;
    return people.map((person) => ({
      ...person,
      organizations: memberships
        .filter(({ userId }) => userId === person.id)
        .map(({ id, name, role }) => ({ id, name, role })),
    }));
  };

  return {
    /** Whose name or address contains `part`, by name; at most `limit`. */
    async list(part: string, limit: number): Promise<PersonRecord[]> {
      const people = await sql<Person[]>`
        ${select()}
        where strpos(lower(a.name), lower(${part})) > 0 or strpos(lower(a.email), lower(${part})) > 0
        order by a.name collate "und-x-icu", a.id limit ${limit}`;
      return withOrganizations(people);
    },

    async findByEmail(email: string): Promise<PersonRecord | null> {
      const people = await sql<Person[]>`${select()} where lower(a.email) = lower(${email})`;
      const [person] = await withOrganizations(people);
      return person ?? null;
    },
  };
}
