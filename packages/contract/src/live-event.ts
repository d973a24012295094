import type {
  DraftId,
  OrganizationId,
  PageId,
  UserId,
  VersionId,
  WorkspaceId,
} from "@stemma/domain/ids";

/**
 * A topic that a tab can subscribe to: a user's own items, an organization, a workspace or a page. To subscribe, the user
 * needs permission to view the item; a user topic is for that user only.
 */
export type LiveTopic =
  | `user:${UserId}`
  | `organization:${OrganizationId}`
  | `workspace:${WorkspaceId}`
  | `page:${PageId}`;

/** The ids of the items that an event is about. Events never carry content. */
interface LiveIds {
  readonly organization?: OrganizationId;
  readonly workspace?: WorkspaceId;
  readonly page?: PageId;
  readonly draft?: DraftId;
  readonly version?: VersionId;
  readonly user?: UserId;
}

/**
 * The changes of a user's own items. `reading`: the user marked the page with the given id as read. `workspaces`: the
 * user put the workspaces into another order, muted or unmuted one. `access`: the user's
 * permissions changed somewhere, so all topics of the user's tabs are authorized again. `sessions`: one of the user's
 * sessions ended.
 */
type UserEventKind =
  | "drafts"
  | "pins"
  | "recents"
  | "reading"
  | "configuration"
  | "workspaces"
  | "account"
  | "organizations"
  | "notifications"
  | "subscriptions"
  | "requests"
  | "access"
  | "sessions";

/**
 * The changes of an organization. `workspaces`: the workspace with the given id changed (sent only to users who can see
 * it) or, without an id, the list of workspaces changed. `trash`: pages were deleted, restored or removed for good; without ids, because
 * not every member may see them.
 */
type OrganizationEventKind =
  | "name"
  | "members"
  | "workspaces"
  | "trash"
  | "invitations"
  | "requests"
  | "access";

/**
 * The changes of a workspace. `pages`: the page with the given id changed (sent only to users who can see it) or,
 * without an id, the list of pages changed.
 */
type WorkspaceEventKind = "name" | "settings" | "pages" | "members" | "requests" | "access";

/**
 * The changes of a page. `version`: the published version changed, including its title. `deletion`: the page was marked
 * as deleted, restored or removed. `icon`: the page got another icon. `backlinks`: another page's published text began or ceased to link to the page. `uses`: the
 * same of a snippet, which that text began or ceased to show.
 */
type PageEventKind =
  | "version"
  | "icon"
  | "backlinks"
  | "uses"
  | "deletion"
  | "move"
  | "readers"
  | "requests"
  | "access";

/**
 * A change and the topic that it is published to. For the kind `access`, the server authorizes every tab of the
 * topic again before it sends the event.
 */
export type LiveEvent = { readonly ids?: LiveIds } & (
  | { readonly topic: `user:${UserId}`; readonly kind: UserEventKind }
  | { readonly topic: `organization:${OrganizationId}`; readonly kind: OrganizationEventKind }
  | { readonly topic: `workspace:${WorkspaceId}`; readonly kind: WorkspaceEventKind }
  | { readonly topic: `page:${PageId}`; readonly kind: PageEventKind }
);
