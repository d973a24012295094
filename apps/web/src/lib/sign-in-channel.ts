/** What the window in which somebody signed in at a provider tells the tab that opened it. */
export interface SignInOutcome {
  /** Names the attempt; `null` where it was lost on the way, which only ever comes with an error. */
  readonly attempt: string | null;
  readonly error: string | null;
}

/**
 * Between the tabs of one browser at one origin: nobody else can speak or listen here. It holds where a provider's own page
 * has cut the tie between a window and its opener.
 */
const channelName = "stemma-sign-in";

/** Tells the waiting tab how it ended. */
export function tellSignInOutcome(outcome: SignInOutcome): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than ours
  channel.postMessage(outcome);
  channel.close();
}

/** Listens until the returned function is called. */
export function listenForSignIn(listen: (outcome: SignInOutcome) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isOutcome(data)) listen(data);
  });
  return () => channel.close();
}

function isOutcome(data: unknown): data is SignInOutcome {
  if (typeof data !== "object" || data === null) return false;
  const { attempt, error } = data as Partial<Record<keyof SignInOutcome, unknown>>;
  const isText = (value: unknown) => value === null || typeof value === "string";
  return isText(attempt) && isText(error);
}
