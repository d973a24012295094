/** A part of the cluster in Patroni's words. */
export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

/** A running cluster. Databases are `pg1` to `pg3`, the others `etcd1` to `etcd3`, `stemma1` and `stemma2`. */
export interface Cluster {
  /** Where people open Stemma. */
  readonly url: string;
  /** One Stemma node, past the proxy. */
  readonly nodeUrl: string;
  /** The primary, through the proxy. */
  readonly databaseUrl: string;
  /** The standbys, through the proxy. */
  readonly replicaUrl: string;
  /** The address of one database itself, past every proxy and link. */
  addressOf(name: string): string;
  /** `null` while nobody is the primary. */
  readCluster(): Promise<readonly Member[] | null>;
  /** Whether there are a primary and two standbys, of which one is synchronous, and three members of etcd. */
  isWhole(): Promise<boolean>;
  findPrimary(): Promise<string | null>;
  findStandbys(): Promise<string[]>;
  kill(name: string): void;
  killPostgres(name: string): void;
  revive(name: string): Promise<void>;
  isolate(name: string): void;
  join(name: string): Promise<void>;
  switchOver(): Promise<{ readonly status: number; readonly text: string }>;
  stop(): Promise<void>;
}

export function startCluster(
  folder: string,
  stemma?: Readonly<Record<string, string>>,
): Promise<Cluster>;
