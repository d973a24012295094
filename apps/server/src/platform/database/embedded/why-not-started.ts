/** PostgreSQL's log lines about clients that connect too early. They do not explain why PostgreSQL ended. */
const answersToClients = /starting up|not yet accepting|shutting down|in recovery mode/;

/** With less free room than this, in bytes, PostgreSQL cannot write its lock file, and its log is cut off in the middle of the reason. */
const roomMin = 100_000;

/**
 * Why PostgreSQL did not start, in a clause: that its disk is full, or the last error in its log, without the date.
 *
 * @param logged what this start wrote into the log
 * @param free the free room of the disk, in bytes
 */
export function whyNotStarted(logged: string, free: number): string {
  if (free < roomMin) return "its disk is full";
  const lines = logged.trim().split("\n");
  const own = lines.filter((line) => !answersToClients.test(line));
  const line = own.find((line) => /FATAL|PANIC|error while/.test(line)) ?? own.at(-1) ?? "";
  return line.replace(/^.*?(FATAL|PANIC): +/, "").trim() || "it ended without a word";
}
