import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { setPinned } from "../../entities/page/set-pinned.ts";
import { setSubscribed } from "../../entities/page/set-subscribed.ts";

/** Pins the page and subscribes to it, or undoes that, as optimistic changes. A failure is reported to `onFailure`. */
export function usePageMarks(view: PageView, onFailure: (words: string) => void) {
  const queryClient = useQueryClient();
  const { id: pageId } = view.page;

  async function pin(isPinned: boolean, words: string): Promise<void> {
    try {
      await setPinned(queryClient, { type: "page", id: pageId }, isPinned);
    } catch (error) {
      onFailure(`${words} ${failureWords(error)}`);
    }
  }

  async function subscribe(isSubscribed: boolean, words: string): Promise<void> {
    try {
      await setSubscribed(queryClient, { type: "page", id: pageId }, isSubscribed);
    } catch (error) {
      onFailure(`${words} ${failureWords(error)}`);
    }
  }

  return {
    pin: () => pin(true, "The page was not pinned."),
    unpin: () => pin(false, "The page was not unpinned."),
    subscribe: () => subscribe(true, "You were not subscribed."),
    unsubscribe: () => subscribe(false, "You were not unsubscribed."),
  };
}
