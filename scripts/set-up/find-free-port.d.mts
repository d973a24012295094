/** A port of this machine on which nothing listens, and which this process has not returned before. */
export function findFreePort(): Promise<number>;
