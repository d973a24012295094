import { afterEach, expect, inject, test } from "vitest";
import { makeBody } from "@stemma/document/make-body";
import { makeBlock } from "@stemma/document/make-block";
import type { BlockId } from "@stemma/document/block-id";
import { createAnalysisPool, type AnalysisPool } from "./create-analysis-pool.ts";

let pool: AnalysisPool | null = null;

afterEach(() => pool?.close());

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
  pool = createAnalysisPool(inject("analysisWorker"));
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const { authors } = await pool.authorsAlong(longTask);
  clearInterval(counting);
  expect(authors).toHaveLength(4000);
  expect(turns).toBeGreaterThan(10);
});

test("closing cancels what runs", async () => {
  pool = createAnalysisPool(inject("analysisWorker"));
  const analysed = pool.authorsAlong(longTask);
  const refused = expect(analysed).rejects.toThrow();
  await pool.close();
  await refused;
});

test("a body that is no JSON fails its own task only", async () => {
  pool = createAnalysisPool(inject("analysisWorker"));
  const task = { bodies: ["{"], versions: [{ version: 0, parent: null }] };
  await expect(pool.changesOf(task)).rejects.toThrow(SyntaxError);
  const healthy = { bodies: [longBody(1, "a")], versions: [{ version: 0, parent: null }] };
  expect(await pool.changesOf(healthy)).toEqual([
    [{ before: null, after: { row: 0, text: "a0 a0 a0" } }],
  ]);
});
