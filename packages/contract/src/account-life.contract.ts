import { oc } from "@orpc/contract";
import { z } from "zod";
import { passkeysMax } from "@stemma/domain/account/passkey";
import type { OrganizationId, PasskeyId, SessionId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { pageOf, wholeInput } from "./paging.ts";
import { emailShape, idOf, instantShape, textShape } from "./value-shapes.ts";

const { UNAUTHENTICATED, UNEXPECTED, NOT_FOUND, LAST_ADMINISTRATOR } = contractErrors;
const { WRONG_PASSWORD, SIGN_IN_AGAIN, TOO_MANY_REQUESTS, LINK_INVALID } = contractErrors;
const tags = ["Accounts"];
const sessionId = idOf<SessionId>();

/** Proof that the caller is the account's owner: the password, if the account has one. */
const proofInput = { password: textShape.max(200).optional() };
const proofErrors = { WRONG_PASSWORD, SIGN_IN_AGAIN, TOO_MANY_REQUESTS };

/** A sign-in session of one browser. */
const sessionShape = z.object({
  id: sessionId,
  /** The browser's user agent at sign-in; empty if it sent none. */
  userAgent: z.string(),
  ipAddress: z.string(),
  signedInAt: instantShape,
  lastSeenAt: instantShape,
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});

/** A key in a device or a password manager, with which the person signs in without a password. */
const passkeyShape = z.object({
  id: idOf<PasskeyId>(),
  name: z.string(),
  createdAt: instantShape,
  /** `null` if nobody has signed in with it. */
  lastUsedAt: instantShape.nullable(),
});

/** The ways in which the person can sign in. */
const signInMethodsShape = z.object({
  hasPassword: z.boolean(),
  /** Whether sign-in with the password asks for a code as well. */
  hasSecondFactor: z.boolean(),
  /** The ids of the linked providers. */
  providers: z.array(z.string()).max(20),
  /** The oldest first. */
  passkeys: z.array(passkeyShape).max(passkeysMax),
});

/** The effect of the account's deletion on one of the person's organizations. */
const organizationFateShape = z.object({
  organizationId: idOf<OrganizationId>(),
  organizationName: z.string(),
  /**
   * `removed`: the person is its only member, so it is deleted. `left`: the organization stays. `blocked`: it has other
   * members but no other administrator.
   */
  fate: z.enum(["removed", "left", "blocked"]),
  /**
   * The published pages that are deleted: all of the organization's, or those in the person's 'Personal' that nobody
   * else sees.
   */
  pagesRemoved: z.number().int(),
  /** The person's drafts in the organization. They are deleted, together with their pages that were never published. */
  draftsRemoved: z.number().int(),
  /** The person's versions that stay, with the person's name. */
  versionsKept: z.number().int(),
});

export type Passkey = z.output<typeof passkeyShape>;
export type Session = z.output<typeof sessionShape>;
export type SignInMethods = z.output<typeof signInMethodsShape>;
export type OrganizationFate = z.output<typeof organizationFateShape>;

/** The procedures for an existing account. None of them needs an organization. */
export const accountLifeContract = {
  /** The person's sessions: the session of this request first, then the most recently used; without a `limit`, 500 at once. */
  listSessions: oc
    .route({ method: "GET", path: "/account/sessions", tags, summary: "List sessions" })
    .errors({ UNAUTHENTICATED, UNEXPECTED })
    .input(z.object(wholeInput).prefault({}))
    .output(pageOf(sessionShape)),
  /** Asks for a proof of identity if the session of this request is older than a day. */
  endSession: oc
    .route({ method: "DELETE", path: "/account/sessions/{sessionId}", tags, summary: "End one" })
    .errors({ UNAUTHENTICATED, UNEXPECTED, NOT_FOUND, ...proofErrors })
    .input(z.object({ sessionId, ...proofInput }))
    .output(z.object({})),
  /** Ends all of the person's sessions except the session of this request, which asks for the same proof. */
  endOtherSessions: oc
    .route({
      method: "POST",
      path: "/account/sessions/end-others",
      tags,
      summary: "End the others",
    })
    .errors({ UNAUTHENTICATED, UNEXPECTED, ...proofErrors })
    .input(z.object(proofInput).prefault({}))
    .output(z.object({})),
  signInMethods: oc
    .route({ method: "GET", path: "/account/sign-in-methods", tags, summary: "How one signs in" })
    .errors({ UNAUTHENTICATED, UNEXPECTED })
    .output(signInMethodsShape),
  /**
   * Proves that the caller is the account's owner, and answers with a proof that is good for five minutes in this session. To add a
   * passkey asks for one.
   */
  proveIdentity: oc
    .route({ method: "POST", path: "/account/identity", tags, summary: "Prove who is asking" })
    .errors({ UNAUTHENTICATED, UNEXPECTED, ...proofErrors })
    .input(z.object(proofInput))
    .output(z.object({ proof: z.string() })),
  /** Nobody signs in with the passkey any more. Sessions that began with it go on. */
  removePasskey: oc
    .route({
      method: "DELETE",
      path: "/account/passkeys/{passkeyId}",
      tags,
      summary: "Remove a passkey",
    })
    .errors({ UNAUTHENTICATED, UNEXPECTED, NOT_FOUND })
    .input(z.object({ passkeyId: idOf<PasskeyId>() }))
    .output(z.object({})),
  /** Mails a confirmation link to the new address. The answer does not tell whether another account has the address. */
  requestEmailChange: oc
    .route({ method: "POST", path: "/account/email", tags, summary: "Ask for another e-mail" })
    .errors({ UNAUTHENTICATED, UNEXPECTED, ...proofErrors })
    .input(z.object({ newEmail: emailShape, ...proofInput }))
    .output(z.object({})),
  /** Confirms the new address with the mailed token and stores it. */
  confirmEmailChange: oc
    .route({ method: "POST", path: "/account/email/confirm", tags, summary: "Confirm an e-mail" })
    .errors({ UNAUTHENTICATED, UNEXPECTED, LINK_INVALID })
    .input(z.object({ token: textShape.min(1).max(200) }))
    .output(z.object({ email: z.string() })),
  /** A preview of the account's deletion, by organization: first those that keep the account from being deleted, at most 500, and how many there are. */
  previewDeletion: oc
    .route({ method: "GET", path: "/account/deletion", tags, summary: "What deletion would do" })
    .errors({ UNAUTHENTICATED, UNEXPECTED })
    .output(
      z.object({
        organizations: z.array(organizationFateShape).max(rowsPerAnswerMax),
        count: z.int(),
      }),
    ),
  /**
   * Deletes the account in one transaction. Organizations without other members are deleted; in other organizations,
   * the person's published versions stay, with the person's name. LAST_ADMINISTRATOR if an organization with other
   * members would have no administrator.
   */
  delete: oc
    .route({ method: "POST", path: "/account/delete", tags, summary: "Delete the account" })
    .errors({ UNAUTHENTICATED, UNEXPECTED, LAST_ADMINISTRATOR, ...proofErrors })
    .input(z.object(proofInput))
    .output(z.object({})),
};
