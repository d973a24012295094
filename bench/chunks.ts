import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawTreemap, groupedBy, type Leaf } from "./draw-treemap.ts";
import { kilobytes } from "./report.ts";
import type { Row } from "./report.ts";

const root = path.join(import.meta.dirname, "..");
const dist = path.join(root, "apps", "web", "dist");
const document = path.join(root, "docs", "performance.md");
const picture = path.join(root, "docs", "images", "chunks.svg");

/** The part of the document that is written here. */
const begin = "<!-- chunks: begin -->";
const end = "<!-- chunks: end -->";

/** So many chunks stand in the table; the picture has all of them. */
const listedMax = 24;

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** When a chunk is loaded, the first that applies; the names are those of the manifest. */
const times = [
  { when: "with the document", names: [/^index\.html$/] },
  { when: "right after the text", names: [/^_reading-/] },
  {
    when: "when idle",
    names: [
      /palette-modal\.tsx$/,
      /inbox-screen\.tsx$/,
      /workspace-screen\.tsx$/,
      /history-modal\.tsx$/,
      /page-dialogs/,
      /toaster\.tsx$/,
      /^_popups-/,
    ],
  },
  {
    when: "to edit",
    names: [/draft-screen\.tsx$/, /body-editor\.tsx$/, /parts-for-later\.tsx$/],
  },
] as const;

const otherwise = "on demand";

/** Bundles of their own, of which the build of the client lists no modules: workers, and the frame that draws diagrams. */
const apart = "in workers and frames";

interface Chunk {
  readonly file: string;
  readonly when: string;
  /** On the wire: compressed with brotli, if that is shorter. */
  readonly bytes: number;
  /** The packages and folders in it, each with its share of the bytes, the largest first. */
  readonly parts: readonly { readonly name: string; readonly share: number }[];
}

/**
 * Lists all chunks of the built client and draws them as a treemap (`docs/images/chunks.svg`), and writes the table below it into
 * `docs/performance.md`.
 */
export function measureChunks(): Row[] {
  const chunks = readChunks();
  writeFileSync(
    picture,
    drawTreemap(chunks.filter(({ when }) => when !== apart).flatMap(leavesOf)),
  );
  const text = readFileSync(document, "utf8");
  const [before, rest = ""] = text.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${document} has no place for the chunks.`);
  writeFileSync(document, `${before}${begin}\n\n${tableOf(chunks)}\n${end}${after}`);
  return sums(chunks).map(({ when, bytes, count }) => ({
    what: `client, ${when} (${count} files)`,
    seen: kilobytes(bytes),
  }));
}

function readChunks(): Chunk[] {
  const modules = readJson<Record<string, Record<string, number>>>("modules.json");
  const manifest = readJson<Record<string, ManifestChunk>>("manifest.json");
  const known = new Map<string, string>();
  for (const { when, names } of times) {
    const chosen = Object.keys(manifest).filter((key) => names.some((name) => name.test(key)));
    for (const file of filesOf(manifest, chosen)) if (!known.has(file)) known.set(file, when);
  }
  const listed = Object.entries(modules).map(([file, sizes]) => ({
    file,
    when: known.get(file) ?? otherwise,
    bytes: bytesOf(file),
    parts: partsOf(sizes),
  }));
  const others = readdirSync(path.join(dist, "assets"))
    .filter((name) => name.endsWith(".js") && modules[`assets/${name}`] === undefined)
    .map((name) => {
      const file = `assets/${name}`;
      return { file, when: apart, bytes: bytesOf(file), parts: [] };
    });
  return [...listed, ...others].toSorted((a, b) => b.bytes - a.bytes);
}

function readJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(path.join(dist, ".vite", name), "utf8")) as Content;
}

/** The files of chunks, with those that they import. */
function filesOf(
  manifest: Record<string, ManifestChunk>,
  keys: readonly string[],
  files = new Set<string>(),
): ReadonlySet<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], files);
  }
  return files;
}

function bytesOf(file: string): number {
  const plain = path.join(dist, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

function partsOf(sizes: Record<string, number>): Chunk["parts"] {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const byPart = groupedBy(Object.entries(sizes), ([module]) => partOf(module));
  return [...byPart]
    .map(([name, entries]) => ({
      name,
      share: entries.reduce((sum, [, size]) => sum + size, 0) / Math.max(1, total),
    }))
    .toSorted((a, b) => b.share - a.share);
}

/** The package of a module, or its folder in ours. */
function partOf(module: string): string {
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module);
  if (installed?.[1] !== undefined) return installed[1];
  const own = /^(?:apps\/web\/src|packages)\/([^/]+(?:\/[^/]+)?)/.exec(module);
  return own?.[1]?.replace(/\/src$|\.tsx?$/, "") ?? module;
}

function leavesOf({ file, when, bytes, parts }: Chunk): Leaf[] {
  if (parts.length === 0) return [{ path: [when, nameOf(file)], size: bytes }];
  return parts.map(({ name, share }) => ({
    path: [when, nameOf(file), name],
    size: bytes * share,
  }));
}

function nameOf(file: string): string {
  return path.basename(file).replace(/-[\w-]{8}\.js$/, "");
}

function sums(chunks: readonly Chunk[]) {
  const all = [...times.map(({ when }) => when), otherwise, apart];
  return all.map((when) => {
    const own = chunks.filter((chunk) => chunk.when === when);
    const bytes = own.reduce((sum, chunk) => sum + chunk.bytes, 0);
    return { when, bytes, count: own.length };
  });
}

function tableOf(chunks: readonly Chunk[]): string {
  const timeRows = sums(chunks).map(({ when, bytes, count }) => [
    when,
    String(count),
    kilobytes(bytes),
  ]);
  const rows = chunks
    .filter(({ when }) => when !== apart)
    .slice(0, listedMax)
    .map(({ file, when, bytes, parts }) => {
      const largest = parts
        .slice(0, 4)
        .map(({ name, share }) => `${name} ${Math.round(share * 100)} %`);
      return [nameOf(file), when, kilobytes(bytes), largest.join(", ")];
    });
  return [
    markdownTable(["loaded", "files", "JavaScript, brotli"], timeRows),
    markdownTable(["chunk", "loaded", "brotli", "largest parts"], rows),
  ].join("\n");
}

/** A table with its columns as wide as their widest cell, as the formatter writes it. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  const padded = (row: readonly string[]) =>
    line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return padded(head) + line(widths.map((width) => "-".repeat(width))) + rows.map(padded).join("");
}
