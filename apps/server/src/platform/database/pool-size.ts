import type { PostgresSettings } from "./embedded/postgres-settings.ts";

/** The connections that all pools of a server may have together, and those of one pool. */
const connectionsTogether = 20;
const connectionsMin = 4;
const connectionsMax = 10;

/** Besides its pool, a node has a connection that listens, one that asks whether the database answers, and for a moment one that migrates. */
const connectionsBesidePool = 3;

/** Connections for the commands of the administrator, and for PostgreSQL's own superuser. */
const connectionsOfOthers = 10;

/** The most connections in the pool of a node, of a server with so many processes. */
export function poolSize(processes: number): number {
  const share = Math.floor(connectionsTogether / processes);
  return Math.max(connectionsMin, Math.min(connectionsMax, share));
}

/**
 * The most connections that a server with so many processes opens, while it replaces all of them. At least 50, so that
 * a small server has some to spare.
 */
export function connectionsNeeded(processes: number): number {
  const ofNodes = 2 * processes * (poolSize(processes) + connectionsBesidePool);
  return Math.max(50, ofNodes + connectionsOfOthers);
}

/** The settings of the embedded PostgreSQL of a server with so many processes, whoever starts it. */
export function embeddedSettingsFor(processes: number): PostgresSettings {
  return { max_connections: String(connectionsNeeded(processes)) };
}
