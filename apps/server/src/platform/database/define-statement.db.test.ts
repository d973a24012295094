import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../testing/database/create-test-database.ts";
import { connectDatabase } from "./connect.ts";
import { defineStatement } from "./define-statement.ts";

let database: TestDatabase;
let connection: ReturnType<typeof connectDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.address, 2);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

test("arguments become parameters wherever they stand, also within fragments, and the rest becomes text", async () => {
  let built = 0;
  const statement = defineStatement<
    { word: string; count: number; ids: readonly string[]; none: string | null; at: Date },
    object
  >((sql, { word, count, ids, none, at }) => {
    built += 1;
    const twice = sql`${word}::text || ${word}::text`;
    return sql`select ${twice} as ${sql("twice")}, ${count}::int + ${1} as next, ${"it's"} as plain,
      array(select unnest(${ids}::text[])) as ids, ${none}::text as none, ${true} as yes,
      ${at}::timestamptz = '2026-01-02T03:04:05Z' as "isThen"`;
  });
  const at = new Date("2026-01-02T03:04:05Z");
  const run = (word: string) =>
    statement(connection.sql, { word, count: 4, ids: ["a", "b'"], none: null, at });
  const row = { next: 5, plain: "it's", ids: ["a", "b'"], none: null, yes: true, isThen: true };
  expect(await run("hm'")).toEqual([{ twice: "hm'hm'", ...row }]);
  expect(await run("$1")).toEqual([{ twice: "$1$1", ...row }]);
  expect(built).toBe(1);
});

test("a statement runs in the transaction that it is given", async () => {
  const statement = defineStatement<{ name: string }, { value: string }>(
    (sql, { name }) => sql`select current_setting(${name}, true) as value`,
  );
  const inside = await connection.sql.begin(async (sql) => {
    await sql`select set_config('stemma.test', 'here', true)`;
    return statement(sql, { name: "stemma.test" });
  });
  expect(inside).toEqual([{ value: "here" }]);
  const outside = await statement(connection.sql, { name: "stemma.test" });
  expect(outside).not.toEqual(inside);
});

test("what is no fragment, name or plain value is refused when the text is made", async () => {
  const statement = defineStatement<Record<string, never>, object>(
    (sql) => sql`select ${new Date()}`,
  );
  await expect(statement(connection.sql, {})).rejects.toThrow("holds only fragments");
});
