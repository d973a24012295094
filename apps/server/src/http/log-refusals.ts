import type { Logger } from "../platform/logger.ts";
import type { RefusedRequest } from "./tell-refusals.ts";

/**
 * Codes that somebody gets who tries to get past a rule; a dead link or a changed role brings some of them too. The others belong to ordinary
 * work: a session that ended, a draft in two tabs, a page that is in another of one's organizations.
 */
const loggedCodes: ReadonlySet<string> = new Set([
  "BAD_REQUEST",
  "INVITATION_FOR_ANOTHER",
  "LINK_INVALID",
  "NO_ACCESS",
  "NOT_ALLOWED",
  "NOT_FOUND",
  "NOT_IN_ORGANIZATION",
  "NOT_READABLE",
  "OTHER_ORIGIN",
  "SIGN_IN_REFUSED",
  "TOO_DEEP",
  "TOO_LARGE",
  "TOO_MANY_REQUESTS",
  "WRONG_PASSWORD",
]);

const gatheredMs = 60_000;

/** How many different refusals one line names; whatever people send, the log grows by a line a minute. */
const namedMax = 50;

/**
 * Logs who was refused what: the refusals of a minute in one line, those that are alike with their number. `close` logs those that wait.
 */
export function logRefusals(logger: Pick<Logger, "warn">) {
  let named = new Map<string, RefusedRequest & { count: number }>();
  let others = 0;
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (named.size === 0) return;
    logger.warn({ refusals: [...named.values()], others }, "Requests were refused.");
    named = new Map();
    others = 0;
  }

  return {
    add(refused: RefusedRequest): void {
      if (!loggedCodes.has(refused.code)) return;
      const { code, route, userId, address } = refused;
      const key = [code, route, userId, address].join(" ");
      const known = named.get(key);
      if (known !== undefined) known.count += 1;
      else if (named.size < namedMax) named.set(key, { ...refused, count: 1 });
      else others += 1;
      timer ??= setTimeout(write, gatheredMs).unref();
    },
    close: write,
  };
}
