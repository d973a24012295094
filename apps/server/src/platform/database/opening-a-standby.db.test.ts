import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkDatabase } from "../../health/checks/check-database.ts";
import { hasReplicas, startWithReplica } from "../../testing/database/start-with-replica.ts";
import { createLogger } from "../logger.ts";
import { readConfig } from "../config/read-config.ts";
import { openDatabase } from "./open-database.ts";
import { openExistingDatabase } from "./open-existing-database.ts";

describe.runIf(hasReplicas)("with a replica at DATABASE_URL", () => {
  let databases: Awaited<ReturnType<typeof startWithReplica>>;

  beforeAll(async () => {
    databases = await startWithReplica();
  });

  afterAll(() => databases.stop());

  const logger = createLogger("silent");
  const line = /^The database at DATABASE_URL is a standby, which takes no writes: [^\n]+$/;
  function configure() {
    const reading = readConfig({ DATABASE_URL: databases.replica, STEMMA_SECRET: "s".repeat(32) });
    if (!reading.ok) throw new Error(reading.mistakes.join("\n"));
    return reading.config;
  }

  test("a server does not start, and says why in one line", async () => {
    await expect(openDatabase(configure(), logger)).rejects.toMatchObject({
      name: "StartFailure",
      message: expect.stringMatching(line),
    });
  });

  test("a command fails in the same line, and doctor tells it", async () => {
    const config = configure();
    await expect(openExistingDatabase(config, logger)).rejects.toThrow(line);
    const findings = await checkDatabase(config);
    expect(findings).toEqual([
      expect.objectContaining({ name: "database", isOk: false, line: expect.stringMatching(line) }),
    ]);
  });
});
