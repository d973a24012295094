import { createHash } from "node:crypto";
import type { Sql } from "../platform/database/connect.ts";

/** A condition on accounts: the password with this hash. */
export function isPassword(sql: Sql, hash: string) {
  return sql`provider_id = 'credential' and password = ${hash}`;
}

/** The digest of a password's hash, which tells that hash from others and lets nobody try passwords against it. */
export function digestOf(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("hex");
}

/** A condition on accounts: the password whose hash has this digest. */
export function hasDigest(sql: Sql, digest: string) {
  return sql`provider_id = 'credential'
    and encode(sha256(convert_to(password, 'UTF8')), 'hex') = ${digest}`;
}
