import type { Context } from "hono";
import { contractErrors } from "@stemma/contract/errors";

/** Answers a request that reaches no procedure with a declared error, in the form that the asked protocol has for it. */
export function refuseRequest(context: Context, code: "TOO_LARGE" | "OTHER_ORIGIN"): Response {
  const { status, message } = contractErrors[code];
  const error = { defined: true, code, status, message };
  const isOurClient = context.req.path.startsWith("/rpc/");
  return context.json(isOurClient ? { json: error } : error, status);
}
