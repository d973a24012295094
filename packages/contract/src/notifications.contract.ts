import { oc } from "@orpc/contract";
import { z } from "zod";
import type { NotificationId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import { notificationsPageSize } from "@stemma/domain/notification/notification-limits";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { withRules } from "./request-rules.ts";
import { idOf, instantShape, textShape } from "./value-shapes.ts";
import { publishMessageShape } from "./version-shapes.ts";

const { UNEXPECTED, LINK_INVALID } = contractErrors;
const tags = ["Notifications"];
const notificationId = idOf<NotificationId>();
const status = z.enum(["unread", "read"]);

/** The fields that all notifications share. */
const notified = {
  id: notificationId,
  status,
  triggeredBy: idOf<UserId>(),
  /** The display name, in the organization, of the user who triggered it. */
  triggeredByName: z.string(),
  triggeredAt: instantShape,
};

/** What notifications of a new version of a page say. */
const ofVersion = {
  ...notified,
  pageId: idOf<PageId>(),
  pageTitle: z.string(),
  workspaceName: z.string(),
  deleted: z.boolean(),
  versionId: idOf<VersionId>(),
  /** The version's parent; `null` for the first version of a page. */
  previousVersionId: idOf<VersionId>().nullable(),
  publishMessage: publishMessageShape,
};

/** A new version of a page was published, and the caller subscribes to it. */
const publishNotificationShape = z.object({
  ...ofVersion,
  type: z.literal("pageVersionPublish"),
});

/** A version of a page was published whose text mentions the caller; at most one for each page. */
const mentionNotificationShape = z.object({ ...ofVersion, type: z.literal("mention") });

/**
 * Somebody gave the caller a role, changed it or took it away, or declined the caller's request for access. `title` is the item's name
 * at that time; empty after a declined request, because the caller may not see the item.
 */
const accessNotificationShape = z.object({
  ...notified,
  type: z.literal("accessChange"),
  item: z.object({
    type: z.enum(["page", "workspace", "organization"]),
    id: z.uuid(),
    title: z.string(),
  }),
  /** The caller's new role; `null` if the role was taken away, or not given. */
  role: z.string().nullable(),
  /** Whether a request of the caller was declined. */
  isDeclined: z.boolean(),
});

const notificationShape = z.discriminatedUnion("type", [
  publishNotificationShape,
  mentionNotificationShape,
  accessNotificationShape,
]);

export type Notification = z.output<typeof notificationShape>;

export const notificationsContract = {
  /**
   * The caller's notifications in the organization, newest first, without pages that the caller cannot see any more.
   */
  list: oc
    .route({ method: "GET", path: "/notifications", tags, summary: "List my notifications" })
    .errors(memberErrors)
    .input(
      z.object({
        unread: z.stringbool().or(z.boolean()).default(false),
        cursor: pageInput.cursor,
        limit: pageInput.limit.default(notificationsPageSize),
      }),
    )
    .output(pageOf(notificationShape)),
  /** The number of unread notifications; 100 means 100 or more. */
  count: oc
    .route({ method: "GET", path: "/notifications/count", tags, summary: "Count my unread ones" })
    .errors(memberErrors)
    .output(z.object({ unread: z.number().int() })),
  /** Marks some of the caller's notifications as read or unread. Ids of other users' notifications are ignored. */
  mark: oc
    .route({ method: "POST", path: "/notifications/mark", tags, summary: "Mark as read or unread" })
    .errors(memberErrors)
    .input(z.object({ notificationIds: z.array(notificationId).min(1).max(100), status }))
    .output(z.object({})),
  /** Marks the caller's notifications in the organization as read, up to an instant. */
  markAllRead: oc
    .route({ method: "POST", path: "/notifications/read", tags, summary: "Mark all as read" })
    .errors(memberErrors)
    .input(z.object({ until: instantShape }))
    .output(z.object({})),
  /**
   * Ends notification mail for the recipient of the mail with this link. Needs no session, for unsubscribing with one
   * click.
   */
  unsubscribeMail: withRules({ isOpen: true })
    .route({ method: "POST", path: "/mail/unsubscribe", tags, summary: "End notification mail" })
    .errors({ UNEXPECTED, LINK_INVALID })
    .input(z.object({ token: textShape.min(1).max(200) }))
    .output(z.object({})),
};
