import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UploadedFile } from "@stemma/contract/files.contract";
import type { PageBody } from "@stemma/document/format";
import type { DraftId, FileId } from "@stemma/domain/ids";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer, testFileLimits } from "../testing/start-test-server.ts";
import type { Person, TestServer } from "../testing/start-test-server.ts";
import { bodyWithFiles, sendFile, upload } from "../testing/upload.ts";

let server: TestServer;
let ana: Person;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  ana = await server.signUp("Ana");
});

afterAll(() => server.stop());

const some = (length = 2000) => new Uint8Array(randomBytes(length));

const get = (person: Person | null, fileId: FileId, more = "", headers = {}) =>
  server.send(`/files/${fileId}${more}`, { headers }, person?.cookies ?? "");

async function save(
  { client }: Person,
  draftId: DraftId,
  expectedRevision: number,
  body: PageBody,
) {
  return client.drafts.save({
    draftId,
    expectedRevision,
    saveId: crypto.randomUUID(),
    pageTitle: "Bread",
    serializedEditorState: body,
    draftNotes: null,
  });
}

/** A page with a file that is published on it. */
async function publishWithFile(person: Person, bytes = some()) {
  const page = await draftedPage(person, "Bread", "Flour");
  const file = await upload(server, person, page.draftId, bytes);
  const { revision } = await save(person, page.draftId, page.revision, bodyWithFiles(file));
  const { versionId } = await person.client.drafts.publish({
    draftId: page.draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "With a file", body: "" },
  });
  return { ...page, file, bytes, versionId };
}

async function picture(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 120, sigma: 20 },
    },
  });
  return new Uint8Array(await noise.jpeg({ quality: 40 }).toBuffer());
}

