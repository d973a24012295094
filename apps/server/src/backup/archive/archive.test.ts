import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatVersion, partsPerChecksums, tablePartName } from "./archive-format.ts";
import { createArchive } from "./archive-writer.ts";
import { readArchive } from "./read-archive.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-archive-"));
  file = path.join(folder, "backup.tar.gz");
});
afterEach(() => rmSync(folder, { recursive: true }));

const head = {
  format: formatVersion,
  stemma: "1.2.3",
  migration: { when: 7, tag: "0007_people" },
  takenAt: "2026-01-02T03:04:05.000Z",
};

/** Writes an archive with these rows of one table, each a part, and one file of three bytes. */
async function writeArchive(rows: readonly string[], given = head): Promise<void> {
  const archive = createArchive(file);
  await archive.begin(given);
  for (const [at, row] of rows.entries()) {
    const bytes = Buffer.from(`${row}\n`);
    await archive.add(tablePartName("public.pages", at + 1), bytes.length, [bytes]);
  }
  await archive.add("files/a/b/original", 3, [Buffer.from("abc")]);
  await archive.finish({
    ...given,
    tables: [{ name: "public.pages", columns: ["id"], rows: rows.length }],
    sequences: [],
    files: { count: 1, bytes: 3, missing: 0 },
  });
}

/** Changes the tar inside of the archive. */
function change(from: string, to: string): void {
  const tar = gunzipSync(readFileSync(file)).toString("latin1");
  expect(tar).toContain(from);
  writeFileSync(file, gzipSync(Buffer.from(tar.replace(from, to), "latin1")));
}

test("an archive is read as it was written, with more parts than one checksum file lists", async () => {
  const rows = Array.from({ length: partsPerChecksums + 1 }, (_, at) => `row ${at}`);
  await writeArchive(rows);
  const read: string[] = [];
  const manifest = await readArchive(file, {
    async part(name, bytes) {
      if (!name.startsWith("tables/")) return;
      for await (const chunk of bytes) read.push(Buffer.from(chunk).toString().trim());
    },
  });
  expect(read).toEqual(rows);
  expect(manifest).toMatchObject({ ...head, tables: [{ rows: rows.length }] });
  expect(manifest.checksums).toHaveLength(2);
});

test("only its owner can read an archive, and nothing else is left beside it", async () => {
  await writeArchive(["one"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["backup.tar.gz"]);
});

test("tar and sha256sum check an archive without Stemma", async () => {
  await writeArchive(["one", "two"]);
  execFileSync("tar", ["-xzf", file, "-C", folder]);
  const checked = execFileSync("sha256sum", ["-c", "checksums/000001.sha256"], { cwd: folder });
  expect(checked.toString().split("\n")).toEqual([
    "tables/public.pages/000001.copy: OK",
    "tables/public.pages/000002.copy: OK",
    "files/a/b/original: OK",
    "",
  ]);
});

test("an archive that is abandoned leaves nothing", async () => {
  const archive = createArchive(file);
  await archive.begin(head);
  await archive.abandon();
  expect(readdirSync(folder)).toEqual([]);
});

test("a part with fewer bytes than it said is refused", async () => {
  const archive = createArchive(file);
  await archive.begin(head);
  await expect(archive.add("files/a/b/original", 4, [Buffer.from("abc")])).rejects.toThrow();
  await archive.abandon();
});

test.each([
  { damage: () => change("one\n", "oen\n"), line: /is damaged: the checksums in .* do not fit/ },
  { damage: () => change("files/a/b/orig", "files/a/c/orig"), line: /is damaged/ },
  { damage: () => change('"rows": 2', '"rows": 3'), line: /public\.pages has 2 rows instead of 3/ },
  { damage: () => change('"count": 1', '"count": 2'), line: /it has 1 files instead of 2/ },
  { damage: () => change('"format": 1', '"format": 9'), line: /by a newer Stemma \(1\.2\.3\)/ },
  { damage: () => truncate(0.5), line: /is damaged: / },
  { damage: () => truncate(0.99), line: /is damaged: / },
  { damage: () => writeFileSync(file, "hello"), line: /is damaged: / },
  { damage: () => writeFileSync(file, gzipSync("hello")), line: /is damaged: / },
  { damage: () => writeFileSync(file, ""), line: /is damaged: / },
  { damage: () => rmSync(file), line: /There is no file / },
])("an archive is refused in one line: $line", async ({ damage, line }) => {
  await writeArchive(["one", "two"]);
  damage();
  const failure = await readArchive(file).then(
    () => "",
    (error: Error) => `${error.name} ${error.message}`,
  );
  expect(failure).toMatch(/^StartFailure [^\n]+$/);
  expect(failure).toMatch(line);
});

test("another tar is no backup", async () => {
  writeFileSync(path.join(folder, "note"), "hello");
  execFileSync("tar", ["-czf", file, "-C", folder, "note"]);
  await expect(readArchive(file)).rejects.toThrow(/is no backup of Stemma/);
});

test("every byte that is turned is found", async () => {
  await writeArchive(["one", "two", "three"]);
  const whole = readFileSync(file);
  const tar = gunzipSync(whole);
  // The header of gzip holds a time and the system, which say nothing of the content.
  for (let at = 10; at < whole.length; at += 7) {
    const turned = Buffer.from(whole);
    turned[at] = (turned[at] ?? 0) ^ 0x10;
    writeFileSync(file, turned);
    const isFound = await readArchive(file).then(
      () => false,
      () => true,
    );
    // A bit between two blocks of gzip may mean nothing.
    if (!isFound) expect(gunzipSync(turned).equals(tar), `byte ${at}`).toBe(true);
  }
});

test("what the visitor throws is thrown as it is", async () => {
  await writeArchive(["one"]);
  const failing = readArchive(file, { part: () => Promise.reject(new Error("no room")) });
  await expect(failing).rejects.toThrow(/^no room$/);
});

function truncate(part: number): void {
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, Math.floor(whole.length * part)));
}
