import { createHmac, randomBytes, randomUUID, scryptSync } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { openSql } from "../server/open-sql.ts";
import type { StemmaServer } from "../server/stemma-server.ts";
import type { Actor } from "./actor.ts";

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Creates an account and a session directly in the database, for scenarios that do not test signing up. Signing up
 * through the API hashes the password, which takes 0.1 s of processor time; here each password is hashed once.
 */
export async function openAccount(
  { url, dataDir }: Pick<StemmaServer, "url" | "dataDir">,
  { name, email, password, context, page, api, address }: Actor,
): Promise<void> {
  const [userId, token] = [randomUUID(), randomBytes(24).toString("base64url")];
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const sql = openSql(dataDir);
  await sql`
    with person as (
      insert into authentication.users (id, name, email) values (${userId}, ${name}, ${email})
      returning id
    ), way_in as (
      insert into authentication.accounts (id, account_id, provider_id, user_id, password)
      select ${randomUUID()}::uuid, id::text, 'credential', id, ${hashOf(password)} from person
    ), known as (
      insert into authentication.known_addresses (user_id, address, last_used_at)
      select id, ${address}, now() from person
    )
    insert into authentication.sessions (id, token, user_id, expires_at, ip_address, user_agent)
    select ${randomUUID()}::uuid, ${token}, id, ${new Date(Date.now() + dayMs)}, ${address}, ${userAgent}
    from person`;
  await sql.end();
  const secret = readFileSync(path.join(dataDir, "secret"), "utf8").trim();
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const value = encodeURIComponent(`${token}.${signature}`);
  await context.addCookies([
    { name: "stemma.session_token", value, url, httpOnly: true, sameSite: "Lax" },
  ]);
  await api.call("POST", "/account", {});
}

const hashes = new Map<string, string>();

/** A password's hash in better-auth's format. */
function hashOf(password: string): string {
  const known = hashes.get(password);
  if (known !== undefined) return known;
  const salt = randomBytes(16).toString("hex");
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
  const hash = `${salt}:${scryptSync(password.normalize("NFKC"), salt, 64, cost).toString("hex")}`;
  hashes.set(password, hash);
  return hash;
}
