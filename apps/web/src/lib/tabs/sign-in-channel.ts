import { tabChannel } from "./tab-channel.ts";

/** The message from a provider's sign-in window to the tab that opened it. */
export interface SignInOutcome {
  /** Identifies the attempt. `null` if it was lost on the way, which happens only together with an error. */
  readonly attempt: string | null;
  readonly error: string | null;
}

/** Broadcast channels work even if the provider's page has cut the link between the window and its opener. */
const outcomes = tabChannel("stemma-sign-in");
const receipts = tabChannel("stemma-sign-in-heard");

/** How often, and for how long, an outcome is sent until a tab has heard it. In milliseconds. */
const sendEveryMs = 250;
const sendForMs = 10_000;

/**
 * Sends the outcome until the tab that waits for it has answered, then calls `onHeard`. A window must not close itself
 * before: a message can be lost with the window that sent it. Ends when the returned function is called.
 */
export function tellSignInOutcome(outcome: SignInOutcome, onHeard: () => void): () => void {
  const timer = setInterval(() => outcomes.send(outcome), sendEveryMs);
  const end = setTimeout(() => stop(), sendForMs);
  const forget = receipts.listen((heard) => {
    if (!isOutcome(heard) || heard.attempt !== outcome.attempt) return;
    stop();
    onHeard();
  });
  const stop = () => {
    clearInterval(timer);
    clearTimeout(end);
    forget();
  };
  outcomes.send(outcome);
  return stop;
}

/**
 * Calls `listener` with every outcome, until the returned function is called. If it returns true, the outcome was for
 * this tab: the window is told so and closes itself.
 */
export function listenForSignIn(listener: (outcome: SignInOutcome) => boolean): () => void {
  return outcomes.listen((message) => {
    if (isOutcome(message) && listener(message)) receipts.send(message);
  });
}

function isOutcome(data: unknown): data is SignInOutcome {
  if (typeof data !== "object" || data === null) return false;
  const { attempt, error } = data as Partial<Record<keyof SignInOutcome, unknown>>;
  const isText = (value: unknown) => value === null || typeof value === "string";
  return isText(attempt) && isText(error);
}
