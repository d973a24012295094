/** A channel between the tabs of one browser at one origin: nobody else can send or listen on it. */
interface TabChannel {
  readonly send: (message: unknown) => void;
  /** Calls `hear` with every message, also with this tab's own, until the returned function is called. */
  readonly listen: (hear: (message: unknown) => void) => () => void;
}

/** The channel of this name. */
export function tabChannel(name: string): TabChannel {
  return {
    send(message) {
      const channel = new BroadcastChannel(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than ours
      channel.postMessage(message);
      channel.close();
    },
    listen(hear) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => hear(data));
      return () => channel.close();
    },
  };
}
