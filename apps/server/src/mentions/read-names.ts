import type { MentionedPerson } from "@stemma/contract/mentions.contract";
import type { UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { MentionedPeopleStore } from "./mentioned-people.store.ts";

/** Of these people, those whom the caller's organization knows: mentions of the others show no name. */
export async function readNames(
  { mentionedPeople }: { mentionedPeople: MentionedPeopleStore },
  scope: OrganizationScope,
  userIds: readonly UserId[],
): Promise<{ items: MentionedPerson[] }> {
  return { items: await mentionedPeople.list(scope, [...new Set(userIds)]) };
}
