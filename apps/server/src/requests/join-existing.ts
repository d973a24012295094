import { emailDomain, foldEmail } from "@stemma/domain/account/email";
import type {
  InvitationId,
  OrganizationId,
  RequestId,
  UserId,
  WorkspaceId,
} from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import {
  acceptInvitation,
  type AcceptanceStores,
  type InvitationAnswer,
} from "../invitations/accept-invitation.ts";
import { emitToDeciders } from "../open-requests/emit-to-deciders.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import { Refusal, refuse } from "../platform/refusal.ts";
import { hashToken, newToken } from "../platform/tokens.ts";
import { isOwnDomain } from "./is-own-domain.ts";
import { confirmAddressMail } from "./request-mails.ts";
import type { RequestStore } from "./request.store.ts";

const hourMs = 60 * 60 * 1000;

/** How long a confirmation link is valid, in milliseconds. */
const confirmationMs = 24 * hourMs;

/** The most address confirmations that one user can request per hour. */
const confirmationsAnHour = 5;

/** Counts rate-limited attempts of all nodes together. */
export interface Attempts {
  count(name: string, windowMs: number, atMs: number): Promise<number>;
}

interface JoinNeeds {
  requests: Pick<RequestStore, "insertConfirmation">;
  attempts: Attempts;
  mailer: Mailer;
  clock: Clock;
  publicUrl: string;
  productName: string;
}

/**
 * Mails a confirmation link to the address that the caller claims to use in an organization. Whether an organization
 * knows the address does not matter here.
 */
export async function joinExisting(
  { requests, attempts, mailer, clock, publicUrl, productName }: JoinNeeds,
  { userId }: Visitor,
  email: string,
): Promise<void> {
  const createdAt = clock.now();
  const name = `confirmations:${userId}`;
  const attemptCount = await attempts.count(name, hourMs, createdAt.getTime());
  if (attemptCount > confirmationsAnHour) return refuse("TOO_MANY_REQUESTS");
  const token = newToken();
  const expiresAt = new Date(createdAt.getTime() + confirmationMs);
  await requests.insertConfirmation({
    tokenHash: hashToken(token),
    userId,
    email,
    createdAt,
    expiresAt,
  });
  const url = `${publicUrl}/confirmAddress/${token}`;
  await mailer.send(confirmAddressMail(email, url, productName));
}

interface ConfirmNeeds {
  accounts: { findSignIn(userId: UserId): Promise<{ email: string } | null> };
  organizations: {
    namesOf(visitor: Visitor, ids: readonly OrganizationId[]): Promise<NamedOrganization[]>;
  };
  transaction: Transaction<
    AcceptanceStores & {
      accounts: { setEmailVerified(userId: UserId): Promise<void> };
      requests: Pick<
        RequestStore,
        "takeConfirmation" | "organizationsKnowing" | "insert" | "decidersOf"
      >;
      invitations: { listOpenTo(email: string, now: Date): Promise<InvitationId[]> };
    }
  >;
  ids: Ids;
  clock: Clock;
}

interface NamedOrganization {
  readonly organizationId: OrganizationId;
  readonly organizationName: string;
}

/** The result of a confirmed address. */
interface Confirmed {
  readonly email: string;
  readonly joined: NamedOrganization[];
}

/**
 * Confirms the caller's address with the mailed token. Open invitations to the address are accepted. Without
 * invitations, the administrators of organizations that know the address get a request. LINK_INVALID if the token is
 * not valid.
 */
export async function confirmAddress(
  { accounts, organizations, transaction, ids, clock }: ConfirmNeeds,
  visitor: Visitor,
  token: string,
): Promise<Confirmed> {
  const { userId, from } = visitor;
  const signIn = (await accounts.findSignIn(userId)) ?? refuse("UNAUTHENTICATED");
  const at = clock.now();
  const { email, joined } = await transaction(async (stores) => {
    const { requests, invitations } = stores;
    const confirmed =
      (await requests.takeConfirmation(hashToken(token), userId, at)) ?? refuse("LINK_INVALID");
    if (foldEmail(signIn.email) === confirmed) {
      await stores.accounts.setEmailVerified(userId);
      await stores.live.emit({}, [
        { topic: `user:${userId}`, kind: "account" },
        { topic: `user:${userId}`, kind: "requests" },
      ]);
    }
    const entered = new Set<OrganizationId>();
    for (const invitationId of await invitations.listOpenTo(confirmed, at)) {
      const personalWorkspaceId = ids.next<WorkspaceId>();
      const answer = { invitationId, userId, from, at, personalWorkspaceId };
      const organizationId = await acceptIfOpen(stores, answer);
      if (organizationId !== null) entered.add(organizationId);
    }
    if (entered.size > 0) return { email: confirmed, joined: entered };
    const isDomainOwn = isOwnDomain(emailDomain(confirmed));
    for (const organizationId of await requests.organizationsKnowing(
      confirmed,
      isDomainOwn,
      userId,
    )) {
      await requests.insert({
        id: ids.next<RequestId>(),
        organizationId,
        type: "organization",
        targetId: organizationId,
        userId,
        confirmedEmail: confirmed,
        message: "",
        createdAt: at,
      });
      const target = { type: "organization", targetId: organizationId } as const;
      await emitToDeciders(stores.live, visitor, await requests.decidersOf(target));
    }
    return { email: confirmed, joined: entered };
  });
  return { email, joined: await organizations.namesOf(visitor, [...joined]) };
}

/** Accepts an invitation if it is still pending; returns the organization's id, or `null`. */
async function acceptIfOpen(
  stores: AcceptanceStores,
  answer: InvitationAnswer,
): Promise<OrganizationId | null> {
  try {
    return (await acceptInvitation(stores, answer)).organizationId;
  } catch (error) {
    if (error instanceof Refusal && error.code === "INVITATION_ENDED") return null;
    throw error;
  }
}
