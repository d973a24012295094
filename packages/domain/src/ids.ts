declare const brand: unique symbol;

/** A UUIDv7 made by the server, told apart by what it names, so that one id cannot stand in for another. */
type Id<Name extends string> = string & { readonly [brand]: Name };

/** Names a person: the product's user record and the authentication user share it. */
export type UserId = Id<"User">;
/** Names an organization, the tenant that every product row belongs to. */
export type OrganizationId = Id<"Organization">;
/** Names a workspace. */
export type WorkspaceId = Id<"Workspace">;
/** Names a page. */
export type PageId = Id<"Page">;
/** Names one user's draft of one page. */
export type DraftId = Id<"Draft">;
/** Names one immutable version of a page. */
export type VersionId = Id<"Version">;
/** Names an invitation into an organization or workspace. */
export type InvitationId = Id<"Invitation">;
/** Names a notification in somebody's inbox. */
export type NotificationId = Id<"Notification">;
/** Names somebody's request to be let in. */
export type RequestId = Id<"Request">;
/** Names a signed-in browser. */
export type SessionId = Id<"Session">;
