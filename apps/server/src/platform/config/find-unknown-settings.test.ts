import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const warningsOf = (env: Readonly<Record<string, string>>) => {
  const reading = readConfig(env);
  return reading.ok ? reading.config.warnings : reading.mistakes;
};

test.each([
  ["STEMMA_BACKUPDIR", "Did you mean STEMMA_BACKUP_DIR?"],
  ["STEMMA_SECERT", "Did you mean STEMMA_SECRET?"],
  ["STEMMA_OPERATOR", "Did you mean STEMMA_OPERATORS?"],
  ["STEMMA_DATABASE_URL", "Did you mean DATABASE_URL?"],
  ["STEMMA_PORT", "Did you mean PORT?"],
  ["STEMMA_SECRETS_FILE", "Did you mean STEMMA_SECRET_FILE?"],
])("%s is told, with the setting that was meant", (name, hint) => {
  expect(warningsOf({ [name]: "x" })).toEqual([`${name} is not a setting. ${hint}`]);
});

test("a name that is like none is told without a guess, and others are nobody's business", () => {
  const env = { STEMMA_FAVOURITE_ANIMAL: "otter", STEMMA_EMPTYX: "", HOME: "/root", stemma_x: "1" };
  expect(warningsOf(env)).toEqual(["STEMMA_FAVOURITE_ANIMAL is not a setting."]);
});

test("what Kubernetes sets for a service with the name stemma is not told", () => {
  const address = "tcp://10.0.0.7:3000";
  const env = {
    STEMMA_SERVICE_HOST: "10.0.0.7",
    STEMMA_SERVICE_PORT: "3000",
    STEMMA_SERVICE_PORT_HTTP: "3000",
    STEMMA_PORT: address,
    STEMMA_PORT_3000_TCP: address,
    STEMMA_PORT_3000_TCP_ADDR: "10.0.0.7",
    STEMMA_PORT_3000_TCP_PROTO: "tcp",
  };
  expect(warningsOf(env)).toEqual([]);
});

test("beside a mistake, which a misspelt name may have made, it is a line, too", () => {
  const env = { DATABASE_URL: "postgres://db/stemma", STEMMA_SECERT: "x" };
  expect(warningsOf(env)).toEqual([
    expect.stringMatching(/^STEMMA_SECRET is missing: /),
    "STEMMA_SECERT is not a setting. Did you mean STEMMA_SECRET?",
  ]);
});

/** The text files of a folder of the checkout, but for what was installed, built or measured. */
function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (["node_modules", "dist", "data", "test-results"].includes(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file);
    else if (entry.isFile() && statSync(file).size < 1_000_000) yield file;
  }
}

test("what scripts, tests, measurements and deploy/ set is known", () => {
  const root = path.resolve(import.meta.dirname, "../../../../..");
  const names = new Set<string>();
  for (const folder of ["scripts", "e2e", "bench", "deploy"]) {
    for (const file of filesIn(path.join(root, folder))) {
      for (const [name] of readFileSync(file, "utf8").matchAll(/\bSTEMMA_[A-Z0-9_]*[A-Z0-9]\b/g)) {
        names.add(name);
      }
    }
  }
  // No variable: a script writes the lines of deploy/ha/haproxy.cfg in its place.
  names.delete("STEMMA_SERVERS");
  expect(names.size).toBeGreaterThan(10);
  const env = Object.fromEntries([...names].map((name) => [name, "x"]));
  expect(warningsOf(env).filter((line) => line.includes("is not a setting"))).toEqual([]);
});