describe("an upload", () => {
  test("gives back the same bytes, to be downloaded under a name, and kept by the browser", async () => {
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    const bytes = some();
    const { fileId, ...about } = await upload(server, ana, draftId, bytes);
    expect(about).toEqual({
      size: bytes.length,
      mediaType: "application/octet-stream",
      picture: null,
    });
    const answer = await get(ana, fileId, `/${encodeURIComponent('日本 "1".pdf')}`);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-length": String(bytes.length),
      "content-disposition": expect.stringMatching(
        /^attachment; filename=.*; filename\*=UTF-8''%E6%97%A5/,
      ),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "cache-control": "private, max-age=31536000, immutable",
      "accept-ranges": "bytes",
    });
    const etag = answer.headers.get("etag") ?? "";
    expect((await get(ana, fileId, "", { "if-none-match": etag })).status).toBe(304);
  });

  test.each([
    ["bytes=0-9", 206, [0, 10]],
    ["bytes=-5", 206, [1995, 2000]],
    ["bytes=1990-5000", 206, [1990, 2000]],
    ["bytes=5000-", 416, [0, 0]],
    ["pages=1-2", 200, [0, 2000]],
  ] as const)("answers the range %s with %i", async (range, status, [from, to]) => {
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    const bytes = some();
    const { fileId } = await upload(server, ana, draftId, bytes);
    const answer = await get(ana, fileId, "", { range });
    expect(answer.status).toBe(status);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes.slice(from, to));
    if (status === 206) {
      expect(answer.headers.get("content-range")).toBe(`bytes ${from}-${to - 1}/2000`);
    }
  });

  test("of the same content is stored once in an organization, and apart in another one", async () => {
    const bytes = some();
    const [eve, { draftId }] = await Promise.all([
      server.signUp("Eve"),
      draftedPage(ana, "Bread", "Flour"),
    ]);
    const [first, second] = await Promise.all([
      upload(server, ana, draftId, bytes),
      upload(server, ana, draftId, bytes),
    ]);
    const third = await upload(server, ana, draftId, bytes);
    expect([second.fileId, third.fileId]).toEqual([first.fileId, first.fileId]);
    const other = await draftedPage(eve, "Bread", "Flour");
    const elsewhere = await upload(server, eve, other.draftId, bytes);
    expect(elsewhere.fileId).not.toBe(first.fileId);
    const stored = [];
    for await (const { key } of server.fileStore.list()) stored.push(key.split("/")[1]);
    expect(stored.filter((id) => id === first.fileId || id === elsewhere.fileId)).toHaveLength(2);
    expect(readdirSync(server.fileStore.incoming)).toEqual([]);
  });

  test("puts back bytes that the store has lost", async () => {
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    const bytes = some();
    const { fileId } = await upload(server, ana, draftId, bytes);
    await server.fileStore.remove(`${ana.account.organization.id}/${fileId}`);
    expect((await get(ana, fileId)).status).toBe(404);
    expect(await server.findMissingFiles()).toContain("1 of the ");
    expect((await upload(server, ana, draftId, bytes)).fileId).toBe(fileId);
    expect(new Uint8Array(await (await get(ana, fileId)).arrayBuffer())).toEqual(bytes);
    expect(await server.findMissingFiles()).toBeNull();
  });

  test("is refused where it is too large, broken off, for another one's draft, or without a session", async () => {
    const ben = await server.signUp("Ben");
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    const refused = async (answer: Promise<Response>) => (await (await answer).json()) as object;
    const tooLarge = some(testFileLimits.sizeMax + 1);
    const { sizeMax } = testFileLimits;
    expect(await refused(sendFile(server, ana, draftId, tooLarge))).toMatchObject({
      defined: true,
      code: "FILE_TOO_LARGE",
      data: { sizeMax },
    });
    const send = (length: number, body: Uint8Array<ArrayBuffer>) =>
      server.send(
        `/api/files?draftId=${draftId}`,
        { method: "POST", headers: { "content-length": String(length) }, body },
        ana.cookies,
      );
    expect(await refused(send(100, tooLarge))).toMatchObject({ code: "FILE_TOO_LARGE" });
    expect(await refused(send(100, some(50)))).toMatchObject({ code: "UPLOAD_INCOMPLETE" });
    expect(await refused(sendFile(server, ben, draftId, some()))).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await refused(sendFile(server, { cookies: "" }, draftId, some()))).toMatchObject({
      code: "UNAUTHENTICATED",
    });
    const unknown = "x" as DraftId;
    expect(await refused(sendFile(server, ana, unknown, some()))).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(readdirSync(server.fileStore.incoming)).toEqual([]);
  });

  test("is refused where the organization's files would take more than they may", async () => {
    const cem = await server.signUp("Cem");
    const { draftId } = await draftedPage(cem, "Bread", "Flour");
    const { sizeMax, sizeOfAllMax } = testFileLimits;
    expect(await cem.client.files.limits()).toEqual({ sizeMax, bytesLeft: sizeOfAllMax });
    const sizes = [sizeMax, sizeMax, sizeMax, sizeMax, sizeMax - 100];
    for (const size of sizes) await upload(server, cem, draftId, some(size));
    expect(await cem.client.files.limits()).toEqual({ sizeMax, bytesLeft: 100 });
    const answer = await sendFile(server, cem, draftId, some(101));
    expect(await answer.json()).toMatchObject({ code: "FILES_FULL", data: { bytesLeft: 100 } });
    const [one, other] = await Promise.all([
      sendFile(server, cem, draftId, some(80)),
      sendFile(server, cem, draftId, some(80)),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect(await cem.client.files.limits()).toEqual({ sizeMax, bytesLeft: 20 });
  });
});

