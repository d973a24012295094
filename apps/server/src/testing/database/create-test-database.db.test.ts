import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "./create-test-database.ts";
import type { TestDatabase } from "./create-test-database.ts";
import { openServer } from "./open-server.ts";

let databases: TestDatabase[];
beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
});

test("every test file gets the product's tables, and none sees what another writes", async () => {
  const counts: unknown[] = [];
  for (const { address } of databases) {
    const sql = openServer(address);
    const [found] = await sql`select count(*)::int as count from pages`;
    counts.push(found?.["count"]);
    await sql`create table only_mine ()`;
    await sql.end();
  }
  expect(counts).toEqual([0, 0, 0]);
});

test("a server holds text of every language", async () => {
  for (const { address } of databases.slice(0, 1)) {
    const sql = openServer(address);
    const [row] = await sql`select ${"Straße 東京 🜁"} as text, lower('ÄÉ') as lower`;
    await sql.end();
    expect(row).toEqual({ text: "Straße 東京 🜁", lower: "äé" });
  }
});
