import { isDefinedError, safe } from "@orpc/client";
import type { Draft } from "@stemma/contract/shapes";
import type { VersionId } from "@stemma/domain/ids";
import type { PublishMessage } from "@stemma/domain/version/publish-message";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";

/** The outcome of publishing. Something has changed only after 'published'. */
export type PublishAnswer =
  | { readonly kind: "published"; readonly versionId: VersionId }
  | { readonly kind: "page-changed"; readonly publishedVersion: VersionId | null }
  | { readonly kind: "draft-changed"; readonly draft: Draft }
  /** The writer may not publish the draft any more. */
  | { readonly kind: "refused"; readonly words: string }
  | { readonly kind: "said"; readonly words: string };

/**
 * Publishes a draft as the server holds it. Refused with 'page-changed' unless `expectedPublishedVersion` is the
 * published version. `isSilent` notifies no subscribers. Never rejects. Idempotent: sent again after a lost answer, it
 * publishes nothing twice.
 */
export async function publishDraft(
  draft: Draft,
  expectedPublishedVersion: VersionId | null,
  publishMessage: PublishMessage,
  isSilent: boolean,
): Promise<PublishAnswer> {
  const input = {
    draftId: draft.id,
    expectedRevision: draft.revision,
    expectedPublishedVersion,
    publishMessage,
    isSilent,
  };
  const { error, data } = await safe(api.drafts.publish(input));
  if (error === null) return { kind: "published", versionId: data.versionId };
  if (!isDefinedError(error)) {
    const again = "If it was published all the same, publishing again changes nothing.";
    return { kind: "said", words: `${failureWords(error)} ${again}` };
  }
  switch (error.code) {
    case "PAGE_CHANGED":
      return { kind: "page-changed", publishedVersion: error.data.publishedVersion };
    case "DRAFT_CONFLICT":
      return { kind: "draft-changed", draft: error.data.draft };
    case "NOT_ALLOWED":
    case "NO_ACCESS":
      return {
        kind: "refused",
        words: "You may no longer publish this page. Your draft is kept, and only you see it.",
      };
    case "NOT_FOUND":
      return { kind: "said", words: "This draft was published or deleted somewhere else." };
    default:
      return { kind: "said", words: failureWords(error) };
  }
}
