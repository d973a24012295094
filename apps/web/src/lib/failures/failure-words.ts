import { ORPCError } from "@orpc/client";
import { messages } from "../messages.ts";

/** The message for a failed call: what happened, and what the person can do. Never a stack trace or a code. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ORPCError)) {
    return messages.failures.unreachable;
  }
  const id = errorIdOf(error.data);
  if (id !== null) return messages.failures.unexpectedWithId(id);
  return error.defined ? error.message : messages.failures.unexpected;
}

function errorIdOf(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("errorId" in data)) return null;
  return typeof data.errorId === "string" ? data.errorId : null;
}
