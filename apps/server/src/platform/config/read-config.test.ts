import { availableParallelism } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const secret = "0123456789abcdef0123456789abcdef";

test("an empty environment gives the defaults", () => {
  expect(readConfig({})).toEqual({
    ok: true,
    config: {
      port: 3000,
      host: undefined,
      metricsPlace: undefined,
      processes: Math.max(1, availableParallelism() - 1),
      goodbyeMs: 0,
      dataDir: path.resolve("data"),
      databaseUrl: undefined,
      databaseListenUrl: undefined,
      databaseReplicaUrl: undefined,
      publicUrl: "http://localhost:3000",
      secret: undefined,
      productName: "Stemma",
      smtpUrl: undefined,
      mailFrom: "stemma@localhost",
      providers: [],
      filesPlace: undefined,
      fileSizeMax: 100_000_000,
      filesSizeMax: 10_000_000_000,
      diskLimits: { warnBelow: undefined, uploadsBelow: undefined },
      backups: undefined,
      natsPlace: undefined,
      tracing: undefined,
      operatorMail: undefined,
      operators: [],
      warnings: [],
      auditDays: 400,
    },
  });
});

test("every setting is read, and trimmed", () => {
  const env = {
    PORT: "8080",
    HOST: "127.0.0.1",
    STEMMA_METRICS_PORT: "9464",
    STEMMA_PROCESSES: " 3 ",
    STEMMA_GOODBYE_SECONDS: "10",
    STEMMA_DATA_DIR: "/var/lib/stemma",
    DATABASE_URL: "postgres://stemma:pw@pooler.example.com/stemma",
    DATABASE_LISTEN_URL: "postgres://stemma:pw@db.example.com/stemma",
    DATABASE_REPLICA_URL: "postgres://stemma:pw@replica.example.com/stemma",
    STEMMA_PUBLIC_URL: "https://wiki.example.com/",
    STEMMA_SECRET: secret,
    STEMMA_PRODUCT_NAME: "  Our Wiki ",
    SMTP_URL: "smtps://me:pw@mail.example.com",
    STEMMA_MAIL_FROM: "Our Wiki <wiki@example.com>",
    GOOGLE_CLIENT_ID: "google-client",
    GOOGLE_CLIENT_SECRET: "google-secret",
    OIDC_ISSUER: "https://login.example.com/",
    OIDC_CLIENT_ID: "client",
    OIDC_CLIENT_SECRET: "hush",
    OIDC_NAME: " Our Login ",
    STEMMA_FILES_URL: "s3+https://key:s%2Fcret@s3.example.com/wiki/files?region=eu-1",
    STEMMA_FILE_MB: "5",
    STEMMA_FILES_MB: "70",
    STEMMA_DISK_WARN_MB: "9000",
    STEMMA_DISK_UPLOADS_MB: "3000",
    STEMMA_BACKUP_DIR: "/srv/backups",
    STEMMA_BACKUP_EVERY: " 2d ",
    STEMMA_BACKUP_KEEP: "14",
    STEMMA_OPERATOR_MAIL: "admin@example.com",
    STEMMA_OPERATORS: "Ana@example.com, bo@example.com",
    STEMMA_AUDIT_DAYS: " 90 ",
  };
  expect(readConfig(env)).toEqual({
    ok: true,
    config: {
      port: 8080,
      host: "127.0.0.1",
      metricsPlace: { port: 9464, host: "127.0.0.1" },
      processes: 3,
      goodbyeMs: 10_000,
      dataDir: "/var/lib/stemma",
      databaseUrl: "postgres://stemma:pw@pooler.example.com/stemma",
      databaseListenUrl: "postgres://stemma:pw@db.example.com/stemma",
      databaseReplicaUrl: "postgres://stemma:pw@replica.example.com/stemma",
      publicUrl: "https://wiki.example.com",
      secret,
      productName: "Our Wiki",
      smtpUrl: "smtps://me:pw@mail.example.com",
      mailFrom: "Our Wiki <wiki@example.com>",
      providers: [
        {
          id: "google",
          name: "Google",
          issuer: "https://accounts.google.com",
          clientId: "google-client",
          clientSecret: "google-secret",
        },
        {
          id: "oidc",
          name: "Our Login",
          issuer: "https://login.example.com",
          clientId: "client",
          clientSecret: "hush",
        },
      ],
      filesPlace: {
        s3: {
          bucket: "wiki",
          prefix: "files/",
          endpoint: "https://s3.example.com",
          region: "eu-1",
          credentials: { accessKeyId: "key", secretAccessKey: "s/cret" },
        },
      },
      fileSizeMax: 5_000_000,
      filesSizeMax: 70_000_000,
      diskLimits: { warnBelow: 9_000_000_000, uploadsBelow: 3_000_000_000 },
      backups: { folder: "/srv/backups", everyMs: 2 * 86_400_000, keep: 14 },
      natsPlace: undefined,
      tracing: undefined,
      operatorMail: "admin@example.com",
      operators: ["ana@example.com", "bo@example.com"],
      warnings: [],
      auditDays: 90,
    },
  });
});

test("metrics may have the server's port on another address", () => {
  const env = { PORT: "4000", HOST: "192.0.2.1", STEMMA_METRICS_PORT: "4000" };
  expect(readConfig(env)).toMatchObject({ ok: true, config: { metricsPlace: { port: 4000 } } });
});

test("the public address follows the port", () => {
  expect(readConfig({ PORT: "4000" })).toMatchObject({
    config: { publicUrl: "http://localhost:4000" },
  });
});

test("who gets the mails is the operator, unless others are named", () => {
  expect(readConfig({ STEMMA_OPERATOR_MAIL: "Ana@example.com" })).toMatchObject({
    config: { operators: ["ana@example.com"] },
  });
});

test("an empty variable counts as left out", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", STEMMA_PRODUCT_NAME: "" })).toMatchObject({
    ok: true,
    config: { port: 3000, databaseUrl: undefined, productName: "Stemma" },
  });
});

test.each([
  ["file:///srv/our%20files", { folder: "/srv/our files" }],
  [
    "s3://wiki?region=eu-2",
    { s3: { bucket: "wiki", prefix: "", region: "eu-2", endpoint: null, credentials: null } },
  ],
])("reads where files are from %s", (address, filesPlace) => {
  expect(readConfig({ STEMMA_FILES_URL: address })).toMatchObject({ config: { filesPlace } });
});
