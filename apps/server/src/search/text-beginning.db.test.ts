import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { textBeginning, type TextBeginning } from "./text-beginning.store.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test.each([
  { what: "a short text is whole", text: "Flour", isWhole: true },
  { what: "a text as long as the part is whole", text: "a".repeat(20_000), isWhole: true },
  { what: "a longer text is cut", text: "a".repeat(20_001), isWhole: false },
  { what: "letters of two bytes are not cut", text: "ä".repeat(10_001), isWhole: false },
  { what: "nor are they cut in half", text: `a${"ä".repeat(20_000)}`, isWhole: false },
])("of a text, the first 20,000 characters are read: $what", async ({ text, isWhole }) => {
  const { sql } = server;
  const beginning = text.slice(0, 20_000);
  for (const places of ["p", text]) {
    const rows = await sql<Omit<TextBeginning, "id">[]>`
      select ${textBeginning(sql, "t")} from (select ${text}::text, ${places}::text) t (text, places)`;
    expect(rows).toEqual([{ text: beginning, places: places.slice(0, 20_000), isWhole }]);
  }
});
