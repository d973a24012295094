import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const secret = "0123456789abcdef0123456789abcdef";
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-secrets-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: string): string {
  const file = path.join(folder, String(Math.random()));
  writeFileSync(file, content);
  return file;
}

function mistakesIn(env: Readonly<Record<string, string>>): string[] {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.mistakes;
}

test("every secret comes from the file that its variable names", () => {
  const reading = readConfig({
    DATABASE_URL_FILE: fileWith("postgres://stemma:pw@pooler.example.com/stemma\n"),
    DATABASE_LISTEN_URL_FILE: fileWith("postgres://stemma:pw@db.example.com/stemma"),
    DATABASE_REPLICA_URL_FILE: fileWith("postgres://stemma:pw@replica.example.com/stemma"),
    STEMMA_SECRET_FILE: fileWith(`${secret}\r\n`),
    SMTP_URL_FILE: fileWith("smtps://me:pw@mail.example.com"),
    GOOGLE_CLIENT_ID: "google",
    GOOGLE_CLIENT_SECRET_FILE: fileWith("google-secret\n"),
    OIDC_ISSUER: "https://login.example.com",
    OIDC_CLIENT_ID: "client",
    OIDC_CLIENT_SECRET_FILE: fileWith("hush\n"),
    STEMMA_FILES_URL_FILE: fileWith("s3+https://key:secret@s3.example.com/wiki?region=eu-1"),
    STEMMA_BUS_URL_FILE: fileWith("tls://stemma:pw@nats.internal"),
  });
  expect(reading).toMatchObject({
    ok: true,
    config: {
      databaseUrl: "postgres://stemma:pw@pooler.example.com/stemma",
      databaseListenUrl: "postgres://stemma:pw@db.example.com/stemma",
      databaseReplicaUrl: "postgres://stemma:pw@replica.example.com/stemma",
      secret,
      smtpUrl: "smtps://me:pw@mail.example.com",
      providers: [{ clientSecret: "google-secret" }, { clientSecret: "hush" }],
      filesPlace: { s3: { bucket: "wiki" } },
      natsPlace: { password: "pw", isEncrypted: true },
      warnings: [],
    },
  });
});

test("an empty variable names no file", () => {
  expect(readConfig({ STEMMA_SECRET_FILE: "", STEMMA_SECRET: secret })).toMatchObject({
    ok: true,
    config: { secret },
  });
});

test("a file that is missing, empty or beside the setting itself is one line, without any value", () => {
  const missing = path.join(folder, "missing");
  const empty = fileWith("\n");
  const url = fileWith("postgres://stemma:hidden@db.example.com/stemma");
  const mistakes = mistakesIn({
    STEMMA_SECRET_FILE: missing,
    SMTP_URL_FILE: empty,
    DATABASE_URL: "postgres://stemma:hidden@db.example.com/stemma",
    DATABASE_URL_FILE: url,
  });
  expect(mistakes).toEqual([
    `STEMMA_SECRET_FILE ("${missing}") is not valid: the file cannot be read (ENOENT).`,
    "DATABASE_URL_FILE is set, and DATABASE_URL, too: leave out one of them.",
    `SMTP_URL_FILE ("${empty}") is not valid: the file is empty.`,
  ]);
});

test("a value from a file is checked like one of the environment, and shown nowhere", () => {
  const [line, ...others] = mistakesIn({ STEMMA_SECRET_FILE: fileWith("hidden") });
  expect(line).toMatch(/^STEMMA_SECRET is not valid: set at least 32 random characters/);
  expect(others).toEqual([]);
});
