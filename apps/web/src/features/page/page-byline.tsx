import type { PageView } from "@stemma/contract/pages.contract";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../lib/use-now.ts";
import { SmallStemma } from "./small-stemma.tsx";

interface PageBylineProps {
  readonly view: Pick<PageView, "page" | "lastVersions">;
}

/** Why the page changed last, who did it and when, beside the small stemma. Nothing for a page never published. */
export function PageByline({ view: { page, lastVersions } }: PageBylineProps) {
  const now = useNow();
  if (page.publishedVersion === null) return null;
  const version = lastVersions.find(({ id }) => id === page.publishedVersion);
  return (
    <div className="page-byline">
      <SmallStemma versions={lastVersions} currentVersion={page.publishedVersion} />
      {version !== undefined && (
        <>
          <span className="page-byline-message" title={version.publishMessage.subjectLine}>
            {version.publishMessage.subjectLine}
          </span>
          <span aria-hidden="true">·</span>
          <span>{version.publisherName}</span>
          <span aria-hidden="true">·</span>
          <time dateTime={version.publishedAt}>
            {relativeTime(new Date(version.publishedAt), now)}
          </time>
        </>
      )}
    </div>
  );
}
