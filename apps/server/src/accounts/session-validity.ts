/** A session expires a week after its last use, and is renewed at most once an hour. In seconds. */
export const sessionValidS = 7 * 24 * 60 * 60;
export const sessionRenewedAfterS = 60 * 60;
