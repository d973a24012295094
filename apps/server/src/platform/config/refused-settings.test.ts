import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const secret = "0123456789abcdef0123456789abcdef";

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
  {
    env: { STEMMA_DISK_WARN_MB: "3000", STEMMA_DISK_UPLOADS_MB: "3001" },
    name: "STEMMA_DISK_UPLOADS_MB",
    because: "uploads would be refused before anybody is warned",
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
