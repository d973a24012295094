import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { StartFailure } from "../start-failure.ts";
import { describeUnwritable, openDataFolder } from "./open-data-folder.ts";
import { secretLengthMin } from "./secret-settings.ts";

/**
 * The server's secret: generated at the first start and kept in the data folder, readable only by its owner. Two
 * processes that start at once use the same secret.
 *
 * @throws StartFailure if the folder cannot be written or the file does not hold a secret
 */
export function readOrCreateSecret(dataDir: string): string {
  const folder = openDataFolder(dataDir);
  const file = path.join(folder, "secret");
  try {
    const secret = readSecret(file) ?? makeSecret(file);
    chmodSync(file, 0o600);
    return secret;
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(describeUnwritable(folder, error), { cause: error });
  }
}

function readSecret(file: string): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  if (secret.length >= secretLengthMin) return secret;
  throw new StartFailure(
    `The file ${file} holds no secret of ${secretLengthMin} characters: restore it from your backup, or remove it and everyone signs in again.`,
  );
}

/** Writes the secret to a temporary file and then links it, so that no process reads an incomplete secret. */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    const descriptor = openSync(draft, "wx", 0o600);
    writeSync(descriptor, `${randomBytes(32).toString("hex")}\n`);
    fsyncSync(descriptor);
    closeSync(descriptor);
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}
