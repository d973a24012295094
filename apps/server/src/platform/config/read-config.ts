import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";
import type { DiskLimits } from "../disk-level.ts";
import { readFilesUrl, type FilesPlace } from "../file-store/read-files-url.ts";
import {
  backupSettings,
  missingBackupSettings,
  readSchedule,
  type BackupSchedule,
} from "./backup-settings.ts";
import { databaseSettings, missingDatabaseSettings } from "./database-settings.ts";
import { busSettings, missingBusSettings, readNatsPlace, type NatsPlace } from "./bus-settings.ts";
import {
  readTracing,
  tracingSettings,
  wrongTracingSettings,
  type TracingSettings,
} from "./tracing-settings.ts";
import {
  missingProviderSettings,
  providerSettings,
  readProviders,
  type ProviderConfig,
} from "./provider-settings.ts";

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
}

/** A valid configuration, or one readable line for each mistake. */
export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly mistakes: string[] };

/** The least length of a secret, in UTF-16 units. */
export const secretLengthMin = 32;

const portLine = "set a whole number from 0 to 65535, such as 3000";
const originLine = "set an origin without a path, such as https://wiki.example.com";
const smtpLine =
  "set an address such as smtp://user:password@mail.example.com:587 (or smtps://…:465), or leave it out";
const filesLine =
  "set an address such as file:///srv/stemma-files, s3://bucket?region=eu-central-1 or s3+https://key:secret@host/bucket, or leave it out";
const senderLine =
  "set an address such as wiki@example.com or Wiki <wiki@example.com>, or leave it out";

/** The most processes of a server. */
const processesMax = 64;
const processesLine = `set a whole number from 1 to ${processesMax}, or leave it out for one less than the machine has cores`;

const auditLine = "set a whole number of days, 30 or more, or leave it out for 400";

/** The fewest days for which the audit log is kept: what it is for comes to light later. */
const auditDaysMin = 30;

const goodbyeLine = "set a whole number of seconds, such as 10, or leave it out";

/** A setting in megabytes, read as bytes. */
const megabytes = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,8}$/, "set a whole number of megabytes, 1 or more")
  .transform((text) => Number(text) * 1_000_000);

const port = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, portLine)
  .transform(Number)
  .refine((port) => port <= 65_535, portLine);

const host = z
  .string()
  .trim()
  .regex(/^[\w.:%-]+$/, "set a host name or an IP address, such as 127.0.0.1, or leave it out");

const settings = z
  .object({
    PORT: port.default(3000),
    HOST: host.optional(),
    STEMMA_METRICS_PORT: port.optional(),
    STEMMA_METRICS_HOST: host.default("127.0.0.1"),
    STEMMA_PROCESSES: z
      .string()
      .trim()
      .regex(/^[1-9]\d?$/, processesLine)
      .transform(Number)
      .refine((count) => count <= processesMax, processesLine)
      .optional(),
    STEMMA_GOODBYE_SECONDS: z
      .string()
      .trim()
      .regex(/^\d{1,3}$/, goodbyeLine)
      .transform((seconds) => Number(seconds) * 1_000)
      .default(0),
    STEMMA_DATA_DIR: z
      .string()
      .default("./data")
      .transform((folder) => path.resolve(folder)),
    STEMMA_PUBLIC_URL: z
      .string()
      .trim()
      .refine((address) => readOrigin(address) !== undefined, originLine)
      .transform((address) => readOrigin(address) ?? address)
      .optional(),
    STEMMA_SECRET: z
      .string()
      .min(
        secretLengthMin,
        `set at least ${secretLengthMin} random characters (openssl rand -hex 32)`,
      )
      .optional(),
    STEMMA_PRODUCT_NAME: z
      .string()
      .trim()
      .min(1, "set a name that is not blank, or leave it out for Stemma")
      .default("Stemma"),
    SMTP_URL: z
      .string()
      .trim()
      .refine((address) => isSmtpAddress(address), smtpLine)
      .optional(),
    STEMMA_MAIL_FROM: z
      .string()
      .trim()
      .regex(/^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, senderLine)
      .optional(),
    STEMMA_FILES_URL: z
      .string()
      .trim()
      .transform((address, context) => {
        const place = readFilesUrl(address);
        if (place === undefined) context.addIssue({ code: "custom", message: filesLine });
        return place ?? z.NEVER;
      })
      .optional(),
    STEMMA_FILE_MB: megabytes.default(100_000_000),
    STEMMA_FILES_MB: megabytes.default(10_000_000_000),
    STEMMA_DISK_WARN_MB: megabytes.optional(),
    STEMMA_DISK_UPLOADS_MB: megabytes.optional(),
    STEMMA_AUDIT_DAYS: z
      .string()
      .trim()
      .regex(/^\d{2,5}$/, auditLine)
      .transform(Number)
      .refine((days) => days >= auditDaysMin, auditLine)
      .default(400),
    ...databaseSettings.shape,
    ...backupSettings.shape,
    ...busSettings.shape,
    ...tracingSettings.shape,
    ...providerSettings.shape,
  })
  .superRefine((values, context) => {
    for (const { name, line } of [
      ...missingProviderSettings(values),
      ...missingBackupSettings(values),
      ...missingDatabaseSettings(values),
      ...missingBusSettings(values),
      ...wrongTracingSettings(values),
    ]) {
      context.addIssue({ code: "custom", path: [name], message: line });
    }
    if (values.DATABASE_URL !== undefined && values.STEMMA_SECRET === undefined) {
      context.addIssue({
        code: "custom",
        path: ["STEMMA_SECRET"],
        message: `DATABASE_URL needs a secret that all servers share: set at least ${secretLengthMin} random characters (openssl rand -hex 32)`,
      });
    }
  });

