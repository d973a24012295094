/** The path of the WebSocket; each browser tab opens one. */
export const livePath = "/live";

/** The most topics that one tab can subscribe to. */
export const topicsMax = 300;

/** The interval of the server's heartbeat, in milliseconds. */
export const beatMs = 20_000;

/** The WebSocket close code for an ended session: the browser must not reconnect by itself. */
export const sessionEndedCode = 4401;
