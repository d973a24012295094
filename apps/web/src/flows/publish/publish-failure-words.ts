import { notSavedWords } from "../../features/drafts/notices/not-saved-words.ts";
import type { PublishResult } from "../../features/drafts/session/publish-result.ts";
import { messages } from "./messages.ts";

/** Why a draft is not published. */
export type PublishFailure = Exclude<PublishResult, { readonly kind: "published" }>;

/** What the Publish dialog says after a failed attempt. */
export function publishFailureWords(failure: PublishFailure): string {
  switch (failure.kind) {
    case "page-changed":
      return messages.failures.pageChanged;
    case "draft-changed":
      return messages.failures.draftChanged;
    case "not-saved":
      return notSavedWords(failure.snapshot, messages.failures.nothingPublished);
    case "not-allowed":
      return messages.failures.notAllowed;
    case "gone":
      return messages.failures.gone;
    case "failed":
      return failure.words;
  }
}
