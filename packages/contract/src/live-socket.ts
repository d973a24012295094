/** Where a browser tab opens its one WebSocket. */
export const livePath = "/live";

/** How many topics one tab can follow. */
export const topicsMax = 300;

/** How often the server says something in any case. In milliseconds. */
export const beatMs = 20_000;

/** Why the server closed a socket that shall not come back by itself: the session is over. */
export const sessionEndedCode = 4401;
