import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { checkDatabase } from "../../../health/checks/check-database.ts";
import { readConfig } from "../../config/read-config.ts";
import { createLogger } from "../../logger.ts";
import { openDatabase } from "../open-database.ts";

test("the doctor finds as many connections in a stopped database as the server will give it", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stemma-stopped-"));
  try {
    const reading = readConfig({ STEMMA_DATA_DIR: dataDir, STEMMA_PROCESSES: "8" });
    if (!reading.ok) throw new Error(reading.mistakes.join());
    const database = await openDatabase(reading.config, createLogger("silent"));
    await database.close();
    const found = await checkDatabase(reading.config);
    expect(found).toContainEqual({
      name: "connections",
      isOk: true,
      isOff: false,
      line: "The database takes 122 connections, which is enough.",
    });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
