import { passkey } from "@better-auth/passkey";
import { APIError, getSessionFromCtx } from "better-auth/api";
import type { SessionId, UserId } from "@stemma/domain/ids";
import type { AuthNeeds } from "./auth-needs.ts";
import { createIdentityProofs } from "./identity-proof.ts";
import { createPasskeyStore } from "./passkey.store.ts";
import { readRequestOrigin } from "./read-request-origin.ts";
import { currentProof } from "./sign-in-proof.ts";

/**
 * better-auth's passkeys for this server's public address. Each use asks the device to verify its owner, by a PIN, a finger or a face: so a passkey
 * is two factors, and sign-in with one asks for no code (decision 74).
 */
export function passkeyPlugin({ sql, clock, secret, publicUrl, productName }: AuthNeeds) {
  const { origin, hostname } = new URL(publicUrl);
  const identityProofs = createIdentityProofs(secret);
  const passkeys = createPasskeyStore(sql);
  return passkey({
    rpID: hostname,
    rpName: productName,
    origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      // Before better-auth stores the passkey: a passkey that the audit log does not know lets nobody in.
      async afterVerification({ ctx, verification, user, context }) {
        requireVerified(verification.registrationInfo?.userVerified);
        const current = await getSessionFromCtx(ctx);
        const sessionId = current?.session.id as SessionId | undefined;
        const proven =
          sessionId && (await identityProofs.read(context ?? "", sessionId, clock.now()));
        if (!proven) throw new APIError("FORBIDDEN", { code: "IDENTITY_NOT_PROVEN" });
        const proof = currentProof();
        const credentialId = verification.registrationInfo?.credential.id;
        if (proof === undefined || credentialId === undefined) throw new APIError("BAD_REQUEST");
        proof.addedPasskey = { credentialId, passwordDigest: proven.passwordDigest };
        const from = ctx.headers && readRequestOrigin(ctx.headers);
        await passkeys.recordAdded(user.id as UserId, from);
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        const { userVerified, credentialID } = verification.authenticationInfo;
        requireVerified(userVerified);
        const proof = currentProof();
        if (proof) proof.credentialId = credentialID;
      },
    },
  });
}

/** Refuses a device that did not ask who holds it. */
function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError("FORBIDDEN", { code: "OWNER_NOT_VERIFIED" });
}
