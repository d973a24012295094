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

/** A version's message, publisher and time, as in the byline (ui/styles/page-head.css). */
export function VersionWords({ version }: VersionWordsProps) {
  const now = useNow([version.publishedAt]);
  const { publishMessage, publisherName, publishedAt, credits } = version;
  return (
    <>
      <span className="page-byline-message" title={publishMessage.subjectLine}>
        {publishMessage.subjectLine}
      </span>
      <span aria-hidden="true">{"·"}</span>
      <span className="page-byline-people">{publishersWords(publisherName, credits)}</span>
      <span aria-hidden="true">{"·"}</span>
      <time dateTime={publishedAt} data-on-paper={fullDateTime(publishedAt)}>
        {relativeTime(new Date(publishedAt), now)}
      </time>
    </>
  );
}
