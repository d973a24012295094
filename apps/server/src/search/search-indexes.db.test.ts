import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test("no GIN index has a pending list, which every search would have to read", async () => {
  const indexes = await server.sql<{ name: string; options: string[] | null }[]>`
    select c.relname as name, c.reloptions as options
    from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'gin' and c.relnamespace = 'public'::regnamespace order by c.relname`;
  expect(indexes.map(({ name }) => name)).toEqual([
    "page_search_titles",
    "page_search_words",
    "search_words_similar",
  ]);
  for (const { name, options } of indexes)
    expect([name, options]).toEqual([name, ["fastupdate=off"]]);
});
