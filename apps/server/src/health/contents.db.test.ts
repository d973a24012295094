import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { countContents } from "./contents.store.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp("Olga Owner");
});

afterAll(() => server.stop());

test("a count that the database breaks off is not known, and the others are", async () => {
  const counted = await server.sql.begin(async (blocker) => {
    await blocker`lock table page_versions in access exclusive mode`;
    const counting = countContents(server.sql);
    // PostgreSQL ends a statement at its limit with the same error.
    const breakOff = async () => {
      const rows = await server.sql`
        select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and query like '%count(*)%page_versions%'`;
      return rows.length;
    };
    await expect.poll(breakOff).toBe(1);
    return counting;
  });
  expect(counted).toMatchObject({ versions: null, people: 1, organizations: 1, files: 0 });
});

test("any other failure is no unknown count", async () => {
  await server.sql`alter table drafts rename to away`;
  try {
    await expect(countContents(server.sql)).rejects.toMatchObject({ code: "42P01" });
  } finally {
    await server.sql`alter table away rename to drafts`;
  }
});
