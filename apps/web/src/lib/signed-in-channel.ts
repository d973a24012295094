import { tabName } from "./tab-name.ts";

/** Between the tabs of one browser at one origin: they share the session's cookie, and nobody else can speak or listen here. */
const channelName = "stemma-signed-in";

/** Tells the other tabs that somebody signed in here. */
export function tellSignedIn(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than ours
  channel.postMessage(tabName);
  channel.close();
}

/** Hears of each sign-in in another tab until the returned function is called. */
export function listenForSignedIn(listen: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    // A tab hears itself on a second channel of the same name.
    if (data !== tabName) listen();
  });
  return () => channel.close();
}
