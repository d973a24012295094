import { APIError } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import type { UserId } from "@stemma/domain/ids";
import type { Logger } from "../platform/logger.ts";

const line =
  'A second factor cannot be read with this STEMMA_SECRET. Bring the old secret back, or run the command `remove-second-factor EMAIL` for the person (docs/operating.md, "The secret").';

/**
 * Decrypts a secret of a second factor, or recovery codes of an earlier version.
 *
 * @throws APIError SECOND_FACTOR_UNREADABLE if they were encrypted with another STEMMA_SECRET, which the log tells
 */
export async function readSecondFactor(
  { secret, logger }: { readonly secret: string; readonly logger: Pick<Logger, "error"> },
  encrypted: string,
  userId: UserId,
): Promise<string> {
  try {
    return await symmetricDecrypt({ key: secret, data: encrypted });
  } catch {
    logger.error({ userId }, line);
    throw new APIError("FORBIDDEN", {
      code: "SECOND_FACTOR_UNREADABLE",
      message: "The server has another secret than when this second factor was set up.",
    });
  }
}
