import type { Config } from "../config/config.ts";
import type { Pool } from "./connect.ts";
import type { Logger } from "../logger.ts";
import type { OpenDatabase } from "./open-unmigrated-database.ts";
import { openReplica, type Replica } from "./open-replica.ts";
import { poolSize } from "./pool-size.ts";

/** Opens the replica that the settings name; `undefined` if they name none. */
export function openConfiguredReplica(
  { databaseReplicaUrl: address, processes }: Pick<Config, "databaseReplicaUrl" | "processes">,
  { sql: primary }: Pick<OpenDatabase, "sql">,
  logger: Logger,
  watchPool?: (pool: Pool) => Pool,
): Replica | undefined {
  if (address === undefined) return undefined;
  return openReplica({
    primary,
    address,
    maxConnections: poolSize(processes),
    logger,
    ...(watchPool !== undefined && { watchPool }),
  });
}
