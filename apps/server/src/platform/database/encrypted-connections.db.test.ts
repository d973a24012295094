import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../testing/database/create-test-database.ts";
import {
  startDatabaseProxy,
  type DatabaseProxy,
} from "../../testing/database/start-database-proxy.ts";
import { authorityFile, startTlsFront } from "../../testing/database/start-tls-front.ts";
import { connectDatabase } from "./connect.ts";

const run = promisify(execFile);

let database: TestDatabase;
let proxy: DatabaseProxy;
let front: Awaited<ReturnType<typeof startTlsFront>>;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.address);
  front = await startTlsFront(proxy.port);
});

afterAll(async () => {
  await front.close();
  await proxy.close();
  await database.drop();
});

/** The address of the database through TLS, as an operator writes it. */
function addressWith(sslmode: string): string {
  const { address } = proxy;
  const url =
    typeof address === "string"
      ? new URL(address)
      : new URL(`postgres://${address.user}@localhost/${address.database}`);
  url.host = `localhost:${front.port}`;
  url.searchParams.set("sslmode", sslmode);
  return url.href;
}

/** What a connection by this process says, which trusts the authorities of Node alone. */
async function ask(address: string): Promise<unknown> {
  const { sql, close } = connectDatabase(address, 1);
  try {
    const [row] = await sql<{ one: number }[]>`select 1 as one`;
    return row?.one;
  } catch (error) {
    return error instanceof Error && Reflect.get(error, "code");
  } finally {
    await close();
  }
}

test("sslmode=verify-full refuses a certificate of an unknown authority, which require takes", async () => {
  expect(await ask(addressWith("verify-full"))).toBe("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
  expect(await ask(addressWith("require"))).toBe(1);
});

test("sslmode=verify-full takes one of an authority in NODE_EXTRA_CA_CERTS", async () => {
  const program = `
    import postgres from "postgres";
    const sql = postgres(process.env.ADDRESS, { max: 1 });
    const [row] = await sql\`select 1 as one\`;
    console.log(row.one);
    await sql.end();`;
  const env = { NODE_EXTRA_CA_CERTS: authorityFile, ADDRESS: addressWith("verify-full") };
  const child = run(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: import.meta.dirname,
    env,
  });
  expect((await child).stdout).toBe("1\n");
});
