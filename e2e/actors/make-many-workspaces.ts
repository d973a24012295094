import type { Sql } from "postgres";
import { openSql } from "../server/open-sql.ts";
import type { StemmaServer } from "../server/stemma-server.ts";
import type { Actor } from "./actor.ts";

/** Who has the workspaces, and where. */
interface Owner {
  readonly userId: string;
  readonly organizationId: string;
}

/**
 * Makes workspaces `Workspace 0001` and so on, which a person administers, directly in the database; then does `also` there.
 */
export async function makeManyWorkspaces(
  server: StemmaServer,
  actor: Actor,
  count: number,
  also: (sql: Sql, owner: Owner) => Promise<unknown> = async () => {},
): Promise<void> {
  const { user, organization } = await actor.api.call<{
    user: { id: string };
    organization: { id: string };
  }>("GET", "/account");
  const sql = openSql(server.dataDir);
  try {
    await sql`
      with made as (
        insert into workspaces (id, organization_id, workspace_name, is_personal_workspace,
          created_at, updated_at, updated_by)
        select gen_random_uuid(), ${organization.id}, 'Workspace ' || lpad(n::text, 4, '0'), false,
          now(), now(), ${user.id}
        from generate_series(1, ${count}) n
        returning id)
      insert into workspace_members (organization_id, workspace_id, user_id, role)
      select ${organization.id}, id, ${user.id}, 'administrator' from made`;
    await also(sql, { userId: user.id, organizationId: organization.id });
    // The server's connections keep plans that were made for small tables, until PostgreSQL has counted the rows anew: by
    // itself it does so within a minute.
    await sql`analyze workspaces, workspace_members, pins`;
  } finally {
    await sql.end();
  }
}
