import type { Member } from "@stemma/contract/members.contract";
import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import { paginateByName, readNameCursor } from "../platform/name-cursor.ts";
import type { MemberListStore } from "./member-list.store.ts";

/**
 * The members of the caller's organization by name; with `name`, only members whose name or address contains it; with
 * `role`, only members with this role.
 */
export async function listMembers(
  { memberList }: { memberList: MemberListStore },
  scope: OrganizationScope,
  input: {
    name?: string | undefined;
    role?: OrganizationRole | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ items: Member[]; nextCursor: string | null }> {
  const wanted = { part: input.name?.trim() ?? "", role: input.role ?? null };
  const after = readNameCursor(input.cursor);
  const rows = await memberList.list(scope, wanted, after, input.limit + 1);
  const { items, nextCursor } = paginateByName(rows, input.limit);
  return {
    items: items.map((row) => ({ ...row, joinedAt: toInstant(row.joinedAt) })),
    nextCursor,
  };
}
