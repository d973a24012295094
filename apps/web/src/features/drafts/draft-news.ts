import type { DraftId } from "@stemma/domain/ids";
import type { Draft } from "@stemma/contract/shapes";

/** What the tabs of one browser tell each other of drafts, so that a tab shows at once what another one saved. */
export interface DraftNews {
  /** A draft was saved; `null` when it was published or deleted. */
  tell(draftId: DraftId, draft: Draft | null): void;
  /** Calls the listener with what other tabs tell. */
  listen(listener: (draftId: DraftId, draft: Draft | null) => void): void;
}

interface Message {
  readonly draftId: DraftId;
  readonly draft: Draft | null;
}

/** The news of this browser; silent where it has none. A tab that hears nothing learns the same from the server. */
export function createDraftNews(): DraftNews {
  if (!("BroadcastChannel" in globalThis)) {
    return { tell: () => undefined, listen: () => undefined };
  }
  const channel = new BroadcastChannel("stemma-drafts");
  return {
    tell(draftId, draft) {
      const message: Message = { draftId, draft };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
      channel.postMessage(message);
    },
    listen(listener) {
      channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
        listener(data.draftId, data.draft);
      });
    },
  };
}
