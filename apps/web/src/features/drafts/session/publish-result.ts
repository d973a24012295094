import type { Draft } from "@stemma/contract/draft-shapes";
import type { VersionId } from "@stemma/domain/ids";
import type { DraftSnapshot } from "./draft-snapshot.ts";

/**
 * What became of publishing a draft. Only 'published' is known to have changed anything: the answer to a
 * `failed` call may be lost.
 *
 * - `page-changed`: the page has another published version than the writer knows of.
 * - `draft-changed`: the server holds a later text of the draft.
 * - `not-saved`: the save before publishing failed; the session's snapshot of that moment says why.
 * - `not-allowed`: the writer may no longer publish the page.
 * - `gone`: the draft was published or deleted elsewhere.
 * - `failed`: another failure; `words` describe it.
 */
export type PublishResult =
  | { readonly kind: "published"; readonly draft: Draft; readonly versionId: VersionId }
  | { readonly kind: "page-changed"; readonly publishedVersion: VersionId | null }
  | { readonly kind: "draft-changed"; readonly draft: Draft }
  | { readonly kind: "not-saved"; readonly snapshot: DraftSnapshot }
  | { readonly kind: "not-allowed" | "gone" }
  | { readonly kind: "failed"; readonly words: string };

/** Publishes a draft as the server holds it. Never rejects. */
export type PublishDraft = (draft: Draft) => Promise<PublishResult>;
