import { jwtVerify } from "jose";
import { z } from "zod";
import type { Issuer } from "./discover-issuer.ts";

/** The tolerated difference between the issuer's clock and ours, in seconds. */
const clockToleranceS = 60;

/** The timeout for the issuer's userinfo answer, in milliseconds. */
const patienceMs = 8_000;

/** An issuer's claims about a person (OpenID Connect Core 1.0, section 5.1). */
const claimsShape = z.looseObject({
  sub: z.string().min(1),
  email: z.string().optional(),
  /** Some issuers send the boolean as text. */
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

export type Claims = z.output<typeof claimsShape>;

/**
 * Reads the person's claims from the issuer's signed id token, and fetches the address if the token has none. Throws if
 * the token is from another issuer, for another client, for another sign-in, or expired.
 */
export async function readClaims(
  issuer: Issuer,
  tokens: { readonly idToken?: string | undefined; readonly accessToken?: string | undefined },
  { clientId, nonce }: { readonly clientId: string; readonly nonce: string | undefined },
): Promise<Claims> {
  if (tokens.idToken === undefined) throw new Error("The issuer sent no id token.");
  const algorithms = issuer.id_token_signing_alg_values_supported.filter(isSigned);
  const { payload } = await jwtVerify(tokens.idToken, issuer.keys, {
    issuer: issuer.issuer,
    audience: clientId,
    algorithms,
    clockTolerance: clockToleranceS,
    requiredClaims: ["sub", "iat", "exp"],
  });
  if (nonce === undefined || payload["nonce"] !== nonce) {
    throw new Error("The id token belongs to another sign-in.");
  }
  if (payload.iat !== undefined && payload.iat > Date.now() / 1_000 + clockToleranceS) {
    throw new Error("The id token is of the future: one of the clocks is wrong.");
  }
  const claims = claimsShape.parse(payload);
  if (claims.email !== undefined || issuer.userinfo_endpoint === undefined) return claims;
  const userInfo = await fetchUserInfo(issuer.userinfo_endpoint, tokens.accessToken ?? "");
  if (userInfo.sub !== claims.sub)
    throw new Error("The user info is of another person than the id token.");
  return { ...userInfo, ...claims };
}

async function fetchUserInfo(address: string, accessToken: string): Promise<Claims> {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(patienceMs),
    redirect: "error",
  });
  if (!response.ok)
    throw new Error(`The issuer refused to return the user info: ${response.status}.`);
  return claimsShape.parse(await response.json());
}

/** Whether the algorithm uses the issuer's private key: neither unsigned nor a shared secret. */
function isSigned(algorithm: string): boolean {
  return algorithm !== "none" && !algorithm.startsWith("HS");
}
