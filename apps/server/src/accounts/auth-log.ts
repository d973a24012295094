import { describeError } from "../platform/describe-error.ts";
import type { Logger } from "../platform/logger.ts";

/**
 * What better-auth says of each password that it does not take, also where the attempt is refused for too many failures before anybody learns
 * whether it was right. The lines of refusals and the audit log tell which it was.
 */
const toldElsewhere: ReadonlySet<string> = new Set([
  "Invalid password",
  "User not found",
  "Password not found",
]);

/** better-auth's warning of a secret with few different characters names a variable that is no setting. */
const ofSecret = "BETTER_AUTH_SECRET";

const secretLine =
  "STEMMA_SECRET is easy to guess. Take what `openssl rand -hex 32` prints: with another secret everybody signs in again, and second factors are lost.";

/** Writes what better-auth has to say into the server's log. */
export function createAuthLog(logger: Pick<Logger, "error" | "warn">) {
  return {
    log(level: string, message: string, ...details: unknown[]): void {
      if (level === "error") logger.error({ details: details.map(describeDetail) }, message);
      else if (level === "warn" && !toldElsewhere.has(message)) {
        logger.warn(message.includes(ofSecret) ? secretLine : message);
      }
    },
  };
}

/** What stands in the log of a value that better-auth gives. */
export function describeDetail(detail: unknown): unknown {
  return detail instanceof Error ? describeError(detail) : detail;
}
