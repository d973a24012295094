/** The page size of the notification list. Specification, section 9. */
export const notificationsPageSize = 10;

/** The unread count is exact below this number; from this number on the badge shows no exact count. */
export const unreadShownMax = 100;
