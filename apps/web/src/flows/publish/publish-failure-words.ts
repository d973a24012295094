import { notSavedWords } from "../../features/drafts/notices/not-saved-words.ts";
import type { PublishResult } from "../../features/drafts/session/publish-result.ts";

/** Why a draft is not published. */
export type PublishFailure = Exclude<PublishResult, { readonly kind: "published" }>;

/** What the Publish dialog says after a failed attempt. Nothing has changed. */
export function publishFailureWords(failure: PublishFailure): string {
  switch (failure.kind) {
    case "page-changed":
      return "Another version was published while you were writing, so nothing is published yet. You can publish yours all the same: it becomes the current version, and both stay in the history, side by side.";
    case "draft-changed":
      return "This draft was changed somewhere else meanwhile, so nothing is published. Close this and look at the text again.";
    case "not-saved":
      return notSavedWords(failure.snapshot, "Nothing is published");
    case "not-allowed":
      return "You may no longer publish this page. Your draft is kept, and only you see it.";
    case "gone":
      return "This draft was published or deleted somewhere else.";
    case "failed":
      return failure.words;
  }
}
