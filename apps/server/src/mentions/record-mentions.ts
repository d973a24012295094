import type { PageId, UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";

/** The store, in one transaction, that remembers whom a published text mentions. */
export interface MentionStores {
  readonly personReferences: {
    /** Replaces the people whom a page mentions; returns those who were added. */
    replace(scope: OrganizationScope, pageId: PageId, people: readonly UserId[]): Promise<UserId[]>;
  };
}

/**
 * Records, in the caller's transaction, whom a page's new published text mentions. Returns the people whom the text before
 * it did not mention. The caller holds the page's lock.
 */
export async function recordMentions(
  { personReferences }: MentionStores,
  scope: OrganizationScope,
  {
    pageId,
    mentionedPeople,
  }: { readonly pageId: PageId; readonly mentionedPeople: readonly UserId[] },
): Promise<UserId[]> {
  return personReferences.replace(scope, pageId, mentionedPeople);
}
