import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { samplePeople } from "@stemma/sample/handbook/people";
import { seedHandbook } from "@stemma/sample/handbook/seed-handbook";
import type { OrganizationId } from "@stemma/domain/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFolderStore } from "../platform/file-store/folder-store.ts";
import { answersToEverybody, readNames } from "../testing/answers-to-everybody.ts";
import { backUp, restoreInto } from "../testing/backup-and-restore.ts";
import { createEmptyDatabase } from "../testing/database/create-empty-database.ts";
import type { TestDatabase } from "../testing/database/create-test-database.ts";
import { createIsolationFixture } from "../testing/isolation-fixture.ts";
import type { OwnedIds } from "../testing/isolation-row.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

/** What they answer depends on sessions, which no archive holds. */
const sessionReads: ReadonlySet<string> = new Set(["accounts.listSessions"]);

let folder: string;
let server: TestServer;
let target: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-restoring-"));
  server = await startTestServer();
  target = await createEmptyDatabase();
});
afterAll(async () => {
  await server.stop();
  await target.drop();
  rmSync(folder, { recursive: true });
});

/** A page of the handbook with a draft, as the ids of somebody's items. */
async function handbookItems(like: OwnedIds, organizationId: OrganizationId): Promise<OwnedIds> {
  const [row] = await server.sql<Pick<OwnedIds, "pageId" | "workspaceId" | "versionId">[]>`
    select p.id as "pageId", p.workspace_id as "workspaceId", p.published_version as "versionId"
    from pages p join drafts d on d.page_id = p.id and d.organization_id = p.organization_id
    where p.published_version is not null and p.organization_id <> ${organizationId} order by p.id limit 1`;
  if (row === undefined) throw new Error("The handbook has no page with a draft.");
  return { ...like, ...row };
}

/** Publishes one version of a page after the other, until it is told to stop. Returns how many it has published. */
async function keepPublishing(writer: Awaited<ReturnType<TestServer["signUp"]>>) {
  const stopping = new AbortController();
  let published = 1;
  const { pageId } = await publishedPage(writer, "Diary", "Day 1");
  const writing = (async () => {
    while (!stopping.signal.aborted) {
      await publishVersion(writer, pageId, `Day ${published + 1}`);
      published += 1;
    }
  })();
  const stop = async () => {
    stopping.abort();
    await writing;
    return published;
  };
  return { pageId, published: () => published, stop };
}

test("ten people are answered by a restored server as by the one that was backed up, while somebody wrote", async () => {
  await seedHandbook(server.send);
  const { owned, fixture, others } = await createIsolationFixture(server);
  const items = [owned, await handbookItems(owned, fixture.owner.account.organization.id)];
  const emails = [
    ...Object.values(samplePeople).map(({ email }) => email),
    ...[fixture.owner, ...Object.values(others)].map(({ email }) => email),
    "ada.asker@example.com",
  ];
  expect(emails).toHaveLength(10);
  await server.runTasks();

  const writer = await server.signUp("Wanda Writer");
  const diary = await keepPublishing(writer);
  const before = diary.published();
  const file = path.join(folder, "backup.tar.gz");
  const content = await backUp(server.databaseAddress, server.fileStore, file);
  const atMost = await diary.stop();
  expect(atMost).toBeGreaterThan(before);

  const filesFolder = path.join(folder, "files");
  const restored = await restoreInto(target.address, createFolderStore(filesFolder), file);
  expect(restored.tables).toEqual(content.tables);
  const copy = await startTestServer(undefined, undefined, undefined, {
    databaseAddress: target.address,
    filesFolder,
  });
  try {
    const { sql } = copy;
    const versions = await sql<{ subjectLine: string; isPublished: boolean }[]>`
      select v.subject_line as "subjectLine", v.id = p.published_version as "isPublished"
      from page_versions v join pages p on p.id = v.page_id
      where p.id = ${diary.pageId} order by v.published_at`;
    // The diary is as it was at one moment: every version until then, and the last of them is the published one.
    expect(versions.length).toBeGreaterThanOrEqual(before);
    expect(versions.length).toBeLessThanOrEqual(atMost);
    expect(versions.map((version) => version.isPublished).indexOf(true)).toBe(versions.length - 1);

    const compared = readNames.filter((name) => !sessionReads.has(name));
    expect(compared.length).toBeGreaterThan(30);
    const [original, again] = [
      await answersToEverybody(server, emails, items, fixture),
      await answersToEverybody(copy, emails, items, fixture),
    ];
    for (const [question, answer] of Object.entries(original)) {
      if (compared.some((name) => question.includes(` ${name} `))) {
        expect(again[question], question).toEqual(answer);
      }
    }
  } finally {
    await copy.stop();
  }
}, 600_000);
