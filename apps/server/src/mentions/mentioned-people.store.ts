import type { MentionedPerson } from "@stemma/contract/mentions.contract";
import type { UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { givenName, personName } from "../access/person-name.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** Reads what mentions show of people. */
export function createMentionedPeopleStore(sql: Sql) {
  return {
    /**
     * Of these people, the members of the organization, and whoever was one and left a name; without an order. A
     * configuration stays when its owner leaves the organization.
     */
    async list(
      { organizationId }: OrganizationScope,
      userIds: readonly UserId[],
    ): Promise<MentionedPerson[]> {
      const own = withinOrganization(sql, organizationId);
      if (userIds.length === 0) return [];
      return own<MentionedPerson[]>`
        select * from (
          select asked.id as "userId",
            case when m.user_id is null then ${givenName(own, "u", "c")} else ${personName(own)} end
              as name
          from unnest(${[...userIds]}::uuid[]) asked (id)
          left join users u on u.id = asked.id
          left join configurations c
            on c.user_id = asked.id and c.organization_id = ${organizationId}
          left join organization_members m
            on m.user_id = asked.id and m.organization_id = ${organizationId}
          where m.user_id is not null or c.user_id is not null) known
        where name is not null`;
    },
  };
}

export type MentionedPeopleStore = ReturnType<typeof createMentionedPeopleStore>;
