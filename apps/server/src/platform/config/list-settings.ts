import type { FilesPlace } from "../file-store/read-files-url.ts";
import type { Config } from "./config.ts";

/**
 * The settings by the names of their variables, without any secret. Of a setting that may contain one, the value is only that it is set.
 */
export function listSettings(config: Config): Record<string, string> {
  const secret = (value: unknown) => (value === undefined ? undefined : "(set)");
  const [google, oidc] = ["google", "oidc"].map((id) =>
    config.providers.find((provider) => provider.id === id),
  );
  const all: Record<string, string | undefined> = {
    PORT: String(config.port),
    HOST: config.host,
    STEMMA_METRICS_PORT: config.metricsPlace && String(config.metricsPlace.port),
    STEMMA_METRICS_HOST: config.metricsPlace?.host,
    STEMMA_GOODBYE_SECONDS: String(config.goodbyeMs / 1000),
    STEMMA_PROCESSES: String(config.processes),
    STEMMA_DATA_DIR: config.dataDir,
    DATABASE_URL: secret(config.databaseUrl),
    DATABASE_LISTEN_URL: secret(config.databaseListenUrl),
    DATABASE_REPLICA_URL: secret(config.databaseReplicaUrl),
    STEMMA_PUBLIC_URL: config.publicUrl,
    STEMMA_SECRET: secret(config.secret),
    STEMMA_PRODUCT_NAME: config.productName,
    SMTP_URL: secret(config.smtpUrl),
    STEMMA_MAIL_FROM: config.mailFrom,
    STEMMA_FILES_URL: describePlace(config.filesPlace),
    STEMMA_FILE_MB: inMegabytes(config.fileSizeMax),
    STEMMA_FILES_MB: inMegabytes(config.filesSizeMax),
    STEMMA_DISK_WARN_MB: inMegabytes(config.diskLimits.warnBelow),
    STEMMA_DISK_UPLOADS_MB: inMegabytes(config.diskLimits.uploadsBelow),
    STEMMA_AUDIT_DAYS: String(config.auditDays),
    STEMMA_BACKUP_DIR: config.backups?.folder,
    STEMMA_BACKUP_EVERY: config.backups && `${config.backups.everyMs / 60_000}m`,
    STEMMA_BACKUP_KEEP: config.backups && String(config.backups.keep),
    STEMMA_OPERATOR_MAIL: config.operatorMail,
    OTEL_TRACES_EXPORTER: config.tracing && "otlp",
    OTEL_EXPORTER_OTLP_PROTOCOL: config.tracing?.protocol,
    OTEL_TRACES_SAMPLER: config.tracing?.sampler,
    STEMMA_BUS_URL: secret(config.natsPlace),
    STEMMA_BUS_CREDENTIALS: config.natsPlace?.credentialsFile,
    STEMMA_OPERATORS: config.operators.length === 0 ? undefined : config.operators.join(","),
    GOOGLE_CLIENT_ID: google?.clientId,
    GOOGLE_CLIENT_SECRET: secret(google?.clientSecret),
    OIDC_ISSUER: oidc?.issuer,
    OIDC_CLIENT_ID: oidc?.clientId,
    OIDC_CLIENT_SECRET: secret(oidc?.clientSecret),
    OIDC_NAME: oidc?.name,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function inMegabytes(bytes: number | undefined): string | undefined {
  return bytes === undefined ? undefined : String(bytes / 1_000_000);
}

function describePlace(place: FilesPlace | undefined): string | undefined {
  if (place === undefined) return undefined;
  if ("folder" in place) return `file://${place.folder}`;
  const { endpoint, bucket, prefix } = place.s3;
  return `${bucket}/${prefix} at ${endpoint ?? "Amazon S3"}`;
}
