import { tabChannel } from "./tab-channel.ts";

/** What the window in which somebody signed in at a provider tells the tab that opened it. */
export interface SignInOutcome {
  /** Names the attempt; `null` where it was lost on the way, which only ever comes with an error. */
  readonly attempt: string | null;
  readonly error: string | null;
}

/** Holds where a provider's own page has cut the tie between a window and its opener. */
const channel = tabChannel("stemma-sign-in");

/** Tells the waiting tab how it ended. */
export function tellSignInOutcome(outcome: SignInOutcome): void {
  channel.send(outcome);
}

/** Listens until the returned function is called. */
export function listenForSignIn(listen: (outcome: SignInOutcome) => void): () => void {
  return channel.listen((message) => {
    if (isOutcome(message)) listen(message);
  });
}

function isOutcome(data: unknown): data is SignInOutcome {
  if (typeof data !== "object" || data === null) return false;
  const { attempt, error } = data as Partial<Record<keyof SignInOutcome, unknown>>;
  const isText = (value: unknown) => value === null || typeof value === "string";
  return isText(attempt) && isText(error);
}
