import type { Context } from "hono";
import type { Authentication } from "../accounts/authentication.ts";
import { clientAddressHeader } from "../accounts/caller-address.ts";
import { clientAddress } from "./client-address.ts";
import { readRequest } from "./read-request.ts";
import { answerUnexpected, refuseRequest } from "./refuse-request.ts";

/** The largest body of a sign-in request, which holds an address, a name and passwords. In bytes. */
const signInMaxBytes = 16 * 1024;

interface Needs {
  readonly authentication: Pick<Authentication, "handle">;
  readonly reportUnexpected: (error: unknown) => string;
}

/** Answers `/api/auth/*`: limits the body, tells better-auth the client address, and answers an unexpected failure as JSON. */
export function answerSignIn({ authentication, reportUnexpected }: Needs) {
  return async (context: Context): Promise<Response> => {
    const read = await readRequest(context.req.raw, signInMaxBytes);
    if (!read.ok) return refuseRequest(context, read.code);
    const headers = new Headers(read.request.headers);
    headers.set(clientAddressHeader, clientAddress(context));
    const answered = await authentication.handle(new Request(read.request, { headers }));
    // Every other status is a declared refusal, also the 503 for a provider that does not answer.
    if (answered.status !== 500) return answered;
    return answerUnexpected(context, reportUnexpected(new Error("sign-in failed")));
  };
}
