import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSettings } from "./list-settings.ts";
import { readConfig } from "./read-config.ts";

const environment = {
  PORT: "3100",
  HOST: "127.0.0.1",
  STEMMA_METRICS_PORT: "9100",
  STEMMA_METRICS_HOST: "10.0.0.1",
  STEMMA_PROCESSES: "2",
  STEMMA_DATA_DIR: "/srv/stemma",
  DATABASE_URL: "postgres://stemma:hidden-1@pooler.internal/stemma",
  DATABASE_LISTEN_URL: "postgres://stemma:hidden-7@db.internal/stemma",
  DATABASE_REPLICA_URL: "postgres://stemma:hidden-8@replica.internal/stemma",
  STEMMA_PUBLIC_URL: "https://wiki.example.com",
  STEMMA_SECRET: `hidden-2-${"x".repeat(40)}`,
  STEMMA_PRODUCT_NAME: "Wiki",
  SMTP_URL: "smtp://user:hidden-3@mail.example.com:587",
  STEMMA_MAIL_FROM: "wiki@example.com",
  STEMMA_FILES_URL: "s3+https://key:hidden-4@store.example.com/bucket/path?region=eu-1",
  STEMMA_FILE_MB: "7",
  STEMMA_FILES_MB: "70",
  STEMMA_DISK_WARN_MB: "4000",
  STEMMA_DISK_UPLOADS_MB: "400",
  STEMMA_BACKUP_DIR: "/srv/backups",
  STEMMA_BACKUP_EVERY: "12h",
  STEMMA_BACKUP_KEEP: "14",
  STEMMA_OPERATOR_MAIL: "admin@example.com",
  OTEL_TRACES_EXPORTER: "otlp",
  STEMMA_BUS_URL: "tls://stemma:hidden-7@nats.internal",
  STEMMA_BUS_CREDENTIALS: "/etc/stemma/nats.creds",
  STEMMA_OPERATORS: "admin@example.com,ana@example.com",
  GOOGLE_CLIENT_ID: "google-client",
  GOOGLE_CLIENT_SECRET: "hidden-5",
  OIDC_ISSUER: "https://id.example.com",
  OIDC_CLIENT_ID: "oidc-client",
  OIDC_CLIENT_SECRET: "hidden-6",
  OIDC_NAME: "Example",
};

function list(given: NodeJS.ProcessEnv): Record<string, string> {
  const reading = readConfig(given);
  if (!reading.ok) throw new Error(reading.mistakes.join("\n"));
  return listSettings(reading.config);
}

test("every setting of the documentation is listed, without any secret", () => {
  const listed = list(environment);
  expect(JSON.stringify(listed)).not.toContain("hidden");
  expect(listed).toMatchObject({
    PORT: "3100",
    DATABASE_URL: "(set)",
    STEMMA_FILES_URL: "bucket/path/ at https://store.example.com",
    STEMMA_FILE_MB: "7",
    STEMMA_BACKUP_EVERY: "720m",
    GOOGLE_CLIENT_ID: "google-client",
    GOOGLE_CLIENT_SECRET: "(set)",
  });
  const page = readFileSync(new URL("../../../../../docs/operating.md", import.meta.url), "utf8");
  const documented = [...page.matchAll(/^\| `([A-Z][A-Z_]+)` /gm)].map(([, name]) => name);
  expect(documented.length).toBeGreaterThan(15);
  expect(Object.keys(listed)).toEqual(expect.arrayContaining(documented));
});

test("what is not set is not listed", () => {
  const listed = list({});
  expect(listed).toMatchObject({ PORT: "3000", STEMMA_PRODUCT_NAME: "Stemma" });
  expect(listed).not.toHaveProperty("DATABASE_URL");
  expect(listed).not.toHaveProperty("STEMMA_METRICS_PORT");
});
