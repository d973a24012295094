/** How long a session is valid after its last renewal, in seconds. */
export const sessionValidS = 7 * 24 * 60 * 60;

/** How long after its sign-in a session ends at last, however much it is used, in seconds. */
export const sessionLastsS = 90 * 24 * 60 * 60;

/**
 * How soon a session ends after another one began in its browser, in seconds. Not at once: what other tabs have just sent has the old
 * cookie, and a tab that is told of the end before the new cookie has arrived would find itself signed out.
 */
export const sessionReplacedS = 10;

/** How soon after a renewal the next one may come, in seconds. */
export const sessionRenewedAfterS = 60 * 60;
