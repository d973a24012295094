import type {
  DraftId,
  OrganizationId,
  PageId,
  UserId,
  VersionId,
  WorkspaceId,
} from "@stemma/domain/ids";

/**
 * What a screen can follow: a person's own things, an organization, a workspace, a page. Whoever may see the thing may
 * follow it; a person's own things only they.
 */
export type LiveTopic =
  | `user:${UserId}`
  | `organization:${OrganizationId}`
  | `workspace:${WorkspaceId}`
  | `page:${PageId}`;

/** What an event is about, by id; never any content. */
interface LiveIds {
  readonly organization?: OrganizationId;
  readonly workspace?: WorkspaceId;
  readonly page?: PageId;
  readonly draft?: DraftId;
  readonly version?: VersionId;
  readonly user?: UserId;
}

/**
 * What changed of a person's own things. `access`: what they may see, or do, anywhere; whatever they follow is decided
 * again. `sessions`: one of their sessions ended.
 */
type UserEventKind =
  | "drafts"
  | "pins"
  | "recents"
  | "configuration"
  | "account"
  | "organizations"
  | "notifications"
  | "subscriptions"
  | "requests"
  | "access"
  | "sessions";

/** What changed of an organization. `workspaces`: one of them (told to those who see it) or, without an id, the list. */
type OrganizationEventKind =
  | "name"
  | "members"
  | "workspaces"
  | "invitations"
  | "requests"
  | "access";

/** What changed of a workspace. `pages`: one of its pages (told to those who see it) or, without an id, which it holds. */
type WorkspaceEventKind = "name" | "pages" | "members" | "requests" | "access";

/** What changed of a page. `version`: what it shows, its title included. `deletion`: marked as deleted, restored, or gone. */
type PageEventKind = "version" | "deletion" | "move" | "readers" | "requests" | "access";

/**
 * Something changed, and whose screens may want to know. Wherever the kind is `access`, who follows the topic is authorised
 * again before anything else is told.
 */
export type LiveEvent = { readonly ids?: LiveIds } & (
  | { readonly topic: `user:${UserId}`; readonly kind: UserEventKind }
  | { readonly topic: `organization:${OrganizationId}`; readonly kind: OrganizationEventKind }
  | { readonly topic: `workspace:${WorkspaceId}`; readonly kind: WorkspaceEventKind }
  | { readonly topic: `page:${PageId}`; readonly kind: PageEventKind }
);