describe("who sees a file", () => {
  test("in a draft: its author only, and from publishing on everybody who sees the page", async () => {
    const { olga, mia, page } = await sharedPage(server, "viewer");
    const eve = await server.signUp("Eva");
    const draft = await olga.client.drafts.create({ pageId: page.pageId });
    const file = await upload(server, olga, draft.id, some());
    const seen = async (...people: (Person | null)[]) =>
      Promise.all(people.map(async (person) => (await get(person, file.fileId)).status));
    expect(await seen(olga, mia, eve, null)).toEqual([200, 404, 404, 401]);
    const { revision } = await save(olga, draft.id, draft.revision, bodyWithFiles(file));
    expect(await seen(olga, mia, eve, null)).toEqual([200, 404, 404, 401]);
    await olga.client.drafts.publish({
      draftId: draft.id,
      expectedRevision: revision,
      expectedPublishedVersion: page.versionId,
      publishMessage: { subjectLine: "A file", body: "" },
    });
    expect(await seen(olga, mia, eve, null)).toEqual([200, 200, 404, 401]);
    await olga.client.permissions.restrictPage({ pageId: page.pageId, isRestricted: true });
    expect(await seen(olga, mia, eve, null)).toEqual([200, 404, 404, 401]);
  });

  test("nobody by naming its id in a draft of their own", async () => {
    const { olga, mia, page } = await sharedPage(server, "editor");
    const hidden = await publishWithFile(olga);
    await olga.client.permissions.restrictPage({ pageId: hidden.pageId, isRestricted: true });
    const eve = await server.signUp("Eda");
    const elsewhere = await publishedPage(eve, "Mine", "x");
    for (const [person, { pageId, versionId }] of [
      [mia, page],
      [eve, elsewhere],
    ] as const) {
      const draft = await person.client.drafts.create({ pageId });
      const { revision } = await save(person, draft.id, 1, bodyWithFiles(hidden.file));
      expect((await get(person, hidden.file.fileId)).status).toBe(404);
      await person.client.drafts.publish({
        draftId: draft.id,
        expectedRevision: revision,
        expectedPublishedVersion: versionId,
        publishMessage: { subjectLine: "Theirs", body: "" },
      });
      expect((await get(person, hidden.file.fileId)).status).toBe(404);
    }
  });

  test("also in a draft that began from a page, in a copy of it, and after the row came back", async () => {
    const { pageId, file, versionId, workspaceId } = await publishWithFile(ana);
    const draft = await ana.client.drafts.create({ pageId });
    const without = await save(ana, draft.id, draft.revision, bodyWithFiles());
    await save(ana, draft.id, without.revision, bodyWithFiles(file));
    await ana.client.pages.copy({ pageId, workspaceId, source: "published" });
    const rows = await server.sql`
      select count(*)::int as count from draft_files where file_id = ${file.fileId}`;
    expect(rows).toEqual([{ count: 2 }]);
    expect((await get(ana, file.fileId)).status).toBe(200);
    expect(versionId).toBeTruthy();
  });
});

