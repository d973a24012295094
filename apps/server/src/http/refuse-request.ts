import type { Context } from "hono";
import { contractErrors } from "@stemma/contract/errors";
import type { Refusal } from "../platform/refusal.ts";

type Code =
  | "OTHER_ORIGIN"
  | "UNAUTHENTICATED"
  | "TOO_LARGE"
  | "TOO_DEEP"
  | "NOT_READABLE"
  | "NOT_FOUND";

/** Refuses a request before it reaches a procedure, with a declared error in the format of the called protocol. */
export function refuseRequest(context: Context, code: Code): Response {
  return answer(context, code, undefined);
}

/** Answers a use case's refusal outside of the contract's procedures, in the format of `/api`. */
export function answerRefusal(context: Context, { code, message, data }: Refusal): Response {
  const { status } = contractErrors[code];
  context.set("refusal", code);
  return context.json({ defined: true, code, status, message, data }, status);
}

/** Reports an unexpected failure in the same format; `errorId` is also in the log. */
export function answerUnexpected(context: Context, errorId: string): Response {
  return answer(context, "UNEXPECTED", { errorId });
}

function answer(context: Context, code: Code | "UNEXPECTED", data: unknown): Response {
  const { status, message } = contractErrors[code];
  const error = { defined: true, code, status, message, data };
  if (status < 500) context.set("refusal", code);
  const isOurClient = context.req.path.startsWith("/rpc/");
  return context.json(isOurClient ? { json: error } : error, status);
}
