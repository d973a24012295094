import type { Ids } from "../platform/ids.ts";
import type { Logger } from "../platform/logger.ts";

/** Logs unexpected errors under a message; each gets an id, which it returns, that is also in the log. */
export function reportErrors({ ids, logger }: { readonly ids: Ids; readonly logger: Logger }) {
  return (message: string, about: object = {}) =>
    (error: unknown): string => {
      const errorId = ids.next<string>();
      logger.error({ err: error, errorId, ...about }, message);
      return errorId;
    };
}
