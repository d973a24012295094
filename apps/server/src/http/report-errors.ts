import type { Ids } from "../platform/ids.ts";
import type { Logger } from "../platform/logger.ts";

/** Logs the unexpected error of a request, and returns the id under which it is in the log. */
export type ReportError = (
  error: unknown,
  requestId: string | null,
  /** The procedure, or the kind of the request. */
  route?: string,
) => string;

interface Needs {
  readonly ids: Ids;
  readonly logger: Logger;
  /** Hears of each error. */
  readonly onError?:
    | ((error: unknown, about: { readonly requestId: string; readonly route: string }) => void)
    | undefined;
}

/** Logs unexpected errors under a message and the id of the request; where there is none, under a new one. */
export function reportErrors({ ids, logger, onError }: Needs) {
  return (message: string, about: object = {}): ReportError =>
    (error, known, route = "other") => {
      const requestId = known ?? ids.next<string>();
      logger.error({ err: error, requestId, route, ...about }, message);
      onError?.(error, { requestId, route });
      return requestId;
    };
}
