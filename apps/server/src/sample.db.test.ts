import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyBlocks } from "@stemma/document/body-blocks";
import type { PageBody } from "@stemma/document/format";
import type { PageId } from "@stemma/domain/ids";
import { bakehouse } from "@stemma/sample/handbook/bakehouse";
import { organizationName, samplePassword, samplePeople } from "@stemma/sample/handbook/people";
import { seedHandbook, type SeedOutcome } from "@stemma/sample/handbook/seed-handbook";
import { signIn, signUp } from "@stemma/sample/sign-in";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";

let server: TestServer;
let outcome: SeedOutcome;
beforeAll(async () => {
  server = await startTestServer();
  outcome = await seedHandbook(server.send);
  await server.runTasks();
});
afterAll(() => server.stop());

test("an empty server gets an organization in which every feature has something to show", async () => {
  expect(outcome).toBe("seeded");

  const ana = await enter("ana");
  const { organization } = await ana.accounts.current();
  expect(organization.organizationName).toBe(organizationName);
  const { items: members } = await ana.members.list({});
  expect(members.map(({ name }) => name).sort()).toEqual(
    Object.values(samplePeople)
      .map(({ name }) => name)
      .sort(),
  );
  const { items: workspaces } = await ana.workspaces.list();
  expect(workspaces.map((each) => each.workspaceName)).toEqual([
    "Personal",
    "Kitchen handbook",
    "Management",
    "People and safety",
    "Shop",
  ]);
  expect((await ana.notifications.count()).unread).toBeGreaterThan(3);
  expect((await ana.requests.list({})).items).toMatchObject([{ title: "A second shop" }]);
  expect((await ana.invitations.list({})).items).toHaveLength(1);
  expect((await ana.pins.list({})).items.length).toBeGreaterThan(2);
  const { items: drafts } = await ana.drafts.list({});
  expect(drafts).toMatchObject([
    { pageTitle: "Summer menu", isStale: false },
    { pageTitle: "The bread day", isStale: true },
  ]);
  const readable = async (person: keyof typeof samplePeople) => {
    const { items } = await (await enter(person)).search.titles({ query: "pay grades" });
    return items.length > 0;
  };
  expect([await readable("ana"), await readable("ben")]).toEqual([true, false]);
});

test("the history of 'The bread day' has a branch, a revert, and a draft behind the published version", async () => {
  const ana = await enter("ana");
  const { items: drafts } = await ana.drafts.list({});
  const pageId = drafts.find(({ isStale }) => isStale)?.pageId;
  if (pageId === undefined) throw new Error("Ana has no stale draft.");
  const { items: versions, reverts } = await ana.versions.list({ pageId });
  const subjectOf = (id: string | null) =>
    versions.find((version) => version.id === id)?.publishMessage.subjectLine;
  expect(versions.map(({ id, previousNode }) => [subjectOf(previousNode), subjectOf(id)])).toEqual([
    [undefined, "First version"],
    ["First version", "Times for winter"],
    ["Times for winter", "Rye instead of spelt"],
    ["Times for winter", "Prices out"],
    ["Rye instead of spelt", "Proofing room"],
    ["Proofing room", "Water at thirty degrees, not forty"],
  ]);
  expect(
    reverts.map(({ fromVersion, toVersion }) => [fromVersion, toVersion].map(subjectOf)),
  ).toEqual([["Prices out", "Rye instead of spelt"]]);
});

test("a page with a picture, a file and everything else has an icon and versions of two people", async () => {
  const ana = await enter("ana");
  const { items } = await ana.search.titles({ query: bakehouse.title });
  const pageId = items.find((item) => item.type === "page")?.id as PageId;
  const { page } = await ana.pages.get({ pageId });
  expect(page.icon).toBe(bakehouse.icon);
  const { items: versions } = await ana.versions.list({ pageId });
  expect(versions.map(({ publisherName }) => publisherName)).toEqual(["Ana Weiss", "Ben Kaya"]);
  const files = bodyBlocks(page.serializedEditorState as PageBody).flatMap(
    ({ attributes }) => attributes.file ?? [],
  );
  const { email } = samplePeople.priya;
  const { cookies } = await signIn(server.send, { email, password: samplePassword });
  const types = files.map(async ({ id }) => {
    const answer = await server.send(`/files/${id}`, { headers: { cookie: cookies } });
    return answer.headers.get("content-type");
  });
  expect(await Promise.all(types)).toEqual(["image/png", "application/pdf"]);
});

test("a second run changes nothing", async () => {
  const before = await everyRow(server);
  expect(await seedHandbook(server.send)).toBe("already there");
  expect(await everyRow(server)).toEqual(before);
});

test("a run that finds Ana's account alone changes nothing and says that it was interrupted", async () => {
  const other = await startTestServer();
  try {
    await signUp(other.send, { ...samplePeople.ana, password: samplePassword });
    const before = await everyRow(other);
    expect(await seedHandbook(other.send)).toBe("interrupted");
    expect(await everyRow(other)).toEqual(before);
  } finally {
    await other.stop();
  }
});

async function enter(person: keyof typeof samplePeople) {
  const { email } = samplePeople[person];
  const { cookies } = await signIn(server.send, { email, password: samplePassword });
  return server.clientOf(cookies);
}

/**
 * The rows of every table of the product as text, by table. The sign-in tables are in another schema. The audit log is
 * left out: a run signs in to look what is there.
 */
async function everyRow({ sql }: TestServer): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'audit_entries' order by 1`;
  expect(tables.length).toBeGreaterThan(10);
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    rows[name] = await sql`select t::text as row from ${sql(name)} t order by 1`;
  }
  return rows;
}
