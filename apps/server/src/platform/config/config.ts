import type { DiskLimits } from "../disk-level.ts";
import type { FilesPlace } from "../file-store/read-files-url.ts";
import type { BackupSchedule } from "./backup-settings.ts";
import type { NatsPlace } from "./bus-settings.ts";
import type { ProviderConfig } from "./provider-settings.ts";
import type { TracingSettings } from "./tracing-settings.ts";

/** The server's validated settings. */
export interface Config {
  /** 0 lets the system choose a free port, for tests. */
  readonly port: number;
  /**
   * The interface to listen on; undefined means all interfaces, over IPv6 and IPv4. Both `localhost` on a laptop and a
   * published port of a container need that.
   */
  readonly host: string | undefined;
  /** Where the metrics are served; undefined means nowhere. */
  readonly metricsPlace: { readonly port: number; readonly host: string } | undefined;
  /** How many processes answer requests; with 1, the process that was started does. */
  readonly processes: number;
  /** How long SIGTERM tells load balancers that the server ends before it does, in milliseconds; 0 for not at all. */
  readonly goodbyeMs: number;
  /** The absolute path of the folder with the embedded database and the server's secret. */
  readonly dataDir: string;
  /**
   * The URL of the PostgreSQL to use; undefined means the embedded one in `dataDir`. May contain a password: never
   * print it.
   */
  readonly databaseUrl: string | undefined;
  /**
   * The URL for connections whose session must last, where `databaseUrl` leads to a pooler of transactions; undefined means that they are
   * opened at `databaseUrl`, too. May contain a password: never print it.
   */
  readonly databaseListenUrl: string | undefined;
  /** The URL of a replica for reads; undefined means that all reads go to the primary. May contain a password: never print it. */
  readonly databaseReplicaUrl: string | undefined;
  /** The server's origin in browsers, without a trailing slash. */
  readonly publicUrl: string;
  /**
   * The key that signs sessions; undefined means the secret in `dataDir` and is possible only with the embedded
   * database. Never print it.
   */
  readonly secret: string | undefined;
  readonly productName: string;
  /**
   * The URL of the mail server; undefined writes the mails' links to the log. May contain a password: never print it.
   */
  readonly smtpUrl: string | undefined;
  /** The sender of mails, as `address` or `Name <address>`. */
  readonly mailFrom: string;
  /** The identity providers for sign-in, in addition to passwords. */
  readonly providers: readonly ProviderConfig[];
  /** Where uploaded files are kept; undefined means a folder in `dataDir`. May contain a password: never print it. */
  readonly filesPlace: FilesPlace | undefined;
  /** The largest file that can be uploaded, in bytes. */
  readonly fileSizeMax: number;
  /** How much room the files of an organization have together, in bytes. */
  readonly filesSizeMax: number;
  /** How full the disks may become. */
  readonly diskLimits: DiskLimits;
  /** How many days an entry of the audit log is kept. */
  readonly auditDays: number;
  /** When backups are taken, and where they are kept; undefined means by command alone. */
  readonly backups: BackupSchedule | undefined;
  /** Where NATS is, the bus between nodes; undefined means PostgreSQL. May contain a password: never print it. */
  readonly natsPlace: NatsPlace | undefined;
  /** How traces are sent; undefined means that none are made. */
  readonly tracing: TracingSettings | undefined;
  /** Where whoever runs the server reads mail about it; undefined means nowhere. */
  readonly operatorMail: string | undefined;
  /** The addresses of who may see the administration screen, in lower case. */
  readonly operators: readonly string[];
  /** A line for each variable that looks like a setting and is none. */
  readonly warnings: readonly string[];
}
