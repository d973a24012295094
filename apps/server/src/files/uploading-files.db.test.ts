import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DraftId } from "@stemma/domain/ids";
import { getFile, someBytes } from "../testing/file-on-page.ts";
import { draftedPage } from "../testing/published-page.ts";
import { startTestServer, testFileLimits } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { sendFile, upload } from "../testing/upload.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana");
});

afterAll(() => server.stop());

describe("an upload", () => {
  test("gives back the same bytes, to be downloaded under a name, and kept by the browser", async () => {
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    const bytes = someBytes();
    const { fileId, ...about } = await upload(server, ana, draftId, bytes);
    expect(about).toEqual({
      size: bytes.length,
      mediaType: "application/octet-stream",
      picture: null,
    });
    const answer = await getFile(server, ana, fileId, `/${encodeURIComponent('日本 "1".pdf')}`);
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
      vary: "cookie",
      "accept-ranges": "bytes",
    });
  });

  test("may be empty", async () => {
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    const { fileId, size } = await upload(server, ana, draftId, new Uint8Array());
    expect(size).toBe(0);
    const answer = await getFile(server, ana, fileId);
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });

  test("is sent again only to a browser that has another one", async () => {
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    const { fileId } = await upload(server, ana, draftId, someBytes());
    const etag = (await getFile(server, ana, fileId)).headers.get("etag") ?? "";
    const statuses = [
      [etag, 304],
      [`W/${etag}`, 304],
      ["*", 304],
      [`"older", W/${etag} , "newer"`, 304],
      ['"older"', 200],
      [`"older", "${etag.slice(1, -2)}"`, 200],
      ["", 200],
    ] as const;
    for (const [kept, status] of statuses) {
      const answer = await getFile(server, ana, fileId, "", {
        "if-none-match": kept,
        range: "bytes=0-9999",
      });
      expect([kept, answer.status === 206 ? 200 : answer.status]).toEqual([kept, status]);
      if (status === 304) expect(await answer.text()).toBe("");
    }
    const stranger = await server.signUp("Stan");
    expect((await getFile(server, stranger, fileId, "", { "if-none-match": "*" })).status).toBe(
      404,
    );
  });

  test("is sent from the middle only if it is still the one that was begun with", async () => {
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    const { fileId } = await upload(server, ana, draftId, someBytes());
    const etag = (await getFile(server, ana, fileId)).headers.get("etag") ?? "";
    const conditions = [
      [etag, 206],
      ['"older"', 200],
      [`W/${etag}`, 200],
      ["Tue, 24 Nov 2026 12:00:00 GMT", 200],
    ] as const;
    for (const [condition, status] of conditions) {
      const headers = { range: "bytes=10-19", "if-range": condition };
      const answer = await getFile(server, ana, fileId, "", headers);
      expect([condition, answer.status]).toEqual([condition, status]);
      expect((await answer.arrayBuffer()).byteLength).toBe(status === 206 ? 10 : 2000);
    }
    const head = await server.send(
      `/files/${fileId}`,
      { method: "HEAD", headers: { range: "bytes=10-19" } },
      ana.cookies,
    );
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "2000"]);
    const outside = await getFile(server, ana, fileId, "", { range: "bytes=5000-" });
    expect(outside.headers.get("content-range")).toBe("bytes */2000");
    expect(outside.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["bytes=0-9", 206, [0, 10]],
    ["bytes=-5", 206, [1995, 2000]],
    ["bytes=1990-5000", 206, [1990, 2000]],
    ["bytes=5000-", 416, [0, 0]],
    ["pages=1-2", 200, [0, 2000]],
  ] as const)("answers the range %s with %i", async (range, status, [from, to]) => {
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    const bytes = someBytes();
    const { fileId } = await upload(server, ana, draftId, bytes);
    const answer = await getFile(server, ana, fileId, "", { range });
    expect(answer.status).toBe(status);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes.slice(from, to));
    if (status === 206) {
      expect(answer.headers.get("content-range")).toBe(`bytes ${from}-${to - 1}/2000`);
    }
  });

  test("of the same content is stored once in an organization, and apart in another one", async () => {
    const bytes = someBytes();
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
    const bytes = someBytes();
    const { fileId } = await upload(server, ana, draftId, bytes);
    await server.fileStore.remove(`${ana.account.organization.id}/${fileId}`);
    expect((await getFile(server, ana, fileId)).status).toBe(404);
    expect(await server.findMissingFiles()).toContain("1 of the ");
    expect((await upload(server, ana, draftId, bytes)).fileId).toBe(fileId);
    expect(new Uint8Array(await (await getFile(server, ana, fileId)).arrayBuffer())).toEqual(bytes);
    expect(await server.findMissingFiles()).toBeNull();
  });

  test("is refused where it is too large, broken off, for another one's draft, or without a session", async () => {
    const ben = await server.signUp("Ben");
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    const refused = async (answer: Promise<Response>) => (await (await answer).json()) as object;
    const tooLarge = someBytes(testFileLimits.sizeMax + 1);
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
    expect(await refused(send(100, someBytes(50)))).toMatchObject({ code: "UPLOAD_INCOMPLETE" });
    expect(await refused(sendFile(server, ben, draftId, someBytes()))).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await refused(sendFile(server, { cookies: "" }, draftId, someBytes()))).toMatchObject({
      code: "UNAUTHENTICATED",
    });
    const unknown = "x" as DraftId;
    expect(await refused(sendFile(server, ana, unknown, someBytes()))).toMatchObject({
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
    for (const size of sizes) await upload(server, cem, draftId, someBytes(size));
    expect(await cem.client.files.limits()).toEqual({ sizeMax, bytesLeft: 100 });
    const answer = await sendFile(server, cem, draftId, someBytes(101));
    expect(await answer.json()).toMatchObject({ code: "FILES_FULL", data: { bytesLeft: 100 } });
    const [one, other] = await Promise.all([
      sendFile(server, cem, draftId, someBytes(80)),
      sendFile(server, cem, draftId, someBytes(80)),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect(await cem.client.files.limits()).toEqual({ sizeMax, bytesLeft: 20 });
  });
});
