import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import * as fc from "fast-check";
import { deflateBlocks, gzipPieces } from "./gzip-pieces.ts";

test("what is joined of compressed and stored pieces unpacks to all of them, one after the other", async () => {
  const piece = fc.record({
    text: fc.oneof(fc.string({ unit: "grapheme" }), fc.constant("bread ".repeat(30_000))),
    isCompressed: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const given = await Promise.all(
        pieces.map(async ({ text, isCompressed }) => {
          const bytes = Buffer.from(text);
          return { bytes, deflated: isCompressed ? await deflateBlocks(bytes) : undefined };
        }),
      );
      const unpacked = gunzipSync(Buffer.concat(gzipPieces(given))).toString();
      expect(unpacked).toBe(pieces.map(({ text }) => text).join(""));
    }),
    { numRuns: 60 },
  );
});
