import { forAnybody, forMember } from "../procedures/procedure-kinds.ts";
import type { NotificationUseCases } from "./notifications.feature.ts";

/** The procedures for the caller's notifications. */
export function createNotificationProcedures(notifications: NotificationUseCases) {
  return {
    list: forMember.notifications.list.handler(({ context, input }) =>
      notifications.listNotifications(context.scope, input),
    ),
    count: forMember.notifications.count.handler(({ context }) =>
      notifications.countNotifications(context.scope),
    ),
    mark: forMember.notifications.mark.handler(async ({ context, input }) => {
      await notifications.markNotifications(context.scope, input);
      return {};
    }),
    markAllRead: forMember.notifications.markAllRead.handler(async ({ context, input }) => {
      await notifications.markAllNotificationsRead(context.scope, input.until);
      return {};
    }),
    unsubscribeMail: forAnybody.notifications.unsubscribeMail.handler(async ({ input }) => {
      await notifications.unsubscribeMail(input.token);
      return {};
    }),
  };
}
