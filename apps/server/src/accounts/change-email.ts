import type { SignedIn } from "../access/signed-in.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import { refuse } from "../platform/refusal.ts";
import { hashToken, newToken } from "../platform/tokens.ts";
import { emailChangedMail, emailChangeMail } from "./account-mails.ts";
import type { EmailChangeStore } from "./email-change.store.ts";
import { proveIdentity, type Proof } from "./prove-identity.ts";

/** How long the link works. In milliseconds. */
const validMs = 24 * 60 * 60 * 1_000;

interface Mailing {
  mailer: Mailer;
  productName: string;
  publicUrl: string;
}

/**
 * Mails a link to the address that the visitor wants to sign in with. An address that somebody has gets none, and the answer
 * is the same. Refuses as `proveIdentity` does.
 */
export async function requestEmailChange(
  needs: Proof & Mailing & { emailChanges: EmailChangeStore; ids: Ids },
  visitor: SignedIn,
  { newEmail, password }: { newEmail: string; password?: string | undefined },
): Promise<void> {
  await proveIdentity(needs, visitor, password);
  const { emailChanges, mailer, productName, publicUrl, clock, ids } = needs;
  const { userId } = visitor;
  if (await emailChanges.isTaken(userId, newEmail)) return;
  const token = newToken();
  const tokenHash = hashToken(token);
  const expiresAt = new Date(clock.now().getTime() + validMs);
  await emailChanges.insert({ id: ids.next(), userId, tokenHash, newEmail, expiresAt });
  // Not waited for: the time of the answer tells nothing.
  void mailer.send(emailChangeMail(newEmail, `${publicUrl}/confirmEmail/${token}`, productName));
}

/** Makes the address that the link went to the visitor's, and tells the old one. LINK_INVALID for a link that counts no more. */
export async function confirmEmailChange(
  needs: Mailing & {
    transaction: Transaction<{ emailChanges: EmailChangeStore; live: Live }>;
    clock: Proof["clock"];
  },
  visitor: SignedIn,
  token: string,
): Promise<{ email: string }> {
  const { transaction, mailer, productName, publicUrl, clock } = needs;
  const { userId } = visitor;
  const { email, old } = await transaction(async ({ emailChanges, live }) => {
    const taken = await emailChanges.take(userId, hashToken(token), clock.now());
    const newEmail = taken ?? refuse("LINK_INVALID");
    // Whoever took it since confirmed it as well: the link counts for nothing any more.
    if (await emailChanges.isTaken(userId, newEmail)) return refuse("LINK_INVALID");
    const before = await emailChanges.setEmail(userId, newEmail);
    await live.emit(visitor, [{ topic: `user:${userId}`, kind: "account" }]);
    return { email: newEmail, old: before };
  });
  void mailer.send(emailChangedMail(old, email, publicUrl, productName));
  return { email };
}
