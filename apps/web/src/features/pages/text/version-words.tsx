import type { VersionSummary } from "@stemma/contract/version-shapes";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { fullDateTime } from "../../../lib/time/full-date-time.ts";
import { publishersWords } from "../../../entities/version/publishers-words.ts";
import { useNow } from "../../../lib/time/use-now.ts";

interface VersionWordsProps {
  readonly version: Pick<
    VersionSummary,
    "publishMessage" | "publisherName" | "publishedAt" | "credits"
  >;
}

/** In characters. Messages up to this length are never cut in the byline, so that none leaves a gap before the people. */
const shortLength = 18;

/** A version's message, publisher and time, as in the byline (ui/styles/page-head.css). */
export function VersionWords({ version }: VersionWordsProps) {
  const now = useNow([version.publishedAt]);
  const { publishMessage, publisherName, publishedAt, credits } = version;
  const { subjectLine } = publishMessage;
  const people = publishersWords(publisherName, credits);
  return (
    <>
      <span
        className="page-byline-message"
        data-short={subjectLine.length <= shortLength || undefined}
        title={subjectLine}
      >
        {subjectLine}
      </span>
      <span aria-hidden="true">{"·"}</span>
      <span className="page-byline-meta">
        <span className="page-byline-people" title={people}>
          {people}
        </span>
        <span aria-hidden="true">{"·"}</span>
        <time dateTime={publishedAt} data-on-paper={fullDateTime(publishedAt)}>
          {relativeTime(new Date(publishedAt), now)}
        </time>
      </span>
    </>
  );
}
