import { z } from "zod";
import { draftShape, idOf } from "./shapes.ts";
import { invitedAtOnceMax } from "@stemma/domain/invitation/invited-at-once-max";
import type { OrganizationId, VersionId } from "@stemma/domain/ids";
import { publishSubjectMaxCharacters } from "@stemma/domain/version/publish-message";

/**
 * Every error a caller can meet, with its stable code. A procedure declares the ones it answers with. The codes are
 * part of the contract: they are added to, never renamed.
 */
export const contractErrors = {
  /** Nobody is signed in, or the session has ended. */
  UNAUTHENTICATED: { status: 401, message: "Sign in to go on." },
  /** Signed in, but the account's organization and workspace are not made yet: call `accounts.open`. */
  ACCOUNT_NOT_OPENED: { status: 409, message: "The account is not set up yet." },
  /** The request came from another site. */
  OTHER_ORIGIN: { status: 403, message: "This request came from another site and was refused." },
  /** There is no such thing, or the asker may not know of it. */
  NOT_FOUND: { status: 404, message: "This does not exist." },
  /** The thing exists, and the asker is in none of its organizations or lacks access to it. */
  NO_ACCESS: { status: 403, message: "You don't have access to this." },
  /** The asker belongs to the thing's organization, which is not their active one. */
  OTHER_ORGANIZATION: {
    status: 409,
    message: "This belongs to another of your organizations.",
    data: z.object({ organizationId: idOf<OrganizationId>(), organizationName: z.string() }),
  },
  /** There is no such organization to switch to. Specification, section 5: the message holds its id. */
  ORGANIZATION_MISSING: { status: 404, message: "Organization document does not exist" },
  /** The asker is not a member of the organization they would switch to. */
  NOT_IN_ORGANIZATION: { status: 403, message: "User not in organization." },
  /** A pin can go to the top only of a list that is known. Specification, section 5. */
  PINNED_ITEMS_MISSING: {
    status: 422,
    message: "pinnedItems must be provided when pinInsertion is 'top'",
  },
  /** A pin is added or removed, and nothing else. Specification, section 5. */
  PIN_ACTION_INVALID: { status: 422, message: "Invalid parameters for action" },
  /** A new order of pins holds just what the old one held. Specification, section 5. */
  PINS_DIFFER: {
    status: 409,
    message: "Old and new pinnedItems arrays do not have the same items.",
  },
  /** The personal workspace keeps its name. Specification, section 5. */
  PERSONAL_WORKSPACE: { status: 409, message: "The personal workspace cannot be renamed." },
  /** Somebody must administer it: name another administrator first. */
  LAST_ADMINISTRATOR: {
    status: 409,
    message: "Nobody else administers this. Make somebody else an administrator first.",
  },
  /** Only an administrator of the organization lets in people from outside. `emails` are those who are not in it. */
  OUTSIDE_ORGANIZATION: {
    status: 403,
    message: "Only an administrator of the organization can invite people from outside.",
    data: z.object({ emails: z.array(z.string()).max(invitedAtOnceMax) }),
  },
  /** The invitation was answered, taken back, or is too old. */
  INVITATION_ENDED: {
    status: 409,
    message: "This invitation can no longer be answered.",
    data: z.object({ state: z.enum(["accepted", "declined", "revoked", "expired"]) }),
  },
  /** The invitation is for another e-mail address than the asker's. */
  INVITATION_FOR_ANOTHER: {
    status: 403,
    message: "This invitation is for another e-mail address.",
    data: z.object({ email: z.string() }),
  },
  /** A link out of a mail that was used, is too old, or was never sent. */
  LINK_INVALID: { status: 410, message: "This link was used already, or is too old." },
  /** The password is another one. */
  WRONG_PASSWORD: { status: 403, message: "Incorrect password. Please try again." },
  /** Whoever has no password shows who they are by having signed in just now. */
  SIGN_IN_AGAIN: { status: 403, message: "Sign in again to do this." },
  /** Too many of these in a short time. */
  TOO_MANY_REQUESTS: { status: 429, message: "Too many tries. Wait a while and try again." },
  /** The asker sees the thing but may not do this with it. */
  NOT_ALLOWED: { status: 403, message: "You may not do this." },
  /** The body is not one the format knows. `path` names the place in it, like `root.children.3.type`. */
  BODY_INVALID: {
    status: 422,
    message: "The page body is not valid.",
    data: z.object({ path: z.string(), reason: z.string() }),
  },
  /** The request is larger than the server reads. */
  TOO_LARGE: { status: 413, message: "This is too large for the server." },
  /** The request's JSON is nested deeper than any valid request. */
  TOO_DEEP: { status: 422, message: "This is nested too deeply for the server." },
  /** The request's body did not arrive completely, or is not JSON. */
  NOT_READABLE: { status: 400, message: "The server can't read this request." },
  /** The draft was saved elsewhere since: the answer holds it as it is now. */
  DRAFT_CONFLICT: {
    status: 409,
    message: "This draft was changed somewhere else.",
    data: z.object({ draft: draftShape }),
  },
  /** Another version was published since the writer looked: the answer names it. */
  PAGE_CHANGED: {
    status: 409,
    message: "Another version was published meanwhile.",
    data: z.object({ publishedVersion: idOf<VersionId>().nullable() }),
  },
  /** The subject line of a publish message is empty or too long. */
  PUBLISH_MESSAGE_INVALID: {
    status: 422,
    message: `A publish message needs a subject line of 1 to ${publishSubjectMaxCharacters} characters.`,
  },
  /** The page is deleted: restore it first. */
  PAGE_DELETED: { status: 409, message: "This page is deleted." },
  /** Something went wrong on the server; the id is also in its log. */
  UNEXPECTED: {
    status: 500,
    message: "Something went wrong on the server.",
    data: z.object({ errorId: z.string() }),
  },
} as const;
