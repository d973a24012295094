import { afterAll, beforeAll, expect, test } from "vitest";
import { compareNames } from "@stemma/domain/text/compare-names";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test("the database orders names as what merges into its lists does", async () => {
  const names = [
    "Zoë",
    "zoe",
    "Bakery 5",
    "Bakery 30",
    "Ähre",
    "Ahorn",
    "O'Neil",
    "Oneil",
    "李",
    "Яна",
    "Émile",
  ];
  const [row] = await server.sql<{ names: string[] }[]>`
    select array_agg(name order by name collate "und-x-icu") as names from unnest(${names}::text[]) name`;
  expect(row?.names).toEqual(names.toSorted(compareNames));
});
