import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { OrganizationId } from "@stemma/domain/ids";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../testing/database/create-test-database.ts";
import { connectDatabase, type Fragment, type Sql } from "./connect.ts";
import { defineSharedStatement } from "./define-shared-statement.ts";
import { defineStatement } from "./define-statement.ts";
import { treatAsSpread } from "./spread-tables.ts";
import { isSameOrganization, rowsWithin, withinOrganization } from "./within-organization.ts";

const [ours, theirs] = [crypto.randomUUID(), crypto.randomUUID()] as [
  OrganizationId,
  OrganizationId,
];

type Args = { readonly organizationId: OrganizationId };

let database: TestDatabase;
let connection: ReturnType<typeof connectDatabase>;
let sent: string[] = [];

beforeAll(async () => {
  treatAsSpread(new Map());
  database = await createTestDatabase();
  connection = connectDatabase(database.address, 2);
  const { sql } = connection;
  await sql`create table loaves (organization_id uuid, name text, grams int)`;
  await sql`create table slices (organization_id uuid, loaf text, grams int)`;
  for (const [id, grams] of [
    [ours, 500],
    [theirs, 700],
  ] as const) {
    await sql`insert into loaves values (${id}, 'rye', ${grams})`;
    await sql`insert into slices values (${id}, 'rye', ${grams / 10})`;
  }
  sql.options.debug = (_connection, text) => void sent.push(text);
});

afterEach(() => {
  treatAsSpread(new Map());
  sent = [];
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

const spread = () =>
  treatAsSpread(
    new Map([
      ["loaves", "organization_id"],
      ["slices", "organization_id"],
    ]),
  );

test("on a database that is not spread, it is the connection itself", () => {
  expect(withinOrganization(connection.sql, ours)).toBe(connection.sql);
});

test("statements read and change the rows of the organization alone, also in parts from elsewhere", async () => {
  spread();
  const { sql } = connection;
  const own = withinOrganization(sql, ours);
  const hasSlice = (part: Sql) =>
    part`exists (select 1 from slices s where s.loaf = l.name and s.grams > ${40})`;
  const read = async () =>
    own`select l.grams, s.grams as slice from loaves l join slices s on s.loaf = l.name
      where ${hasSlice(own)}`;
  expect(await read()).toEqual([{ grams: 500, slice: 50 }]);
  await own`update loaves l set grams = l.grams + 1 from slices s where s.loaf = l.name`;
  expect(await sql`select grams from loaves order by grams`).toEqual([
    { grams: 501 },
    { grams: 700 },
  ]);
  await own`update loaves set grams = grams - 1 where name = 'rye'`;
  expect(await own`select grams from ${rowsWithin(own, "loaves", ours)} l`).toEqual([
    { grams: 500 },
  ]);
  const pairs = await sql`select l.grams from loaves l
    join slices s on s.loaf = l.name ${isSameOrganization(sql, "s", "l")} order by 1`;
  expect(pairs).toEqual([{ grams: 500 }, { grams: 700 }]);
});

test("a text that is made once serves all organizations, whoever asks first", async () => {
  spread();
  const build = (sql: Sql, { organizationId }: Args): Fragment =>
    withinOrganization(sql, organizationId)`select l.grams from loaves l`;
  const statements = [
    defineStatement<Args, { grams: number }>(build),
    defineSharedStatement<Args, { grams: number }>({ organizationId: "uuid" }, build),
  ];
  for (const statement of statements) {
    for (const [id, grams] of [
      [ours, 500],
      [theirs, 700],
    ] as const) {
      const own = withinOrganization(connection.sql, id);
      expect(await statement(own, { organizationId: id })).toEqual([{ grams }]);
    }
  }
});

test("callers of a shared statement ask alone, because they may be of several organizations", async () => {
  spread();
  const statement = defineSharedStatement<
    { organizationId: OrganizationId; names: readonly string[] },
    { grams: number }
  >(
    { organizationId: "uuid", names: "uuid[]" },
    (sql, { organizationId, names }) => withinOrganization(sql, organizationId)`
      select l.grams from loaves l where not l.organization_id = any(${names}::uuid[])`,
  );
  const ask = (organizationId: OrganizationId) =>
    statement(connection.sql, { organizationId, names: [crypto.randomUUID()] });
  expect(await Promise.all([ask(ours), ask(theirs)])).toEqual([[{ grams: 500 }], [{ grams: 700 }]]);
  expect(sent.filter((text) => text.includes("loaves")).length).toBe(2);
});
