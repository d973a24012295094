import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Database } from "../platform/database/connect.ts";
import { likePattern } from "./like-pattern.ts";

/** A page that a search found. Instants are PostgreSQL's text. */
interface FoundPageRow {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly workspaceName: string;
  readonly updatedAt: string;
}

/** Where a list goes on, and how many rows of it are asked for. */
interface Stretch {
  readonly after: InstantCursor<PageId> | null;
  readonly limit: number;
}

/**
 * Finds pages and workspaces of the active organization, with permission in the query: what the asker may not see is not
 * there. The queries are planned anew each time, because the best way depends on the words: a rare one is looked up, a
 * common one is met at once when the pages are walked from the newest.
 */
export function createSearchStore(db: Database) {
  return {
    /** Published pages whose folded title holds the folded text, last updated first. */
    async findByTitle(scope: OrganizationScope, folded: string, stretch: Stretch) {
      const pattern = likePattern(folded);
      return db.execute<FoundPageRow & Record<string, unknown>>(
        found(scope, sql`s.folded_title like ${pattern}`, stretch),
      );
    },

    /** Published pages whose words match, with the beginning of their text, last updated first. */
    async findByWords(
      scope: OrganizationScope,
      words: string,
      stretch: Stretch & { readonly textCharacters: number },
    ) {
      return db.execute<
        FoundPageRow & { text: string; isWhole: boolean } & Record<string, unknown>
      >(sql`
        select f.*, left(t.text, ${stretch.textCharacters}) as text,
          length(t.text) <= ${stretch.textCharacters} as "isWhole"
        from (${found(scope, sql`s.words @@ ${words}::tsquery`, stretch)}) f
        join page_search t on t.page_id = f.id
        order by f."updatedAt" desc, f.id desc`);
    },

    /** The whole text of a page that a search of the same asker found; empty where it is gone. */
    async readText(scope: OrganizationScope, pageId: PageId): Promise<string> {
      const [row] = await db.execute<{ text: string }>(sql`
        select text from page_search
        where page_id = ${pageId} and organization_id = ${scope.organizationId}`);
      return row?.text ?? "";
    },

    /** The titles of the asker's own drafts of pages never published, last updated first. */
    async listDraftTitles({ userId, organizationId }: OrganizationScope, stretch: Stretch) {
      return db.execute<FoundPageRow & Record<string, unknown>>(sql`
        select p.id, d.page_title as "pageTitle", w.workspace_name as "workspaceName",
          d.updated_at as "updatedAt"
        from drafts d
        join pages p on p.id = d.page_id
        join workspaces w on w.id = p.workspace_id
        where d.user_id = ${userId} and d.organization_id = ${organizationId}
          and p.published_version is null and not p.deleted
          and exists (select 1 from page_members m where m.page_id = p.id and m.user_id = ${userId})
          ${after(sql`(d.updated_at, p.id)`, stretch)}
        order by d.updated_at desc, p.id desc limit ${stretch.limit}`);
    },

    /** The asker's workspaces, by name. */
    async listWorkspaces({ userId, organizationId }: OrganizationScope) {
      return db.execute<{ id: WorkspaceId; workspaceName: string }>(sql`
        select w.id, w.workspace_name as "workspaceName"
        from workspace_members m
        join workspaces w on w.id = m.workspace_id
        where m.user_id = ${userId} and m.organization_id = ${organizationId}
        order by w.workspace_name collate "und-x-icu", w.id`);
    },
  };
}

function found({ userId, organizationId }: OrganizationScope, matches: SQL, stretch: Stretch): SQL {
  return sql`
    select p.id, v.page_title as "pageTitle", w.workspace_name as "workspaceName",
      s.updated_at as "updatedAt"
    from page_search s
    join pages p on p.id = s.page_id
    join page_versions v on v.id = p.published_version
    join workspaces w on w.id = p.workspace_id
    where s.organization_id = ${organizationId} and ${matches} and not p.deleted
      and ((not p.is_restricted and p.workspace_id in (
          select m.workspace_id from workspace_members m
          where m.user_id = ${userId} and m.organization_id = ${organizationId}))
        or exists (select 1 from page_members m where m.page_id = p.id and m.user_id = ${userId}))
      ${after(sql`(s.updated_at, s.page_id)`, stretch)}
    order by s.updated_at desc, s.page_id desc limit ${stretch.limit}`;
}

function after(place: SQL, { after: cursor }: Stretch): SQL {
  if (cursor === null) return sql``;
  return sql`and ${place} < (${cursor.updatedAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}

export type SearchStore = ReturnType<typeof createSearchStore>;
