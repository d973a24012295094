import { ORPCError } from "@orpc/client";

/** The message for a failed call: what happened, and what the person can do. Never a stack trace or a code. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ORPCError)) {
    return "The server can't be reached. Check your connection and try again.";
  }
  const id = errorIdOf(error.data);
  if (id !== null) return `Something went wrong on the server (error ${id}). Please try again.`;
  return error.defined ? error.message : "Something went wrong on the server. Please try again.";
}

function errorIdOf(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("errorId" in data)) return null;
  return typeof data.errorId === "string" ? data.errorId : null;
}
