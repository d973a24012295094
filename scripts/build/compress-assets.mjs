import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Text files only: fonts and pictures are compressed already. */
const isText = (name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name);

/** Below this, compressing saves hardly more than the header takes that names it. In bytes. */
const bytesMin = 256;

/** Writes a `.br` and a `.gz` file beside every text file of a folder, so that no request waits for compression. */
export async function compressAssets(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => isText(name) && !name.startsWith(".vite"));
  await Promise.all(files.map((name) => compress(path.join(folder, name))));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < bytesMin) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
