import type { PageId } from "@stemma/domain/ids";
import { releaseDraftFiles } from "../files/file-references.store.ts";
import { createPageTreeStore } from "../pages/page-tree.store.ts";
import type { Sql } from "../platform/database/connect.ts";

/** Removes pages for good, with their versions, the drafts of them and all that refers to them; in a transaction. */
export async function removePages(
  sql: Sql,
  pages: readonly { readonly id: string }[],
): Promise<void> {
  if (pages.length === 0) return;
  const ids = pages.map(({ id }) => id);
  // First, so that a task that runs now is waited for, and what it has written is there. Where the page is locked already, PostgreSQL may
  // end one of both: the transaction is then run again.
  await sql`delete from outbox where page_id = any(${ids}::uuid[])`;
  await sql`
    with removed as (delete from drafts where page_id = any(${ids}::uuid[]) returning id)
    ${releaseDraftFiles(sql)}`;
  await sql`
    with gone as (delete from version_files where page_id = any(${ids}::uuid[]) returning file_id)
    update files set released_at = now() where id in (select file_id from gone)`;
  await sql`delete from page_reverts where page_id = any(${ids}::uuid[])`;
  await sql`delete from page_versions where page_id = any(${ids}::uuid[])`;
  await sql`delete from requests where target_id = any(${ids}::uuid[])`;
  await sql`delete from page_unsubscribers where page_id = any(${ids}::uuid[])`;
  await sql`delete from notifications
    where (page_id = any(${ids}::uuid[]) or item_id = any(${ids}::uuid[]))`;
  await removeFromLists(sql, ids);
  // What was deleted with a page that goes, and stays, is in the trash by itself from now on.
  await sql`update pages set deleted_with = null
    where deleted_with = any(${ids}::uuid[]) and id <> all(${ids}::uuid[])`;
  const staying = await sql<{ id: PageId }[]>`
    select distinct p.parent_page_id as id from pages p
    where p.parent_page_id = any(${ids}::uuid[]) and p.id <> all(${ids}::uuid[])`;
  if (staying.length > 0) {
    const pageTree = createPageTreeStore(sql);
    // From the lowest one: what stays moves up level by level, until above it is nothing that goes.
    for (const { id } of await pageTree.lowestFirst(ids as PageId[])) await pageTree.lift(id);
  }
  await sql`delete from pages where id = any(${ids}::uuid[])`;
}

/** Removes items from everybody's pins and recent items. */
async function removeFromLists(sql: Sql, ids: readonly string[]): Promise<void> {
  for (const table of ["pins", "recents"]) {
    await sql`delete from ${sql(table)} where item_id = any(${[...ids]}::uuid[])`;
  }
}

/** Removes a workspace without pages for good, with all that refers to it; in a transaction. */
export async function removeWorkspace(sql: Sql, id: string): Promise<void> {
  await sql`delete from requests where target_id = ${id}`;
  await sql`delete from notifications where item_id = ${id}`;
  await removeFromLists(sql, [id]);
  await sql`delete from invitations where workspace_id = ${id}
    and organization_id = (select organization_id from workspaces where id = ${id})`;
  const tables = ["workspace_subscribers", "workspace_members", "held_workspace_members"];
  for (const table of tables) await sql`delete from ${sql(table)} where workspace_id = ${id}`;
  await sql`delete from workspaces where id = ${id}`;
}
