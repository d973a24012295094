/** How many notifications come at once. Specification, section 9. */
export const notificationsPageSize = 10;

/** From how many unread notifications on the number is not told any more. */
export const unreadShownMax = 100;
