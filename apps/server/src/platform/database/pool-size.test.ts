import { expect, test } from "vitest";
import { connectionsNeeded, poolSize } from "./pool-size.ts";

test.each([
  [1, 10, 50],
  [2, 10, 62],
  [3, 6, 64],
  [7, 4, 108],
  [64, 4, 906],
])(
  "the nodes of %i processes have pools of %i, and need %i connections",
  (processes, pool, all) => {
    expect(poolSize(processes)).toBe(pool);
    expect(connectionsNeeded(processes)).toBe(all);
  },
);