describe("a picture", () => {
  async function uploadPicture(bytes: Uint8Array<ArrayBuffer>, type = "image/jpeg") {
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    return sendFile(server, ana, draftId, bytes, type);
  }
  const uploaded = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await (await uploadPicture(bytes)).json()) as UploadedFile;
  const shown = async (fileId: FileId, width?: number) => {
    const answer = await get(ana, fileId, width === undefined ? "" : `?w=${width}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { answer, bytes, metadata: await sharp(bytes).metadata() };
  };

  test("is kept in smaller sizes, with its own, and is shown and not downloaded", async () => {
    const { fileId, picture: about } = await uploaded(await picture(1200, 600));
    expect(about).toMatchObject({ width: 1200, height: 600 });
    expect(about?.placeholder).toMatch(/^UklGR[\w+/=]+$/);
    const small = await shown(fileId, 300);
    expect(small.metadata).toMatchObject({ format: "webp", width: 480, height: 240 });
    expect((await shown(fileId, 961)).metadata).toMatchObject({ format: "jpeg", width: 1200 });
    expect((await shown(fileId, 99_999)).metadata).toMatchObject({ format: "jpeg", width: 1200 });
    expect(small.answer.headers.get("content-type")).toBe("image/webp");
    expect(small.answer.headers.get("content-disposition")).toBe("inline");
  });

  test("is upright, and tells nobody where it was taken", async () => {
    const bytes = await sharp(await picture(600, 300))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Model: "Camera 7" }, IFD3: { GPSLatitude: "47/1 22/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes("Camera 7")).toBe(true);
    const { fileId, picture: about } = await uploaded(new Uint8Array(bytes));
    expect(about).toMatchObject({ width: 300, height: 600 });
    const kept = await shown(fileId);
    expect(kept.metadata).toMatchObject({ width: 300, height: 600, format: "jpeg" });
    expect(kept.metadata.exif).toBeUndefined();
    expect(kept.bytes.includes("Camera 7")).toBe(false);
  });

  test("without anything to remove is kept byte by byte", async () => {
    const bytes = await picture(100, 80);
    const { fileId } = await uploaded(bytes);
    expect(new Uint8Array((await shown(fileId)).bytes)).toEqual(bytes);
  });

  test("that moves goes on moving", async () => {
    const frames = await Promise.all(
      ["#f00", "#0f0"].map((background) =>
        sharp({ create: { width: 600, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { fileId, picture: about } = await uploaded(new Uint8Array(gif));
    expect(about).toMatchObject({ width: 600, height: 20 });
    expect((await shown(fileId, 480)).metadata).toMatchObject({ format: "gif", pages: 2 });
  });

  test("that cannot be shown is refused with the reason", async () => {
    const header = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
    const size = Buffer.alloc(17);
    size.writeUInt32BE(50_000, 0);
    size.writeUInt32BE(50_000, 4);
    size.set([8, 2, 0, 0, 0], 8);
    const bomb = new Uint8Array(
      Buffer.concat([header, size, Buffer.from("0000000049444154", "hex")]),
    );
    const heic = new Uint8Array(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"));
    const cut = (await picture(400, 300)).slice(0, 3000);
    for (const [bytes, because] of [
      [bomb, "pixels"],
      [heic, "heic"],
      [cut, "damaged"],
      [some(500), "damaged"],
    ] as const) {
      const answer = await uploadPicture(bytes);
      expect(await answer.json()).toMatchObject({ code: "PICTURE_UNREADABLE", data: { because } });
    }
    expect(readdirSync(server.fileStore.incoming)).toEqual([]);
  });

  test("with code in it, an SVG, is only downloaded, and so is HTML", async () => {
    for (const [text, type] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "image/svg+xml"],
      ["<script>alert(1)</script>", "text/html"],
    ] as const) {
      const { fileId, mediaType } = (await (
        await uploadPicture(new TextEncoder().encode(text), type)
      ).json()) as UploadedFile;
      expect(mediaType).toBe("application/octet-stream");
      const answer = await get(ana, fileId);
      expect(answer.headers.get("content-type")).toBe("application/octet-stream");
      expect(answer.headers.get("content-disposition")).toBe("attachment");
    }
  });
});

test("a PDF is downloaded, and shown in a page of ours where that is asked for", async () => {
  const { draftId } = await draftedPage(ana, "Bread", "Flour");
  const pdf = new TextEncoder().encode("%PDF-1.7\n%%EOF");
  const { fileId, mediaType } = await upload(server, ana, draftId, pdf);
  expect(mediaType).toBe("application/pdf");
  expect((await get(ana, fileId, "/a.pdf")).headers.get("content-disposition")).toContain(
    "attachment",
  );
  const viewed = (await get(ana, fileId, "/a.pdf?view")).headers;
  expect(viewed.get("content-disposition")).toContain("inline");
  expect(viewed.get("content-security-policy")).toContain("frame-ancestors 'self'");
});

describe("a sweep", () => {
  const later = (days: number) => {
    now = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  };
  const sweep = (isDry = false) => server.sweepFiles({ isDry });

  test("removes what nothing has referred to for 30 days, and nothing else", async () => {
    const kept = await publishWithFile(ana);
    const drafted = await draftedPage(ana, "Draft", "x");
    const inDraft = await upload(server, ana, drafted.draftId, some());
    await save(ana, drafted.draftId, drafted.revision, bodyWithFiles(inDraft));
    const left = await draftedPage(ana, "Left", "x");
    const unused = await upload(server, ana, left.draftId, some(1234));
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
      expect((await get(ana, fileId)).status).toBe(200);
  });

  test("leaves a file that was uploaded again, and whose draft ended, its 30 days", async () => {
    const bytes = some();
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
    const { fileId } = await upload(server, ana, draftId, some());
    await ana.client.drafts.delete({ draftId });
    const again = await draftedPage(ana, "Again", "x");
    later(31);
    let sweeping: Promise<unknown> = Promise.resolve();
    await server.sql.begin(async (sql) => {
      await sql`select 1 from files where id = ${fileId} for key share`;
      await sql`insert into draft_files (organization_id, draft_id, file_id)
        values (${ana.account.organization.id}, ${again.draftId}, ${fileId})`;
      sweeping = sweep();
      for (;;) {
        const waiting = await sql`select 1 from pg_locks where not granted limit 1`;
        if (waiting.length > 0) break;
      }
    });
    await sweeping;
    now = new Date();
    expect((await get(ana, fileId)).status).toBe(200);
  });
});

test("a page with a file that is gone, or never was, is saved and published", async () => {
  const { client } = ana;
  const missing: UploadedFile = {
    fileId: "0190a000-0000-7000-8000-000000000001" as FileId,
    size: 1,
    mediaType: "",
    picture: null,
  };
  const page = await publishedPage(ana, "Bread", "Flour");
  const draft = await client.drafts.create({ pageId: page.pageId });
  await save(ana, draft.id, draft.revision, bodyWithFiles(missing));
  const read = await client.pages.get({ pageId: page.pageId });
  expect(JSON.stringify(read.draft)).toContain(missing.fileId);
});
