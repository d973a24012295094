import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getFile, publishWithFile, saveText, someBytes } from "../testing/file-on-page.ts";
import { draftedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { bodyWithFiles, upload } from "../testing/upload.ts";
import { onceWaiting } from "../testing/once-waiting.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

let server: TestServer;
let ana: Person;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  ana = await server.signUp("Ana");
});

afterAll(() => server.stop());

describe("a sweep", () => {
  const later = (days: number) => {
    now = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  };
  const sweep = (isDry = false) => server.sweepFiles({ isDry });

  test("removes what nothing has referred to for 30 days, and nothing else", async () => {
    const kept = await publishWithFile(server, ana);
    const drafted = await draftedPage(ana, "Draft", "x");
    const inDraft = await upload(server, ana, drafted.draftId, someBytes());
    await saveText(ana, drafted.draftId, drafted.revision, bodyWithFiles(inDraft));
    const left = await draftedPage(ana, "Left", "x");
    const unused = await upload(server, ana, left.draftId, someBytes(1234));
    await ana.client.drafts.delete({ draftId: left.draftId });
    const before = await sweep(true);
    later(29);
    expect(await sweep()).toEqual(before);
    later(31);
    const dry = await sweep(true);
    expect(dry.files).toBeGreaterThan(0);
    expect(
      await server.fileStore.sizeOf(`${ana.account.organization.id}/${unused.fileId}/original`),
    ).toBe(1234);
    expect(await sweep()).toEqual(dry);
    expect(await sweep()).toEqual({ files: 0, bytes: 0, strays: 0 });
    expect(
      await server.fileStore.sizeOf(`${ana.account.organization.id}/${unused.fileId}/original`),
    ).toBeNull();
    now = new Date();
    for (const { fileId } of [kept.file, inDraft])
      expect((await getFile(server, ana, fileId)).status).toBe(200);
  });

  test("leaves a file that was uploaded again, and whose draft ended, its 30 days", async () => {
    const bytes = someBytes();
    const { draftId } = await draftedPage(ana, "Bread", "x");
    const { fileId } = await upload(server, ana, draftId, bytes);
    await server.sql`update files set released_at = now() - interval '40 days' where id = ${fileId}`;
    now = new Date();
    expect((await sweep(true)).files).toBe(0);
    await ana.client.drafts.delete({ draftId });
    expect((await sweep()).files).toBe(0);
    later(31);
    expect((await sweep()).files).toBe(1);
    now = new Date();
  });

  test("waits for whoever begins to refer to the file, and then leaves it", async () => {
    const { draftId } = await draftedPage(ana, "Bread", "x");
    const { fileId } = await upload(server, ana, draftId, someBytes());
    await ana.client.drafts.delete({ draftId });
    const again = await draftedPage(ana, "Again", "x");
    later(31);
    let sweeping: Promise<unknown> = Promise.resolve();
    await server.sql.begin(async (sql) => {
      await withinOrganization(
        sql,
        ana.account.organization.id,
      )`select 1 from files where id = ${fileId} for key share`;
      await sql`insert into draft_files (organization_id, draft_id, file_id)
        values (${ana.account.organization.id}, ${again.draftId}, ${fileId})`;
      sweeping = sweep();
      await onceWaiting(sql, 1);
    });
    await sweeping;
    now = new Date();
    expect((await getFile(server, ana, fileId)).status).toBe(200);
  });
});
