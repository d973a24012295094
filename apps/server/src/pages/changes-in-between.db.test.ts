import { describe, expect, test } from "vitest";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { startBakery } from "../testing/bakery-tree.ts";
import { onceWaiting } from "../testing/once-waiting.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

const { cast, benAs, page, deletePage } = startBakery();

/** Statements on the organization's rows, also where Citus spreads the database. */
const own = (sql: Sql) => withinOrganization(sql, cast.ana.account.organization.id);

const gone = { code: "NOT_FOUND" };

/** Sends a call while the workspace is being deleted, and resolves to its outcome when it is. */
async function whileDeleting(workspaceId: WorkspaceId, call: () => Promise<unknown>) {
  const { server, ana } = cast;
  let sent: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await server.sql.begin(async (sql) => {
    await own(sql)`select 1 from workspaces where id = ${workspaceId} for update`;
    const deleting = ana.client.workspaces.delete({ workspaceId });
    await onceWaiting(sql, 1);
    sent = Promise.allSettled([deleting, call()]);
    await onceWaiting(sql, 2);
  });
  const [deleted, called] = await sent;
  expect(deleted?.status).toBe("fulfilled");
  return called?.status === "rejected" ? called.reason : called?.value;
}

describe("while a workspace is being deleted", () => {
  test("nobody makes a page in it", async () => {
    const { workspaceId } = cast;
    const outcome = await whileDeleting(workspaceId, () =>
      cast.ana.client.pages.create({ workspaceId }),
    );
    expect(outcome).toMatchObject(gone);
  });

  test("nobody saves a template in it", async () => {
    const bread = await page("Bread");
    const { workspaceId } = await cast.ana.client.workspaces.create({ workspaceName: "Archive" });
    const saving = { pageId: bread, workspaceId, source: "published", pageTitle: "T" } as const;
    const outcome = await whileDeleting(workspaceId, () => cast.ana.client.templates.save(saving));
    expect(outcome).toMatchObject(gone);
  });

  test("nobody moves a page into it", async () => {
    const bread = await page("Bread");
    const { workspaceId } = await cast.ana.client.workspaces.create({ workspaceName: "Archive" });
    const outcome = await whileDeleting(workspaceId, () =>
      cast.ana.client.pages.move({ pageId: bread, workspaceId }),
    );
    expect(outcome).toMatchObject(gone);
    expect((await cast.ana.client.pages.get({ pageId: bread })).can.manage).toBe(true);
  });

  test("nobody moves a page out of it, without the roles that it had", async () => {
    const bread = await page("Bread");
    await cast.ana.client.permissions.restrictPage({ pageId: bread, isRestricted: true });
    const { workspaceId } = await cast.ana.client.workspaces.create({ workspaceName: "Archive" });
    const outcome = await whileDeleting(cast.workspaceId, () =>
      cast.ana.client.pages.move({ pageId: bread, workspaceId }),
    );
    expect(outcome).toMatchObject(gone);
    await cast.ana.client.workspaces.restore({ workspaceId: cast.workspaceId });
    expect((await cast.ana.client.pages.get({ pageId: bread })).can.manage).toBe(true);
  });
});

test("while a workspace is being deleted, nobody gets a role in it", async () => {
  const { server, ana, ben, workspaceId } = cast;
  const client = server.clientOf(ben.cookies, ana.account.organization.id);
  await client.requests.ask({ item: { type: "workspace", id: workspaceId } });
  const { items } = await ana.client.requests.list({});
  const request = items.find(({ targetId }) => targetId === workspaceId);
  if (request === undefined) throw new Error("There is no request.");
  let sent: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await server.sql.begin(async (sql) => {
    await own(sql)`select 1 from workspace_members where workspace_id = ${workspaceId} for update`;
    const deleting = ana.client.workspaces.delete({ workspaceId });
    await onceWaiting(sql, 1);
    const deciding = ana.client.requests.decide({ requestId: request.id, decision: "approve" });
    sent = Promise.allSettled([deleting, deciding]);
    await Promise.race([deciding.catch(() => undefined), onceWaiting(sql, 2)]);
  });
  const [deleted, decided] = await sent;
  expect(deleted).toMatchObject({ status: "fulfilled" });
  expect(decided).toMatchObject({ status: "rejected", reason: gone });
  const roles = await server.sql`
    select 1 from workspace_members where workspace_id = ${workspaceId}`;
  expect(roles).toEqual([]);
});

