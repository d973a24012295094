import path from "node:path";
import { databaseName } from "./create-cluster.ts";
import { openShortPath } from "./open-short-path.ts";
import type { EmbeddedAddress } from "./start-embedded-postgres.ts";

/** The address at which this process reaches the embedded database that another process has started, until `close`. */
export function joinEmbedded(dataDir: string): { address: EmbeddedAddress; close(): void } {
  const socketFolder = openShortPath(path.join(dataDir, "database", "run"));
  return {
    address: { host: socketFolder.path, port: 5432, user: databaseName, database: databaseName },
    close: socketFolder.close,
  };
}
