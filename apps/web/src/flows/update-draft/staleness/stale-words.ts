import type { VersionSummary } from "@stemma/contract/shapes";
import type { UserId } from "@stemma/domain/ids";
import type { Staleness } from "@stemma/document/merge/describe-staleness";
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
  const { versions, setBack } = since;
  if (versions.length === 0 || setBack === null) {
    const named = versions.slice(0, namedMax).map((version) => nameVersion(version, asker));
    const more = versions.length - named.length;
    if (versions.length > 0) {
      return {
        lead: published(versions.length),
        named,
        rest: more > 0 ? `; and ${more} more.` : ".",
      };
    }
  }
  if (setBack === null) {
    return { lead: "The page shows another version than when you started.", named: [], rest: "" };
  }
  const { to, by } = setBack;
  const target = `“${to.publishMessage.subjectLine}”`;
  const who = by === null || by.revertedBy === asker ? "you" : by.reverterName;
  const how = by === null ? "." : ` by ${who}.`;
  if (versions.length === 0) {
    return { lead: "The page was set back to ", named: [target], rest: how };
  }
  const count = versions.length === 1 ? "One version was" : `${versions.length} versions were`;
  return {
    lead: `${count} published since you started, and then the page was set back to `,
    named: [target],
    rest: how,
  };
}

/** Describes how far the draft and the published changes overlap. */
export function touchWords(staleness: Staleness, isTitleTouched: boolean): string {
  const title = isTitleTouched ? " You both changed the title." : "";
  if (staleness.touching === 0) {
    const nothing =
      staleness.ourChanges === 0 ? "You changed nothing yet." : "Nothing you changed is touched.";
    return isTitleTouched ? title.trim() : nothing;
  }
  const { sentence } = staleness;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.${title}`;
}

function published(count: number): string {
  return count === 1
    ? "One version was published since you started: "
    : `${count} versions were published since you started: `;
}

function nameVersion(version: VersionSummary, asker: UserId): string {
  const name = version.publishedBy === asker ? "you" : version.publisherName;
  return `${name}, “${version.publishMessage.subjectLine}”`;
}
