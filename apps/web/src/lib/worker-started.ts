/** The first message of a worker: its script has loaded, and it takes questions. */
export const workerStarted = "worker started";
