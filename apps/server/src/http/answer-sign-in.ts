import type { Context } from "hono";
import type { Authentication } from "../accounts/authentication.ts";
import { clientAddressHeader } from "../accounts/caller-address.ts";
import { authPath } from "../accounts/enabled-endpoints.ts";
import { clientAddress } from "./client-address.ts";
import { readRequest } from "./read-request.ts";
import { answerUnexpected, refuseRequest } from "./refuse-request.ts";
import type { ReportError } from "./report-errors.ts";
import { requestIdOf } from "./request-id.ts";

/** The largest body of a sign-in request, in bytes: it holds an address, a name and passwords. */
const signInMaxBytes = 16 * 1024;

/** Under which code a refusal of better-auth is counted and logged, by its status. */
const refusalOf: Readonly<Record<number, string>> = {
  401: "SIGN_IN_REFUSED",
  403: "SIGN_IN_REFUSED",
  429: "TOO_MANY_REQUESTS",
};

interface Needs {
  readonly authentication: Pick<Authentication, "handle">;
  readonly reportUnexpected: ReportError;
}

/**
 * Handles `/api/auth/*`: limits the body, passes the client address to better-auth, and returns unexpected failures as
 * JSON.
 */
export function answerSignIn({ authentication, reportUnexpected }: Needs) {
  return async (context: Context): Promise<Response> => {
    const read = await readRequest(context.req.raw, signInMaxBytes);
    if (!read.ok) return refuseRequest(context, read.code);
    const headers = new Headers(read.request.headers);
    headers.set(clientAddressHeader, clientAddress(context));
    const answered = await authentication.handle(new Request(read.request, { headers }));
    const isMalformed = answered.status === 400 && !isParsable(read.bytes);
    const refusal = isMalformed ? "BAD_REQUEST" : refusalOf[answered.status];
    if (refusal !== undefined) context.set("refusal", refusal);
    // Every other status is a declared refusal, including the 503 for an unreachable provider.
    if (answered.status !== 500) return isSignOut(context) ? withClearedCache(answered) : answered;
    const error = new Error("sign-in failed");
    return answerUnexpected(context, reportUnexpected(error, requestIdOf(context)));
  };
}

function isSignOut(context: Context): boolean {
  return context.req.path === `${authPath}/sign-out`;
}

/** Empties the browser's cache, which keeps files and screens that somebody else at the same computer could look at. */
function withClearedCache(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("clear-site-data", '"cache"');
  return new Response(response.body, { status: response.status, headers });
}

/** Whether a body is JSON, or empty. */
function isParsable(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return true;
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}
