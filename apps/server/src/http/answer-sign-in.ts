import type { Context } from "hono";
import type { Authentication } from "../accounts/authentication.ts";
import { clientAddressHeader } from "../accounts/caller-address.ts";
import { clientAddress } from "./client-address.ts";
import { readRequest } from "./read-request.ts";
import { answerUnexpected, refuseRequest } from "./refuse-request.ts";

/** Addresses, names and passwords. In bytes. */
const signInMaxBytes = 16 * 1024;

interface Needs {
  readonly authentication: Pick<Authentication, "handle">;
  readonly reportUnexpected: (error: unknown) => string;
}

/** Answers `/api/auth/*`: measured as every request is, told from which address it came, and in JSON also when it failed. */
export function answerSignIn({ authentication, reportUnexpected }: Needs) {
  return async (context: Context): Promise<Response> => {
    const read = await readRequest(context.req.raw, signInMaxBytes, ["application/json"]);
    if (!read.ok) return refuseRequest(context, read.code);
    const headers = new Headers(read.request.headers);
    headers.set(clientAddressHeader, clientAddress(context));
    const answered = await authentication.handle(new Request(read.request, { headers }));
    // Other statuses are declared refusals, also that a provider can't be reached (503).
    if (answered.status !== 500) return answered;
    return answerUnexpected(context, reportUnexpected(new Error("sign-in failed")));
  };
}
