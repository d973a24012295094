import type { PageId } from "@stemma/domain/ids";

/** What the tabs of one browser tell each other, so that a tab shows at once what another one saved. */
export interface DraftNews {
  /** A draft of this page was saved, published or deleted in this tab. */
  tell(pageId: PageId): void;
  /** Calls the listener with what other tabs tell. */
  listen(listener: (pageId: PageId) => void): void;
}

/** The news of this browser; silent where it has none. A tab that hears nothing learns the same from the server. */
export function createDraftNews(): DraftNews {
  if (!("BroadcastChannel" in globalThis)) {
    return { tell: () => undefined, listen: () => undefined };
  }
  const channel = new BroadcastChannel("stemma-drafts");
  return {
    tell(pageId) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
      channel.postMessage(pageId);
    },
    listen(listener) {
      channel.addEventListener("message", ({ data }: MessageEvent<PageId>) => listener(data));
    },
  };
}
