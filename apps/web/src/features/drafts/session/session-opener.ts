import type { openSession } from "./open-session.ts";

type OpenSession = typeof openSession;

let arrive: (open: OpenSession) => void = () => {};

/**
 * What opens sessions. Readers do not load it: it comes in the chunk of the screens that show drafts (`use-draft-session.ts`), so
 * that a draft opens without another request.
 */
export const sessionOpener = {
  /** Resolves when that chunk has loaded. */
  arrived: new Promise<OpenSession>((resolve) => (arrive = resolve)),
  provide: (open: OpenSession): void => arrive(open),
};
