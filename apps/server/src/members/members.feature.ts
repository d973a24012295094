import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { listMembers } from "./list-members.ts";
import { createMemberListStore } from "./member-list.store.ts";
import { leaveOrganization, removeMember } from "./remove-member.ts";
import { updateMember } from "./update-member.ts";

/** Composes the use cases of `members` with their dependencies. */
export const composeMembers = defineFeature({
  listMembers,
  updateMember,
  removeMember,
  leaveOrganization,
});

/** The use cases of `members`, with their dependencies bound. */
export type MemberUseCases = ReturnType<typeof composeMembers>;

/** The stores of `members`, on the pool or in a transaction. */
export function createMemberStores(sql: Sql) {
  return {
    memberList: createMemberListStore(sql),
  };
}
