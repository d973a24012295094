import { expect, test } from "vitest";
import { rewriteRows } from "./rewrite-rows.ts";

const [own, other] = ["0".repeat(8), "1".repeat(8)].map(
  (start) => `${start}-0000-7000-8000-000000000000`,
);
const [old, renewed] = ["a".repeat(8), "b".repeat(8)].map(
  (start) => `${start}-0000-7000-8000-000000000000`,
);
const organizationId = own ?? "";
const people = new Map([[old ?? "", renewed ?? ""]]);
const rows = `7\t${own}\t${old}\t{${old},${other}}\n8\t${own}\tbread ü\\n${old}\t\\N\n`;

/** The rows as they come out if they come in in pieces of this many bytes. */
async function rewritten(text: string, pieceBytes: number, map = people): Promise<string> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      yield bytes.subarray(at, at + pieceBytes);
    }
  }
  const out: Buffer[] = [];
  const rewriting = { organizationAt: 1, organizationId, people: map };
  const stranger = () => new Error("a stranger");
  for await (const chunk of rewriteRows(pieces(), rewriting, stranger)) out.push(chunk);
  return Buffer.concat(out).toString("utf8");
}

test.each([1, 7, 64, 10_000])("people get their new ids, in pieces of %i bytes", async (bytes) => {
  expect(await rewritten(rows, bytes)).toBe(rows.replaceAll(old ?? "", renewed ?? ""));
  expect(await rewritten(rows, bytes, new Map())).toBe(rows);
});

test.each([1, 64, 10_000])(
  "a row of another organization is refused, in pieces of %i bytes",
  async (bytes) => {
    const strange = rows.replace(`8\t${own}`, `8\t${other}`);
    await expect(rewritten(strange, bytes)).rejects.toThrow("a stranger");
  },
);
