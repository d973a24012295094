import { afterAll, beforeAll, expect, test } from "vitest";
import type { UploadedFile } from "@stemma/contract/files.contract";
import { publishWithFile, someBytes } from "../testing/file-on-page.ts";
import { draftedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { sendFile, upload } from "../testing/upload.ts";

const dayMs = 24 * 60 * 60 * 1000;
let server: TestServer;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});

afterAll(() => server.stop());

test("the files of an organization that ends with an account are swept", async () => {
  const dora = await server.signUp("Dora");
  const { id } = dora.account.organization;
  const { file: published } = await publishWithFile(server, dora);
  const { draftId } = await draftedPage(dora, "Draft", "Flour");
  const drafted = await upload(server, dora, draftId, someBytes());
  const sizes = () =>
    Promise.all(
      [published, drafted].map(({ fileId }) => server.fileStore.sizeOf(`${id}/${fileId}/original`)),
    );
  expect(await sizes()).toEqual([2000, 2000]);
  await dora.client.accounts.delete({ password: "correct horse battery" });
  const [left] = await server.sql`
    select (select count(*)::int from files where organization_id = ${id}) as files,
      (select count(*)::int from version_files where organization_id = ${id}) as "versionFiles",
      (select count(*)::int from draft_files where organization_id = ${id}) as "draftFiles",
      (select count(*)::int from file_uploads where organization_id = ${id}) as uploads`;
  expect(left).toEqual({ files: 0, versionFiles: 0, draftFiles: 0, uploads: 0 });
  now = new Date(Date.now() + 31 * dayMs);
  await server.sweepFiles({ isDry: false });
  now = new Date();
  expect(await sizes()).toEqual([null, null]);
});

test("content that is uploaded while a sweep removes it is there afterwards", async () => {
  const ana = await server.signUp("Ana");
  const bytes = someBytes();
  const old = await draftedPage(ana, "Old", "Flour");
  await upload(server, ana, old.draftId, bytes);
  await ana.client.drafts.delete({ draftId: old.draftId });
  const { draftId } = await draftedPage(ana, "New", "Flour");
  now = new Date(Date.now() + 31 * dayMs);
  const { sizeOf, remove } = server.fileStore;
  let goOn = () => {};
  const mayRemove = new Promise<void>((resolve) => (goOn = resolve));
  let sweeping: Promise<unknown> | null = null;
  let begin = () => {};
  const isRemoving = new Promise<void>((resolve) => (begin = resolve));
  // The sweep forgets the file while the upload looks for its bytes, and removes them when the upload is done.
  server.fileStore.remove = async (key) => {
    begin();
    await mayRemove;
    await remove(key);
  };
  server.fileStore.sizeOf = async (key) => {
    sweeping ??= server.sweepFiles({ isDry: false });
    await Promise.race([isRemoving, sweeping]);
    return sizeOf(key);
  };
  const answer = await sendFile(server, ana, draftId, bytes);
  goOn();
  await sweeping;
  Object.assign(server.fileStore, { sizeOf, remove });
  now = new Date();
  expect(answer.status).toBe(200);
  const { fileId } = (await answer.json()) as UploadedFile;
  const read = await server.send(`/files/${fileId}`, {}, ana.cookies);
  expect(read.status).toBe(200);
  expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes);
});
