import type { OrganizationRole } from "@stemma/domain/access/role";
import type { UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { NameCursor } from "../platform/name-cursor.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A row of the member list. Instants are PostgreSQL's text. */
export interface MemberRecord {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly role: OrganizationRole;
  readonly joinedAt: string;
}

/** Reads the member list. */
export function createMemberListStore(sql: Sql) {
  return {
    /**
     * The members after a cursor, by name, at most `limit`; only members whose name or address contains `part`, and with
     * a role, only members with this role.
     */
    async list(
      { organizationId }: OrganizationScope,
      { part, role }: { part: string; role: OrganizationRole | null },
      after: NameCursor,
      limit: number,
    ): Promise<MemberRecord[]> {
      const own = withinOrganization(sql, organizationId);
      return own<MemberRecord[]>`
        select m.user_id as id, m.name, u.email, m.role, m.joined_at as "joinedAt"
        from organization_members m
        join users u on u.id = m.user_id
        where m.organization_id = ${organizationId}
          and (m.name collate "und-x-icu", m.user_id) > (${after.name}, ${after.id}::uuid)
          and (${role}::text is null or m.role = ${role})
          and (${part} = '' or strpos(lower(m.name), lower(${part})) > 0 or strpos(u.email, lower(${part})) > 0)
        order by m.name collate "und-x-icu", m.user_id
        limit ${limit}`;
    },
  };
}

export type MemberListStore = ReturnType<typeof createMemberListStore>;
