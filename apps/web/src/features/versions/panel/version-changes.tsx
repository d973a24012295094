import type { VersionSummary } from "@stemma/contract/version-shapes";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { Loader } from "../../../ui/messages/loader.tsx";
import { messages } from "../messages.tsx";
import { useChanges } from "./use-changes.ts";
import "../../../ui/styles/diff.css";
import styles from "./side-panel.module.css";

interface VersionChangesProps {
  readonly version: VersionSummary;
}

/** The changes of a version against its parent: a summary line and an excerpt in the page's typography. */
export function VersionChanges({ version }: VersionChangesProps) {
  const { changes, error, retry } = useChanges(version);
  if (error !== null) {
    return (
      <div className={styles["failure"]}>
        <LoadFailure words={messages.changes.loadFailed(failureWords(error))} onRetry={retry} />
      </div>
    );
  }
  if (changes === null) return <Loader />;
  const { sentence, html, more, titles } = changes;
  return (
    <>
      {titles !== null && (
        <p className={styles["titles"]}>
          <del className="diff-del">{titles.before}</del>{" "}
          <ins className="diff-ins">{titles.after}</ins>
        </p>
      )}
      {html !== "" && (
        // `bodyToHtml` escapes all text and drops unsafe URLs.
        <div
          className={`page-body ${styles["excerpt"]}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
      {more > 0 && <p className={styles["more"]}>{messages.changes.more(more)}</p>}
      <p className={styles["sentence"]}>{sentence}</p>
    </>
  );
}
