import { createHmac, timingSafeEqual } from "node:crypto";

/** How better-auth signs the cookie of a session. */
export interface SessionCookie {
  readonly name: string;
  readonly secret: string;
}

/**
 * The token of the session in a request's cookies, if its signature is right; `null` otherwise. The value is better-auth's:
 * `{token}.{signature}`, percent-encoded, with the token's HMAC-SHA256 in base64.
 */
export function readSessionToken(cookies: string, { name, secret }: SessionCookie): string | null {
  const value = decoded(firstCookie(cookies, name));
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const expected = Buffer.from(createHmac("sha256", secret).update(token).digest("base64"));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The first cookie with this name, as better-auth takes it; empty without one. */
function firstCookie(cookies: string, name: string): string {
  for (const cookie of cookies.split(";")) {
    const equals = cookie.indexOf("=");
    if (equals !== -1 && cookie.slice(0, equals).trim() === name) {
      return cookie.slice(equals + 1).trim();
    }
  }
  return "";
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
