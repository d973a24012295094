import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState, type MouseEvent } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { authorsToHtml } from "@stemma/document/authors/authors-to-html";
import type { PageBody } from "@stemma/document/format";
import type { VersionId } from "@stemma/domain/ids";
import { hasModifier } from "../../lib/keys/has-modifier.ts";
import { versionAuthorsQuery } from "../../entities/version/version-authors-query.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { AuthorLabel } from "./author-label.tsx";
import { drawAuthors } from "./author-marks.ts";
import { messages } from "./messages.ts";
import { useAuthorLabel } from "./use-author-label.ts";
import styles from "./page-authors.module.css";

interface PageAuthorsProps {
  readonly page: PageView["page"];
  readonly onHide: () => void;
}

/** The page's text with who wrote each part of it, in the place of the text. */
export function PageAuthors({ page, onHide }: PageAuthorsProps) {
  const { publishedVersion, serializedEditorState: body } = page;
  return publishedVersion === null || body === null ? null : (
    <AuthoredText versionId={publishedVersion} body={body} onHide={onHide} />
  );
}

interface AuthoredTextProps {
  readonly versionId: VersionId;
  readonly body: PageBody;
  readonly onHide: () => void;
}

function AuthoredText({ versionId, body, onHide }: AuthoredTextProps) {
  const navigate = useNavigate({ from: "/page/$pageId" });
  const [now] = useState(() => new Date());
  const authors = useQuery(versionAuthorsQuery(versionId));
  const drawn = useMemo(() => {
    if (authors.data === undefined) return null;
    const { legend, marks } = drawAuthors(authors.data, now);
    const rows = authors.data.rows.map((spans) =>
      spans.map(({ length, sequence }) => [length, sequence] as const),
    );
    const html = authorsToHtml(body, rows, (sequence) => marks.get(sequence) ?? null);
    return { marks, html, legend };
  }, [authors.data, body, now]);
  const label = useAuthorLabel();
  if (drawn === null) {
    return authors.isError ? (
      <LoadFailure
        words={messages.authors.notLoaded(failureWords(authors.error))}
        onRetry={() => void authors.refetch()}
      />
    ) : (
      <Loader />
    );
  }

  /** Opens the comparison without loading a new document, unless the reader wants a new tab. */
  function open(event: MouseEvent): void {
    if (hasModifier(event)) return;
    const link = event.target instanceof Element && event.target.closest("a.author");
    if (!link) return;
    const mark = [...(drawn?.marks.values() ?? [])].find(
      ({ href }) => href === link.getAttribute("href"),
    );
    if (mark === undefined) return;
    event.preventDefault();
    void navigate({ search: mark.search });
  }

  return (
    <section aria-label={messages.authors.label}>
      <div className={styles["bar"]}>
        <ul className={styles["legend"]}>
          {drawn.legend.map(({ id, name, color }) => (
            <li key={id} className={styles["name"]} data-color={color}>
              {name}
            </li>
          ))}
        </ul>
        <Button kind="quiet" onClick={onHide}>
          {messages.authors.hide}
        </Button>
      </div>
      {/* Enter on a link clicks it, so that this listener serves the keyboard too: it navigates without a page load. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={`page-body ${styles["text"]}`}
        onClick={open}
        {...label.listeners}
        dangerouslySetInnerHTML={{ __html: drawn.html }}
      />
      <AuthorLabel at={label.at} onDismiss={label.dismiss} onLeave={label.leave} />
    </section>
  );
}
