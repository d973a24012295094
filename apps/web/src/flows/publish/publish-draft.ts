import { isDefinedError, safe } from "@orpc/client";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { VersionId } from "@stemma/domain/ids";
import type { PublishMessage } from "@stemma/domain/version/publish-message";
import type { PublishResult } from "../../features/drafts/session/publish-result.ts";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { messages } from "./messages.ts";

/** How a draft is published. */
interface Publishing {
  /** The version that the writer believes to be published. Publishing is refused while another one is. */
  readonly expectedPublishedVersion: VersionId | null;
  readonly message: PublishMessage;
  /** Whether subscribers get no notification. */
  readonly isSilent: boolean;
}

/**
 * Publishes a draft as the server holds it. Never rejects. Idempotent: sent again after a lost answer, it publishes
 * nothing twice.
 */
export async function publishDraft(
  draft: Draft,
  { expectedPublishedVersion, message, isSilent }: Publishing,
): Promise<PublishResult> {
  const { error, data } = await safe(
    api.drafts.publish({
      draftId: draft.id,
      expectedRevision: draft.revision,
      expectedPublishedVersion,
      publishMessage: message,
      isSilent,
    }),
  );
  if (error === null) return { kind: "published", draft, versionId: data.versionId };
  if (!isDefinedError(error)) {
    return { kind: "failed", words: `${failureWords(error)} ${messages.failures.tryAgain}` };
  }
  switch (error.code) {
    case "PAGE_CHANGED":
      return { kind: "page-changed", publishedVersion: error.data.publishedVersion };
    case "DRAFT_CONFLICT":
      return { kind: "draft-changed", draft: error.data.draft };
    case "NOT_ALLOWED":
    case "NO_ACCESS":
      return { kind: "not-allowed" };
    case "NOT_FOUND":
      return { kind: "gone" };
    case "PAGE_DELETED":
      return { kind: "failed", words: messages.failures.pageDeleted };
    default:
      return { kind: "failed", words: failureWords(error) };
  }
}
