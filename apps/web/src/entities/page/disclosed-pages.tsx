import { Link } from "@tanstack/react-router";
import type { PageSummary } from "@stemma/contract/page-shapes";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { LoadNextPart, type ListInParts } from "../../ui/messages/load-next-part.tsx";
import styles from "./disclosed-pages.module.css";

/** A part of the list, and how many pages the whole list has. */
interface PagesPart {
  readonly count: number;
  readonly items: readonly PageSummary[];
}

interface DisclosedPagesProps {
  /** The line that is always shown. */
  readonly summary: (count: number) => string;
  readonly list: ListInParts & {
    readonly data: { readonly pages: readonly PagesPart[] } | undefined;
  };
}

/** A line below a text; the list of pages behind it opens. Nothing if the list is empty or not read yet. */
export function DisclosedPages({ summary, list }: DisclosedPagesProps) {
  const parts = list.data?.pages ?? [];
  const count = parts[0]?.count ?? 0;
  if (count === 0) return null;
  return (
    <details className={styles["pages"]}>
      <summary className={styles["summary"]}>{summary(count)}</summary>
      <ul className={styles["list"]}>
        {parts
          .flatMap(({ items }) => items)
          .map(({ id, icon, pageTitle, workspaceName }) => (
            <li key={id}>
              <Link to="/page/$pageId" params={{ pageId: id }} className={styles["page"]}>
                {icon !== null && <span aria-hidden>{icon} </span>}
                {displayPageTitle(pageTitle)}
              </Link>{" "}
              <span className={styles["workspace"]}>{workspaceName}</span>
            </li>
          ))}
      </ul>
      <LoadNextPart list={list} />
    </details>
  );
}
