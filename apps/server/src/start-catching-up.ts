import type { Features } from "./compose.ts";
import type { Logger } from "./platform/logger.ts";

interface Needs {
  readonly logger: Logger;
  /** Whether the node looks for missing files, for all nodes of its server. */
  readonly looksForFiles: boolean;
}

/** Starts what a node does once, behind its start: it looks for missing files, and adds pages to the search index that are not in it. */
export function startCatchingUp(
  { files, search }: Pick<Features, "files" | "search">,
  { logger, looksForFiles }: Needs,
) {
  let isStopping = false;
  const looking = looksForFiles
    ? files.findMissingFiles().then(
        (missing) => missing !== null && logger.warn(missing),
        (error: unknown) => logger.warn({ err: error }, "The store for files does not answer."),
      )
    : null;
  const indexing = search
    .indexMissingPages(() => isStopping)
    .catch((error: unknown) =>
      logger.error({ err: error }, "Some pages cannot be found by search until the next start."),
    );
  return {
    /** Stops with the next page. Resolves when nothing runs any more. */
    async close(): Promise<void> {
      isStopping = true;
      await indexing;
      await looking;
    },
  };
}
