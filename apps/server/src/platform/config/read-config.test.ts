import { availableParallelism } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const secret = "0123456789abcdef0123456789abcdef";

describe("readConfig", () => {
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

  const mistakes = [
    { env: { PORT: "three" }, name: "PORT", because: "it is not a number" },
    { env: { PORT: "65536" }, name: "PORT", because: "it is past the last port" },
    {
      env: { STEMMA_METRICS_PORT: "on" },
      name: "STEMMA_METRICS_PORT",
      because: "it is no number",
    },
    {
      env: { PORT: "4000", STEMMA_METRICS_PORT: "4000" },
      name: "STEMMA_METRICS_PORT",
      because: "the server itself listens there",
    },
    {
      env: { STEMMA_BUS_URL: "nats://nats", STEMMA_BUS_CREDENTIALS: " " },
      name: "STEMMA_BUS_CREDENTIALS",
      because: "no file has no name",
    },
    {
      env: { STEMMA_GOODBYE_SECONDS: "1h" },
      name: "STEMMA_GOODBYE_SECONDS",
      because: "it is no number of seconds",
    },
    {
      env: { STEMMA_AUDIT_DAYS: "29" },
      name: "STEMMA_AUDIT_DAYS",
      because: "what an audit log is for comes to light later",
    },
    { env: { STEMMA_PROCESSES: "0" }, name: "STEMMA_PROCESSES", because: "nobody would answer" },
    { env: { STEMMA_PROCESSES: "65" }, name: "STEMMA_PROCESSES", because: "it is past the limit" },
    { env: { STEMMA_PROCESSES: "all" }, name: "STEMMA_PROCESSES", because: "it is no number" },
    { env: { HOST: "http://localhost" }, name: "HOST", because: "it is an address, not a host" },
    { env: { STEMMA_DATA_DIR: " " }, name: "STEMMA_DATA_DIR", because: "no folder has no name" },
    { env: { STEMMA_BACKUP_DIR: " " }, name: "STEMMA_BACKUP_DIR", because: "it is blank" },
    {
      env: { DATABASE_URL: "db.example.com", STEMMA_SECRET: secret },
      name: "DATABASE_URL",
      because: "it is wrong in two ways",
    },
    {
      env: { DATABASE_LISTEN_URL: "postgres://db/stemma" },
      name: "DATABASE_URL",
      because: "there is a way past the pooler, and no pooler",
    },
    {
      env: { DATABASE_REPLICA_URL: "postgres://db/stemma" },
      name: "DATABASE_URL",
      because: "there is a replica, and no primary",
    },
    ...["pa#ss", "pa/ss", "pa%ss"].map((password) => ({
      env: {
        DATABASE_URL: `postgres://me:${password}@db.example.com:5432/stemma`,
        STEMMA_SECRET: secret,
      },
      name: "DATABASE_URL",
      because: "the driver would fail, and say the password",
    })),
    {
      env: { DATABASE_URL: "mysql://db/x", STEMMA_SECRET: secret },
      name: "DATABASE_URL",
      because: "it is no PostgreSQL",
    },
    { env: { STEMMA_PUBLIC_URL: "wiki" }, name: "STEMMA_PUBLIC_URL", because: "it is no address" },
    {
      env: { STEMMA_PUBLIC_URL: "ftp://wiki.example.com" },
      name: "STEMMA_PUBLIC_URL",
      because: "browsers do not speak it",
    },
    {
      env: { STEMMA_PUBLIC_URL: "https://example.com/wiki" },
      name: "STEMMA_PUBLIC_URL",
      because: "it has a path",
    },
    { env: { STEMMA_SECRET: "short" }, name: "STEMMA_SECRET", because: "it is too short" },
    {
      env: { STEMMA_PRODUCT_NAME: "   " },
      name: "STEMMA_PRODUCT_NAME",
      because: "it is blank",
    },
    { env: { SMTP_URL: "http://mail" }, name: "SMTP_URL", because: "mail servers do not speak it" },
    {
      env: { GOOGLE_CLIENT_ID: "client" },
      name: "GOOGLE_CLIENT_SECRET",
      because: "a client has a secret",
    },
    {
      env: { OIDC_ISSUER: "login", OIDC_CLIENT_ID: "client", OIDC_CLIENT_SECRET: "hush" },
      name: "OIDC_ISSUER",
      because: "an issuer has an address",
    },
    { env: { STEMMA_FILES_URL: "/srv/files" }, name: "STEMMA_FILES_URL", because: "it is a path" },
    {
      env: { STEMMA_FILES_URL: "s3+https://k:s@host" },
      name: "STEMMA_FILES_URL",
      because: "it lacks the bucket",
    },
    { env: { STEMMA_FILE_MB: "0" }, name: "STEMMA_FILE_MB", because: "nothing fits" },
    {
      env: { STEMMA_DISK_WARN_MB: "10%" },
      name: "STEMMA_DISK_WARN_MB",
      because: "it is no number",
    },
    { env: { STEMMA_MAIL_FROM: "wiki" }, name: "STEMMA_MAIL_FROM", because: "it is no address" },
    {
      env: { STEMMA_BACKUP_DIR: "/b", STEMMA_BACKUP_EVERY: "1 day" },
      name: "STEMMA_BACKUP_EVERY",
      because: "it has no unit",
    },
    {
      env: { STEMMA_BACKUP_DIR: "/b", STEMMA_BACKUP_KEEP: "0" },
      name: "STEMMA_BACKUP_KEEP",
      because: "none would be left",
    },
    {
      env: { STEMMA_BACKUP_EVERY: "12h" },
      name: "STEMMA_BACKUP_DIR",
      because: "backups need a place",
    },
    {
      env: { STEMMA_OPERATOR_MAIL: "root" },
      name: "STEMMA_OPERATOR_MAIL",
      because: "it is no address",
    },
    {
      env: { STEMMA_OPERATORS: "ana@example.com bo" },
      name: "STEMMA_OPERATORS",
      because: "there is no comma",
    },
    {
      env: { DATABASE_URL: "postgres://db/stemma" },
      name: "STEMMA_SECRET",
      because: "servers on one database share a secret",
    },
  ];
  test.each(mistakes)("$name is refused in one line because $because", ({ env, name }) => {
    const reading = readConfig(env);
    const lines = reading.ok ? [] : reading.mistakes;
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} .*: .*\\.$`))]);
  });

  test("who gets the mails is the operator, unless others are named", () => {
    expect(readConfig({ STEMMA_OPERATOR_MAIL: "Ana@example.com" })).toMatchObject({
      config: { operators: ["ana@example.com"] },
    });
  });

  test.each(["GOOGLE_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"])(
    "a blank %s is refused in our own words",
    (name) => {
      const reading = readConfig({ [name]: " " });
      const lines = reading.ok ? [] : reading.mistakes;
      expect(lines).toContainEqual(
        expect.stringMatching(`^${name}.* is not valid: set a text that is not blank, or leave it`),
      );
    },
  );

  test("every mistake has its own line", () => {
    const reading = readConfig({ PORT: "x", STEMMA_PRODUCT_NAME: " ", STEMMA_SECRET: "short" });
    expect(reading).toMatchObject({ ok: false, mistakes: { length: 3 } });
  });

  test("a mistake never shows a secret or a password", () => {
    const reading = readConfig({
      STEMMA_SECRET: "hush",
      DATABASE_URL: "mysql://me:hush@db/x",
      SMTP_URL: "x://me:hush@mail",
      STEMMA_FILES_URL: "s3+https://me:hush@mail",
    });
    expect(JSON.stringify(reading)).not.toContain("hush");
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
});
