import { oc } from "@orpc/contract";
import { z } from "zod";
import type { NotificationId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import { notificationsPageSize } from "@stemma/domain/notification/notification-limits";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { withRules } from "./request-rules.ts";
import { idOf, instantShape, publishMessageShape, textShape } from "./shapes.ts";

const { UNEXPECTED, LINK_INVALID } = contractErrors;
const tags = ["Notifications"];
const notificationId = idOf<NotificationId>();
const status = z.enum(["unread", "read"]);

/** What every notification says. */
const notified = {
  id: notificationId,
  status,
  triggeredBy: idOf<UserId>(),
  /** How the person who triggered it is named in the organization. */
  triggeredByName: z.string(),
  triggeredAt: instantShape,
};

/** A version of a page was published that the asker subscribes to. */
const publishNotificationShape = z.object({
  ...notified,
  type: z.literal("pageVersionPublish"),
  pageId: idOf<PageId>(),
  pageTitle: z.string(),
  workspaceName: z.string(),
  deleted: z.boolean(),
  versionId: idOf<VersionId>(),
  /** The version that it was made from; `null` for the first of a page. */
  previousVersionId: idOf<VersionId>().nullable(),
  publishMessage: publishMessageShape,
});

/** Somebody gave the asker a role, another role, or took it away. `title` is what the thing was called then. */
const accessNotificationShape = z.object({
  ...notified,
  type: z.literal("accessChange"),
  item: z.object({
    type: z.enum(["page", "workspace", "organization"]),
    id: z.uuid(),
    title: z.string(),
  }),
  /** What the asker is there now; `null` for nothing any more. */
  role: z.string().nullable(),
});

const notificationShape = z.discriminatedUnion("type", [
  publishNotificationShape,
  accessNotificationShape,
]);

export type Notification = z.output<typeof notificationShape>;

export const notificationsContract = {
  /** The asker's notifications in the organization, newest first, without those of pages that they may not see any more. */
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
  /** How many of them are unread; 100 stands for as many or more. */
  count: oc
    .route({ method: "GET", path: "/notifications/count", tags, summary: "Count my unread ones" })
    .errors(memberErrors)
    .output(z.object({ unread: z.number().int() })),
  /** Marks some of the asker's notifications as read, or unread. Others' are left alone. */
  mark: oc
    .route({ method: "POST", path: "/notifications/mark", tags, summary: "Mark as read or unread" })
    .errors(memberErrors)
    .input(z.object({ notificationIds: z.array(notificationId).min(1).max(100), status }))
    .output(z.object({})),
  /** Marks all of the asker's notifications in the organization as read that were there at an instant. */
  markAllRead: oc
    .route({ method: "POST", path: "/notifications/read", tags, summary: "Mark all as read" })
    .errors(memberErrors)
    .input(z.object({ until: instantShape }))
    .output(z.object({})),
  /** Ends notification mail for whoever the link was mailed to. Asked without a session: it is one click out of a mail. */
  unsubscribeMail: withRules({ isOpen: true })
    .route({ method: "POST", path: "/mail/unsubscribe", tags, summary: "End notification mail" })
    .errors({ UNEXPECTED, LINK_INVALID })
    .input(z.object({ token: textShape.min(1).max(200) }))
    .output(z.object({})),
};