/** Settings whose values never appear in messages. */
const secretNames = new Set([
  "STEMMA_SECRET",
  "DATABASE_URL",
  "DATABASE_LISTEN_URL",
  "DATABASE_REPLICA_URL",
  "SMTP_URL",
  "GOOGLE_CLIENT_SECRET",
  "OIDC_CLIENT_SECRET",
  "STEMMA_FILES_URL",
  "STEMMA_BUS_URL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
]);

/**
 * Reads the settings from the environment. An empty variable counts as missing. Does not check whether the data folder
 * can be written or the database answers.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigReading {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const reading = settings.safeParse(given);
  if (!reading.success) {
    return { ok: false, mistakes: reading.error.issues.map((issue) => describe(issue, given)) };
  }
  const values = reading.data;
  const publicUrl = values.STEMMA_PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    ok: true,
    config: {
      port: values.PORT,
      host: values.HOST,
      metricsPlace:
        values.STEMMA_METRICS_PORT === undefined
          ? undefined
          : {
              port: values.STEMMA_METRICS_PORT,
              host: values.STEMMA_METRICS_HOST,
            },
      processes:
        values.STEMMA_PROCESSES ?? Math.max(1, Math.min(availableParallelism() - 1, processesMax)),
      goodbyeMs: values.STEMMA_GOODBYE_SECONDS,
      dataDir: values.STEMMA_DATA_DIR,
      databaseUrl: values.DATABASE_URL,
      databaseListenUrl: values.DATABASE_LISTEN_URL,
      databaseReplicaUrl: values.DATABASE_REPLICA_URL,
      publicUrl,
      secret: values.STEMMA_SECRET,
      productName: values.STEMMA_PRODUCT_NAME,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.STEMMA_MAIL_FROM ?? `stemma@${new URL(publicUrl).hostname}`,
      providers: readProviders(values),
      filesPlace: values.STEMMA_FILES_URL,
      fileSizeMax: values.STEMMA_FILE_MB,
      filesSizeMax: values.STEMMA_FILES_MB,
      diskLimits: {
        warnBelow: values.STEMMA_DISK_WARN_MB,
        uploadsBelow: values.STEMMA_DISK_UPLOADS_MB,
      },
      auditDays: values.STEMMA_AUDIT_DAYS,
      backups: readSchedule(values),
      natsPlace: readNatsPlace(values),
      tracing: readTracing(values),
      operatorMail: values.STEMMA_OPERATOR_MAIL,
      operators:
        values.STEMMA_OPERATORS ??
        (values.STEMMA_OPERATOR_MAIL === undefined
          ? []
          : [values.STEMMA_OPERATOR_MAIL.toLowerCase()]),
    },
  };
}

function describe(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const value = given[name];
  if (value === undefined) return `${name} is missing: ${issue.message}.`;
  const shown = secretNames.has(name) ? "" : ` (${JSON.stringify(value)})`;
  return `${name}${shown} is not valid: ${issue.message}.`;
}

function readOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  const isOrigin = url.href === `${url.origin}/`;
  return isWeb && isOrigin ? url.origin : undefined;
}

function isSmtpAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === "smtp:" || protocol === "smtps:") && hostname !== "";
}
