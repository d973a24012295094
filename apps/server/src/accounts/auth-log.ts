import { describeError } from "../platform/describe-error.ts";
import type { Logger } from "../platform/logger.ts";

/**
 * better-auth's warnings about wrong passwords. It also writes them for attempts that are refused for too many failures, whatever the password was.
 * The refusals in the log and the audit log say what happened.
 */
const toldElsewhere: ReadonlySet<string> = new Set([
  "Invalid password",
  "User not found",
  "Password not found",
]);

/** better-auth's warning of a secret with few different characters names a variable that is no setting. */
const ofSecret = "BETTER_AUTH_SECRET";

const secretLine =
  "STEMMA_SECRET is easy to guess. Replace it by what `openssl rand -hex 32` prints. With another secret everybody signs in again, and no code of an app is right any more.";

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