describe("in a workspace where the page is not any more, nobody", () => {
  /** Sends a call, and puts the page into another workspace after the call was allowed and before it changes anything. */
  async function whileMoving(pageId: PageId, call: () => Promise<unknown>) {
    const archive = await cast.ana.client.workspaces.create({ workspaceName: "Archive" });
    let called: Promise<unknown> = Promise.resolve();
    await cast.server.sql.begin(async (sql) => {
      await own(sql)`select 1 from workspaces where id = ${cast.workspaceId} for update`;
      called = call();
      // It can fail before this transaction has told that it ended, and is awaited only then.
      called.catch(() => undefined);
      await onceWaiting(sql, 1);
      await sql`update pages set workspace_id = ${archive.workspaceId} where id = ${pageId}`;
    });
    return called;
  }

  test("restricts it", async () => {
    const pageId = await page("Bread");
    const restricting = whileMoving(pageId, () =>
      cast.ana.client.permissions.restrictPage({ pageId, isRestricted: true }),
    );
    await expect(restricting).rejects.toMatchObject(gone);
  });

  test("deletes it", async () => {
    const pageId = await page("Bread");
    const { publishedVersion } = (await cast.ana.client.pages.get({ pageId })).page;
    const deleting = whileMoving(pageId, () =>
      cast.ana.client.pages.delete({ pageId, expectedPublishedVersion: publishedVersion }),
    );
    await expect(deleting).rejects.toMatchObject(gone);
  });

  test("restores it", async () => {
    const pageId = await page("Bread");
    await deletePage(pageId);
    const restoring = whileMoving(pageId, () => cast.ana.client.pages.restore({ pageId }));
    await expect(restoring).rejects.toMatchObject(gone);
  });

  test("deletes the draft that began it", async () => {
    const { pageId, draftId } = await cast.ana.client.pages.create({
      workspaceId: cast.workspaceId,
    });
    const deleting = whileMoving(pageId, () => cast.ana.client.drafts.delete({ draftId }));
    await expect(deleting).rejects.toMatchObject(gone);
  });
});

describe("who loses the role meanwhile", () => {
  /** Sends a call of Ben's, and makes him a viewer after the call was allowed and before it changes anything. */
  async function whileLowered(call: () => Promise<unknown>) {
    const { sql } = cast.server;
    let called: Promise<unknown> = Promise.resolve();
    await sql.begin(async (tx) => {
      await own(tx)`select 1 from workspaces where id = ${cast.workspaceId} for update`;
      called = Promise.allSettled([call()]);
      await onceWaiting(tx, 1);
      await tx`update workspace_members set role = 'viewer', own_role = 'viewer'
        where workspace_id = ${cast.workspaceId} and user_id = ${cast.ben.account.user.id}`;
    });
    return called;
  }
  const refused = [{ status: "rejected", reason: { code: "NOT_ALLOWED" } }];

  test("does not delete a page", async () => {
    const pageId = await page("Bread");
    const ben = await benAs("administrator");
    const { publishedVersion } = (await ben.pages.get({ pageId })).page;
    const deleting = () => ben.pages.delete({ pageId, expectedPublishedVersion: publishedVersion });
    expect(await whileLowered(deleting)).toMatchObject(refused);
  });

  test("does not move a page", async () => {
    const pageId = await page("Bread");
    const parentPageId = await page("Cake");
    const ben = await benAs("administrator");
    const { workspaceId } = cast;
    const moving = () => ben.pages.move({ pageId, workspaceId, parentPageId });
    expect(await whileLowered(moving)).toMatchObject(refused);
  });

  test("does not restore a page", async () => {
    const pageId = await page("Bread");
    const ben = await benAs("administrator");
    await deletePage(pageId);
    expect(await whileLowered(() => ben.pages.restore({ pageId }))).toMatchObject(refused);
  });
});

test("who waits for the memberships of the organization does not hold its trees meanwhile", async () => {
  const pageId = await page("Bread");
  const { id: organizationId } = cast.ana.account.organization;
  let restricting: Promise<unknown> = Promise.resolve();
  await cast.server.sql.begin(async (sql) => {
    await own(sql)`select 1 from organizations where id = ${organizationId} for update`;
    restricting = cast.ana.client.permissions.restrictPage({ pageId, isRestricted: true });
    await onceWaiting(sql, 1);
    await own(sql)`select 1 from workspaces where id = ${cast.workspaceId} for update nowait`;
  });
  await restricting;
  expect((await cast.ana.client.permissions.pageReaders({ pageId })).isRestricted).toBe(true);
});
