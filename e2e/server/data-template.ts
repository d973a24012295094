import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";
import { runStemma } from "./run-stemma.ts";

/** The environment variable that tells the workers of a run where the template is. */
const templateVariable = "STEMMA_E2E_DATA_TEMPLATE";

/**
 * Creates the data folder that every server of this run starts with: one that a Stemma started in and left. A first
 * start creates the database and migrates it, which takes three times as long as a later one. Returns a function that
 * removes the folder.
 */
export default async function createDataTemplate(): Promise<() => void> {
  const folder = newDataFolder();
  const first = runStemma({ PORT: String(await findFreePort()), STEMMA_DATA_DIR: folder });
  await first.ready;
  first.process.kill("SIGTERM");
  await first.ended;
  process.env[templateVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Creates a data folder: a copy of the run's template, or an empty one outside of such a run, as in measurements. `cp` copies its
 * 1,500 files in a quarter of the processor time that Node's `cpSync` takes.
 */
export function copyDataTemplate(): string {
  const template = process.env[templateVariable];
  const folder = newDataFolder();
  if (template !== undefined) execFileSync("cp", ["-R", `${template}/.`, folder]);
  return folder;
}

function newDataFolder(): string {
  return mkdtempSync(path.join(tmpdir(), "stemma-e2e-"));
}
