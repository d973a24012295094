import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";

/** The timeout for an issuer's answer, and how long its discovery document is cached. In milliseconds. */
const patienceMs = 8_000;
const believedMs = 60 * 60 * 1_000;

/** An issuer's discovery document (OpenID Connect Discovery 1.0, section 3). */
const documentShape = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(["RS256"]),
  prompt_values_supported: z.array(z.string()).default([]),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
});

/** A discovered issuer: its endpoints and its signing keys. */
export interface Issuer extends z.output<typeof documentShape> {
  readonly keys: JWTVerifyGetKey;
}

/**
 * Makes a function that fetches an issuer's discovery document at first use, and again after an hour. A failure is not
 * cached: an issuer that was down when the server started works when it is back.
 */
export function createDiscovery(issuer: string): () => Promise<Issuer> {
  let known: { readonly issuer: Promise<Issuer>; readonly until: number } | null = null;
  return () => {
    if (known !== null && known.until > Date.now()) return known.issuer;
    const found = discover(issuer);
    known = { issuer: found, until: Date.now() + believedMs };
    found.catch(() => {
      known = null;
    });
    return found;
  };
}

async function discover(issuer: string): Promise<Issuer> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(patienceMs),
    // An issuer does not choose what else this server asks.
    redirect: "error",
  });
  if (!response.ok) throw new Error(`The issuer ${issuer} answered with ${response.status}.`);
  const document = documentShape.parse(await response.json());
  if (document.issuer.replace(/\/$/, "") !== issuer) {
    throw new Error(`The issuer ${issuer} calls itself ${document.issuer}.`);
  }
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: patienceMs });
  return { ...document, keys };
}
