import { isProcedure, Procedure, type AnyProcedure } from "@orpc/server";
import type { Tracing } from "../platform/tracing/tracing.ts";

/** A router of which each procedure is a span, from the check of its input to its answer. */
export function traceProcedures<Router extends object>(
  router: Router,
  tracing: Tracing,
  path: readonly string[] = [],
): Router {
  const entries = Object.entries(router).map(([name, item]: [string, unknown]) => [
    name,
    isProcedure(item)
      ? traced(item, tracing, [...path, name].join("/"))
      : traceProcedures(item as object, tracing, [...path, name]),
  ]);
  return Object.fromEntries(entries) as Router;
}

function traced(procedure: AnyProcedure, tracing: Tracing, name: string): AnyProcedure {
  const { middlewares, inputValidationIndex, outputValidationIndex } = procedure["~orpc"];
  return new Procedure({
    ...procedure["~orpc"],
    // One more middleware stands before the others.
    inputValidationIndex: inputValidationIndex + 1,
    outputValidationIndex: outputValidationIndex + 1,
    middlewares: [
      ({ next }) => tracing.span(`procedure ${name}`, async () => next()),
      ...middlewares,
    ],
  });
}
