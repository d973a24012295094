import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import type { PageSummary } from "@stemma/contract/page-shapes";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import styles from "./disclosed-pages.module.css";

interface DisclosedPagesProps {
  /** The line that is always shown. */
  readonly summary: string;
  readonly pages: readonly PageSummary[];
  /** Below the list: the button that loads more of it. */
  readonly children?: ReactNode;
}

/** A line below a text; the list of pages behind it opens. */
export function DisclosedPages({ summary, pages, children }: DisclosedPagesProps) {
  return (
    <details className={styles["pages"]}>
      <summary className={styles["summary"]}>{summary}</summary>
      <ul className={styles["list"]}>
        {pages.map(({ id, icon, pageTitle, workspaceName }) => (
          <li key={id}>
            <Link to="/page/$pageId" params={{ pageId: id }} className={styles["page"]}>
              {icon !== null && <span aria-hidden>{icon} </span>}
              {displayPageTitle(pageTitle)}
            </Link>{" "}
            <span className={styles["workspace"]}>{workspaceName}</span>
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}
