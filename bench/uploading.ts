import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPage } from "@stemma/sample/create-page";
import { uploadFile } from "@stemma/sample/upload-file";
import { findFreePort } from "../scripts/set-up/find-free-port.mjs";
import { runStemma } from "../e2e/server/run-stemma.ts";
import sharp from "sharp";
import { residentBytes } from "./process-costs.ts";
import { percentile, time, type Row } from "./report.ts";
import { signUpWriter } from "./writer.ts";

const largeBytes = 100_000_000;
const times = 5;
const otherType = "application/octet-stream";
/** How often memory is looked at, in milliseconds. */
const lookMs = 20;

/** How long uploads and downloads take, with the sizes of a picture, and how much memory a large one needs. */
export async function measureUploading(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stemma-bench-"));
  const port = await findFreePort();
  const server = runStemma({ PORT: String(port), STEMMA_DATA_DIR: dataDir });
  try {
    await server.ready;
    return await measure(`http://localhost:${port}`, server.process.pid ?? 0);
  } finally {
    server.process.kill("SIGTERM");
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(url: string, pid: number): Promise<Row[]> {
  const writer = await signUpWriter(url);
  const { draftId } = await createPage(writer, writer.workspaceId);
  const send = (bytes: Uint8Array<ArrayBuffer>, type: string) =>
    uploadFile(writer, draftId, { name: "", mediaType: type, bytes });
  const photograph = async () => {
    const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
    const create = { width: 4000, height: 3000, channels: 3, background: "#888", noise } as const;
    return new Uint8Array(await sharp({ create }).blur(2).jpeg({ quality: 85 }).toBuffer());
  };
  const taken: Uint8Array<ArrayBuffer>[] = [];
  while (taken.length < times) taken.push(await photograph());
  const photographs = await sampled(taken.map((bytes) => () => send(bytes, "image/jpeg")));
  const smalls = Array.from({ length: times }, () => new Uint8Array(randomBytes(1_000_000)));
  const small = await sampled(smalls.map((bytes) => () => send(bytes, otherType)));
  const large = new Uint8Array(largeBytes);
  for (let at = 0; at < largeBytes; at += 1_000_000) large.set(randomBytes(1_000_000), at);
  const before = residentBytes(pid);
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, lookMs);
  const started = performance.now();
  const { id: fileId } = await send(large, otherType);
  const sent = performance.now() - started;
  const asked = performance.now();
  const answer = await fetch(`${url}/files/${fileId}`, {
    headers: { cookie: writer.cookies },
  });
  await answer.body?.pipeTo(new WritableStream());
  const received = performance.now() - asked;
  clearInterval(look);
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
  return [
    { what: "upload of 1 MB", seen: words(small) },
    {
      what: `upload of a photograph of 12 million pixels (${megabytes(taken[0]?.length ?? 0)}), with its 3 sizes`,
      seen: words(photographs),
    },
    { what: "upload of 100 MB", seen: time(sent) },
    { what: "download of 100 MB", seen: time(received) },
    {
      what: "memory of the server before, and at most during both",
      seen: `${megabytes(before)}, ${megabytes(most)}`,
    },
  ];
}

/** The durations of these runs. */
async function sampled(runs: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const samples: number[] = [];
  for (const run of runs) {
    const started = performance.now();
    await run();
    samples.push(performance.now() - started);
  }
  return samples;
}

function words(samples: readonly number[]): string {
  return `median ${time(percentile(samples, 0.5))}, slowest ${time(Math.max(...samples))}`;
}
