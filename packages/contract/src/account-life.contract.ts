import { oc } from "@orpc/contract";
import { z } from "zod";
import type { OrganizationId, SessionId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { answeredMax } from "@stemma/domain/paging/answered-max";
import { firstOf } from "./paging.ts";
import { emailShape, idOf, instantShape, textShape } from "./shapes.ts";

const { UNAUTHENTICATED, UNEXPECTED, NOT_FOUND, LAST_ADMINISTRATOR } = contractErrors;
const { WRONG_PASSWORD, SIGN_IN_AGAIN, TOO_MANY_REQUESTS, LINK_INVALID } = contractErrors;
const tags = ["Accounts"];
const sessionId = idOf<SessionId>();

/** What shows that it is really the person who asks: their password, where they have one. */
const proofInput = { password: textShape.max(200).optional() };
const proofErrors = { WRONG_PASSWORD, SIGN_IN_AGAIN, TOO_MANY_REQUESTS };

/** A signed-in browser. */
const sessionShape = z.object({
  id: sessionId,
  /** What the browser called itself when it signed in; empty where it did not. */
  userAgent: z.string(),
  ipAddress: z.string(),
  signedInAt: instantShape,
  lastSeenAt: instantShape,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});

/** How a person can sign in. */
const signInMethodsShape = z.object({
  hasPassword: z.boolean(),
  /** The providers that are linked, by their ids. */
  providers: z.array(z.string()).max(20),
});

/** What the deletion of the account does to one organization of the person's. */
const organizationFateShape = z.object({
  organizationId: idOf<OrganizationId>(),
  organizationName: z.string(),
  /** `removed`: nobody else is in it. `left`: it goes on without them. `blocked`: nobody else administers it. */
  fate: z.enum(["removed", "left", "blocked"]),
  /** The published pages that go: all of it, or those in the person's 'Personal' that nobody else sees. */
  pagesRemoved: z.number().int(),
  /** The person's drafts in it, which go, pages never published among them. */
  draftsRemoved: z.number().int(),
  /** The person's versions that stay, under their name. */
  versionsKept: z.number().int(),
});

export type Session = z.output<typeof sessionShape>;
export type SignInMethods = z.output<typeof signInMethodsShape>;
export type OrganizationFate = z.output<typeof organizationFateShape>;

/** The life of an account after it was opened. Nothing here names an organization to work in. */
export const accountLifeContract = {
  /** The person's signed-in browsers, the one that asks first, then by when they were last seen. */
  listSessions: oc
    .route({ method: "GET", path: "/account/sessions", tags, summary: "List sessions" })
    .errors({ UNAUTHENTICATED, UNEXPECTED })
    .output(firstOf(sessionShape)),
  endSession: oc
    .route({ method: "DELETE", path: "/account/sessions/{sessionId}", tags, summary: "End one" })
    .errors({ UNAUTHENTICATED, UNEXPECTED, NOT_FOUND })
    .input(z.object({ sessionId }))
    .output(z.object({})),
  /** Ends every session of the person's but the one that asks. */
  endOtherSessions: oc
    .route({
      method: "POST",
      path: "/account/sessions/end-others",
      tags,
      summary: "End the others",
    })
    .errors({ UNAUTHENTICATED, UNEXPECTED })
    .output(z.object({})),
  signInMethods: oc
    .route({ method: "GET", path: "/account/sign-in-methods", tags, summary: "How one signs in" })
    .errors({ UNAUTHENTICATED, UNEXPECTED })
    .output(signInMethodsShape),
  /** Mails a link to the new address, by which it becomes the person's. Whether somebody has it already is not told. */
  requestEmailChange: oc
    .route({ method: "POST", path: "/account/email", tags, summary: "Ask for another e-mail" })
    .errors({ UNAUTHENTICATED, UNEXPECTED, ...proofErrors })
    .input(z.object({ newEmail: emailShape, ...proofInput }))
    .output(z.object({})),
  /** Makes the address that the link went to the person's. */
  confirmEmailChange: oc
    .route({ method: "POST", path: "/account/email/confirm", tags, summary: "Confirm an e-mail" })
    .errors({ UNAUTHENTICATED, UNEXPECTED, LINK_INVALID })
    .input(z.object({ token: textShape.min(1).max(200) }))
    .output(z.object({ email: z.string() })),
  /** What the deletion of the account would take along, and what would stay. */
  previewDeletion: oc
    .route({ method: "GET", path: "/account/deletion", tags, summary: "What deletion would do" })
    .errors({ UNAUTHENTICATED, UNEXPECTED })
    .output(z.object({ organizations: z.array(organizationFateShape).max(answeredMax) })),
  /**
   * Deletes the account, all at once. Organizations where the person is alone go; elsewhere what they published stays under
   * their name. LAST_ADMINISTRATOR where an organization with others in it would have no administrator.
   */
  delete: oc
    .route({ method: "POST", path: "/account/delete", tags, summary: "Delete the account" })
    .errors({ UNAUTHENTICATED, UNEXPECTED, LAST_ADMINISTRATOR, ...proofErrors })
    .input(z.object(proofInput))
    .output(z.object({})),
};
