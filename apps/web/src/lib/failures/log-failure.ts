/** What the specification has the browser's console say (section 8, 'Console-only logs'). */
type ConsoleWords =
  | "User document not found"
  | "User data error"
  | "Auth state error"
  | "Unable to switch/load organization"
  | "Error listening to document";

/** Writes to the browser's console why something is missing or different; the screen says what matters of it. */
export function logFailure(words: ConsoleWords, error: unknown): void {
  // oxlint-disable-next-line no-console -- this is what it is for
  console.warn(words, error);
}
