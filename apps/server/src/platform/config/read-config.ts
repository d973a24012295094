import path from "node:path";
import { z } from "zod";
import {
  backupSettings,
  missingBackupSettings,
  readOperators,
  readSchedule,
} from "./backup-settings.ts";
import { busSettings, missingBusSettings, readNatsPlace } from "./bus-settings.ts";
import type { Config } from "./config.ts";
import { databaseSettings, missingDatabaseSettings } from "./database-settings.ts";
import { findUnknownSettings } from "./find-unknown-settings.ts";
import { clashingDiskSettings, fileSettings, readFileSettings } from "./file-settings.ts";
import { mailSettings } from "./mail-settings.ts";
import { clashingNetworkSettings, networkSettings, readNetwork } from "./network-settings.ts";
import { missingProviderSettings, providerSettings, readProviders } from "./provider-settings.ts";
import { fileVariablesOf, readSecretFiles } from "./read-secret-files.ts";
import { missingSecretSettings, secretSettings } from "./secret-settings.ts";
import { readTracing, tracingSettings, wrongTracingSettings } from "./tracing-settings.ts";

/** A valid configuration, or one readable line for each mistake, and for each variable that may be a misspelt setting. */
export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly mistakes: string[] };

const auditLine = "set a whole number of days from 30 to 99999, or leave it out for 400";

/** The fewest days for which the audit log is kept: what it is for comes to light later. */
const auditDaysMin = 30;

const allSettings = z.object({
  ...networkSettings.shape,
  STEMMA_DATA_DIR: z
    .string()
    .trim()
    .min(1, "set a folder, or leave it out for ./data")
    .default("./data")
    .transform((folder) => path.resolve(folder)),
  STEMMA_PRODUCT_NAME: z
    .string()
    .trim()
    .min(1, "set a name that is not blank, or leave it out for Stemma")
    .default("Stemma"),
  STEMMA_AUDIT_DAYS: z
    .string()
    .trim()
    .regex(/^\d{2,5}$/, auditLine)
    .transform(Number)
    .refine((days) => days >= auditDaysMin, auditLine)
    .default(400),
  ...secretSettings.shape,
  ...mailSettings.shape,
  ...fileSettings.shape,
  ...databaseSettings.shape,
  ...backupSettings.shape,
  ...busSettings.shape,
  ...tracingSettings.shape,
  ...providerSettings.shape,
});

const settings = allSettings.superRefine((values, context) => {
  for (const { name, line } of [
    ...clashingNetworkSettings(values),
    ...clashingDiskSettings(values),
    ...missingProviderSettings(values),
    ...missingBackupSettings(values),
    ...missingDatabaseSettings(values),
    ...missingBusSettings(values),
    ...wrongTracingSettings(values),
    ...missingSecretSettings(values),
  ]) {
    context.addIssue({ code: "custom", path: [name], message: line });
  }
});

/** Settings whose values are secrets, and may be in files. */
const secretNames = [
  "STEMMA_SECRET",
  "DATABASE_URL",
  "DATABASE_LISTEN_URL",
  "DATABASE_REPLICA_URL",
  "SMTP_URL",
  "GOOGLE_CLIENT_SECRET",
  "OIDC_CLIENT_SECRET",
  "STEMMA_FILES_URL",
  "STEMMA_BUS_URL",
] as const satisfies (keyof typeof allSettings.shape)[];

/** Settings whose values never appear in messages. The libraries for traces read theirs from the environment alone. */
const hiddenNames: ReadonlySet<string> = new Set([
  ...secretNames,
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
]);

/**
 * Reads the settings from the environment, and from the files that it names for secrets. An empty variable counts as missing. Does not check
 * whether the data folder can be written or the database answers.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigReading {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { given, mistakes: wrongFiles } = readSecretFiles(filled, secretNames);
  const reading = settings.safeParse(given);
  const known = [...Object.keys(allSettings.shape), ...fileVariablesOf(secretNames)];
  const warnings = findUnknownSettings(env, known);
  // A setting whose file is wrong is no further mistake.
  if (wrongFiles.length > 0) return { ok: false, mistakes: [...wrongFiles, ...warnings] };
  if (!reading.success) {
    // A value that is wrong in two ways is one mistake.
    const mistakes = new Set(reading.error.issues.map((issue) => describe(issue, given)));
    return { ok: false, mistakes: [...mistakes, ...warnings] };
  }
  const values = reading.data;
  const network = readNetwork(values);
  return {
    ok: true,
    config: {
      ...network,
      ...readFileSettings(values),
      dataDir: values.STEMMA_DATA_DIR,
      databaseUrl: values.DATABASE_URL,
      databaseListenUrl: values.DATABASE_LISTEN_URL,
      databaseReplicaUrl: values.DATABASE_REPLICA_URL,
      secret: values.STEMMA_SECRET,
      productName: values.STEMMA_PRODUCT_NAME,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.STEMMA_MAIL_FROM ?? `stemma@${new URL(network.publicUrl).hostname}`,
      providers: readProviders(values),
      auditDays: values.STEMMA_AUDIT_DAYS,
      backups: readSchedule(values),
      natsPlace: readNatsPlace(values),
      tracing: readTracing(values),
      operatorMail: values.STEMMA_OPERATOR_MAIL,
      operators: readOperators(values),
      warnings,
    },
  };
}

function describe(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const value = given[name];
  if (value === undefined) return `${name} is missing: ${issue.message}.`;
  const shown = hiddenNames.has(name) ? "" : ` (${JSON.stringify(value)})`;
  return `${name}${shown} is not valid: ${issue.message}.`;
}
