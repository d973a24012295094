import { afterAll, beforeAll, expect, test } from "vitest";
import { auditExportPath } from "@stemma/contract/audit-export-path";
import type { AuditEntry } from "@stemma/contract/audit.contract";
import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import { auditLog } from "../testing/audit-log.ts";
import { inWorkspace } from "../testing/in-workspace.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let anna: Person;
let carl: Person;
let organizationId: OrganizationId;
let workspaceId: WorkspaceId;

/** Olga and Anna administer an organization; only Olga is in the workspace 'Cellar'. Carl is a member. */
beforeAll(async () => {
  server = await startTestServer();
  olga = await server.signUp("Olga Owner");
  anna = await server.signUp("Anna Administers");
  carl = await server.signUp("Carl Colleague");
  organizationId = olga.account.organization.id;
  for (const person of [anna, carl]) await joinOrganization(server, person, olga, []);
  await olga.client.members.update({ userId: anna.account.user.id, role: "administrator" });
  ({ workspaceId } = await olga.client.workspaces.create({ workspaceName: "Cellar" }));
  const page = await publishedPage(inWorkspace(olga, workspaceId), "Secret recipe", "Flour");
  const secret = await publishedPage(inWorkspace(olga, workspaceId), "Only mine", "Flour");
  await olga.client.permissions.restrictPage({ pageId: secret.pageId, isRestricted: true });
  await olga.client.pages.delete({
    pageId: page.pageId,
    expectedPublishedVersion: page.versionId,
  });
});

afterAll(() => server.stop());

/** The log of Olga's organization as a person reads it, newest first. */
const read = async ({ client }: Person, filter: object = {}) =>
  (await client.audit.list({ organizationId, ...filter })).items;
const acts = (entries: readonly AuditEntry[]) => entries.map(({ act }) => act);
const exportTo = ({ cookies }: { cookies: string }, query = "", init: RequestInit = {}) =>
  server.send(
    `${auditExportPath}?organizationId=${organizationId}${query}`,
    { method: "POST", ...init },
    cookies,
  );

test("only administrators read the log, and nobody of another organization", async () => {
  expect(acts(await read(anna))).toEqual(acts(await read(olga)));
  await expect(read(carl)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  const stranger = await server.signUp("Sven Stranger");
  await expect(read(stranger)).rejects.toMatchObject({ code: "NOT_IN_ORGANIZATION" });
  expect(await auditLog(stranger)).toEqual([]);
});

test("an administrator reads no name of a page or workspace that is closed to them", async () => {
  const own = await read(olga, { category: "deletions" });
  expect(own).toMatchObject([{ item: { name: "Secret recipe" }, workspace: { name: "Cellar" } }]);
  const others = [
    ...(await read(anna)),
    ...(await exportTo(anna).then((answer) => answer.text())).split("\n"),
  ];
  expect(JSON.stringify(others)).not.toMatch(/Secret recipe|Only mine|Cellar/);
  await olga.client.permissions.setWorkspaceRole({
    workspaceId,
    userId: anna.account.user.id,
    role: "viewer",
  });
  const names = (await read(anna)).map(({ item }) => item?.name);
  expect(names).toContain("Secret recipe");
  expect(names).not.toContain("Only mine");
});

test("the log is filtered by person, by kind and by time", async () => {
  expect(acts(await read(olga, { category: "roles" }))).toEqual(["roleChanged"]);
  // What was done about Anna too.
  expect(acts(await read(olga, { userId: anna.account.user.id }))).toContain("roleChanged");
  expect(await read(olga, { userId: carl.account.user.id })).toEqual([]);
  const [oldest] = (await read(olga)).toReversed();
  const until = oldest?.at ?? "";
  expect(await read(olga, { until })).toEqual([]);
  expect(await read(olga, { since: until })).toEqual(await read(olga));
});

test.each([{}, { userId: "anna" }])("all entries come once, page by page, %j", async (filter) => {
  const userId = "userId" in filter ? anna.account.user.id : undefined;
  const { items: all } = await olga.client.audit.list({ organizationId, userId, limit: 200 });
  expect(all.length).toBeGreaterThan(1);
  const found: AuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const answer = await olga.client.audit.list({ organizationId, userId, limit: 1, cursor });
    found.push(...answer.items);
    cursor = answer.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual(all);
});

test("an administrator exports the log as lines of JSON, and the log tells of it", async () => {
  const answer = await exportTo(olga);
  expect(answer.headers.get("content-type")).toContain("application/jsonl");
  expect(answer.headers.get("content-disposition")).toContain("audit-log.jsonl");
  const lines = (await answer.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual(await read(olga, { limit: 200 }));
  expect(lines[0]).toMatchObject({ act: "auditExported", user: { name: "Olga Owner" } });
  const roles = await (await exportTo(olga, "&category=roles")).text();
  expect(
    acts(
      roles
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ),
  ).toEqual(["roleChanged"]);
});

test("a log of many entries is exported whole", async () => {
  const many = await server.signUp("Maria Many");
  await server.sql`
    insert into audit_entries (organization_id, at, category, act, audience, details)
    select ${many.account.organization.id}, now() - n * interval '1 second', 'signIns', 'signedIn', 'everybody', '{}'
    from generate_series(1, 1200) n`;
  const path = `${auditExportPath}?organizationId=${many.account.organization.id}&category=signIns`;
  const answer = await server.send(path, { method: "POST" }, many.cookies);
  const lines = (await answer.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(new Set(lines.map(({ id }) => id)).size).toBe(1200);
});

test.each([
  { because: "without a session", status: 401, ask: () => exportTo({ cookies: "" }) },
  { because: "for a member", status: 403, ask: () => exportTo(carl) },
  {
    because: "from another site",
    status: 403,
    ask: () => exportTo(olga, "", { headers: { origin: "https://elsewhere.example" } }),
  },
  {
    because: "with a filter that there is not",
    status: 400,
    ask: () => exportTo(olga, "&category=x"),
  },
])("no export $because, and no entry of one", async ({ status, ask }) => {
  const before = await read(olga, { category: "exports" });
  expect((await ask()).status).toBe(status);
  expect(await read(olga, { category: "exports" })).toEqual(before);
});
