import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { setPinned } from "../../entities/page/set-pinned.ts";
import { setSubscribed } from "../../entities/page/set-subscribed.ts";
import { messages } from "./messages.ts";

/** Pins the page and subscribes to it, or undoes that, as optimistic changes. A failure is reported to `onFailure`. */
export function usePageMarks(view: PageView, onFailure: (words: string) => void) {
  const queryClient = useQueryClient();
  const { id: pageId, kind } = view.page;

  async function pin(
    isPinned: boolean,
    failed: (reason: string, what: string) => string,
  ): Promise<void> {
    try {
      await setPinned(queryClient, { type: "page", id: pageId }, isPinned);
    } catch (error) {
      onFailure(failed(failureWords(error), kind));
    }
  }

  async function subscribe(
    isSubscribed: boolean,
    failed: (reason: string) => string,
  ): Promise<void> {
    try {
      await setSubscribed(queryClient, { type: "page", id: pageId }, isSubscribed);
    } catch (error) {
      onFailure(failed(failureWords(error)));
    }
  }

  return {
    pin: () => pin(true, messages.marks.notPinned),
    unpin: () => pin(false, messages.marks.notUnpinned),
    subscribe: () => subscribe(true, messages.marks.notSubscribed),
    unsubscribe: () => subscribe(false, messages.marks.notUnsubscribed),
  };
}
