import { randomBytes, randomInt } from "node:crypto";
import { hashByScrypt, readScryptHash } from "./scrypt-hash.ts";

/** How many recovery codes a person gets. Each signs in once. */
const count = 10;

/** Letters and digits that nobody takes for another when they read them from paper. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** 16 MB and some 40 ms a code: nobody tries 2^49 codes at that price. */
const cost = { N: 16_384, r: 8, p: 1 };

const saltBytes = 16;

/** New recovery codes, such as `7kq2m-x9hct`: 49 bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => `${letters()}-${letters()}`);
}

function letters(): string {
  return Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/**
 * The recovery codes of a person as they are stored: hashes with one salt, as JSON. `json` is a list of codes, or of the hashes that are
 * left after one was used.
 */
export async function hashRecoveryCodes(json: string): Promise<string> {
  const entries: string[] = JSON.parse(json);
  const salt = randomBytes(saltBytes);
  const hashes = entries.map((entry) =>
    readScryptHash(entry) === null ? hashByScrypt(entry, cost, salt) : entry,
  );
  return JSON.stringify(await Promise.all(hashes));
}

/** Whether stored recovery codes are hashed. Earlier versions encrypted them. */
export function areHashed(stored: string): boolean {
  return stored.startsWith("[");
}

/** The hash that a stored list of hashes has for a code, if the code is one of them. */
export async function hashLikeStored(code: string, stored: string): Promise<string> {
  const hashes: string[] = JSON.parse(stored);
  const [first = ""] = hashes;
  const like = readScryptHash(first);
  return like === null ? "" : hashByScrypt(code, like.cost, like.salt);
}
