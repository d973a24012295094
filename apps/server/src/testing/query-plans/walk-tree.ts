import type { PageId } from "@stemma/domain/ids";
import { inWorkspace } from "../in-workspace.ts";
import { publishedPage } from "../published-page.ts";
import type { Walkers } from "./walk-writing.ts";

/** Makes a tree of pages, and moves, restricts, deletes, restores and removes what is in it. */
export async function walkTree({ olga, carl, workspaceId, server, wait }: Walkers): Promise<void> {
  const { client } = olga;
  const here = inWorkspace(olga, workspaceId);
  const made = async (title: string, parentPageId: PageId | null = null) => {
    const page = await publishedPage(here, title, title);
    if (parentPageId !== null)
      await client.pages.move({ pageId: page.pageId, workspaceId, parentPageId });
    return page;
  };
  const bread = await made("Bread");
  const rye = await made("Rye", bread.pageId);
  const deep = await made("Deep", rye.pageId);
  const cake = await made("Cake");
  await client.pages.level({ workspaceId, parentPageId: bread.pageId, limit: 1 });
  await client.pages.around(deep);
  await client.pages.previewMove({ pageId: cake.pageId, workspaceId, parentPageId: bread.pageId });
  await client.pages.move({
    pageId: cake.pageId,
    workspaceId,
    parentPageId: bread.pageId,
    after: rye.pageId,
  });
  await client.pages.move({
    pageId: cake.pageId,
    workspaceId,
    parentPageId: bread.pageId,
    after: null,
  });
  // Keys as long as these have the level numbered anew.
  await server.sql`update pages set order_key = 'a' || repeat('V', 300) where id = ${cake.pageId}`;
  await server.sql`update pages set order_key = 'a' || repeat('V', 300) || 'W' where id = ${rye.pageId}`;
  await client.pages.move({
    pageId: deep.pageId,
    workspaceId,
    parentPageId: bread.pageId,
    after: cake.pageId,
  });
  await client.pages.move({ pageId: deep.pageId, workspaceId, parentPageId: rye.pageId });
  await client.permissions.setPageRole({
    pageId: rye.pageId,
    userId: carl.account.user.id,
    role: "administrator",
  });
  await client.permissions.setPageRole({
    pageId: rye.pageId,
    userId: carl.account.user.id,
    role: "editor",
  });
  await client.permissions.setPageRole({
    pageId: cake.pageId,
    userId: carl.account.user.id,
    role: "viewer",
  });
  await client.permissions.setPageRole({
    pageId: cake.pageId,
    userId: carl.account.user.id,
    role: null,
  });
  await client.permissions.restrictPage({ pageId: rye.pageId, isRestricted: true });
  await client.permissions.pageReaders({ pageId: rye.pageId, whenPublished: true, limit: 1 });
  await client.permissions.pageReaders({ pageId: rye.pageId, name: "carl", limit: 1 });
  await carl.client.pages.get(deep);
  await client.pages.move({ pageId: deep.pageId, workspaceId, parentPageId: null });
  await client.pages.move({ pageId: deep.pageId, workspaceId, parentPageId: rye.pageId });
  await client.pages.previewDeletion(bread);
  await client.pages.delete({
    pageId: rye.pageId,
    expectedPublishedVersion: rye.versionId,
    below: "moveUp",
  });
  await client.pages.restore(rye);
  await client.pages.delete({
    pageId: bread.pageId,
    expectedPublishedVersion: bread.versionId,
    below: "delete",
  });
  await client.trash.list({ title: "bread", limit: 1 });
  await client.trash.pageLoss(bread);
  await client.pages.restore(bread);
  await client.pages.copy({
    pageId: bread.pageId,
    workspaceId,
    source: "published",
    withPagesBelow: true,
  });
  await client.pages.delete({
    pageId: bread.pageId,
    expectedPublishedVersion: bread.versionId,
    below: "delete",
  });
  await client.trash.removePage(bread);
  // What Carl does not see moves out from below the page that he deletes with the others.
  const shelf = await made("Shelf");
  const hidden = await made("Hidden", shelf.pageId);
  await made("Plain", shelf.pageId).then(({ pageId }) =>
    client.permissions.setPageRole({ pageId, userId: carl.account.user.id, role: "administrator" }),
  );
  await client.permissions.setPageRole({
    pageId: shelf.pageId,
    userId: carl.account.user.id,
    role: "administrator",
  });
  await client.permissions.restrictPage({ pageId: hidden.pageId, isRestricted: true });
  await client.permissions.restrictPage({ pageId: shelf.pageId, isRestricted: true });
  await carl.client.pages.delete({
    pageId: shelf.pageId,
    expectedPublishedVersion: shelf.versionId,
    below: "delete",
  });
  await client.organizations.changeSettings({
    organizationId: olga.account.organization.id,
    trashDays: 30,
  });
  await client.pages
    .delete({ pageId: cake.pageId, expectedPublishedVersion: cake.versionId, below: "delete" })
    .catch(() => {});
  const old = await made("Old");
  await client.pages.delete({ pageId: old.pageId, expectedPublishedVersion: old.versionId });
  wait(31);
  await server.removeGonePages();
  const { draftId } = await client.pages.create({ workspaceId });
  await client.drafts.delete({ draftId });
}
