import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { WorkspaceId } from "@stemma/domain/ids";
import { earlier } from "../testing/earlier.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { publishVersion } from "../testing/publish-version.ts";

let server: TestServer;
let olga: Person;
let mia: Person;
let workspaceId: WorkspaceId;
let pageId: Awaited<ReturnType<typeof publishIn>>;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  [olga, mia] = await signUpTogether(server, "Olga", "Mia");
  await joinOrganization(server, mia, olga, []);
  ({ workspaceId } = await olga.client.workspaces.create({ workspaceName: "Bakery" }));
  await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: "editor" });
  pageId = await publishIn(workspaceId);
});

async function publishIn(workspaceId: WorkspaceId) {
  const { pageId, draftId } = await olga.client.pages.create({ workspaceId });
  await olga.client.drafts.publish({
    draftId,
    expectedRevision: 1,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First", body: "" },
  });
  return pageId;
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

/** Everything of the workspace that a person finds in lists. */
async function found({ client }: Person) {
  const workspaces = idsOf((await client.workspaces.list()).items);
  const published = idsOf((await client.reading.published({})).items);
  const titles = idsOf((await client.search.titles({ query: "bakery" })).items);
  return [...workspaces, ...published, ...titles].filter(
    (id) => id === workspaceId || id === pageId,
  );
}

const passDays = (days: number) => server.sql`update workspaces
  set deleted_at = ${earlier(server.sql, "deleted_at", `${days} days`)} where id = ${workspaceId}`;

describe("a deleted workspace", () => {
  test("is gone for everybody, with its pages, also for who is named on them", async () => {
    const before = await found(mia);
    expect(before).toContain(workspaceId);
    expect(before).toContain(pageId);
    await olga.client.workspaces.delete({ workspaceId });
    for (const person of [olga, mia]) {
      expect(await found(person)).toEqual([]);
      await expect(person.client.workspaces.get({ workspaceId })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
      await expect(person.client.pages.get({ pageId })).rejects.toMatchObject({
        code: "NO_ACCESS",
      });
    }
  });

  test("is deleted once, however often who administered it asks", async () => {
    await olga.client.workspaces.delete({ workspaceId });
    const { items: before } = await olga.client.trash.list({});
    expect(await olga.client.workspaces.delete({ workspaceId })).toEqual({});
    expect((await olga.client.trash.list({})).items).toEqual(before);
    await expect(mia.client.workspaces.delete({ workspaceId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("is listed for who administered it, with who deleted it, and for nobody else", async () => {
    await olga.client.workspaces.delete({ workspaceId });
    const { items } = await olga.client.trash.list({});
    expect(items).toMatchObject([{ id: workspaceId, workspaceName: "Bakery", type: "workspace" }]);
    expect(items[0]?.deletedBy).toMatch(/^Olga/);
    const days = Date.parse(items[0]?.goneAt ?? "") - Date.parse(items[0]?.deletedAt ?? "");
    expect(days).toBe(30 * 24 * 60 * 60 * 1000);
    expect((await mia.client.trash.list({})).items).toEqual([]);
    await expect(mia.client.workspaces.restore({ workspaceId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("comes back with its pages, roles and drafts; who joined meanwhile sees an open one", async () => {
    const draft = await mia.client.drafts.create({ pageId });
    await olga.client.workspaces.delete({ workspaceId });
    const [jo] = await signUpTogether(server, "Jo");
    const emails = [jo.email];
    const into = { type: "organization", role: "user" } as const;
    const { sent } = await olga.client.invitations.create({ emails, into });
    const token = sent[0]?.link.split("/").at(-1) ?? "";
    await jo.client.invitations.answer({ token, answer: "accept" });
    await jo.client.organizations.activate({ organizationId: olga.account.organization.id });
    expect(await found(jo)).toEqual([]);
    await olga.client.workspaces.restore({ workspaceId });
    for (const person of [olga, mia, jo]) expect(await found(person)).toContain(pageId);
    expect((await mia.client.pages.get({ pageId })).draft?.id).toBe(draft.id);
    const { role } = await mia.client.workspaces.get({ workspaceId });
    expect(role).toBe("editor");
    await publishVersion(mia, pageId, "Second");
  });

  test("gives no role to who left the organization meanwhile, and has an administrator", async () => {
    const { id: userId } = mia.account.user;
    await olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "administrator" });
    const { id: ownerId } = olga.account.user;
    await mia.client.permissions.setWorkspaceRole({ workspaceId, userId: ownerId, role: "viewer" });
    await mia.client.workspaces.delete({ workspaceId });
    await expect(olga.client.workspaces.restore({ workspaceId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await olga.client.members.remove({ userId });
    await olga.client.workspaces.restore({ workspaceId });
    const { administratorIds, userIds } = await olga.client.workspaces.get({ workspaceId });
    expect([administratorIds, userIds]).toEqual([[ownerId], [ownerId]]);
  });

  test("lets nobody in by an invitation", async () => {
    const emails = [mia.email];
    const into = { type: "workspace", workspaceId, role: "administrator" } as const;
    const { sent } = await olga.client.invitations.create({ emails, into });
    await olga.client.workspaces.delete({ workspaceId });
    const token = sent[0]?.link.split("/").at(-1) ?? "";
    const joined = await mia.client.invitations.answer({ token, answer: "accept" });
    expect(joined.workspaceId).toBeNull();
    expect(await found(mia)).toEqual([]);
  });

  test("is removed for good after 30 days, with its pages and drafts, and not earlier", async () => {
    await mia.client.drafts.create({ pageId });
    const below = await olga.client.pages.create({ workspaceId, parentPageId: pageId });
    await olga.client.workspaces.delete({ workspaceId });
    await passDays(29);
    await server.removeGoneWorkspaces();
    expect((await olga.client.trash.list({})).items).toHaveLength(1);
    await passDays(2);
    await server.removeGoneWorkspaces();
    expect((await olga.client.trash.list({})).items).toEqual([]);
    const rows = await server.sql`
      select id from pages where id in (${pageId}, ${below.pageId})
      union all select id from drafts where page_id = ${pageId}
      union all select id from page_versions where page_id = ${pageId}
      union all select id from workspaces where id = ${workspaceId}`;
    expect(rows).toEqual([]);
  });
});

test("the personal workspace cannot be deleted, and an editor deletes none", async () => {
  const { personalWorkspaceId } = olga.account.configuration;
  const personal = olga.client.workspaces.delete({ workspaceId: personalWorkspaceId });
  await expect(personal).rejects.toMatchObject({ code: "PERSONAL_WORKSPACE" });
  const byEditor = mia.client.workspaces.delete({ workspaceId });
  await expect(byEditor).rejects.toMatchObject({ code: "NOT_ALLOWED" });
});
