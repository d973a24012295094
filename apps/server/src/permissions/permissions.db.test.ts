import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let mia: Person;
let page: Awaited<ReturnType<typeof publishedPage>>;

beforeAll(async () => {
  server = await startTestServer();
  olga = await server.signUp("Olga Owner");
  mia = await server.signUp("Mia Member");
  await joinOrganization(server, mia, olga, []);
});

afterAll(() => server.stop());

beforeEach(async () => {
  page = await publishedPage(olga, "Bread", "Flour");
  const { workspaceId } = page;
  await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: null });
  const userId = mia.account.user.id;
  await olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: null });
});

const reads = async () =>
  mia.client.pages.get({ pageId: page.pageId }).then(
    ({ can }) => (can.manage ? "administrator" : can.edit ? "editor" : "viewer"),
    ({ code }: { code: string }) => code,
  );

test("the readers of a page are listed with every reason and the strongest role", async () => {
  const { pageId, workspaceId } = page;
  const userId = mia.account.user.id;
  await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: "viewer" });
  await olga.client.permissions.setPageRole({ pageId, userId, role: "editor" });
  const readers = await mia.client.permissions.pageReaders({ pageId });
  expect(readers).toMatchObject({
    isRestricted: false,
    isPublished: true,
    workspaceName: "Personal",
  });
  expect(readers.items).toMatchObject([
    {
      name: "Mia Member",
      role: "editor",
      reasons: [
        { from: "organization", role: "viewer" },
        { from: "page", role: "editor" },
      ],
    },
    {
      name: "Olga Owner",
      role: "administrator",
      reasons: [
        { from: "organization", role: "viewer" },
        { from: "workspace", role: "administrator" },
        { from: "page", role: "administrator" },
      ],
    },
  ]);
});

describe("a workspace", () => {
  test("that opens lets every member in, who joins later too, and closes to all but its own", async () => {
    const { workspaceId } = page;
    expect(await reads()).toBe("NO_ACCESS");
    await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: "editor" });
    expect(await reads()).toBe("editor");
    await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: "viewer" });
    expect(await reads()).toBe("viewer");
    const { sent } = await olga.client.invitations.create({
      emails: ["nora.new@example.com"],
      into: { type: "organization", role: "user" },
    });
    const nora = await server.signUp(`Nora New`);
    const token = sent[0]?.link.split("/").at(-1) ?? "";
    await nora.client.invitations.answer({ token, answer: "accept" });
    await nora.client.organizations.activate({ organizationId: olga.account.organization.id });
    expect((await nora.client.workspaces.get({ workspaceId })).can.manage).toBe(false);
    await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: null });
    expect(await reads()).toBe("NO_ACCESS");
    const { items } = await olga.client.permissions.workspaceReaders({ workspaceId });
    expect(items.map(({ name }) => name)).toEqual(["Olga Owner"]);
  });

  test("that is open keeps what it names people as: the stronger role counts", async () => {
    const { workspaceId } = page;
    const userId = mia.account.user.id;
    await olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "viewer" });
    await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: "editor" });
    expect(await reads()).toBe("editor");
    await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: null });
    expect(await reads()).toBe("viewer");
    await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: "editor" });
    await olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: null });
    expect(await reads()).toBe("editor");
  });

  test("keeps an administrator, and takes in nobody from outside the organization", async () => {
    const { workspaceId } = await olga.client.workspaces.create({ workspaceName: "Kitchen" });
    const sam = await server.signUp(`Sam ${crypto.randomUUID().slice(0, 6)}`);
    const set = olga.client.permissions.setWorkspaceRole;
    const own = { workspaceId, userId: olga.account.user.id };
    for (const role of ["editor", null] as const) {
      await expect(set({ ...own, role })).rejects.toMatchObject({ code: "LAST_ADMINISTRATOR" });
    }
    const personal = { workspaceId: page.workspaceId, userId: olga.account.user.id };
    await expect(set({ ...personal, role: "viewer" })).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
    const outside = set({ workspaceId, userId: sam.account.user.id, role: "viewer" });
    await expect(outside).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a page", () => {
  test("that is restricted is closed to its workspace, and its closer administers it", async () => {
    const { pageId, workspaceId } = page;
    const userId = mia.account.user.id;
    await olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "administrator" });
    await mia.client.permissions.restrictPage({ pageId, isRestricted: true });
    expect(await reads()).toBe("administrator");
    await mia.client.permissions.setPageRole({
      pageId,
      userId: olga.account.user.id,
      role: null,
    });
    await expect(olga.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
    await expect(
      olga.client.permissions.restrictPage({ pageId, isRestricted: false }),
    ).rejects.toMatchObject({ code: "NO_ACCESS" });
    const alone = mia.client.permissions.setPageRole({ pageId, userId, role: null });
    await expect(alone).rejects.toMatchObject({ code: "LAST_ADMINISTRATOR" });
    await mia.client.permissions.restrictPage({ pageId, isRestricted: false });
    await olga.client.pages.get({ pageId });
  });

  test("that was never published names who else sees it", async () => {
    const { pageId } = await draftedPage(olga, "Half an idea", "Not yet.");
    const readers = await olga.client.permissions.pageReaders({ pageId });
    expect(readers).toMatchObject({ isPublished: false, items: [{ name: "Olga Owner" }] });
  });

  test("lists a thousand readers by name, each once, and fifty where nothing else is asked for", async () => {
    const { pageId, workspaceId } = page;
    const { id: organizationId } = olga.account.organization;
    await server.sql`with made as (
        insert into users (id, email, first_name, last_name, created_at, recent_organization_id)
        select gen_random_uuid(), 'reader' || n || '@example.com', 'Reader', lpad(n::text, 4, '0'), now(),
          ${organizationId}
        from generate_series(1, 1000) n returning id, concat_ws(' ', first_name, last_name) as name),
      joined as (insert into organization_members (organization_id, user_id, role, joined_at, name)
        select ${organizationId}, id, 'user', now(), name from made)
      insert into workspace_members (organization_id, workspace_id, user_id, role, own_role, name)
      select ${organizationId}, ${workspaceId}, id, 'viewer', 'viewer', name from made`;
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await olga.client.permissions.pageReaders({ pageId, cursor, limit: 300 });
      expect(answer.items.length).toBeLessThanOrEqual(300);
      names.push(...answer.items.map(({ name }) => name));
      cursor = answer.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(names).toEqual([
      "Olga Owner",
      ...Array.from({ length: 1000 }, (_, at) => `Reader ${String(at + 1).padStart(4, "0")}`),
    ]);
    const { items, nextCursor } = await olga.client.permissions.workspaceReaders({ workspaceId });
    expect(items.map(({ name }) => name)).toEqual(names.slice(0, 50));
    expect(nextCursor).not.toBeNull();
  });
});
