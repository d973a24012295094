import type { PasskeyId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import { refuse } from "../platform/refusal.ts";
import { signInChangedMail } from "./account-mails.ts";
import type { AccountStore } from "./account.store.ts";
import type { IdentityProofs } from "./identity-proof.ts";
import type { PasskeyStore } from "./passkey.store.ts";
import { proveIdentity, type ProofNeeds } from "./prove-identity.ts";

interface RemovalNeeds {
  readonly passkeys: Pick<PasskeyStore, "remove">;
  readonly accounts: Pick<AccountStore, "findSignIn">;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly productName: string;
}

/** Proves the visitor's identity, and makes a proof of it with which a passkey can be added. Fails like `proveIdentity`. */
export async function makeIdentityProof(
  needs: ProofNeeds & {
    identityProofs: Pick<IdentityProofs, "make">;
    passkeys: Pick<PasskeyStore, "passwordDigest">;
  },
  visitor: SignedIn,
  password: string | undefined,
): Promise<{ proof: string }> {
  // Read before the check: a password that is replaced in between makes a proof that nothing accepts.
  const digest = await needs.passkeys.passwordDigest(visitor.userId);
  await proveIdentity(needs, visitor, password);
  return {
    proof: await needs.identityProofs.make(visitor.sessionId, digest, needs.clock.now()),
  };
}

/** Removes one of the visitor's passkeys, of which a mail tells them; NOT_FOUND for one of another user. */
export async function removePasskey(
  { passkeys, accounts, mailer, publicUrl, productName }: RemovalNeeds,
  visitor: SignedIn,
  passkeyId: PasskeyId,
): Promise<void> {
  if (!(await passkeys.remove(visitor, passkeyId))) return refuse("NOT_FOUND");
  const owner = await accounts.findSignIn(visitor.userId);
  if (owner === null) return;
  void mailer.send(signInChangedMail(owner.email, "passkeyRemoved", { publicUrl, productName }));
}
