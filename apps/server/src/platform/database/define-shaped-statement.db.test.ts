import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../testing/database/create-test-database.ts";
import { connectDatabase } from "./connect.ts";
import { defineShapedStatement } from "./define-shaped-statement.ts";

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

interface Asked {
  readonly name: string;
  readonly numbers: readonly number[];
  readonly range?: { readonly from: Date; readonly before: Date | null };
  readonly isUpper: boolean;
  /** No statement reads it. */
  readonly unread?: string;
}

/** A statement that tells what it was asked, and how many texts were made of it. */
function defineEcho() {
  const texts = { made: 0 };
  const echo = defineShapedStatement<Asked, object>((sql, { name, numbers, range, isUpper }) => {
    texts.made += 1;
    const shown = isUpper ? sql`upper(${name}::text)` : sql`${name}::text`;
    const sum = numbers.reduce((before, number) => sql`${before} + ${number}::int`, sql`0`);
    return sql`select ${shown} as name, ${shown} as again, ${sum} as sum
      ${range === undefined ? sql`` : sql`, extract(year from ${range.from}::timestamptz)::int as from`}
      ${range === undefined || range.before === null ? sql`` : sql`, ${range.before}::timestamptz > now() as future`}`;
  });
  return { texts, ask: (asked: Asked) => echo(connection.sql, asked) };
}

test("one text is made for each shape, and each run has its own values", async () => {
  const { texts, ask } = defineEcho();
  const from = new Date("2026-06-02T03:04:05Z");
  const plain = { name: "rye", numbers: [], isUpper: false };
  expect(await ask(plain)).toEqual([{ name: "rye", again: "rye", sum: 0 }]);
  expect(await ask({ ...plain, name: "it's $1" })).toEqual([
    { name: "it's $1", again: "it's $1", sum: 0 },
  ]);
  expect(texts.made).toBe(1);
  const shapes: [Asked, object][] = [
    [
      { ...plain, isUpper: true },
      { name: "RYE", again: "RYE", sum: 0 },
    ],
    [
      { ...plain, numbers: [4] },
      { name: "rye", again: "rye", sum: 4 },
    ],
    [
      { ...plain, numbers: [4, 5] },
      { name: "rye", again: "rye", sum: 9 },
    ],
    [
      { ...plain, range: { from, before: null } },
      { name: "rye", again: "rye", sum: 0, from: 2026 },
    ],
    [
      { ...plain, range: { from, before: from } },
      { name: "rye", again: "rye", sum: 0, from: 2026, future: false },
    ],
    [
      { ...plain, unread: "hm" },
      { name: "rye", again: "rye", sum: 0 },
    ],
  ];
  for (const [asked, row] of shapes) expect(await ask(asked)).toEqual([row]);
  expect(texts.made).toBe(1 + shapes.length);
  for (const [asked, row] of shapes) expect(await ask(asked)).toEqual([row]);
  expect(texts.made).toBe(1 + shapes.length);
});

test("of more shapes than are kept, the oldest is made again", async () => {
  const { texts, ask } = defineEcho();
  const shaped = (count: number) => ({
    name: "rye",
    numbers: Array(count).fill(1),
    isUpper: false,
  });
  for (let count = 0; count <= 200; count += 1) await ask(shaped(count));
  expect(texts.made).toBe(201);
  await ask(shaped(200));
  expect(texts.made).toBe(201);
  expect(await ask(shaped(0))).toEqual([{ name: "rye", again: "rye", sum: 0 }]);
  expect(texts.made).toBe(202);
});

test("a statement runs in the transaction that it is given", async () => {
  const statement = defineShapedStatement<{ name: string }, { value: string }>(
    (sql, { name }) => sql`select current_setting(${name}, true) as value`,
  );
  const inside = await connection.sql.begin(async (sql) => {
    await sql`select set_config('stemma.test', 'here', true)`;
    return statement(sql, { name: "stemma.test" });
  });
  expect(inside).toEqual([{ value: "here" }]);
});
