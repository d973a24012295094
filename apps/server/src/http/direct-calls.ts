import { isProcedure, ORPCError, type AnyProcedure } from "@orpc/server";
import { contractErrors } from "@stemma/contract/errors";
import { Refusal } from "../platform/refusal.ts";
import type { ReportError } from "./report-errors.ts";
import { routeName } from "./route-names.ts";
import { requestIdHeader } from "./request-id.ts";

/** The procedures of a router that `isAsked` names, by their paths below `/rpc`. */
export function findProcedures(
  router: object,
  isAsked: (procedure: AnyProcedure, path: string) => boolean,
  path = "",
): Map<string, AnyProcedure> {
  const found = new Map<string, AnyProcedure>();
  for (const [name, item] of Object.entries(router) as [string, object][]) {
    if (!isProcedure(item)) {
      for (const [below, procedure] of findProcedures(item, isAsked, `${path}${name}/`)) {
        found.set(below, procedure);
      }
    } else if (isAsked(item, path + name)) found.set(path + name, item);
  }
  return found;
}

/** Reports errors under the id of a request. */
export function reportFor(
  {
    headers,
    method = "GET",
    url = "/",
  }: {
    readonly headers: { get(name: string): string | null };
    readonly method: string | undefined;
    readonly url: string | undefined;
  },
  report: ReportError,
): (error: unknown) => string {
  return (error) => report(error, headers.get(requestIdHeader), routeName(method, url));
}

/**
 * The error to answer a failed call with; `null` for a refusal, which the app answers. `reportUnexpected` logs an unexpected error, and
 * returns its id in the log.
 */
export function failureOf(
  error: unknown,
  reportUnexpected: (error: unknown) => string,
): ORPCError<string, unknown> | null {
  if (error instanceof Refusal) return null;
  // A procedure has reported it.
  if (error instanceof ORPCError) return error.status < 500 ? null : error;
  const { status, message } = contractErrors.UNEXPECTED;
  const data = { errorId: reportUnexpected(error) };
  return new ORPCError("UNEXPECTED", { defined: true, status, message, data });
}
