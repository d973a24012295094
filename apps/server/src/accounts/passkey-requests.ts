import { APIError, getSessionFromCtx, type createAuthMiddleware } from "better-auth/api";
import { passkeyNameMaxCharacters } from "@stemma/domain/account/passkey";
import type { SessionId, UserId } from "@stemma/domain/ids";
import { isOneLine } from "@stemma/domain/text/one-line";
import type { Clock } from "../platform/clock.ts";
import type { IdentityProofs } from "./identity-proof.ts";
import type { PasskeyStore } from "./passkey.store.ts";
import { currentProof } from "./sign-in-proof.ts";

/** better-auth's context of a request. */
type RequestOf = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

interface Needs {
  readonly passkeys: PasskeyStore;
  readonly identityProofs: IdentityProofs;
  readonly clock: Clock;
}

/**
 * Checks a request for a new passkey before better-auth does: it needs a proof of identity, and the passkey a name. Without a session better-auth
 * refuses it.
 */
export async function checkPasskeyRequest(
  { passkeys, identityProofs, clock }: Needs,
  context: RequestOf,
): Promise<void> {
  if (context.path === "/passkey/verify-registration") {
    const { name, createSession }: { name?: unknown; createSession?: unknown } = context.body ?? {};
    if (createSession) throw new APIError("BAD_REQUEST", { code: "NOT_OFFERED" });
    if (!isPasskeyName(name)) throw new APIError("BAD_REQUEST", { code: "INVALID_NAME" });
  }
  if (context.path !== "/passkey/generate-register-options") return;
  const current = await getSessionFromCtx(context);
  if (current === null) return;
  const proof = String(context.query?.context ?? "");
  const sessionId = current.session.id as SessionId;
  if ((await identityProofs.read(proof, sessionId, clock.now())) === null) {
    throw new APIError("FORBIDDEN", { code: "IDENTITY_NOT_PROVEN" });
  }
  if (await passkeys.isFull(current.user.id as UserId)) {
    throw new APIError("BAD_REQUEST", { code: "TOO_MANY_PASSKEYS" });
  }
}

/** Removes the passkey that a request has just added if the password that was proven for it was replaced meanwhile. */
export async function keepIfProven({ passkeys }: Pick<Needs, "passkeys">): Promise<void> {
  const added = currentProof()?.addedPasskey;
  if (added === undefined) return;
  if (await passkeys.removeIfOutdated(added.credentialId, added.passwordDigest)) {
    throw new APIError("FORBIDDEN", { code: "IDENTITY_NOT_PROVEN" });
  }
}

function isPasskeyName(name: unknown): boolean {
  return (
    typeof name === "string" &&
    name.trim() !== "" &&
    name.length <= passkeyNameMaxCharacters &&
    isOneLine(name)
  );
}
