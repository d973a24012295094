import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, inject, test } from "vitest";
import { makeBody } from "@stemma/document/make-body";
import { makeBlock } from "@stemma/document/make-block";
import * as fc from "fast-check";
import { anyPage } from "@stemma/document/testing/any-pages";
import type { BlockId } from "@stemma/document/block-id";
import { drawText } from "../../platform/draw-text.ts";
import { createLogger } from "../../platform/logger.ts";
import { readLongSave } from "../../platform/long-save.ts";
import { readPublishedText } from "../../platform/published-text.ts";
import { readText } from "../../platform/read-text.ts";
import { createAnalysisPool, type AnalysisPool } from "./create-analysis-pool.ts";

const logger = createLogger("silent");
let pool: AnalysisPool | null = null;

afterEach(() => pool?.close());

/** A pool whose thread has started. */
async function openPool(): Promise<AnalysisPool> {
  pool = createAnalysisPool(inject("analysisWorker"), logger);
  await pool.changesOf({ bodies: [], versions: [] });
  return pool;
}

/** The JSON text of a body with this many rows, in words of its own. */
function longBody(rows: number, word: string): string {
  const blocks = Array.from({ length: rows }, (_, row) =>
    makeBlock({ id: `${word}${row}` as BlockId, kind: "paragraph" }, [
      { text: `${word}${row} ${word}${row * 7} ${word}${row * 13}`, marks: 0, url: null },
    ]),
  );
  return JSON.stringify(makeBody(blocks));
}

const longTask = {
  parent: { body: longBody(4000, "a"), authors: [] },
  chain: [{ body: longBody(4000, "b"), sequence: 2, taken: [], acceptsBound: true }],
};

test("the event loop goes on while versions are analysed", async () => {
  const { authorsAlong } = await openPool();
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const { authors } = await authorsAlong(longTask);
  clearInterval(counting);
  expect(authors).toHaveLength(4000);
  expect(turns).toBeGreaterThan(10);
});

test("closing cancels what runs and what waits, and nothing runs afterwards", async () => {
  const { authorsAlong, close } = await openPool();
  const refused = Promise.all(
    [authorsAlong(longTask), authorsAlong(longTask)].map(async (analysed) =>
      expect(analysed).rejects.toThrow(),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  await close();
  await refused;
  await expect(authorsAlong(longTask)).rejects.toThrow("closed");
});

test("a body that is no JSON fails its own task only", async () => {
  const { changesOf } = await openPool();
  const task = { bodies: ["{"], versions: [{ version: 0, parent: null }] };
  await expect(changesOf(task)).rejects.toThrow(SyntaxError);
  const healthy = { bodies: [longBody(1, "a")], versions: [{ version: 0, parent: null }] };
  expect(await changesOf(healthy)).toEqual([
    [{ before: null, after: { row: 0, text: "a0 a0 a0" } }],
  ]);
});

test("a text is read the same in a thread and on the event loop", async () => {
  const { readText: readInThread } = await openPool();
  await fc.assert(
    fc.asyncProperty(anyPage(), async (body) => {
      const stored = JSON.stringify(body);
      const { json, ...named } = await readInThread(stored);
      const { json: expected, ...expectedNamed } = readText(stored);
      expect(Buffer.from(json).toString()).toBe(expected.toString());
      expect(named).toEqual(expectedNamed);
    }),
    { numRuns: 30 },
  );
});

test("what publishing a text writes is the same from a thread and from the event loop", async () => {
  const { readPublishedText: readInThread } = await openPool();
  await fc.assert(
    fc.asyncProperty(anyPage(), async (body) => {
      const text = { pageTitle: "Bread & “salt”", stored: JSON.stringify(body) };
      expect(await readInThread(text)).toEqual(readPublishedText(text));
    }),
    { numRuns: 30 },
  );
});

test("a text is drawn the same in a thread and on the event loop", async () => {
  const { drawText: drawInThread } = await openPool();
  await fc.assert(
    fc.asyncProperty(anyPage(), async (body) => {
      const task = { json: Buffer.from(JSON.stringify(body)), codeColors: [] };
      const drawn = await drawInThread(task);
      expect(Buffer.from(drawn).toString()).toBe(drawText(task).toString());
    }),
    { numRuns: 30 },
  );
});

test("a save is read the same in a thread and on the event loop", async () => {
  const { readLongSave: readInThread } = await openPool();
  const bodies = [longBody(500, "a"), '{"root":{"type":"page"}}', "[]"];
  for (const body of bodies) {
    const bytes = new TextEncoder().encode(`{"json":{"serializedEditorState":${body}}}`);
    const save = { bytes, isWrapped: true };
    expect(await readInThread(save)).toEqual(readLongSave(save));
  }
});

test("a worker that can't be loaded fails every task, until it can", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "stemma-worker-"));
  const file = path.join(folder, "analysis-worker.mjs");
  const { changesOf } = (pool = createAnalysisPool(file, logger));
  const empty = { bodies: [], versions: [] };
  await expect(changesOf(empty)).rejects.toThrow();
  await expect(changesOf(empty)).rejects.toThrow();
  await writeFile(file, "export const changesOf = () => [];");
  expect(await changesOf(empty)).toEqual([]);
  await rm(folder, { recursive: true });
});
