/** A broadcast channel between the tabs of one browser at one origin. No other origin can send or listen on it. */
interface TabChannel {
  readonly send: (message: unknown) => void;
  /** Calls `listener` with every message, including this tab's own, until the returned function is called. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** Opens the channel with this name. */
export function tabChannel(name: string): TabChannel {
  return {
    send(message) {
      const channel = new BroadcastChannel(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than ours
      channel.postMessage(message);
      channel.close();
    },
    listen(listener) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => listener(data));
      return () => channel.close();
    },
  };
}
