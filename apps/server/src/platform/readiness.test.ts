import { expect, test } from "vitest";
import type { DiskLevel } from "./disk-level.ts";
import { createReadiness } from "./readiness.ts";

const onDisks =
  (...levels: DiskLevel[]) =>
  async () =>
    levels.map((level) => ({ level }));

const well = {
  isDatabaseAway: () => false,
  readDatabaseState: async () => ({ database: "ok", migrations: "ok" }) as const,
  isEnding: () => false,
  busLag: (): number | null => 0.01,
  isBusAway: () => false,
  readDisks: async (): Promise<{ level: DiskLevel }[]> => [{ level: "ok" }],
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
  [{ busLag: (): null => null }, {}],
  [{ isEnding: () => true }, { isReady: false, isEnding: true }],
  [{ busLag: () => 16 }, { bus: "late" }],
  [{ isBusAway: (): boolean => true }, { bus: "away" }],
  [{ readDisks: onDisks("ok", "nearly full") }, { disk: "nearly full" }],
  [{ readDisks: onDisks("full", "nearly full") }, { disk: "full" }],
  [{ readDisks: onDisks() }, { disk: "unknown" }],
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

test("while the database is away, a node says so without waiting for an answer, and is ready as soon as it is back", async () => {
  let isAway = false;
  let isSilent = true;
  const read = createReadiness({
    ...well,
    isDatabaseAway: () => isAway,
    readDatabaseState: () => (isSilent ? new Promise(() => {}) : well.readDatabaseState()),
  });
  const unanswered = read();
  isAway = true;
  expect(await read()).toMatchObject({ isReady: false, database: "away", migrations: "unknown" });
  [isAway, isSilent] = [false, false];
  expect(await read()).toEqual(allWell);
  expect(await Promise.race([unanswered, "nothing"])).toBe("nothing");
});
