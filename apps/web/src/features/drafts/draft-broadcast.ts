import type { PageId } from "@stemma/domain/ids";

/** Broadcasts draft changes between the tabs of one browser, so that a tab shows at once what another tab saved. */
export interface DraftBroadcast {
  /** Broadcasts that this tab saved, published or deleted a draft of this page. */
  send(pageId: PageId): void;
  /** Calls the listener with the page of every broadcast from another tab. */
  listen(listener: (pageId: PageId) => void): void;
}

/**
 * Uses a BroadcastChannel, and does nothing where the browser has none: a tab then learns of the change from the
 * server.
 */
export function createDraftBroadcast(): DraftBroadcast {
  if (!("BroadcastChannel" in globalThis)) {
    return { send: () => undefined, listen: () => undefined };
  }
  const channel = new BroadcastChannel("stemma-drafts");
  return {
    send(pageId) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to its origin
      channel.postMessage(pageId);
    },
    listen(listener) {
      channel.addEventListener("message", ({ data }: MessageEvent<PageId>) => listener(data));
    },
  };
}
