import { tabChannel } from "./tab-channel.ts";

/** The message from a provider's sign-in window to the tab that opened it. */
export interface SignInOutcome {
  /** Identifies the attempt. `null` if it was lost on the way, which happens only together with an error. */
  readonly attempt: string | null;
  readonly error: string | null;
}

/** A broadcast channel works even if the provider's page has cut the link between the window and its opener. */
const channel = tabChannel("stemma-sign-in");

/** The last outcome: a broadcast can be lost with the window that sent it and closed itself. */
const storageKey = "stemma-sign-in-outcome";

/** Sends the outcome to the waiting tab, and keeps it for `takeSignInOutcome`. */
export function tellSignInOutcome(outcome: SignInOutcome): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(outcome));
  } catch {
    // Without storage, the broadcast alone tells the tab.
  }
  channel.send(outcome);
}

/** The outcome that a window told last, once; `null` if there is none for these attempts. */
export function takeSignInOutcome(attempts: ReadonlyMap<string, unknown>): SignInOutcome | null {
  try {
    const outcome: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (!isOutcome(outcome) || !attempts.has(outcome.attempt ?? "")) return null;
    localStorage.removeItem(storageKey);
    return outcome;
  } catch {
    return null;
  }
}

/** Calls `listener` with every outcome, until the returned function is called. */
export function listenForSignIn(listener: (outcome: SignInOutcome) => void): () => void {
  return channel.listen((message) => {
    if (isOutcome(message)) listener(message);
  });
}

function isOutcome(data: unknown): data is SignInOutcome {
  if (typeof data !== "object" || data === null) return false;
  const { attempt, error } = data as Partial<Record<keyof SignInOutcome, unknown>>;
  const isText = (value: unknown) => value === null || typeof value === "string";
  return isText(attempt) && isText(error);
}
