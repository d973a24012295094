import { expect, test } from "vitest";
import { createReadiness } from "./readiness.ts";

const well = {
  readDatabaseState: async () => ({ database: "ok", migrations: "ok" }) as const,
  isEnding: () => false,
  busLag: (): number | null => 0.01,
  readDiskRoom: async () => ({ free: 5e9, size: 9e9 }),
};
const allWell = {
  isReady: true,
  isEnding: false,
  database: "ok",
  migrations: "ok",
  bus: "ok",
  disk: "ok",
};

test.each([
  [{}, {}],
  [{ busLag: () => null }, {}],
  [{ isEnding: () => true }, { isReady: false, isEnding: true }],
  [{ busLag: () => 16 }, { bus: "late" }],
  [{ readDiskRoom: async () => ({ free: 9e8, size: 9e9 }) }, { disk: "nearly full" }],
  [{ readDiskRoom: () => Promise.reject(new Error("no such folder")) }, { disk: "unknown" }],
  [
    { readDatabaseState: async () => ({ database: "ok", migrations: "behind" }) as const },
    { isReady: false, migrations: "behind" },
  ],
  [
    { readDatabaseState: async () => ({ database: "away", migrations: "unknown" }) as const },
    { isReady: false, database: "away", migrations: "unknown" },
  ],
])("of %o, a node says %o", async (state, said) => {
  expect(await createReadiness({ ...well, ...state })()).toEqual({ ...allWell, ...said });
});

test("callers share one look at the database", async () => {
  let looks = 0;
  const read = createReadiness({
    ...well,
    readDatabaseState: () => {
      looks += 1;
      return well.readDatabaseState();
    },
  });
  await Promise.all([read(), read()]);
  await read();
  expect(looks).toBe(1);
});
