import type { Ids } from "../platform/ids.ts";
import type { Logger } from "../platform/logger.ts";

/** Logs the unexpected error of a request, and returns the id under which it is in the log. */
export type ReportError = (error: unknown, requestId: string | null) => string;

/** Logs unexpected errors under a message and the id of the request; where there is none, under a new one. */
export function reportErrors({ ids, logger }: { readonly ids: Ids; readonly logger: Logger }) {
  return (message: string, about: object = {}): ReportError =>
    (error, known) => {
      const requestId = known ?? ids.next<string>();
      logger.error({ err: error, requestId, ...about }, message);
      return requestId;
    };
}
