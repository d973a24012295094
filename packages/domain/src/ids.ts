declare const brand: unique symbol;

/** A UUIDv7 made by the server. The brand makes each kind of id a type of its own, so TypeScript rejects a mix-up. */
type Id<Name extends string> = string & { readonly [brand]: Name };

/** The id of a person. The product's user record and the authentication user share it. */
export type UserId = Id<"User">;
/** The id of an organization, the tenant that every product row belongs to. */
export type OrganizationId = Id<"Organization">;
/** The id of a workspace. */
export type WorkspaceId = Id<"Workspace">;
/** The id of a page. */
export type PageId = Id<"Page">;
/** The id of one user's draft of one page. */
export type DraftId = Id<"Draft">;
/** The id of one immutable version of a page. */
export type VersionId = Id<"Version">;
/** The id of an invitation to an organization or workspace. */
export type InvitationId = Id<"Invitation">;
/** The id of a notification in a user's inbox. */
export type NotificationId = Id<"Notification">;
/** The id of a user's request for access. */
export type RequestId = Id<"Request">;
/** The id of a sign-in session of one browser. */
export type SessionId = Id<"Session">;
/** The id of a passkey with which a person signs in. */
export type PasskeyId = Id<"Passkey">;
/** The id of a task that a transaction left to be done after its commit. */
export type TaskId = Id<"Task">;
/** The id of a stored file. */
export type FileId = Id<"File">;
