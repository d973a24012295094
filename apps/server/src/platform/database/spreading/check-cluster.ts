import { StartFailure } from "../../start-failure.ts";
import type { Sql } from "../connect.ts";
import { extensions } from "../ensure-extensions.ts";

/** The workers of a cluster, each as `host:port`. */
type Workers = readonly string[];

/**
 * Makes sure that the database is the coordinator of a Citus cluster whose workers can take tables, and returns these.
 *
 * @throws StartFailure with one line if it is not
 */
export async function checkCluster(sql: Sql): Promise<Workers> {
  await checkExtension(sql);
  const nodes = await sql<{ node: string; isCoordinator: boolean; isReady: boolean }[]>`
    select nodename || ':' || nodeport as node, groupid = 0 as "isCoordinator",
      isactive and shouldhaveshards as "isReady"
    from pg_dist_node where noderole = 'primary' order by nodeid`;
  if (!nodes.some(({ isCoordinator }) => isCoordinator)) {
    throw new StartFailure(
      `Citus does not know where its coordinator is: run "SELECT citus_set_coordinator_host('HOST', PORT);" in this database as a superuser, with the address at which the workers reach it, and try again.`,
    );
  }
  const workers = nodes.filter(({ isCoordinator, isReady }) => !isCoordinator && isReady);
  if (workers.length === 0) {
    throw new StartFailure(
      `Citus has no worker: run "SELECT citus_add_node('HOST', PORT);" in this database as a superuser for each one, and try again.`,
    );
  }
  await checkWorkers(sql);
  return workers.map(({ node }) => node);
}

async function checkExtension(sql: Sql): Promise<void> {
  const [found] = await sql<{ isThere: boolean; isAvailable: boolean }[]>`
    select exists (select from pg_extension where extname = 'citus') as "isThere",
      exists (select from pg_available_extensions where name = 'citus') as "isAvailable"`;
  if (found?.isThere === true) return;
  throw new StartFailure(
    found?.isAvailable === true
      ? `The database lacks the extension citus: run "CREATE EXTENSION citus;" as a superuser in it and in a database of the same name on each worker, add the workers, and try again.`
      : "The database server lacks the extension citus: install it there and on the workers, or leave the database as it is.",
  );
}

/** Asks each worker, as the user of this connection, for what tables need there. */
async function checkWorkers(sql: Sql): Promise<void> {
  const question = `select count(*) from pg_available_extensions where name in (${extensions
    .map((name) => `'${name}'`)
    .join(", ")})`;
  const answers = await sql<{ node: string; isGood: boolean; answer: string }[]>`
    select nodename || ':' || nodeport as node, success as "isGood", result as answer
    from run_command_on_workers(${question}) order by node`;
  for (const { node, isGood, answer } of answers) {
    if (!isGood) {
      const [reason] = answer.split("\n");
      throw new StartFailure(
        `The worker ${node} does not answer the user of this database (${reason}): check that it runs, has a role and a database of the same names, and lets the coordinator in.`,
      );
    }
    if (Number(answer) < extensions.length) {
      throw new StartFailure(
        `The worker ${node} lacks one of the extensions ${extensions.join(" and ")}: install PostgreSQL's contrib package on it, and try again.`,
      );
    }
  }
}
