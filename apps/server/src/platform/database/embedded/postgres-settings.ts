import { relativeRunPath } from "./database-folder.ts";

/** Settings of PostgreSQL by name. */
export type PostgresSettings = Readonly<Record<string, string>>;

/**
 * How PostgreSQL writes its whole folder to disk after it was created, and before it recovers from a kill. Linux writes
 * a whole file system in one call; elsewhere, PostgreSQL opens and writes each of about 1,000 files. The calls take
 * 0.1 s on an idle machine, and seconds while other processes use its processors.
 */
export const folderSync: "syncfs" | "fsync" = process.platform === "linux" ? "syncfs" : "fsync";

/** Settings for durability, and for access through the private socket only. */
const safety: PostgresSettings = {
  listen_addresses: "",
  unix_socket_directories: relativeRunPath,
  unix_socket_permissions: "0700",
  port: "5432",
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  recovery_init_sync_method: folderSync,
};

/** Sized for two cores and little memory: an idle PostgreSQL takes about 20 MiB. */
const size: PostgresSettings = {
  max_connections: "50",
  shared_buffers: "96MB",
  effective_cache_size: "384MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  random_page_cost: "1.1",
  max_parallel_workers_per_gather: "0",
  max_logical_replication_workers: "0",
  autovacuum_max_workers: "2",
  io_method: "sync",
  jit: "off",
  max_wal_size: "512MB",
};

const log: PostgresSettings = {
  logging_collector: "off",
  log_checkpoints: "off",
  log_min_messages: "warning",
  log_timezone: "UTC",
  timezone: "UTC",
};

/** The settings of the embedded PostgreSQL; they override its configuration file. */
export const embeddedSettings: PostgresSettings = { ...safety, ...size, ...log };
