import type { DatabaseServer } from "../database/database-server.ts";
import { openServer } from "../database/open-server.ts";

/** Makes a database the coordinator of a Citus cluster. On each worker there is an empty database of the same name. */
export async function addWorkers(
  coordinator: DatabaseServer["address"],
  workers: readonly string[],
): Promise<void> {
  for (const address of [...workers, coordinator]) {
    const sql = openServer(address);
    await sql`create extension citus`.finally(() => sql.end());
  }
  const sql = openServer(coordinator);
  try {
    const [own] = await sql<{ port: number }[]>`select inet_server_port() as port`;
    await sql`select citus_set_coordinator_host('127.0.0.1', ${own?.port ?? 0})`;
    for (const worker of workers) {
      const { hostname, port } = new URL(worker);
      await sql`select citus_add_node(${hostname}, ${Number(port)})`;
    }
  } finally {
    await sql.end();
  }
}
