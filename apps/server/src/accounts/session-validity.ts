/** How long a session is valid after its last renewal, in seconds. */
export const sessionValidS = 7 * 24 * 60 * 60;

/** How long after its sign-in a session ends at last, however much it is used, in seconds. */
export const sessionLastsS = 90 * 24 * 60 * 60;

/** How soon after a renewal the next one may come, in seconds. */
export const sessionRenewedAfterS = 60 * 60;
