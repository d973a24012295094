import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "stemma-stores-"));
const stores: Record<string, FileStore> = {};
let s3: S3rver;

beforeAll(async () => {
  s3 = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: path.join(folder, "s3"),
    configureBuckets: [{ name: "wiki", configs: [] }],
  });
  const server = await s3.run();
  const { port } = server as unknown as AddressInfo;
  stores["a folder"] = createFolderStore(path.join(folder, "files"));
  stores["a bucket"] = createS3Store({
    bucket: "wiki",
    prefix: "stemma/",
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
  });
});

afterAll(async () => {
  for (const store of Object.values(stores)) store.close();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A complete file that is not stored yet. */
function received(store: FileStore, bytes: Uint8Array): string {
  const file = path.join(store.incoming, createHash("sha256").update(bytes).digest("hex"));
  writeFileSync(file, bytes);
  return file;
}

test("what a crash left of an upload goes a day later", () => {
  const { incoming } = stores["a folder"] as FileStore;
  const [old, recent] = [path.join(incoming, "old"), path.join(incoming, "recent")];
  for (const file of [old, recent]) writeFileSync(file, "half");
  utimesSync(old, 0, Date.now() / 1000 - 25 * 60 * 60);
  createFolderStore(path.dirname(incoming));
  expect([old, recent].map((file) => existsSync(file))).toEqual([false, true]);
  rmSync(recent);
});

test("a folder lists on when another node removes files meanwhile", async () => {
  const store = createFolderStore(path.join(folder, "shared"));
  const keys = ["o/a/original", "o/b/480", "o/b/original", "o/c/original", "p/d/original"];
  for (const key of keys) await store.put(key, received(store, Buffer.from(key)), "text/plain");
  const listed: string[] = [];
  for await (const { key } of store.list()) {
    listed.push(key);
    // Their names were read already: those of a file's sizes, of an organization's files, and of the organizations.
    if (key === "o/b/480")
      for (const gone of ["o/b/original", "o/c", "p"]) await store.remove(gone);
  }
  expect(listed).toEqual(["o/a/original", "o/b/480"]);
});

describe.each(["a folder", "a bucket"])("%s", (name) => {
  test("gives back what was put into it, in whole and in part", async () => {
    const store = stores[name] as FileStore;
    // Larger than one part of an upload to a bucket.
    const bytes = randomBytes(6_000_000);
    await store.put("o/f/original", received(store, bytes), "image/png");
    expect(await store.sizeOf("o/f/original")).toBe(bytes.length);
    expect((await buffer(await store.read("o/f/original"))).equals(bytes)).toBe(true);
    const part = await buffer(await store.read("o/f/original", { start: 10, end: 19 }));
    expect(part.equals(bytes.subarray(10, 20))).toBe(true);
  });

  test("says what it does not have, lists what it has, and removes a file with its sizes only", async () => {
    const store = stores[name] as FileStore;
    const keys = ["o/g/original", "o/g/480", "o/gh/original"];
    for (const key of keys) await store.put(key, received(store, Buffer.from(key)), "text/plain");
    expect(await store.sizeOf("o/g/960")).toBeNull();
    const listed = async () => {
      const found = [];
      for await (const { key, storedAt } of store.list()) {
        expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(3_600_000);
        found.push(key);
      }
      return found.filter((key) => key.startsWith("o/g"));
    };
    expect((await listed()).toSorted()).toEqual(keys.toSorted());
    await store.remove("o/g");
    await store.remove("o/g");
    expect(await listed()).toEqual(["o/gh/original"]);
    expect(await store.sizeOf("o/g/original")).toBeNull();
  });
});
