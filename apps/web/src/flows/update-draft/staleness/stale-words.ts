import type { Revert, VersionSummary } from "@stemma/contract/version-shapes";
import type { UserId } from "@stemma/domain/ids";
import type { Staleness } from "@stemma/document/merge/describe-staleness";
import { capitalized } from "../../../lib/capitalized.ts";
import { messages } from "../messages.tsx";
import type { PublishedSince } from "../plan/published-since.ts";

/** A sentence in parts, so that the names can be highlighted. */
export interface StaleWords {
  readonly lead: string;
  /** "Ana Weiss, “Prices 2027”", latest first; empty where nothing was published. */
  readonly named: readonly string[];
  /** The text after the names, without the full stop. */
  readonly rest: string;
}

const namedMax = 3;

/**
 * Describes the changes since the draft was started: "2 versions were published since you started: Ana, “Prices
 * 2027”; …".
 */
export function staleWords(since: PublishedSince, asker: UserId): StaleWords {
  const { stale } = messages;
  const { versions, reverted } = since;
  if (reverted !== null) {
    const revertedText = revertedWords(reverted.by, asker);
    return {
      lead:
        versions.length === 0
          ? capitalized(revertedText)
          : stale.published(versions.length) + stale.andThen + revertedText,
      named: [stale.subject(reverted.to.publishMessage.subjectLine)],
      rest: removedWords(reverted.removed) + stale.end,
    };
  }
  if (versions.length === 0) return { lead: stale.otherVersion, named: [], rest: "" };
  const named = versions.slice(0, namedMax).map((version) => nameVersion(version, asker));
  const more = versions.length - named.length;
  return {
    lead: stale.published(versions.length) + stale.namesFollow,
    named,
    rest: more > 0 ? stale.moreVersions(more) : stale.end,
  };
}

/** How a title and its changes in the draft and in the published version meet. */
export interface TitleStaleness {
  /** Whether the writer changed it. */
  readonly isOurs: boolean;
  /** Whether both changed it, to different titles. */
  readonly isInConflict: boolean;
}

/** Describes how far the draft and the published changes overlap. */
export function overlapWords(
  staleness: Staleness,
  { isOurs, isInConflict }: TitleStaleness,
): string {
  const { stale } = messages;
  if (staleness.touching > 0) {
    const sentence = capitalized(staleness.sentence) + stale.end;
    return isInConflict ? `${sentence} ${stale.bothChangedTitle}` : sentence;
  }
  if (isInConflict) return stale.bothChangedTitle;
  return staleness.ourChanges === 0 && !isOurs ? stale.noChanges : stale.noOverlap;
}

function removedWords(removed: readonly VersionSummary[]): string {
  if (removed.length === 0) return "";
  const named = removed
    .slice(0, namedMax)
    .map(({ publishMessage }) => messages.stale.subject(publishMessage.subjectLine));
  return messages.stale.removed(named, removed.length - named.length);
}

function revertedWords(revert: Revert | null, asker: UserId): string {
  const { stale } = messages;
  if (revert === null) return stale.wasReverted;
  return revert.revertedBy === asker
    ? stale.youReverted
    : stale.someoneReverted(revert.reverterName);
}

function nameVersion(version: VersionSummary, asker: UserId): string {
  const { stale } = messages;
  const name = version.publishedBy === asker ? stale.you : version.publisherName;
  return stale.version(name, version.publishMessage.subjectLine);
}
