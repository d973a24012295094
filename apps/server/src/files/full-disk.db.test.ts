import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseRows } from "../testing/refuse-rows.ts";
import { someBytes } from "../testing/file-on-page.ts";
import { draftedPage } from "../testing/published-page.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { sendFile } from "../testing/upload.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana");
});

afterAll(() => server.stop());

test("an upload is refused while the disk has less room than the limit, and taken when it has", async () => {
  const { draftId } = await draftedPage(ana, "Bread", "Flour");
  server.diskLimits.uploadsBelow = Number.MAX_SAFE_INTEGER;
  const refused = await sendFile(server, ana, draftId, someBytes());
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({ code: "DISK_FULL", defined: true });
  await expect(ana.client.files.limits()).rejects.toMatchObject({ code: "DISK_FULL" });
  expect((await (await server.send("/readyz")).json()) as object).toMatchObject({
    isReady: true,
    disk: "full",
  });

  server.diskLimits.uploadsBelow = 1;
  expect((await sendFile(server, ana, draftId, someBytes())).status).toBe(200);
  expect((await ana.client.files.limits()).sizeMax).toBeGreaterThan(0);
});

test("words are saved while uploads are refused", async () => {
  const { pageId, draftId } = await draftedPage(ana, "Bread", "Flour");
  server.diskLimits.uploadsBelow = Number.MAX_SAFE_INTEGER;
  const saved = await saveTitle(draftId, await readDraft(pageId), "Rye bread");
  server.diskLimits.uploadsBelow = 1;
  expect(saved.revision).toBeGreaterThan(1);
});

test("a save that PostgreSQL refuses for its full disk says so, changes nothing, and succeeds later", async () => {
  const { pageId, draftId } = await draftedPage(ana, "Bread", "Flour");
  const before = await readDraft(pageId);
  const makeRoom = await refuseRows(server.sql, {
    table: "drafts",
    words: "could not extend file: No space left on device",
    code: "53100",
  });
  const error = saveTitle(draftId, before, "Rye bread");
  await expect(error).rejects.toMatchObject({
    code: "DISK_FULL",
    defined: true,
    message: "The server's disk is full. Whoever runs it has to make room.",
  });
  await makeRoom();
  expect(await readDraft(pageId)).toEqual(before);
  expect((await saveTitle(draftId, before, "Rye bread")).revision).toBe(before.revision + 1);
});

async function readDraft(pageId: Parameters<typeof ana.client.drafts.ofPage>[0]["pageId"]) {
  const { draft } = await ana.client.drafts.ofPage({ pageId });
  if (draft === null) throw new Error("There is no draft.");
  return draft;
}

function saveTitle(
  draftId: Parameters<typeof ana.client.drafts.save>[0]["draftId"],
  { revision, serializedEditorState }: Awaited<ReturnType<typeof readDraft>>,
  pageTitle: string,
) {
  return ana.client.drafts.save({
    draftId,
    expectedRevision: revision,
    saveId: crypto.randomUUID(),
    pageTitle,
    draftNotes: null,
    serializedEditorState,
  });
}
