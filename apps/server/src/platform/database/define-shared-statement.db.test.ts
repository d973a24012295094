import { afterAll, beforeAll, expect, test } from "vitest";
import { passOver } from "../../testing/citus/pass-over.ts";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../testing/database/create-test-database.ts";
import { connectDatabase } from "./connect.ts";
import { defineSharedStatement } from "./define-shared-statement.ts";

let database: TestDatabase;
let connection: ReturnType<typeof connectDatabase>;
let other: ReturnType<typeof connectDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.address, 4);
  other = connectDatabase(database.address, 2);
  await connection.sql`create table bread (name text, grams int)`;
  await connection.sql`insert into bread values ('rye', 500), ('rye', 750), ('spelt', 400)`;
});

afterAll(async () => {
  await other.close();
  await connection.close();
  await database.drop();
});

test("callers who ask at once get their own rows, in their order, from one statement", async (context) => {
  passOver(context, "callersAskAlone");
  const statement = defineSharedStatement<
    { name: string; least: number; ids: readonly string[]; none: string | null },
    { grams: number; sent: string }
  >(
    { name: "text", least: "int", ids: "uuid[]", none: "uuid" },
    (sql, { name, least, ids, none }) => sql`
      select b.grams, statement_timestamp() as sent, ${ids}::uuid[] as ids, ${none} as none
      from bread b where b.name = ${name} and b.grams >= ${least} order by b.grams desc limit ${5}`,
  );
  const one = crypto.randomUUID();
  const ask = (name: string, least: number, ids: string[]) =>
    statement(connection.sql, { name, least, ids, none: null });
  const found = await Promise.all([
    ask("rye", 0, [one, one]),
    ask("wheat", 0, []),
    ask("spelt", 0, []),
    ask("rye", 600, [one]),
  ]);
  const sent = found[0][0]?.sent;
  expect(found).toEqual([
    [
      { grams: 750, sent, ids: [one, one], none: null },
      { grams: 500, sent, ids: [one, one], none: null },
    ],
    [],
    [{ grams: 400, sent, ids: [], none: null }],
    [{ grams: 750, sent, ids: [one], none: null }],
  ]);
});

test("who asks while earlier statements run sees everything that was committed before", async () => {
  const key = 7;
  const statement = defineSharedStatement<{ name: string; lock: number }, { grams: number }>(
    { name: "text", lock: "int" },
    (sql, { name, lock }) => sql`
      select b.grams from bread b
      where (pg_advisory_xact_lock_shared(${lock}) is not null) and b.name = ${name}`,
  );
  const ask = (name: string) => statement(connection.sql, { name, lock: key });
  await ask("none");
  const waiting = async () => {
    const [row] = await other.sql<{ count: number }[]>`
      select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;
    return row?.count;
  };
  let late: Promise<{ grams: number }[]> | undefined;
  const early: Promise<{ grams: number }[]>[] = [];
  await other.sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${key}::bigint)`;
    early.push(ask("spelt"));
    await expect.poll(waiting).toBe(1);
    early.push(ask("spelt"));
    await expect.poll(waiting).toBe(2);
    await connection.sql`insert into bread values ('emmer', 300)`;
    late = ask("emmer");
  });
  expect(await Promise.all(early)).toEqual([[{ grams: 400 }], [{ grams: 400 }]]);
  expect(await late).toEqual([{ grams: 300 }]);
});

test("a value that PostgreSQL refuses fails for its caller alone", async () => {
  const statement = defineSharedStatement<{ id: string }, { id: string }>(
    { id: "text" },
    (sql, { id }) => sql`select ${id}::uuid as id`,
  );
  const id = crypto.randomUUID();
  const settled = await Promise.allSettled(
    [id, "bread", id].map((asked) => statement(connection.sql, { id: asked })),
  );
  expect(settled).toMatchObject([
    { status: "fulfilled", value: [{ id }] },
    { status: "rejected", reason: { code: "22P02" } },
    { status: "fulfilled", value: [{ id }] },
  ]);
});

test("what fails otherwise fails for everybody who asked", async () => {
  const statement = defineSharedStatement<{ name: string }, object>(
    { name: "text" },
    (sql, { name }) => sql`select ${name} from nowhere`,
  );
  const settled = await Promise.allSettled(
    ["a", "b"].map((name) => statement(connection.sql, { name })),
  );
  const refused = { status: "rejected", reason: { code: "42P01" } };
  expect(settled).toMatchObject([refused, refused]);
});

test("a statement runs in the transaction that it is given", async () => {
  const statement = defineSharedStatement<{ name: string }, { value: string }>(
    { name: "text" },
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
