import { expect, test } from "vitest";
import { connectionsNeeded, poolSize } from "./pool-size.ts";

test.each([
  [1, 10, 50],
  [2, 10, 58],
  [3, 6, 58],
  [7, 4, 94],
  [64, 4, 778],
])(
  "the nodes of %i processes have pools of %i, and need %i connections",
  (processes, pool, all) => {
    expect(poolSize(processes)).toBe(pool);
    expect(connectionsNeeded(processes)).toBe(all);
  },
);
