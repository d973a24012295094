import type { TakenPassages } from "@stemma/contract/draft-shapes";
import type { DraftId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import type { PublishMessage } from "@stemma/domain/version/publish-message";
import type { PublishedText } from "../platform/published-text.ts";

/** The content of a version before it is stored. */
export interface NewVersion {
  readonly id: VersionId;
  readonly pageId: PageId;
  readonly previousNode: VersionId | null;
  /** The version that was published when the draft began; `null` if there was none, or if it is not known. */
  readonly startedFrom: VersionId | null;
  readonly pageTitle: string;
  /** What the title and the body write. */
  readonly text: PublishedText;
  readonly publishedAt: Date;
  readonly publishMessage: PublishMessage;
  /** A new id if the version was made without a draft. */
  readonly draftId: DraftId;
  readonly takenPassages: TakenPassages;
  /** Who wrote the taken passages. */
  readonly takenFrom: readonly UserId[];
}
