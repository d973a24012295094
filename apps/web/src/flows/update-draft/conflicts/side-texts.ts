import type { Version } from "@stemma/contract/version-shapes";
import type { UserId } from "@stemma/domain/ids";
import { capitalized } from "../../../lib/capitalized.ts";
import { listInWords } from "../../../lib/list-in-words.ts";
import { messages } from "../messages.tsx";
import type { UndoneVersion } from "../plan/undo-subject.ts";

/** What the two sides of a conflict are called, and who changed them (`null` for the writer). */
export interface SideTexts {
  /** The heading of the original text. */
  readonly original: string;
  readonly ours: SideText;
  readonly theirs: SideText;
}

interface SideText {
  /** "Ana’s, “Prices 2027”". */
  readonly name: string;
  readonly who: string | null;
  /** The label of the button that picks this side. */
  readonly keep: string;
  /** Shown where this side has no text. */
  readonly missing: string;
}

/** A version that made the published side of a conflict. */
type Credited = Pick<Version, "publishedBy" | "publisherName" | "publishMessage">;

/**
 * In an update, one side is the writer's, the other what was published: by whom, where that is known. `versions` are those that made
 * the published side, latest first; `published` is the version that the page shows.
 */
export function updateTexts(
  versions: readonly Credited[],
  published: Credited,
  asker: UserId,
): SideTexts {
  const { original, yours, keepYours, youDeleted, theyDeleted } = messages.conflicts;
  return {
    original,
    ours: { name: yours, who: null, keep: keepYours, missing: youDeleted },
    theirs: { ...publishedTexts(versions, published, asker), missing: theyDeleted },
  };
}

function publishedTexts(
  versions: readonly Credited[],
  published: Credited,
  asker: UserId,
): Pick<SideText, "name" | "who" | "keep"> {
  const { conflicts } = messages;
  const keep = conflicts.keepPublished;
  const [latest] = versions;
  if (latest === undefined) {
    const source = conflicts.subject(published.publishMessage.subjectLine);
    return { name: conflicts.publishedOne(source), who: conflicts.published, keep };
  }
  const people = new Map(versions.map((one) => [one.publishedBy, one.publisherName]));
  if (people.size > 1) {
    const others = [...people].flatMap(([id, name]) => (id === asker ? [] : [name]));
    const named = listInWords(people.has(asker) ? [conflicts.you, ...others] : others);
    return { name: conflicts.publishedBy(named), who: capitalized(named), keep };
  }
  const { publisherName, publishMessage } = latest;
  const source =
    versions.length === 1
      ? conflicts.subject(publishMessage.subjectLine)
      : conflicts.inVersions(versions.length);
  return latest.publishedBy === asker
    ? { name: conflicts.yourPublished(source), who: null, keep }
    : {
        name: conflicts.theirs(publisherName, source),
        who: publisherName,
        keep: conflicts.keepTheirs(publisherName),
      };
}

/** In an undo, one side is the text as it is, the other the text without the undone version. */
export function undoTexts({ publishMessage: { subjectLine } }: UndoneVersion): SideTexts {
  const { undo } = messages;
  const { asItIs, keepAsItIs, later, isGone, who, here, removes } = undo;
  return {
    original: undo.original(subjectLine),
    ours: { name: asItIs, who: later, keep: keepAsItIs, missing: isGone },
    theirs: { name: undo.without(subjectLine), who, keep: here, missing: removes },
  };
}
