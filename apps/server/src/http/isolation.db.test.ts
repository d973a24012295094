import { ORPCError } from "@orpc/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIsolationFixture, otherPeople } from "../testing/isolation-fixture.ts";
import { secretWord } from "../testing/isolation-row.ts";
import { rowNames, rowOf } from "../testing/isolation-rows.ts";
import { procedureNames } from "../testing/procedure-names.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let made: Awaited<ReturnType<typeof createIsolationFixture>>;

beforeAll(async () => {
  server = await startTestServer();
  made = await createIsolationFixture(server);
});

afterAll(() => server.stop());

test("every procedure of the contract has a row", () => {
  expect(procedureNames.length).toBeGreaterThan(10);
  expect(rowNames.toSorted()).toEqual(procedureNames.toSorted());
});

async function outcome(call: Promise<unknown>) {
  try {
    return { code: null, isDeclared: true, answer: JSON.stringify(await call) };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { code: error.code, isDeclared: error.defined, answer: JSON.stringify(error) };
  }
}

describe.each(procedureNames)("%s", (name) => {
  test("tells nobody without a session anything", async () => {
    const row = rowOf(name);
    const { owned, fixture } = made;
    const { code, isDeclared, answer } = await outcome(
      row.call(server.clientOf(""), owned, fixture),
    );
    expect(row.isForAnybody ? row.refusal : ["UNAUTHENTICATED"]).toContain(code);
    expect(isDeclared).toBe(true);
    expect(answer).not.toContain(secretWord);
  });

  test.each(otherPeople)("gives a %s nothing of the owner's", async (kind) => {
    const row = rowOf(name);
    const { owned, fixture, others } = made;
    const { code, isDeclared, answer } = await outcome(
      row.call(others[kind].client, owned, fixture),
    );
    const isAllowed = row.refusal === "own" || (row.mayColleague && kind === "colleague");
    if (isAllowed) expect(code).toBeNull();
    else expect(row.refusal).toContain(code);
    expect(isDeclared).toBe(true);
    expect(answer).not.toContain(secretWord);
    for (const id of Object.values(owned)) expect(answer).not.toContain(id);
  });
});

test("what the others tried changed nothing", async () => {
  const { owned, fixture } = made;
  const { client } = fixture.owner;
  const notifications = await client.notifications.list({});
  expect(notifications.items).toMatchObject([{ id: owned.notificationId, status: "unread" }]);
  const { page } = await client.pages.get({ pageId: owned.pageId });
  expect(page.publishedVersion).toBe(owned.versionId);
  const { draft } = await client.pages.get({ pageId: owned.unpublishedPageId });
  expect(draft?.revision).toBe(2);
  expect(draft?.pageTitle).toBe(secretWord);
});

test("a colleague in the workspace sees the published page and nothing of the unpublished one", async () => {
  const { owned, fixture, others } = made;
  const { client, account } = others.colleague;
  await server.sql`insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
    values (${fixture.owner.account.organization.id}, ${owned.workspaceId}, ${account.user.id}, 'editor', 'editor')`;
  const { page, draft } = await client.pages.get({ pageId: owned.pageId });
  expect(page.pageTitle).toBe(secretWord);
  expect(draft).toBeNull();
  const unpublished = client.pages.get({ pageId: owned.unpublishedPageId });
  await expect(unpublished).rejects.toMatchObject({ code: "NO_ACCESS" });
});
