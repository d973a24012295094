import { expect, test } from "vitest";
import { connectDatabase } from "../../platform/database/connect.ts";
import { createEmptyDatabase } from "../../testing/database/create-empty-database.ts";
import { openServer } from "../../testing/database/open-server.ts";
import { checkPooling } from "./check-pooling.ts";

test("the doctor says that the database at DATABASE_LISTEN_URL does not answer", async () => {
  const { address, drop } = await createEmptyDatabase();
  // Nothing listens at the lowest port.
  const databaseListenUrl = "postgres://stemma@127.0.0.1:1/stemma";
  const { openListener, close } = connectDatabase(databaseListenUrl, 1);
  try {
    const findings = await checkPooling(
      { databaseUrl: "postgres://pooler/stemma", databaseListenUrl },
      { address, openBesidePool: () => openServer(address), openListener },
    );
    const listening = findings.find(({ name }) => name === "listening");
    expect(listening?.isOk).toBe(false);
    expect(listening?.line).toMatch(/DATABASE_LISTEN_URL does not answer \(.*ECONNREFUSED.*\)/);
  } finally {
    await close();
    await drop();
  }
});
