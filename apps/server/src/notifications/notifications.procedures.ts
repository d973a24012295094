import type { UseCase } from "../platform/use-case.ts";
import { forAnybody, forMember } from "../procedures/procedure-kinds.ts";
import type { countNotifications, listNotifications } from "./list-notifications.ts";
import type { markAllNotificationsRead, markNotifications } from "./mark-notifications.ts";
import type { unsubscribeMail } from "./unsubscribe-mail.ts";

/** The use cases behind `notifications`. */
export interface NotificationUseCases {
  listNotifications: UseCase<typeof listNotifications>;
  countNotifications: UseCase<typeof countNotifications>;
  markNotifications: UseCase<typeof markNotifications>;
  markAllNotificationsRead: UseCase<typeof markAllNotificationsRead>;
  unsubscribeMail: UseCase<typeof unsubscribeMail>;
}

/** What the asker was told. */
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
