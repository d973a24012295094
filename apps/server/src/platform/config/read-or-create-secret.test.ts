import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartFailure } from "../start-failure.ts";
import { readOrCreateSecret } from "./read-or-create-secret.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "stemma-secret-"));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

test("a server keeps the secret that it made at its first start", () => {
  const made = readOrCreateSecret(dataDir);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrCreateSecret(dataDir)).toBe(made);
});

test("only the owner of the data folder can read the secret", () => {
  readOrCreateSecret(dataDir);
  const file = path.join(dataDir, "secret");
  chmodSync(file, 0o644);
  readOrCreateSecret(dataDir);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("two servers have different secrets", () => {
  expect(readOrCreateSecret(path.join(dataDir, "one"))).not.toBe(
    readOrCreateSecret(path.join(dataDir, "two")),
  );
});

test("a server refuses a file that holds no secret, and says so", () => {
  writeFileSync(path.join(dataDir, "secret"), "");
  expect(() => readOrCreateSecret(dataDir)).toThrow(StartFailure);
});

test("a server refuses a data folder that is a file, and says so", () => {
  const file = path.join(dataDir, "file");
  writeFileSync(file, "");
  expect(() => readOrCreateSecret(file)).toThrow("part of its path is a file");
  expect(() => readOrCreateSecret(path.join(file, "data"))).toThrow("part of its path is a file");
});

test.runIf(process.platform === "linux")(
  "a server refuses a place where no folder can be made",
  () => {
    expect(() => readOrCreateSecret("/proc/stemma/data")).toThrow("no folder can be made there");
  },
);
