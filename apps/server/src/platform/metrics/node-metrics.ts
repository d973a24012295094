import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** The values of the metrics of a process, as plain data that can be sent to another process. */
export type MetricValues = readonly MetricObjectWithValues<MetricValue<string>>[];

/** How a request ended: answered, refused (4xx), failed (5xx), or cut off before its answer was sent. */
export type Outcome = "ok" | "refused" | "failed" | "cut";

/** How much a cache holds, and how often it had what was asked for. */
export interface CacheUse {
  /** About how much it holds, in bytes; `null` where nobody counts them. */
  readonly bytes: number | null;
  readonly entries: number;
  readonly hits: number;
  readonly misses: number;
}

/** How scheduled backups are. */
export interface BackupFacts {
  readonly everySeconds: number;
  /** `null` if there was none yet. */
  readonly lastGood: {
    readonly startedAt: Date;
    readonly finishedAt: Date;
    readonly bytes: number;
  } | null;
  /** How many have failed since then. */
  readonly failures: number;
}

/** The room of a disk, in bytes, and how full that is. */
interface DiskFacts {
  readonly holds: "data" | "files";
  readonly free: number;
  readonly size: number;
  readonly level: "ok" | "nearly full" | "full";
}

/** How the replica is. */
export interface ReplicaFacts {
  /** `null` while it does not answer. */
  readonly lagSeconds: number | null;
  /** How many reads were answered, by the place that answered and why. */
  readonly reads: Readonly<Record<string, number>>;
}

/** What a node looks at when its metrics are read. */
export interface WatchedParts {
  /** Connections of the pool that work, and statements that wait for one. */
  pool(): { readonly used: number; readonly waiting: number };
  /** Connections of clients. */
  connections(): number;
  /** Open live sockets, and the topics that they are subscribed to. */
  live(): { readonly sockets: number; readonly subscriptions: number };
  /** The time in which a message of this node came back to it, in seconds; `null` if none did yet. */
  busLag(): number | null;
  /** How far the replica is behind, and where reads were answered; `undefined` where there is none. */
  replica?: (() => ReplicaFacts) | undefined;
  /** By their names. */
  caches(): Readonly<Record<string, CacheUse>>;
  /** What all nodes have in common; one of them asks. */
  shared: {
    /** The tasks in the outbox, those of them that have failed before, and the age of the oldest in seconds. */
    tasks(): Promise<{
      readonly waiting: number;
      readonly failed: number;
      readonly oldest: number;
    }>;
    /** The size of the database, in bytes. */
    databaseSize(): Promise<number>;
    /** How scheduled backups are; `null` where there is no schedule. */
    backups: (() => Promise<BackupFacts>) | null;
    disks(): Promise<readonly DiskFacts[]>;
  } | null;
}

/** Counts what a node does. Labels have few values: never the id of a person, a page or an organization. */
export interface NodeMetrics {
  answered(route: string, outcome: Outcome, seconds: number): void;
  refused(code: string): void;
  /** Live events were published, so many seconds after the commit of the oldest. */
  livePublished(seconds: number): void;
  /** Called once, when the parts are there. */
  watch(parts: WatchedParts): void;
  read(): Promise<MetricValues>;
}
