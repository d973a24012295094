import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { unpackTar } from "modern-tar/fs";
import { findFreePort } from "../set-up/find-free-port.mjs";

/** Unpacks an archive into a fresh folder and runs `node start` there, with its own database. Rejects if it is not ready, or does not end well. */
export async function tryRelease(archive, version) {
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-try-"));
  try {
    await pipeline(createReadStream(archive), createGunzip(), unpackTar(folder));
    const port = await findFreePort();
    const stemma = spawn(process.execPath, ["start"], {
      cwd: path.join(folder, `stemma-${version}`),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: port, STEMMA_PROCESSES: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(stemma, "close");
    let output = "";
    const ready = new Promise((resolve) => {
      for (const stream of [stemma.stdout, stemma.stderr]) {
        stream.setEncoding("utf8").on("data", (text) => {
          output += text;
          if (output.includes(" is ready at ")) resolve(true);
        });
      }
    });
    const isReady = await Promise.race([ready, ended.then(() => false)]);
    if (!isReady) throw new Error(`It does not start: ${output}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    stemma.kill("SIGTERM");
    const [code] = await ended;
    if (!answer.ok || code !== 0)
      throw new Error(`It is not well (${answer.status}, ${code}): ${output}`);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
