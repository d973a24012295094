import { useMemo } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { isBlankBody } from "@stemma/document/is-blank-body";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { PageByline } from "./page-byline.tsx";
import styles from "./read-view.module.css";

interface ReadViewProps {
  readonly view: PageView;
}

/** The published page, in the very markup of the server's first paint (ui/shell.css), so that nothing moves when it takes over. */
export function ReadView({ view }: ReadViewProps) {
  const { pageTitle, serializedEditorState: body } = view.page;
  const html = useMemo(() => (body === null ? "" : bodyToHtml(body)), [body]);
  const isEmpty = body === null || isBlankBody(body);
  return (
    <>
      <h1 className="page-title">{displayPageTitle(pageTitle)}</h1>
      <PageByline view={view} />
      {isEmpty ? (
        <p className={`page-body ${styles["empty"]}`}>
          Turn on draft mode and publish some content.
        </p>
      ) : (
        // The renderer escapes every text and lets no address but a safe one through.
        <div className="page-body" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </>
  );
}
