import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../testing/database/create-test-database.ts";
import {
  startDatabaseProxy,
  type DatabaseProxy,
} from "../../testing/database/start-database-proxy.ts";
import { connectDatabase } from "./connect.ts";

let database: TestDatabase;
let networks: DatabaseProxy[];

beforeAll(async () => {
  database = await createTestDatabase();
  networks = [
    await startDatabaseProxy(database.address),
    await startDatabaseProxy(database.address),
  ];
});
afterAll(async () => {
  for (const network of networks) await network.close();
  await database.drop();
});

/** The address of the database through all networks, as an operator writes it. */
function addressOfAll(): string {
  const all = networks.map(({ address }) =>
    typeof address === "string"
      ? new URL(address)
      : new URL(`postgres://${address.user}@${address.host}:${address.port}/${address.database}`),
  );
  const [first] = all;
  if (first === undefined) throw new Error("There is no network.");
  const user = first.password === "" ? first.username : `${first.username}:${first.password}`;
  const hosts = all.map(({ host }) => host).join(",");
  return `postgres://${user}@${hosts}${first.pathname}?target_session_attrs=read-write`;
}

test("of several databases, one that is reached and takes writes is used", async () => {
  const { sql, close } = connectDatabase(addressOfAll(), 1);
  await sql`create table written (id int)`;
  for (const away of [0, 1, 0]) {
    const [gone, left] = [networks[away], networks[1 - away]];
    left?.mend();
    gone?.cut();
    sql.drop(0);
    await expect.poll(() => insert(sql)).toBe("done");
    gone?.mend();
  }
  await close();
});

function insert(sql: ReturnType<typeof connectDatabase>["sql"]): Promise<string> {
  return sql`insert into written values (1)`.then(
    () => "done",
    (error: Error) => error.message,
  );
}
