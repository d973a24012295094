import type { openSql } from "../e2e/server/open-sql.ts";
import type { Writer } from "./writer.ts";

/** Moves people into the organization of the first one: the author, a reader and a newcomer. */
export async function joinOne(sql: ReturnType<typeof openSql>, ...people: readonly Writer[]) {
  const ids: string[] = [];
  let organizationId = "";
  for (const { workspaceId } of people) {
    const [row] = await sql<{ userId: string; organizationId: string }[]>`
      select user_id as "userId", organization_id as "organizationId"
      from workspace_members where workspace_id = ${workspaceId}`;
    if (row === undefined) throw new Error("A person has no workspace.");
    if (organizationId === "") organizationId = row.organizationId;
    else {
      await sql`insert into organization_members (organization_id, user_id, role, joined_at)
        values (${organizationId}, ${row.userId}, 'user', now())`;
      await sql`update users set recent_organization_id = ${organizationId} where id = ${row.userId}`;
    }
    ids.push(row.userId);
  }
  const [authorId = "", readerId = "", newcomerId = ""] = ids;
  return { organizationId, authorId, readerId, newcomerId };
}
