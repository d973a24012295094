import { z } from "zod";
import { draftShape } from "./draft-shapes.ts";
import { idOf } from "./value-shapes.ts";
import { invitedAtOnceMax } from "@stemma/domain/invitation/invited-at-once-max";
import type { OrganizationId, VersionId } from "@stemma/domain/ids";
import { copiedPagesMax } from "@stemma/domain/page/copied-pages-max";
import { publishSubjectMaxCharacters } from "@stemma/domain/version/publish-message";

/**
 * Every error that a caller can get, with its stable code. A procedure declares its errors. The codes are part of the
 * contract: codes may be added, never renamed.
 */
export const contractErrors = {
  /** There is no session, or the session has ended. */
  UNAUTHENTICATED: { status: 401, message: "Sign in to go on." },
  /** There is a session, but the account's organization and workspace do not exist yet: call `accounts.open`. */
  ACCOUNT_NOT_OPENED: { status: 409, message: "The account is not set up yet." },
  /** The database does not answer now. `Retry-After` says when to try again. */
  UNAVAILABLE: {
    status: 503,
    message: "The server can't reach its database just now. Try again in a moment.",
  },
  /** The request came from another origin. */
  OTHER_ORIGIN: { status: 403, message: "This request came from another site and was refused." },
  /** The item does not exist, or the caller may not know that it exists. */
  NOT_FOUND: { status: 404, message: "This does not exist." },
  /** The item exists, but the caller has no access to it or to its organization. */
  NO_ACCESS: { status: 403, message: "You don't have access to this." },
  /** The item belongs to another of the caller's organizations, not to the active one. */
  OTHER_ORGANIZATION: {
    status: 409,
    message: "This belongs to another of your organizations.",
    data: z.object({ organizationId: idOf<OrganizationId>(), organizationName: z.string() }),
  },
  /** The organization to switch to does not exist. Specification, section 5: the message holds its id. */
  ORGANIZATION_MISSING: { status: 404, message: "Organization document does not exist" },
  /** The caller is not a member of the organization to switch to. */
  NOT_IN_ORGANIZATION: { status: 403, message: "User not in organization." },
  /** The organization requires a second factor, and the caller, who can sign in with a password alone, has none. */
  SECOND_FACTOR_NEEDED: {
    status: 403,
    message: "This organization asks for a second factor. Turn one on first.",
    data: z.object({ organizationId: idOf<OrganizationId>() }),
  },
  /** To insert a pin at the top, the call must send the current list. Specification, section 5. */
  PINNED_ITEMS_MISSING: {
    status: 422,
    message: "pinnedItems must be provided when pinInsertion is 'top'",
  },
  /** The action on a pin is neither `add` nor `remove`. Specification, section 5. */
  PIN_ACTION_INVALID: { status: 422, message: "Invalid parameters for action" },
  /** The new order of pins does not hold exactly the items of the old order. Specification, section 5. */
  PINS_DIFFER: {
    status: 409,
    message: "Old and new pinnedItems arrays do not have the same items.",
  },
  /** The personal workspace cannot be renamed (specification, section 5), and not be deleted. */
  PERSONAL_WORKSPACE: {
    status: 409,
    message: "The personal workspace cannot be renamed or deleted.",
  },
  /** The name that confirms the deletion of an organization is not its name. */
  ORGANIZATION_NAME_DIFFERS: { status: 409, message: "This is not the organization's name." },
  /** The call would remove the last administrator. */
  LAST_ADMINISTRATOR: {
    status: 409,
    message: "Nobody else administers this. Make someone else an admin first.",
  },
  /**
   * Only an admin of the organization can invite people from outside it. `emails` are the addresses outside it.
   */
  OUTSIDE_ORGANIZATION: {
    status: 403,
    message: "Only an admin of the organization can invite people from outside.",
    data: z.object({ emails: z.array(z.string()).max(invitedAtOnceMax) }),
  },
  /** The invitation was accepted, declined or revoked, or it has expired. */
  INVITATION_ENDED: {
    status: 409,
    message: "This invitation can no longer be answered.",
    data: z.object({ state: z.enum(["accepted", "declined", "revoked", "expired"]) }),
  },
  /** The invitation is for another e-mail address than the caller's. */
  INVITATION_FOR_ANOTHER: {
    status: 403,
    message: "This invitation is for another email address.",
    data: z.object({ email: z.string() }),
  },
  /** The mailed link was used, has expired, or was never sent. */
  LINK_INVALID: { status: 410, message: "This link was used already, or is too old." },
  /** The password is wrong. */
  WRONG_PASSWORD: { status: 403, message: "Incorrect password. Please try again." },
  /** The account has no password, so the caller must prove the identity by a recent sign-in. */
  SIGN_IN_AGAIN: { status: 403, message: "Sign in again to do this." },
  /** The rate limit is reached. */
  TOO_MANY_REQUESTS: { status: 429, message: "Too many tries. Wait a while and try again." },
  /** The caller can see the item but lacks permission for this action. */
  NOT_ALLOWED: { status: 403, message: "You may not do this." },
  /** There are pages below the page to delete, and the call does not say what becomes of them. */
  PAGES_BELOW: {
    status: 409,
    message: "There are pages below this one.",
    data: z.object({ count: z.int().min(1) }),
  },
  /** Pages below the page to delete, which the caller sees, are not the caller's to delete. */
  PAGES_BELOW_KEPT: {
    status: 409,
    message: "Some pages below this one aren't yours to delete. Move them up instead.",
  },
  /** Pages that were deleted together with the page, and that the caller sees, are not the caller's to remove for good. */
  PAGES_TOGETHER_KEPT: {
    status: 409,
    message: "Some pages that were deleted with this one aren't yours to delete permanently.",
  },
  /** The page and the pages below it are too many to be copied together. */
  TOO_MANY_PAGES_BELOW: {
    status: 409,
    message: `At most ${copiedPagesMax} pages can be duplicated together.`,
  },
  /** A restricted page above does not name this person. */
  RESTRICTED_ABOVE: {
    status: 409,
    message: "A page above is restricted and does not name this person. Name them there first.",
  },
  /** The page would be below itself. */
  PAGE_BELOW_ITSELF: { status: 409, message: "A page can't be below itself." },
  /** The body does not match the format. `path` is the place of the error in it, such as `root.children.3.type`. */
  BODY_INVALID: {
    status: 422,
    message: "The page body is not valid.",
    data: z.object({ path: z.string(), reason: z.string() }),
  },
  /** The request's body is larger than the procedure's limit. */
  TOO_LARGE: { status: 413, message: "This is too large for the server." },
  /** The request's JSON is nested deeper than any valid request. */
  TOO_DEEP: { status: 422, message: "This is nested too deeply for the server." },
  /** The request's body did not arrive completely, or is not JSON. */
  NOT_READABLE: { status: 400, message: "The server can't read this request." },
  /** Another save changed the draft after the expected revision. The error holds the current draft. */
  DRAFT_CONFLICT: {
    status: 409,
    message: "This draft was changed somewhere else.",
    data: z.object({ draft: draftShape }),
  },
  /** The page's published version is not the expected one. The error holds the current published version. */
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
  /** The page is deleted; restore it first. */
  PAGE_DELETED: { status: 409, message: "This page is deleted." },
  /**
   * The row to tick is not there any more, or belongs to no check list any more: in the published page, or in the caller's
   * draft.
   */
  CHECK_ROW_GONE: {
    status: 409,
    message: "This box is not there any more.",
    data: z.object({ from: z.enum(["page", "draft"]) }),
  },
  /** The file is larger than a file may be. `sizeMax` is in bytes. */
  FILE_TOO_LARGE: {
    status: 413,
    message: "This file is too large.",
    data: z.object({ sizeMax: z.number() }),
  },
  /** The organization's files fill the room that it has. `bytesLeft` is what is left of it. */
  FILES_FULL: {
    status: 409,
    message: "There is not enough room for this file.",
    data: z.object({ bytesLeft: z.number() }),
  },
  /** A disk of the server is too full for what was sent. What people write is refused last. */
  DISK_FULL: {
    status: 507,
    message: "The server's disk is full. Whoever runs it has to make room.",
  },
  /** The upload ended before the whole file had arrived. */
  UPLOAD_INCOMPLETE: { status: 400, message: "Only a part of the file arrived." },
  /**
   * The file calls itself a picture and cannot be shown: it is damaged, it is in the HEIC format, or it has too many pixels.
   */
  PICTURE_UNREADABLE: {
    status: 422,
    message: "This picture cannot be shown.",
    data: z.object({ because: z.enum(["damaged", "heic", "pixels"]) }),
  },
  /** An unexpected error. The server's log holds it with the same id. */
  UNEXPECTED: {
    status: 500,
    message: "Something went wrong on the server.",
    data: z.object({ errorId: z.string() }),
  },
} as const;
