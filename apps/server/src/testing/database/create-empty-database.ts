import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import type { TestDatabase } from "./create-test-database.ts";
import { dropDatabase } from "./drop-database.ts";
import { addressOf, openServer } from "./open-server.ts";

/** Creates a database without any table on the run's server. One in another encoding than UTF-8 has the locale that fits each. */
export async function createEmptyDatabase(
  encoding: "UTF8" | "LATIN1" = "UTF8",
): Promise<TestDatabase> {
  const server = inject("databaseServer");
  const name = `stemma_test_${server.runId}_${randomBytes(6).toString("hex")}`;
  const locale = encoding === "UTF8" ? "" : "LOCALE 'C' LOCALE_PROVIDER libc";
  const admin = openServer(server.address);
  await admin
    .unsafe(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' ${locale}`)
    .finally(() => admin.end());
  return {
    address: addressOf(server, name),
    drop: () => dropDatabase(server, name),
  };
}
