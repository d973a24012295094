import type { UserId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import type { PersonAct } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import { refuse } from "../platform/refusal.ts";
import { hashToken, newToken } from "../platform/tokens.ts";
import { emailChangedMail, emailChangeMail } from "./account-mails.ts";
import type { EmailChangeStore } from "./email-change.store.ts";
import { proveIdentity, type ProofNeeds } from "./prove-identity.ts";

/** How long the link is valid, in milliseconds. */
const validMs = 24 * 60 * 60 * 1_000;

interface Mailing {
  mailer: Mailer;
  productName: string;
  publicUrl: string;
}

/**
 * Mails a confirmation link to the visitor's new address. If another account has the address, no mail is sent, but the
 * answer is the same. Fails like `proveIdentity`.
 */
export async function requestEmailChange(
  needs: ProofNeeds & Mailing & { emailChanges: EmailChangeStore; ids: Ids },
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
  // Not awaited, so that the response time does not reveal whether a mail was sent.
  void mailer.send(emailChangeMail(newEmail, `${publicUrl}/confirmEmail/${token}`, productName));
}

/**
 * Sets the visitor's address to the link's address and mails a notice to the old one. LINK_INVALID if the link is not
 * valid.
 */
export async function confirmEmailChange(
  needs: Mailing & {
    transaction: Transaction<{
      emailChanges: EmailChangeStore;
      personAudit: { recordOwn(userId: UserId, act: PersonAct): Promise<void> };
      live: Live;
    }>;
    clock: ProofNeeds["clock"];
  },
  visitor: SignedIn,
  token: string,
): Promise<{ email: string }> {
  const { transaction, mailer, productName, publicUrl, clock } = needs;
  const { userId, from } = visitor;
  const { email, old } = await transaction(async ({ emailChanges, personAudit, live }) => {
    const taken = await emailChanges.take(userId, hashToken(token), clock.now());
    const newEmail = taken ?? refuse("LINK_INVALID");
    // Another account has confirmed the address since, so the link is not valid any more.
    if (await emailChanges.isTaken(userId, newEmail)) return refuse("LINK_INVALID");
    const before = await emailChanges.setEmail(userId, newEmail);
    await personAudit.recordOwn(userId, { act: "emailChanged", from });
    await live.emit(visitor, [{ topic: `user:${userId}`, kind: "account" }]);
    return { email: newEmail, old: before };
  });
  void mailer.send(emailChangedMail(old, email, publicUrl, productName));
  return { email };
}
