import { createHash, type Hash } from "node:crypto";
import { StartFailure } from "../../platform/start-failure.ts";
import {
  checksumLine,
  checksumsFolder,
  filesFolder,
  formatVersion,
  headName,
  headShape,
  manifestName,
  manifestShape,
  organizationHeadName,
  tableOfPart,
  type ArchiveHead,
  type Manifest,
} from "./archive-format.ts";
import { countRows } from "./count-rows.ts";
import { damaged, readEntries, type ArchiveEntry } from "./read-entries.ts";

/** What is done with an archive while it is read. */
export interface ArchiveVisitor {
  /** Called first. */
  head?(head: ArchiveHead): void;
  /** Called with each part; reads its bytes, or leaves them. */
  part?(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

/** The most bytes of a head, a checksum file or a manifest. */
const textBytesMax = 64 * 1024 * 1024;

/**
 * Reads an archive from its beginning to its end, and checks it: the SHA-256 of each part, the number of rows of each table, and the
 * number and size of the files. A part is visited before its checksum is known, so a caller must be able to take back what it did.
 *
 * @param onBytes is called with the number of bytes of the file that were read since the last call
 * @returns the manifest
 * @throws StartFailure with one line if the archive is damaged, not complete, or of a newer format
 */
export async function readArchive(
  file: string,
  visitor: ArchiveVisitor = {},
  onBytes: (bytes: number) => void = () => {},
): Promise<Manifest> {
  let head: ArchiveHead | null = null;
  let manifest: Manifest | null = null;
  let lines: string[] = [];
  const checksums: { name: string; sha256: string }[] = [];
  const rows = new Map<string, number>();
  const files = { count: 0, bytes: 0 };

  for await (const entry of readEntries(file, onBytes)) {
    const { name } = entry;
    if (manifest !== null) throw damaged(file, `${name} stands behind the end`);
    if (head === null) {
      if (name !== headName && name !== organizationHeadName) {
        throw new StartFailure(`${file} is no backup of Stemma.`);
      }
      head = readHead(file, await readText(file, entry));
      if ((head.organization !== undefined) !== (name === organizationHeadName)) {
        throw damaged(file, `${name} does not fit the archive`);
      }
      visitor.head?.(head);
    } else if (name.startsWith(checksumsFolder)) {
      const text = await readText(file, entry);
      if (text !== lines.join("")) throw damaged(file, `the checksums in ${name} do not fit`);
      checksums.push({ name, sha256: createHash("sha256").update(text).digest("hex") });
      lines = [];
    } else if (name === manifestName) {
      manifest = readManifest(file, await readText(file, entry));
    } else {
      lines.push(checksumLine(name, await visit(entry)));
    }
  }
  if (manifest === null) throw damaged(file, "its end is missing");
  if (lines.length > 0) throw damaged(file, "checksums are missing");
  check(file, manifest, { checksums, rows, files });
  return manifest;

  /** Visits a part, and reads what the visitor left; returns its SHA-256. */
  async function visit(entry: ArchiveEntry): Promise<string> {
    const hash = createHash("sha256");
    const table = tableOfPart(entry.name);
    if (table === null && entry.name.startsWith(filesFolder)) files.count += 1;
    const count = (chunk: Uint8Array) => {
      if (table !== null) rows.set(table, (rows.get(table) ?? 0) + countRows(chunk));
      else if (entry.name.startsWith(filesFolder)) files.bytes += chunk.length;
    };
    const bytes = hashed(entry.bytes, hash, count);
    await visitor.part?.(entry.name, bytes);
    for await (const _ of bytes);
    return hash.digest("hex");
  }
}

async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  hash: Hash,
  count: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    count(chunk);
    yield chunk;
  }
}

function check(
  file: string,
  manifest: Manifest,
  found: {
    readonly checksums: Manifest["checksums"];
    readonly rows: ReadonlyMap<string, number>;
    readonly files: { readonly count: number; readonly bytes: number };
  },
): void {
  if (JSON.stringify(found.checksums) !== JSON.stringify(manifest.checksums)) {
    throw damaged(file, "the checksums do not fit the manifest");
  }
  const named = new Set(manifest.tables.map(({ name }) => name));
  const unnamed = [...found.rows.keys()].find((name) => !named.has(name));
  if (unnamed !== undefined) throw damaged(file, `${unnamed} is not in the manifest`);
  for (const { name, rows } of manifest.tables) {
    const has = found.rows.get(name) ?? 0;
    if (has !== rows) throw damaged(file, `${name} has ${has} rows instead of ${rows}`);
  }
  const { count, bytes } = manifest.files;
  if (count !== found.files.count || bytes !== found.files.bytes) {
    throw damaged(file, `it has ${found.files.count} files instead of ${count}`);
  }
}

async function readText(file: string, { name, size, bytes }: ArchiveEntry): Promise<string> {
  if (size > textBytesMax) throw damaged(file, `${name} is too long`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function readHead(file: string, text: string): ArchiveHead {
  const head = parse(file, text, headShape, headName);
  if (head.format <= formatVersion) return head;
  throw new StartFailure(
    `${file} is a backup by a newer Stemma (${head.stemma}): use that version, or a newer one.`,
  );
}

function readManifest(file: string, text: string): Manifest {
  return parse(file, text, manifestShape, manifestName);
}

function parse<Shape>(
  file: string,
  text: string,
  shape: { parse(value: unknown): Shape },
  name: string,
): Shape {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw damaged(file, `${name} cannot be read`);
  }
}
