import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyTableCase } from "../testing/any-table-case.ts";
import { checkMerge } from "../testing/merge-properties.ts";
import { slowly } from "../testing/slowly.ts";

it("no word is lost, doubled or brought back where two writers change one table", slowly, () => {
  fc.assert(
    fc.property(anyTableCase(), (one) => {
      expect(checkMerge(one).flaws).toEqual([]);
    }),
    { numRuns: 2000, seed: 12 },
  );
});
