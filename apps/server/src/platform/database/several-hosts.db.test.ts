import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
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

test("a standby that is named first is passed over", async () => {
  const standby = await startStandby();
  const [through] = networks;
  const address = new URL(addressOfAll().replace(/,[^/]+/, ""));
  through?.mend();
  const { sql, close } = connectDatabase(
    address.href.replace(address.host, `127.0.0.1:${standby.port},${address.host}`),
    1,
  );
  await expect(sql`select pg_is_in_recovery() as is_standby`).resolves.toEqual([
    { is_standby: false },
  ]);
  expect(standby.asked()).toBeGreaterThan(0);
  await close();
  await standby.close();
});

/** What a standby of PostgreSQL 14 or newer says when it has let somebody in. It answers no statement. */
async function startStandby() {
  let asked = 0;
  const message = (type: string, ...parts: (Buffer | string)[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const greeting = Buffer.concat([
    message("R", Buffer.alloc(4)),
    message("S", "in_hot_standby\0on\0"),
    message("S", "default_transaction_read_only\0off\0"),
    message("Z", "I"),
  ]);
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      asked += 1;
      socket.write(greeting);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function insert(sql: ReturnType<typeof connectDatabase>["sql"]): Promise<string> {
  return sql`insert into written values (1)`.then(
    () => "done",
    (error: Error) => error.message,
  );
}
