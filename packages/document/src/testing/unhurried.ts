/** A time bound for merging and comparing that even a busy machine does not reach. */
export const unhurried = { timeBoundMs: 600_000 };
